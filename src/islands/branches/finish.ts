import type { GameTypes } from '#engine/ledger/game.ts';
import { playOn } from '#engine/play/played-game.ts';
import type { Chooser } from '../play/house/house-messages.ts';
import { choicesAt, type FollowedGame, type RuledGame, type TreePlace } from './lines.ts';

/** Most acts that the house plays; the longest games at tables take some 400. */
const MOST_ACTS = 2000;

/**
 * Lets the plain house play on from a place of a tree to the end, in every seat. Dice are those of the main line while they last.
 * Returns the record, or undefined if the signal ended the play or nothing is left to do.
 */
export async function finish<G extends GameTypes>(
  game: RuledGame<G> & Pick<FollowedGame<G>, 'played'>,
  place: TreePlace<G['record']>,
  { choose, signal }: Pick<Chooser<G>, 'choose'> & { readonly signal: AbortSignal },
): Promise<G['record'] | undefined> {
  const { following, rules, played } = game;
  const [{ record: main }] = place.tree;
  const { playing, turn } = choicesAt(game, place);
  if (!turn) return undefined;
  const line = await playOn<G>(playing, {
    played: { turn: following.turn, act: (now, act, by) => following.act(now, act, main, by) },
    rules,
    choose: async (now, { seat }, n) =>
      (await choose(played.seatView(now, rules, seat), rules, { strength: 'plain', seed: n + 1 })).act,
    most: MOST_ACTS,
    signal,
  });
  return line?.at(-1)?.record;
}
