/**
 * Learns the weight of each feature of a board from games of the house with itself, and prints the weights as attentive.ts has
 * them: `node src/games/revertier/house/learn.ts`. After each move the previous expectation is moved towards the present one,
 * and at the end towards the result (temporal differences, without hidden units).
 */
import { makeRandom } from '#engine/kernel/random.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { emptyBoard, setBoard } from '#engine/tables/board.ts';
import { makeMen, otherPlayer, type Player } from '#engine/tables/position.ts';
import { LEARNED_BY } from '../game.ts';
import { endingOnBoard } from '../play/frame.ts';
import { PlayFinder } from '../play/find-plays.ts';
import { MEN, movementOf, PILE, MOST_THROWS } from '../record/record.ts';
import { chanceOf, Features, MEASURED, SPARSE, WEIGHTS } from './attentive.ts';

const GAMES = 100_000;
const rules = valuesOf(LEARNED_BY);
const movement = movementOf(rules);
const random = makeRandom(1634);
const finder = new PlayFinder();
const board = emptyBoard();
const start = makeMen({ [PILE]: MEN });
const weights = new Float64Array(WEIGHTS);
const looks = [new Features(), new Features()] as const;
const trying = new Features();

function learn(from: Features, target: number, rate: number): void {
  const expected = chanceOf(from.sum(weights));
  const change = rate * (target - expected);
  for (let i = 0; i < from.count; i++) weights[from.list[i]!]! += change;
  for (let i = 0; i < MEASURED; i++) weights[SPARSE + i]! += change * 0.3 * from.measured[i]!;
}

for (let game = 0; game < GAMES; game++) {
  const rate = 0.1 / (1 + (9 * game) / GAMES);
  setBoard(board, [start, start]);
  let player: Player = random(2) === 0 ? 0 : 1;
  for (let throws = 0; throws < MOST_THROWS; throws++) {
    const [one, other] = [random(6) + 1, random(6) + 1];
    finder.find(board, player, Math.max(one, other), Math.min(one, other), movement);
    let best = -Infinity;
    let chosen = 0;
    for (let i = 0; i < finder.count; i++) {
      finder.play(i);
      trying.look(board, player, movement);
      const sum = trying.sum(weights) + (game < GAMES / 20 ? random(100) / 50 : 0);
      finder.takeBack();
      if (sum > best) [best, chosen] = [sum, i];
    }
    finder.play(chosen);
    const now = looks[throws & 1]!;
    const before = looks[1 - (throws & 1)]!;
    now.look(board, player, movement);
    const ending = endingOnBoard(board, player, movement, rules);
    const won = ending
      ? ending.winner === player
        ? 1
        : ending.winner === undefined
          ? 0.5
          : 0
      : chanceOf(now.sum(weights));
    // The opponent's expectation one throw ago.
    if (throws > 0) learn(before, 1 - won, rate);
    if (ending) {
      learn(now, won, rate);
      break;
    }
    player = otherPlayer(player);
  }
}
console.log([...weights].map((weight) => Math.round(weight * 100)).join(' '));
