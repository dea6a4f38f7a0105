import { ok, type Result } from '../kernel/result.ts';
import type { Departure, Game, Judgement } from '../ledger/game.ts';
import { rankPlace, type Place } from '../ledger/place.ts';

/** What replay asks of a frame: its place, and how many entries have been made by then. */
export interface PlacedFrame {
  readonly at: Place;
  readonly entries: number;
}

/** A judgement, and where a strict view of it cuts. */
export interface Replay<Frame> extends Judgement<Frame> {
  /** The first place where the record does what the rules do not allow. */
  readonly firstDeparture: Departure | undefined;
  /** How many frames, and how many entries, come before it: all of them where nothing departs. */
  readonly framesBefore: number;
  readonly entriesBefore: number;
}

/** A judgement cut where the first of some departures stands: of its own, or of those among them that count. */
export function cut<Frame extends PlacedFrame>(
  judgement: Judgement<Frame>,
  departures: readonly Departure[] = judgement.departures,
): Replay<Frame> {
  const { seats, frames, entries } = judgement;
  const rank = (at: Place): number => rankPlace(at, seats);
  // Of several at one place the judge's first: a stable sort keeps its order.
  const [firstDeparture] = departures.toSorted((a, b) => rank(a.at) - rank(b.at));
  // What departs need not show on the table: a card that had to be laid out and was not has no frame of its own.
  const from = firstDeparture ? frames.findIndex(({ at }) => rank(at) >= rank(firstDeparture.at)) : -1;
  const framesBefore = from < 0 ? frames.length : from;
  const entriesBefore = firstDeparture ? (frames[framesBefore - 1]?.entries ?? 0) : entries.length;
  return { ...judgement, departures, firstDeparture, framesBefore, entriesBefore };
}

/** Judges a record under some rules and finds where it first departs from them. Fails as the game's `judge` does. */
export function replay<R, Rec, Frame extends PlacedFrame>(
  game: Pick<Game<R, Rec, Frame>, 'judge'>,
  record: Rec,
  rules: R,
): Result<Replay<Frame>> {
  const judged = game.judge(record, rules);
  return judged.ok ? ok(cut(judged.value)) : judged;
}
