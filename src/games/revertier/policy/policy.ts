import type { Random } from '#engine/kernel/random.ts';
import { boardOf, type Board } from '#engine/tables/board.ts';
import { makePlay, type Landing, type Play } from '#engine/tables/play.ts';
import type { Position } from '#engine/tables/position.ts';
import type { Throw } from '#engine/tables/throw.ts';
import { PlayFinder } from '../play/finding/find-plays.ts';
import { movementOf, type Movement } from '../record/movement.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { worthOf } from './worth.ts';

/** Looks one throw ahead and no further: the play after which the board is worth most (`worthOf`). */
export class PlainPlayer {
  readonly finder = new PlayFinder();

  /** The number, in `finder`, of the play that is chosen; chance decides between plays that seem about as good. */
  choose(board: Board, player: number, high: number, low: number, movement: Movement, random: Random): number {
    const { finder } = this;
    finder.find(board, player, high, low, movement);
    let best = -Infinity;
    let chosen = 0;
    for (let i = 0; i < finder.count; i++) {
      finder.play(i);
      const worth = worthOf(board, player, movement) + random(100) / 200;
      finder.takeBack();
      if (worth > best) [best, chosen] = [worth, i];
    }
    return chosen;
  }

  /** What was found under a number, as records have it. */
  playOf(i: number): Play {
    const { finder } = this;
    finder.look(i);
    const landings: Landing[] = [];
    for (let n = 0; n < finder.length; n++) landings.push([finder.from[n]!, finder.to[n]!]);
    return makePlay(landings);
  }
}

const plain = new PlainPlayer();

/** The play that is chosen for whoever is to throw, by its number among the legal ones. */
export const choosePlayNumber = (position: Position, dice: Throw, rules: RevertierRules, random: Random): number =>
  plain.choose(boardOf(position), position.toPlay, dice[0], dice[1], movementOf(rules), random);

/** The same as a play. */
export const choosePlay = (position: Position, dice: Throw, rules: RevertierRules, random: Random): Play =>
  plain.playOf(choosePlayNumber(position, dice, rules, random));
