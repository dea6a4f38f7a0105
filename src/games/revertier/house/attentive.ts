import { boardOf, type Board } from '#engine/tables/board.ts';
import { otherPlayer, type Player } from '#engine/tables/position.ts';
import { isDoublet, THROWS, type Throw } from '#engine/tables/throw.ts';
import { endingOnBoard, type Ending } from '../play/ending.ts';
import { PlayFinder } from '../play/finding/find-plays.ts';
import { movementOf, type Movement } from '../record/movement.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { isDouble, termsOf, type Terms } from '../settle/settle.ts';
import type { Position } from '#engine/tables/position.ts';
import { LEARNT } from './learnt.ts';
import { chanceOf, Features } from './prospects.ts';

/** So many plays are looked at two throws deep, those that look best after one. */
const DEEP = 8;

/** What is expected of a play, in stakes from −1, or −2 for a double, to 1 or 2. */
export interface Expected {
  /** Its number among the legal plays. */
  readonly play: number;
  readonly stakes: number;
}

/**
 * Looks at every play, at every throw that the other may then make, and at the best he can do with it; the board that is then
 * left is weighed by what was learnt. Works in its own memory.
 */
export class AttentivePlayer {
  private readonly own = new PlayFinder();
  private readonly his = new PlayFinder();
  private readonly features = new Features();

  /** The plays of a throw with what is expected of each, the best first; those that promise least are looked at one throw deep. */
  weigh(position: Position, dice: Throw, rules: RevertierRules): readonly Expected[] {
    const movement = movementOf(rules);
    const terms = termsOf(rules, { stake: undefined, double: undefined });
    const board = boardOf(position);
    const player = position.toPlay;
    const { own } = this;
    own.find(board, player, dice[0], dice[1], movement);
    const first: Expected[] = [];
    for (let play = 0; play < own.count; play++) {
      own.play(play);
      first.push({ play, stakes: this.standing(board, player, movement, rules, terms) });
      own.takeBack();
    }
    first.sort((a, b) => b.stakes - a.stakes || a.play - b.play);
    const deep = first.slice(0, DEEP).map(({ play, stakes }) => {
      if (first.length === 1) return { play, stakes };
      own.play(play);
      const ending = endingOnBoard(board, player, movement, rules);
      const expected = ending ? stakes : this.afterHisThrow(board, otherPlayer(player), movement, rules, terms);
      own.takeBack();
      return { play, stakes: expected };
    });
    return [...deep.sort((a, b) => b.stakes - a.stakes || a.play - b.play), ...first.slice(DEEP)];
  }

  /** What a player who has just moved may expect of the board as it stands. */
  private standing(board: Board, mover: Player, movement: Movement, rules: RevertierRules, terms: Terms): number {
    const ending = endingOnBoard(board, mover, movement, rules);
    if (ending) return worthOfEnd(ending, mover, terms);
    this.features.look(board, mover, movement);
    return 2 * chanceOf(this.features.sum(LEARNT)) - 1;
  }

  /** What the player who does not throw may expect, the other answering each of the 21 throws as well as he can. */
  private afterHisThrow(
    board: Board,
    thrower: Player,
    movement: Movement,
    rules: RevertierRules,
    terms: Terms,
  ): number {
    const { his } = this;
    let sum = 0;
    for (const dice of THROWS) {
      his.find(board, thrower, dice[0], dice[1], movement);
      let best = -Infinity;
      for (let i = 0; i < his.count; i++) {
        his.play(i);
        best = Math.max(best, this.standing(board, thrower, movement, rules, terms));
        his.takeBack();
      }
      sum -= best * (isDoublet(dice) ? 1 : 2);
    }
    return sum / 36;
  }
}

const worthOfEnd = (ending: Ending, mover: Player, terms: Terms): number =>
  ending.winner === undefined ? 0 : (ending.winner === mover ? 1 : -1) * (isDouble(ending, terms) ? 2 : 1);
