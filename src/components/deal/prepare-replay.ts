import type { Chain } from '#edition/chain.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { KeySpec, RuleValue } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { Variation } from '#engine/rules/vary.ts';
import { packBook, type PackedBook } from '#islands/rules/book.ts';
import { kindOf, type BookHead } from '#islands/rules/cites.ts';
import type { Linking } from '#islands/replay/linking.ts';
import type { AnyModel } from '#islands/replay/model.ts';
import type { RulesThatMatter } from '#islands/replay/moving-rules.ts';
import type { Questions } from '#islands/replay/questions.ts';
import type { ReplayData } from '#islands/replay/replay-data.ts';
import type { Request } from '#islands/replay/settle-record.ts';
import type { RuleWords } from '#islands/rules/rule-words.ts';
import { labelsOf } from '../book-labels.ts';

/** A deal made ready for its page: what the island is given, and what stands still beside it. */
export interface PreparedReplay<M, Packed> {
  readonly data: ReplayData<Packed>;
  readonly model: M;
  /** Every rule of its book that a deal can ask, in words. */
  readonly words: readonly RuleWords[];
}

/** What preparing asks of a game. */
export interface Preparing<K extends string, R, Rec, M extends AnyModel, Packed> {
  readonly game: string;
  readonly keys: Readonly<Record<K, KeySpec>>;
  readonly settleDeal: (request: Request<R, Rec>) => Result<M>;
  readonly rulesThatMatter: (record: Rec, rules: R) => RulesThatMatter<K>;
  readonly rulesInWords: Questions['rulesInWords'];
  readonly packDeal: (model: M) => Packed;
  readonly linking: Linking<R, Rec>;
  /** The group of the stakes: they move in every deal, and tell little of this one. */
  readonly stakes: string;
}

/** Deals of a game with the rules they were written down for. Throws where they cannot settle them: content is checked before. */
export const makePrepare =
  <K extends string, R, Rec, M extends AnyModel, Packed>(game: Preparing<K, R, Rec, M, Packed>) =>
  (record: Rec, { source: book, changes, rules }: Variation<R>, chain: Chain): PreparedReplay<M, Packed> => {
    const settled = game.settleDeal({ record, book, changes, asPlayed: true });
    if (!settled.ok) throw new Error(settled.error.message);
    const model = settled.value;
    const { head, words } = openBook(game, book, chain);
    const { moving, forbidding } = game.rulesThatMatter(record, rules);
    const used = new Set([...model.lines.flatMap(({ keys }) => keys), ...model.faults.map(({ key }) => key)]);
    const isChanged = (key: string): boolean => key in changes;
    const numbers = (keys: readonly K[]): readonly number[] => keys.map((key) => game.keys[key].n);
    return {
      model,
      words,
      data: {
        deal: game.packDeal(model),
        book: head,
        changes: changes as Readonly<Record<string, RuleValue>>,
        // Answers are offered only where the engine is; a changed rule needs the words of its new answer.
        rules: words
          .filter(({ key }) => used.has(key) || isChanged(key))
          .map((rule) => (isChanged(rule.key) ? rule : { ...rule, options: [] })),
        moving: numbers(inOrder(moving, game, model, words)),
        forbidding: numbers(forbidding),
        link: game.linking.printDeal(book, { record, changes }),
        others: chain.books
          .filter(({ shelf, ruleSet }) => shelf.id === game.game && ruleSet.id !== book.id)
          .map(({ ruleSet, edition }) => ({ id: ruleSet.id, n: ruleSet.n, short: edition.short })),
      },
    };
  };

/**
 * The questions about this deal's own payments first, as they are paid; then doubtful ones, then others; stakes last, since
 * they move in every deal and tell little of this one.
 */
function inOrder<K extends string>(
  moving: readonly K[],
  { keys, stakes }: { readonly keys: Readonly<Record<K, KeySpec>>; readonly stakes: string },
  { lines }: AnyModel,
  words: readonly RuleWords[],
): readonly K[] {
  const paid = lines.flatMap(({ at, keys: [base] }) => (at === 'ante' || base === undefined ? [] : [base]));
  const doubtful = new Set(words.filter(({ cites }) => kindOf(cites) !== 'attested').map(({ key }) => key));
  const rank = (key: K): number => {
    if (paid.includes(key)) return paid.indexOf(key) - paid.length;
    return keys[key].group === stakes ? 2 : doubtful.has(key) ? 0 : 1;
  };
  return moving.toSorted((a, b) => rank(a) - rank(b));
}

export interface OpenedBook {
  readonly head: BookHead;
  readonly packed: PackedBook;
  readonly words: readonly RuleWords[];
}
const opened = new WeakMap<Chain, Map<string, OpenedBook>>();

/** A book packed and put in words: once, for all its deals. */
export function openBook<K extends string, R>(
  { keys, rulesInWords }: Pick<Preparing<K, R, never, never, never>, 'keys' | 'rulesInWords'>,
  book: RuleSet<R>,
  chain: Chain,
): OpenedBook {
  const books = opened.get(chain) ?? new Map<string, OpenedBook>();
  opened.set(chain, books);
  const found = books.get(book.id);
  if (found) return found;
  const edited = chain.books.find(({ ruleSet }) => ruleSet.id === book.id);
  if (!edited) throw new Error(`There is no edition of ${book.id}.`);
  const packed = packBook(keys, book, labelsOf(edited, chain));
  const { game, id, n, unit, short, date, voice } = packed;
  const fresh = { head: { game, id, n, unit, short, date, voice }, packed, words: rulesInWords(packed) };
  books.set(book.id, fresh);
  return fresh;
}

/** Every book of a game that has an edition, in order of date, packed and put in words. */
export const openAll =
  <K extends string, R>(
    { id, ruleSets }: { readonly id: string; readonly ruleSets: readonly RuleSet<R>[] },
    game: Pick<Preparing<K, R, never, never, never>, 'keys' | 'rulesInWords'>,
  ) =>
  (chain: Chain): readonly OpenedBook[] =>
    chain.books
      .filter(({ shelf }) => shelf.id === id)
      .flatMap(({ ruleSet }) => ruleSets.filter((own) => own.id === ruleSet.id))
      .map((book) => openBook(game, book, chain));
