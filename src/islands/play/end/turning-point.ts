import type { GameTypes } from '#engine/ledger/game.ts';
import { isAct } from '#engine/play/follow.ts';
import type { TableGame } from '#engine/play/played-game.ts';
import { trickAt } from '#engine/ledger/place.ts';
import type { Place } from '#engine/ledger/place.ts';
import type { Chooser } from '../house/house-messages.ts';
import { type TableSession } from '../table-session.ts';

/** A card that would have brought the reader more, if the house had played the rest for everybody. */
export interface TurningPoint {
  /** Index of the moment after the reader's choice. */
  readonly moment: number;
  /** “ace of clubs”. */
  readonly instead: string;
  /** How much more it would have brought. */
  readonly gain: number;
}

/** What looking for it needs: the game, the house, and the reader's net in a finished deal. */
export interface TurningPointSearch<G extends GameTypes> {
  readonly played: TableGame<G>;
  readonly choose: Chooser<G>['choose'];
  readonly netOf: (record: G['record']) => number;
  readonly signal: AbortSignal;
}

/** Most acts that are tried in all, so that the search ends. */
const MOST_ACTS = 1500;

/**
 * Looks for the card that would have brought the reader most. From each of his choices among several cards, last to first,
 * the plain house plays each other card to the end of the deal, for all players and each seeing only his own hand. Nothing is
 * proved by this. Undefined if no card would have been better, or if the signal ended the search.
 */
export async function findTurningPoint<G extends GameTypes>(
  { moments, terms: { rules } }: TableSession<G>,
  me: number,
  { played, choose, netOf, signal }: TurningPointSearch<G>,
): Promise<TurningPoint | undefined> {
  const actual = netOf(moments.at(-1)!.playing.record);
  let best: TurningPoint | undefined;
  let tried = 0;
  for (let i = moments.length - 1; i > 0 && tried < MOST_ACTS; i--) {
    const { done } = moments[i]!;
    if (done?.seat !== me) continue;
    const before = moments[i - 1]!.playing;
    const legal = played.turn(before, rules)?.legal ?? [];
    if (legal.length < 2 || legal.some(({ card }) => card === undefined)) continue;
    for (const { act, label } of legal.filter((one) => !isAct(one.act, done.act))) {
      let playing = played.act(before, act, rules);
      for (let turn = played.turn(playing, rules); turn && tried < MOST_ACTS; turn = played.turn(playing, rules)) {
        if (signal.aborted) return undefined;
        tried++;
        const only = turn.legal.length === 1 ? turn.legal[0] : undefined;
        const next =
          only?.act ??
          (await choose(played.seatView(playing, rules, turn.seat), rules, { strength: 'plain', seed: tried })).act;
        playing = played.act(playing, next, rules);
      }
      if (played.turn(playing, rules)) return best;
      const gain = netOf(playing.record) - actual;
      if (gain > (best?.gain ?? 0)) best = { moment: i, instead: label, gain };
    }
  }
  return best;
}

/** The session before the choice of a turning point. */
export const backTo = <G extends GameTypes>(session: TableSession<G>, { moment }: TurningPoint): TableSession<G> => ({
  ...session,
  moments: session.moments.slice(0, moment),
  takenBack: session.takenBack + 1,
  playedOut: undefined,
});

/** “at trick 9”; empty outside the tricks. */
export const sayWhen = (at: Place | undefined): string => {
  const trick = trickAt(at);
  return trick === undefined ? '' : ` at trick ${String(trick)}`;
};
