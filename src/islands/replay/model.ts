import type { Card } from '#engine/cards/card.ts';
import type { Departure } from '#engine/ledger/game.ts';
import type { Place } from '#engine/ledger/place.ts';
import type { Line, AccountSums } from '../account/account.ts';

/** Where the record is, in any game. */
export interface AnyStep {
  readonly at: Place;
  /** The record could not have gone on from the step before: it stands as it was, and this says why. */
  readonly departure?: Departure;
}

/** The table at one step, and where it is: what every card game shows. */
export interface ReplayStep extends AnyStep {
  /** What each seat holds, in the order in which a hand is laid out. */
  readonly hands: readonly (readonly Card[])[];
  readonly trick: readonly Card[];
  readonly leader: number;
  readonly winning: number | undefined;
  readonly toPlay: number | undefined;
  readonly taken: readonly number[];
}

/** What has come of a change of rules, beside the source's own. */
export interface Effect {
  /** How many payments are other than the source's: changed, new or gone. */
  readonly payments: number;
  /** The nets of the whole deal by seat, now and by the source. Absent while the record is cut short. */
  readonly nets: readonly { readonly seat: string; readonly now: number; readonly before: number }[] | undefined;
  /** In a sentence or two. */
  readonly says: string;
}

/** Everything a replay shows of one record under one set of rules. `S` is the game's own step. */
export interface AnyModel<S extends AnyStep = AnyStep> {
  readonly seats: readonly string[];
  readonly steps: readonly S[];
  /** The sentence of a step. */
  readonly say: (step: number) => string;
  /** The same without what is paid, for where the payments stand beside it. */
  readonly tell: (step: number) => string;
  readonly lines: readonly Line[];
  /** Before the first payment: nothing at any seat, what lies in the pools. */
  readonly opening: AccountSums;
  /** What the rules in force do not allow and is shown all the same: of the deal itself, or of a change settled as played. */
  readonly faults: readonly Departure[];
  readonly effect: Effect | undefined;
}

/** The same at cards, where play goes round one way or the other. */
export interface ReplayModel<S extends ReplayStep = ReplayStep> extends AnyModel<S> {
  readonly direction: 'right' | 'left';
}

/** Who plays after so many cards of a trick; nobody before the first trick and after the last. */
export const nextToPlay = (
  trick: readonly Card[],
  leader: number,
  winning: number | undefined,
  hands: readonly (readonly Card[])[],
): number | undefined => {
  const seat =
    trick.length === 0 ? undefined : trick.length === hands.length ? winning : (leader + trick.length) % hands.length;
  return seat !== undefined && (hands[seat]?.length ?? 0) > 0 ? seat : undefined;
};
