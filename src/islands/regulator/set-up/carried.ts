import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import type { Changes } from '../../rules/changes.ts';
import { readAddress } from '../../rules/address/reading-address.ts';
import { parseVariation } from '../../rules/address/variation-address.ts';
import type { RegulatedBook } from '../books.ts';
import { labelOf } from '../../rules/rule-words.ts';
import { newAccount } from '../account/account.ts';
import type { RegulatedGame } from '../game.ts';

/** Rules that a reader has turned in a book and brings to a table: `#<book>&v=r…`. */
export interface Carried {
  readonly book: RegulatedBook;
  readonly changes: Changes;
  /** Each as a question with the answer brought. */
  readonly said: readonly { readonly key: string; readonly question: string; readonly answer: string }[];
  /** How many of the rules turned move no payment at a table, and stay behind. */
  readonly left: number;
}

/** The book that an address names with rules for it. */
export function carriedTo(
  hash: string,
  books: readonly RegulatedBook[],
): { readonly book: RegulatedBook; readonly variation: string } | undefined {
  const { anchor, variation } = readAddress(hash);
  const book = books.find(({ id }) => id === anchor);
  return book && variation !== undefined ? { book, variation } : undefined;
}

/** What of a variation a table can agree on, which is what moves its payments; or why there is nothing to agree on. */
export async function readCarried(
  game: RegulatedGame,
  book: RegulatedBook,
  variation: string,
): Promise<Result<Carried>> {
  const source = game.rules.ruleSets.find(({ id }) => id === book.id);
  if (!source) return refuse('unknown-book', `There is no rule set ${book.id} here.`);
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
