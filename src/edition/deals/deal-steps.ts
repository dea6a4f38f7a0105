import type { Entry } from '#engine/ledger/sink.ts';
import { parsePlace, printPlace, rankPlace, type Place } from '#engine/ledger/place.ts';
import { alignEntries, inOrder, type ComparedRow, differenceOfNets } from '#engine/replay/compare.ts';
import type { PlacedFrame, Judgement } from '#engine/ledger/game.ts';
import type { Happening } from '#games/game.ts';
import { memoizeByIdentity } from '#engine/kernel/collections.ts';
import type { Changes } from '#engine/rules/rule-set.ts';
import type { ContentGraph } from '../graph/content.ts';
import type { GameContent, TrialRecord } from '../graph/game-content.ts';
import { hrefOf } from '../text/links.ts';
import type { Deal } from '../library/library.ts';
import type { ErratumData, SourceData } from '../library/schemas/sources.ts';

type Sum = NonNullable<ErratumData['sum']>;

/** Whether the source's figure is right. */
export const isRight = ({ sum }: ErratumData): boolean => sum !== undefined && sum.printedTotal === sum.total;

/** How we know a source's figures: printed, or only reported, because we have not seen the text. */
export const givenAs = (source: SourceData | undefined): 'printed' | 'reported' =>
  source?.known.how === 'summary' || source?.known.how === 'mention' ? 'reported' : 'printed';

/** Prints a sum: `6 × 48 (contracts) + 20 × 6 (counters) + 32 (fish) = 440, where 400 is printed`. */
export function printSum({ parts, total, printedTotal }: Sum, given: 'printed' | 'reported'): string {
  const terms = parts.map((part) =>
    'count' in part
      ? `${String(part.count)} × ${String(part.each)} (${part.label})`
      : `${String(part.value)} (${part.label})`,
  );
  const printed =
    printedTotal === undefined || printedTotal === total ? '' : `, where ${String(printedTotal)} is ${given}`;
  return `${terms.join(' + ')} = ${String(total)}${printed}`;
}

/** Payments that changed answers move in a deal, and the distance between the nets. */
interface Moves extends Difference {
  readonly apart: number;
}

/** A deal with its judgement and the effect of each change, computed once. */
interface Known {
  readonly open: TrialRecord | undefined;
  readonly moves: Map<string, Moves | undefined>;
}

/** Anything with a record: a deal, a deal of a session, a passage. */
type Recorded = Pick<Deal, 'record'>;

const knownOf = memoizeByIdentity(({ record }: Recorded, gameContent: GameContent): Known => {
  const opened = gameContent.openRecord(record);
  return { open: opened.ok ? opened.value : undefined, moves: new Map() };
});

/** Judges a deal by its own rules; undefined if it cannot have been played. */
export function asRecorded(deal: Recorded, gameContent: GameContent): JudgedDeal | undefined {
  const judged = knownOf(deal, gameContent).open?.judged;
  return judged?.ok ? judged.value : undefined;
}

/** Effect of changed answers on a deal as played, undefined if none; computed once for all pages. */
export function movesOf(deal: Recorded, gameContent: GameContent, changes: Changes): Moves | undefined {
  const { open, moves } = knownOf(deal, gameContent);
  const whatIf = open?.whatIf();
  // Most answers move nothing in a deal and need no cache entry.
  if (!whatIf?.moves(changes)) return undefined;
  const name = JSON.stringify(changes);
  if (moves.has(name)) return moves.get(name);
  const before = asRecorded(deal, gameContent);
  const after = whatIf.settle(changes);
  const difference = before && after.ok ? differenceOf(before, after.value, new Set(Object.keys(changes))) : undefined;
  const moved =
    before && after.ok && difference && difference.payments > 0
      ? { ...difference, apart: differenceOfNets(before.net, after.value.net) }
      : undefined;
  moves.set(name, moved);
  return moved;
}

/** Address of a deal at a step; `base` ends with a slash. */
export const dealHref = ({ id }: Pick<Deal, 'id'>, at: string | undefined, base: string): string =>
  `${hrefOf({ scheme: 'deal', id }, base)}${at === undefined ? '' : `#${at}`}`;

/** Step at which a deal shows a clause of its book. */
export function stepForClause(
  deal: Pick<Deal, 'record' | 'ruleset'> & { readonly annotations: Parameters<typeof stepOfClause>[3] },
  clause: string,
  { books }: Pick<ContentGraph, 'books'>,
): string | undefined {
  const book = books.find(({ ruleSet }) => ruleSet.id === deal.ruleset);
  const judged = book && asRecorded(deal, book.gameContent);
  return judged && stepOfClause(judged, clause, new Set(book.keysOf.get(clause)), deal.annotations);
}

/** Whether a clause is of a topic, in any book: `book-1700.quinola.forced.others` is of `quinola.forced`. */
const isOf = (clause: string, topic: string): boolean =>
  `${clause.slice(clause.indexOf('.') + 1)}.`.startsWith(`${topic}.`);

/** Which of the game's happenings occur in a deal, or in any deal of a session, judged by payments and clauses. */
export function happeningsIn(
  judged: readonly JudgedDeal[],
  clauses: readonly string[],
  happenings: readonly Happening[],
): readonly string[] {
  const paid = new Set(
    judged.flatMap(({ entries }) => entries.filter(({ amount }) => amount > 0).map((e) => e.occasion)),
  );
  return happenings
    .filter(
      ({ occasions = [], topics = [] }) =>
        occasions.some((occasion) => paid.has(occasion)) ||
        topics.some((topic) => clauses.some((clause) => isOf(clause, topic))),
    )
    .map(({ id }) => id);
}

/**
 * Finds the step of a deal that shows something. A step is named by its place (`t5.3`, `ante`, `end`), which is also the
 * fragment of its link.
 */

/** A deal judged by its own rules, with a frame for each step. */
export type JudgedDeal = Judgement<PlacedFrame>;

/** An editor's notes on single steps. */
type Notes = readonly { readonly at: string; readonly text: string }[];

const nameOf = (frame: PlacedFrame | undefined): string | undefined => frame && printPlace(frame.at);

/** Step right after a payment. */
const stepOfEntry = ({ frames, entries }: JudgedDeal, entry: Entry): string | undefined => {
  const number = entries.indexOf(entry);
  return number < 0 ? undefined : nameOf(frames.find((frame) => frame.entries > number));
};

/** Step that shows a place: the last step at or before it, as in the replay. */
export function stepOfPlace({ frames, seats }: JudgedDeal, at: Place | undefined): string | undefined {
  const rank = at ? rankPlace(at, seats) : -1;
  return nameOf(frames.findLast((frame) => rankPlace(frame.at, seats) <= rank) ?? frames[0]);
}

/**
 * Steps with payments by these keys: payments with one of them as base if there are any, else those in which one takes
 * part.
 */
export function stepsThatPay(deal: JudgedDeal, keys: ReadonlySet<string>): readonly string[] {
  const paid = deal.entries.filter(({ amount }) => amount > 0);
  const base = paid.filter((entry) => keys.has(entry.keys[0]));
  const any = base.length > 0 ? base : paid.filter((entry) => entry.keys.some((key) => keys.has(key)));
  return [...new Set(any.flatMap((entry) => stepOfEntry(deal, entry) ?? []))];
}

/**
 * Step that shows a clause: a payment by its keys; else an act they forbid; else an editor's note on the clause. Among
 * several payments, the one with a note. Undefined for a clause that no particular step shows, such as how the cards are
 * cut.
 */
export function stepOfClause(
  deal: JudgedDeal,
  clause: string,
  keys: ReadonlySet<string>,
  notes: Notes,
): string | undefined {
  const cited = notes
    .filter(({ text }) => text.includes(`(clause:${clause})`))
    .flatMap(({ at }) => stepOfPlace(deal, parsePlace(at)) ?? []);
  const paid = stepsThatPay(deal, keys);
  const forbidden = deal.departures.find(({ key }) => keys.has(key));
  return paid.find((at) => cited.includes(at)) ?? paid[0] ?? (forbidden ? stepOfPlace(deal, forbidden.at) : cited[0]);
}

/** Number of payments that another answer moves, and the step that shows the first. */
export interface Difference {
  readonly payments: number;
  readonly at: string | undefined;
}

/**
 * Compares a deal with itself under other answers to these keys; payments that rest on the keys come before their
 * consequences.
 */
export function differenceOf(
  deal: JudgedDeal,
  changed: Pick<JudgedDeal, 'entries'>,
  keys: ReadonlySet<string>,
): Difference {
  const differing = alignEntries([deal, changed]).filter(({ same }) => !same);
  const rows = inOrder(differing, deal.seats);
  const rests = ({ cells }: ComparedRow): boolean => cells.flat().some((entry) => entry.keys.some((k) => keys.has(k)));
  const first = rows.find(rests) ?? rows[0];
  const paid = first?.cells[0]?.[0];
  return {
    payments: rows.length,
    at: first && ((paid && stepOfEntry(deal, paid)) ?? stepOfPlace(deal, first.at)),
  };
}
