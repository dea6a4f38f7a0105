import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { type ReaderChanges, labelOf } from '../../rules/rule-words.ts';
import { readAddress } from '../../rules/reading-address.ts';
import { parseVariation } from '../../rules/variation-address.ts';
import type { RegulatedBook, RegulatedGame } from '../game.ts';
import { newAccount } from '../account/account.ts';

interface Known {
  /** Games, each with the book that its page teaches. */
  readonly games: readonly { readonly id: string; readonly taught?: string | undefined }[];
  readonly books: readonly { readonly id: string; readonly game: string }[];
}

/**
 * Game and book of the page a reader comes from: the page's book, the book whose year is in a deal's name, or the one
 * that the game's page teaches. Undefined for other pages.
 */
export function gameOfAddress(
  address: string,
  { games, books }: Known,
): { readonly game: string; readonly ruleset: string | undefined } | undefined {
  const parts = URL.canParse(address) ? new URL(address).pathname.split('/') : [];
  const game = games.find(({ id }) => parts.includes(id));
  if (game === undefined) return undefined;
  const year = parts.map((part) => /^(\d{4})-/.exec(part)?.[1]).find((found) => found !== undefined);
  const own = books.filter((book) => book.game === game.id);
  const book =
    own.find(({ id }) => parts.includes(id)) ??
    (year === undefined ? undefined : own.find(({ id }) => id.endsWith(`-${year}`)));
  return { game: game.id, ruleset: book?.id ?? game.taught };
}

/** Changed rules that a reader brings to a table: `#<book>&v=r…`. */
export interface CarriedRules {
  readonly book: RegulatedBook;
  readonly changes: ReaderChanges;
  /** Each as question and answer. */
  readonly said: readonly { readonly key: string; readonly question: string; readonly answer: string }[];
  /** Number of changed rules that affect no payment and are left behind. */
  readonly left: number;
}

/** Book named in an address with changed rules. */
export function bookInAddress(
  hash: string,
  books: readonly RegulatedBook[],
): { readonly book: RegulatedBook; readonly variation: string } | undefined {
  const { anchor, variation } = readAddress(hash);
  const book = books.find(({ id }) => id === anchor);
  return book && variation !== undefined ? { book, variation } : undefined;
}

/** The changes that affect payments at a table, or a message if there are none. */
export async function readVariation(
  game: RegulatedGame,
  book: RegulatedBook,
  variation: string,
): Promise<Result<CarriedRules>> {
  const source = game.rules.ruleSets.find(({ id }) => id === book.id);
  if (!source) return refuse('unknown-book', `This site has no rule set ${book.id}.`);
  const parsed = parseVariation(game.rules, source, variation);
  if (!parsed.ok) return parsed;
  const table = game.openTable(book, newAccount(book, { players: ['1', '2', '3', '4'], changes: parsed.value }));
  if (!table.ok) return table;
  const { groups, ruleOf } = await table.value.words();
  const paid = new Set(groups.flatMap(({ keys }) => keys));
  const turned = Object.entries(parsed.value);
  const agreed = turned.filter(([key]) => paid.has(key));
  const said = agreed.flatMap(([key, value]) => {
    const rule = ruleOf(key);
    return rule ? [{ key, question: rule.question, answer: labelOf(rule, value) }] : [];
  });
  return ok({ book, changes: Object.fromEntries(agreed), said, left: turned.length - agreed.length });
}
