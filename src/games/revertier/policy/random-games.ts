import { makeRandom, type Random } from '#engine/kernel/random.ts';
import { NetSink } from '#engine/ledger/sink.ts';
import { emptyBoard, setBoard } from '#engine/tables/board.ts';
import { makeMen, otherPlayer, type Player } from '#engine/tables/position.ts';
import { endingOnBoard, type Ending } from '../play/ending.ts';
import { PlayFinder } from '../play/finding/find-plays.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { MEN, movementOf, PILE } from '../record/movement.ts';
import { MOST_THROWS } from '../record/record.ts';
import { settle, termsOf } from '../settle/settle.ts';

/** What became of so many games. */
export interface RandomGames {
  readonly games: number;
  readonly throws: number;
  /** Legal plays found, of all throws together. */
  readonly plays: number;
  readonly longest: number;
  readonly borneOff: number;
  readonly shutOut: number;
  readonly frozen: number;
  /** Games that were not over after as many throws as a record can hold: none, as far as anybody has seen. */
  readonly unfinished: number;
  /** What White has won or lost. */
  readonly net: number;
}

/**
 * Plays so many games from the first throw to the end, and settles them: of every throw all legal plays are found, and one
 * of them is played, each as likely as another.
 */
export function runRandomGames(n: number, seed: number, rules: RevertierRules): RandomGames {
  const random = makeRandom(seed);
  const table = new RandomTable(rules, random);
  const sink = new NetSink();
  const terms = termsOf(rules, { stake: undefined, double: undefined });
  const count = { borneOff: 0, shutOut: 0, frozen: 0, unfinished: 0 };
  let throws = 0;
  let longest = 0;
  for (let game = 0; game < n; game++) {
    const ending = table.play();
    count[ending?.kind ?? 'unfinished']++;
    settle(ending, terms, sink);
    throws += table.throws;
    longest = Math.max(longest, table.throws);
  }
  return { games: n, throws, plays: table.plays, longest, ...count, net: sink.net[0]! };
}

/** What finds the plays of every table in turn: its memory is large. */
const finder = new PlayFinder();

/** One table, where game after game is played at random in the same memory. */
class RandomTable {
  /** Throws of the last game; legal plays of all games. */
  throws = 0;
  plays = 0;
  private readonly rules: RevertierRules;
  private readonly random: Random;
  private readonly board = emptyBoard();
  private readonly start = makeMen({ [PILE]: MEN });

  constructor(rules: RevertierRules, random: Random) {
    this.rules = rules;
    this.random = random;
  }

  play(): Ending | undefined {
    const { board, random, rules } = this;
    const movement = movementOf(rules);
    setBoard(board, [this.start, this.start]);
    let one: number;
    let other: number;
    do {
      one = random(6) + 1;
      other = random(6) + 1;
    } while (one === other);
    let player: Player = one > other === (rules['start.die'] === 'higher') ? 0 : 1;
    let isThrown = rules['start.throw'] === 'opening';
    for (this.throws = 1; this.throws <= MOST_THROWS; this.throws++) {
      if (!isThrown) {
        one = random(6) + 1;
        other = random(6) + 1;
      }
      isThrown = false;
      finder.find(board, player, one > other ? one : other, one > other ? other : one, movement);
      this.plays += finder.count;
      finder.play(random(finder.count));
      const ending = endingOnBoard(board, player, movement, rules);
      if (ending) return ending;
      player = otherPlayer(player);
    }
    return undefined;
  }
}
