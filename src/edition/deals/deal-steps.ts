import type { Entry } from '#engine/ledger/sink.ts';
import { parsePlace, printPlace, rankPlace, type Place } from '#engine/ledger/place.ts';
import { alignEntries, inOrder, type ComparedRow } from '#engine/replay/compare.ts';
import type { PlacedFrame, Judgement } from '#engine/ledger/game.ts';
import type { Happening } from '#games/game.ts';

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
