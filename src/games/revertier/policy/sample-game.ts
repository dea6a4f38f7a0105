import { makeRandom, type Random } from '#engine/kernel/random.ts';
import { boardOf } from '#engine/tables/board.ts';
import { otherPlayer, type Player } from '#engine/tables/position.ts';
import { makeThrow, randomDie, randomThrow, type Die } from '#engine/tables/throw.ts';
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

/** Single dice for the beginning, thrown again while they are equal. */
function throwForStart(random: Random): Start & { readonly kind: 'dice' } {
  const dice: (readonly [Die, Die])[] = [];
  do dice.push([randomDie(random), randomDie(random)]);
  while (dice.at(-1)?.[0] === dice.at(-1)?.[1]);
  return { kind: 'dice', dice };
}

const plain = new PlainPlayer();

/**
 * A whole game from a seed, thrown for and played out by the policy under the rules; with a handicap, if one is given. The
 * same seed and rules make the same game everywhere.
 */
export function sampleGame(seed: number, rules: RevertierRules, handicap?: Handicap): RevertierRecord {
  const random = makeRandom(seed);
  const start = receiverOfDice({ handicap }) === undefined ? throwForStart(random) : undefined;
  const bare: RevertierRecord = { start, men: undefined, handicap, stake: undefined, double: undefined, throws: [] };
  const starter = starterOf(bare, rules);
  const movement = movementOf(rules);
  const board = boardOf({ men: menToStart(bare) });
  let player: Player = starter.ok ? starter.value : 0;
  const opening = rules['start.throw'] === 'opening' ? start?.dice.at(-1) : undefined;
  const throws: Thrown[] = [];
  while (throws.length < MOST_THROWS && !endingOnBoard(board, otherPlayer(player), movement, rules)) {
    const dice = throws.length === 0 && opening ? makeThrow(...opening) : randomThrow(random);
    const chosen = plain.choose(board, player, dice[0], dice[1], movement, random);
    throws.push({ dice, play: plain.playOf(chosen) });
    plain.finder.play(chosen);
    player = otherPlayer(player);
  }
  return { ...bare, throws };
}
