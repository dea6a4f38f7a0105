import { range } from '#engine/kernel/collections.ts';
import { makeRandom, type Random } from '#engine/kernel/random.ts';
import { boardOf, emptyBoard, setBoard, type Board } from '#engine/tables/board.ts';
import {
  makePlay,
  type Landing,
  type Die,
  makeThrow,
  randomThrow,
  throwForStart,
  type Throw,
} from '#engine/tables/play.ts';
import { otherPlayer, type Player, makeMen } from '#engine/tables/position.ts';
import { endingOnBoard, type Ending } from '../play/frame.ts';
import type { RevertierRules } from '../rules/keys.ts';
import {
  movementOf,
  MEN,
  PILE,
  type Movement,
  MOST_THROWS,
  menToStart,
  type Handicap,
  type RevertierRecord,
  type GameStart,
  type ThrowRecord,
  receiverOfDice,
  starterOf,
} from '../record/record.ts';
import { PlainPlayer } from './worth.ts';
import { NetSink } from '#engine/ledger/sink.ts';
import { PlayFinder } from '../play/find-plays.ts';
import { settle, termsOf } from '../settle/judge.ts';

/** Results of a number of games. */
interface RandomGames {
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

const plain = new PlainPlayer();

/** A game played by the policy: who began, how it went, and the board at the end. */
export interface PlainGame {
  readonly beginning: RevertierRecord;
  readonly starter: Player;
  /** Throws with their plays in a row: both dice, the number of landings, then both places of each. */
  readonly moves: readonly number[];
  readonly board: Board;
  /** Player of the last throw. */
  readonly mover: Player;
}

/** How a game begins: by a throw for the dice, unless a player has them or is given an advantage. */
export interface Beginning {
  readonly starter?: Player | undefined;
  readonly handicap?: Handicap | undefined;
  /** Source of the throws; left out, they come from the same source as the choices of the policy. */
  readonly dice?: Random;
  /** Chooses one of the plays of a throw, by its index in a `PlayFinder`; left out, the policy chooses. */
  readonly choose?: (board: Board, player: Player, dice: Throw) => number;
}

/** Plays a whole game from a seed, thrown and played by the policy under the rules. */
export function playPlainGame(seed: number, rules: RevertierRules, begins: Beginning = {}): PlainGame {
  const { starter, handicap } = begins;
  const random = makeRandom(seed);
  const thrower = begins.dice ?? random;
  const isThrownFor = starter === undefined && receiverOfDice({ handicap }) === undefined;
  const dice = isThrownFor ? throwForStart(thrower) : undefined;
  const start: GameStart | undefined = dice
    ? { kind: 'dice', dice }
    : starter === undefined
      ? undefined
      : { kind: 'player', player: starter };
  const beginning: RevertierRecord = {
    start,
    men: undefined,
    handicap,
    stake: undefined,
    double: undefined,
    throws: [],
  };
  const first = starterOf(beginning, rules);
  const began: Player = first.ok ? first.value : 0;
  const movement = movementOf(rules);
  const board = boardOf({ men: menToStart(beginning) });
  let player = began;
  const opening = rules['start.throw'] === 'opening' ? dice?.at(-1) : undefined;
  const moves: number[] = [];
  const { finder } = plain;
  for (let n = 0; n < MOST_THROWS && !endingOnBoard(board, otherPlayer(player), movement, rules); n++) {
    const thrown = n === 0 && opening ? makeThrow(...opening) : randomThrow(thrower);
    const [high, low] = thrown;
    if (begins.choose) {
      finder.find(board, player, high, low, movement);
      finder.play(begins.choose(board, player, thrown));
    } else finder.play(plain.choose(board, player, high, low, movement, random));
    moves.push(high, low, finder.length);
    for (let i = 0; i < finder.length; i++) moves.push(finder.from[i]!, finder.to[i]!);
    player = otherPlayer(player);
  }
  return { beginning, starter: began, moves, board, mover: otherPlayer(player) };
}

/** Record of a game that the policy played. */
export function recordOfGame({ beginning, moves }: Pick<PlainGame, 'beginning' | 'moves'>): RevertierRecord {
  const throws: ThrowRecord[] = [];
  for (let at = 0; at < moves.length;) {
    const [high = 0, low = 0, landings = 0] = moves.slice(at, at + 3);
    at += 3;
    const play = makePlay(range(landings).map((i): Landing => [moves[at + 2 * i]!, moves[at + 2 * i + 1]!]));
    throws.push({ dice: makeThrow(high as Die, low as Die), play });
    at += 2 * landings;
  }
  return { ...beginning, throws };
}

/**
 * Record of a whole game from a seed, thrown and played by the policy under the rules, with a handicap if given. The same seed
 * and rules give the same game on every machine.
 */
export const sampleGame = (seed: number, rules: RevertierRules, handicap?: Handicap): RevertierRecord =>
  recordOfGame(playPlainGame(seed, rules, { handicap }));

/** Label shown with each game that the policy played. */
export const POLICY_LABEL =
  'Played by our simplest computer player, which follows the advice of 1792. The choices are ours, not those of a source.';

/** A table at which the policy plays game after game with itself, in the same memory and without records. */
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

  /** Plays a game from a random beginning; returns its ending. */
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
