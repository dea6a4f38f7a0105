import type { Random } from '#engine/kernel/random.ts';
import { emptyBoard, setBoard } from '#engine/tables/board.ts';
import { makeMen, otherPlayer, type Player } from '#engine/tables/position.ts';
import { endingOnBoard, type Ending } from '../play/ending.ts';
import { MEN, movementOf, PILE, type Movement } from '../record/movement.ts';
import { MOST_THROWS } from '../record/record.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { PlainPlayer } from './policy.ts';

/** One table, where the policy plays game after game with itself, in the same memory and without a record. */
export class PlainTable {
  private readonly rules: RevertierRules;
  private readonly movement: Movement;
  private readonly random: Random;
  private readonly board = emptyBoard();
  private readonly plain = new PlainPlayer();
  private readonly start = makeMen({ [PILE]: MEN });

  constructor(rules: RevertierRules, random: Random) {
    this.rules = rules;
    this.movement = movementOf(rules);
    this.random = random;
  }

  /** How a game ended that was begun by chance. */
  play(): Ending | undefined {
    const { board, movement, plain, random, rules } = this;
    setBoard(board, [this.start, this.start]);
    let player: Player = random(2) === 0 ? 0 : 1;
    for (let throws = 0; throws < MOST_THROWS; throws++) {
      const one = random(6) + 1;
      const other = random(6) + 1;
      plain.finder.play(plain.choose(board, player, Math.max(one, other), Math.min(one, other), movement, random));
      const ending = endingOnBoard(board, player, movement, rules);
      if (ending) return ending;
      player = otherPlayer(player);
    }
    return undefined;
  }
}
