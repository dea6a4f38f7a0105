import type { Entry } from '#engine/ledger/entry.ts';
import type { Judgement } from '#engine/ledger/game.ts';
import { parsePlace, printPlace, rankPlace, type Place } from '#engine/ledger/place.ts';
import { alignEntries, inOrder, type ComparedRow } from '#engine/replay/compare.ts';
import type { PlacedFrame } from '#engine/replay/replay.ts';

/**
 * At which step of a deal a reader sees what he came for. A step is named by its place (`t5.3`, `ante`, `end`), which is
 * the fragment of a link to it: the page has an anchor of that name, and the replay opens there.
 */

/** A deal judged by its own rules, step by step. */
export type ShownDeal = Judgement<PlacedFrame>;

/** What the editor says of single steps. */
type Notes = readonly { readonly at: string; readonly text: string }[];

const nameOf = (frame: PlacedFrame | undefined): string | undefined => frame && printPlace(frame.at);

/** The step at which a payment has just been made. */
const stepOfEntry = ({ frames, entries }: ShownDeal, entry: Entry): string | undefined => {
  const number = entries.indexOf(entry);
  return number < 0 ? undefined : nameOf(frames.find((frame) => frame.entries > number));
};

/** The step that shows a place: the last that does not lie behind it, as the replay has it. */
export function stepOfPlace({ frames, seats }: ShownDeal, at: Place | undefined): string | undefined {
  const rank = at ? rankPlace(at, seats) : -1;
  return nameOf(frames.findLast((frame) => rankPlace(frame.at, seats) <= rank) ?? frames[0]);
}

/** The steps at which a deal pays by these keys: those of which they are the base, or else those they have a part in. */
export function stepsThatPay(deal: ShownDeal, keys: ReadonlySet<string>): readonly string[] {
  const paid = deal.entries.filter(({ amount }) => amount > 0);
  const base = paid.filter((entry) => keys.has(entry.keys[0]));
  const any = base.length > 0 ? base : paid.filter((entry) => entry.keys.some((key) => keys.has(key)));
  return [...new Set(any.flatMap((entry) => stepOfEntry(deal, entry) ?? []))];
}

/**
 * Where a deal shows a clause: where it pays by the clause's keys; else where something is done that they forbid; else
 * where its editor speaks of the clause. Of several payments, the one he speaks of. Undefined for what shows nowhere in
 * particular, as how the cards are cut.
 */
export function stepOfClause(
  deal: ShownDeal,
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

/** How many payments of a deal another answer moves, and the step at which the deal, as it is played, shows the first. */
export interface Difference {
  readonly payments: number;
  readonly at: string | undefined;
}

/** A deal beside itself under other answers to these keys: payments that rest on the keys come before what follows from them. */
export function differenceOf(
  deal: ShownDeal,
  otherwise: Pick<ShownDeal, 'entries'>,
  keys: ReadonlySet<string>,
): Difference {
  const differing = alignEntries([deal, otherwise]).filter(({ same }) => !same);
  const rows = inOrder(differing, deal.seats);
  const rests = ({ cells }: ComparedRow): boolean => cells.flat().some((entry) => entry.keys.some((k) => keys.has(k)));
  const first = rows.find(rests) ?? rows[0];
  const paid = first?.cells[0]?.[0];
  return {
    payments: rows.length,
    at: first && ((paid && stepOfEntry(deal, paid)) ?? stepOfPlace(deal, first.at)),
  };
}
