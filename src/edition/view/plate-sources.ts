import { memoizeByIdentity } from '#engine/kernel/collections.ts';
import type { Entry } from '#engine/ledger/sink.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { clausesOf, ruleOf } from '#engine/rules/rule-set.ts';
import { asRecorded } from '../deals/deal-steps.ts';
import type { Book } from '../graph/content.ts';
import type { Clause } from '../library/clauses.ts';
import type { PlateMoment } from './plates.ts';

/** Numbers of the clauses that name what is paid at the plate of another clause; empty if that clause names it itself. */
export interface PlateSources {
  /** Of the payments drawn. */
  readonly drawnBy: readonly number[];
  /** Of the other payments of the step. */
  readonly othersBy: readonly number[];
}

/** Where a reader finds the sums that a clause's plate shows and of which the clause itself says nothing. */
export function sourcesOfPlate(
  clause: Clause,
  { piece, at }: Pick<PlateMoment, 'piece' | 'at'>,
  book: Book,
): PlateSources {
  const judged = asRecorded(piece, book.gameContent);
  if (!judged) return { drawnBy: [], othersBy: [] };
  const step = judged.frames.findIndex((frame) => printPlace(frame.at) === at);
  const paid = judged.entries
    .slice(judged.frames[step - 1]?.entries ?? 0, judged.frames[step]?.entries)
    .filter(({ amount }) => amount > 0);
  const keys = new Set(book.keysOf.get(clause.id));
  const base = paid.filter((entry) => keys.has(entry.keys[0]));
  const drawn = base.length > 0 ? base : paid.filter((entry) => entry.keys.some((key) => keys.has(key)));
  const foreign = drawn.filter((entry) => !isOwn(clause, entry, book));
  return {
    // A sum of which a part is the clause's own is its sum.
    drawnBy: foreign.length < drawn.length ? [] : numbersOf(foreign, book),
    othersBy: numbersOf(
      paid.filter((entry) => !drawn.includes(entry)),
      book,
    ).filter((number) => number !== clause.number),
  };
}

const binds = ({ bound }: Clause, key: string): boolean => bound.some(({ keys }) => keys.includes(key));

/** Whether a payment follows from a clause itself. It does not if another clause names its amount, and this one does not. */
function isOwn(clause: Clause, { keys: [key], amount }: Entry, book: Book): boolean {
  if (binds(clause, key)) return true;
  if (book.keysOf.get(clause.id)?.includes(key) !== true) return false;
  const value = ruleOf(book.ruleSet, key)?.value;
  const isAmount = typeof value === 'number' && amount % value === 0;
  return !isAmount || !book.edition.clauses.some((one) => binds(one, key));
}

function numbersOf(entries: readonly Entry[], book: Book): readonly number[] {
  const sources = sourcesOf(book);
  const numbers = new Set(entries.flatMap(({ keys: [key] }) => sources.get(key) ?? []));
  return [...numbers].toSorted((a, b) => a - b);
}

/** Number of the clause to look up for each rule: the first of the rule's basis that names its answer, else the first. */
const sourcesOf = memoizeByIdentity(({ edition, ruleSet, keysOf }: Book): ReadonlyMap<string, number> => {
  const keys = new Set([...keysOf.values()].flat());
  return new Map(
    [...keys].flatMap((key): [string, number][] => {
      const rule = ruleOf(ruleSet, key);
      const ids: readonly string[] = rule ? clausesOf(rule.basis) : [];
      const found = ids.flatMap((id) => edition.clauses.filter((one) => one.id === id));
      const source = found.find((one) => binds(one, key)) ?? edition.clauses.find((one) => binds(one, key)) ?? found[0];
      return source ? [[key, source.number]] : [];
    }),
  );
});
