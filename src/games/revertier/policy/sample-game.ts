import { makeRandom } from '#engine/kernel/random.ts';
import { boardOf } from '#engine/tables/board.ts';
import { otherPlayer, type Player } from '#engine/tables/position.ts';
import { makeThrow, randomThrow, throwForStart } from '#engine/tables/throw.ts';
import { endingOnBoard } from '../play/ending.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { movementOf } from '../record/movement.ts';
import { PlainPlayer } from './policy.ts';
import {
  MOST_THROWS,
  menToStart,
  type Handicap,
  type RevertierRecord,
  type Start,
  type Thrown,
} from '../record/record.ts';
import { receiverOfDice, starterOf } from '../record/starter.ts';

const plain = new PlainPlayer();

/**
 * A whole game from a seed, thrown for and played out by the policy under the rules; with a handicap, if one is given. The
 * same seed and rules make the same game everywhere.
 */
export function sampleGame(seed: number, rules: RevertierRules, handicap?: Handicap): RevertierRecord {
  const random = makeRandom(seed);
  const dice = receiverOfDice({ handicap }) === undefined ? throwForStart(random) : undefined;
  const start: Start | undefined = dice && { kind: 'dice', dice };
  const bare: RevertierRecord = { start, men: undefined, handicap, stake: undefined, double: undefined, throws: [] };
  const starter = starterOf(bare, rules);
  const movement = movementOf(rules);
  const board = boardOf({ men: menToStart(bare) });
  let player: Player = starter.ok ? starter.value : 0;
  const opening = rules['start.throw'] === 'opening' ? dice?.at(-1) : undefined;
  const throws: Thrown[] = [];
  while (throws.length < MOST_THROWS && !endingOnBoard(board, otherPlayer(player), movement, rules)) {
    const thrown = throws.length === 0 && opening ? makeThrow(...opening) : randomThrow(random);
    const chosen = plain.choose(board, player, thrown[0], thrown[1], movement, random);
    throws.push({ dice: thrown, play: plain.playOf(chosen) });
    plain.finder.play(chosen);
    player = otherPlayer(player);
  }
  return { ...bare, throws };
}

/** Said wherever the policy’s games are shown. */
export const POLICY_LABEL =
  'Played by a plain policy of this site, after the advice of 1792; the choices are ours and no source’s.';
