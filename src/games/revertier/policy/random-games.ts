import { makeRandom, type Random } from '#engine/kernel/random.ts';
import { NetSink } from '#engine/ledger/sink.ts';
import { emptyBoard, setBoard } from '#engine/tables/board.ts';
import { makeMen, otherPlayer, type Player } from '#engine/tables/position.ts';
import { endingOnBoard, type Ending } from '../play/ending.ts';
import { PlayFinder } from '../play/find-plays.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { MEN, movementOf, PILE } from '../record/movement.ts';
import { MOST_THROWS } from '../record/record.ts';
import { settle, termsOf } from '../settle/settle.ts';

/** Results of a number of games. */
export interface RandomGames {
  readonly games: number;
  readonly throws: number;
  /** Legal plays found, in all throws together. */
  readonly plays: number;
  readonly longest: number;
  readonly borneOff: number;
  readonly shutOut: number;
  readonly frozen: number;
  /** Games that were not over after as many throws as a record can hold: none so far. */
  readonly unfinished: number;
  /** Net of White in counters. */
  readonly net: number;
}

/**
 * Plays games from the first throw to the end and settles them: finds all legal plays of each throw, and makes one of them at
 * random.
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

/** Finder shared by all tables, because its memory is large. */
const finder = new PlayFinder();

/** A table where random games are played one after another in the same memory. */
class RandomTable {
  /** Throws of the last game; below, legal plays of all games. */
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
