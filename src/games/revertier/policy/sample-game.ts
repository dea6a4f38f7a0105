import { makeRandom, type Random } from '#engine/kernel/random.ts';
import { boardOf, emptyBoard, setBoard, type Board } from '#engine/tables/board.ts';
import { otherPlayer, type Player, makeMen } from '#engine/tables/position.ts';
import { makeThrow, randomThrow, throwForStart } from '#engine/tables/throw.ts';
import { endingOnBoard, type Ending } from '../play/ending.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { movementOf, MEN, PILE, type Movement } from '../record/movement.ts';
import { PlainPlayer } from './worth.ts';
import {
  MOST_THROWS,
  menToStart,
  type Handicap,
  type RevertierRecord,
  type GameStart,
  type ThrowRecord,
  receiverOfDice,
  starterOf,
} from '../record/record.ts';

const plain = new PlainPlayer();

/** A game played by the policy: its record, who began, and the board at the end. */
export interface PlainGame {
  readonly record: RevertierRecord;
  readonly starter: Player;
  readonly board: Board;
  /** Player of the last throw. */
  readonly mover: Player;
}

/** How a game begins: by a throw for the dice, unless a player has them or is given an advantage. */
export interface Beginning {
  readonly starter?: Player | undefined;
  readonly handicap?: Handicap | undefined;
}

/** Plays a whole game from a seed, thrown and played by the policy under the rules. */
export function playPlainGame(seed: number, rules: RevertierRules, { starter, handicap }: Beginning = {}): PlainGame {
  const random = makeRandom(seed);
  const isThrownFor = starter === undefined && receiverOfDice({ handicap }) === undefined;
  const dice = isThrownFor ? throwForStart(random) : undefined;
  const start: GameStart | undefined = dice
    ? { kind: 'dice', dice }
    : starter === undefined
      ? undefined
      : { kind: 'player', player: starter };
  const bare: RevertierRecord = { start, men: undefined, handicap, stake: undefined, double: undefined, throws: [] };
  const first = starterOf(bare, rules);
  const began: Player = first.ok ? first.value : 0;
  const movement = movementOf(rules);
  const board = boardOf({ men: menToStart(bare) });
  let player = began;
  const opening = rules['start.throw'] === 'opening' ? dice?.at(-1) : undefined;
  const throws: ThrowRecord[] = [];
  while (throws.length < MOST_THROWS && !endingOnBoard(board, otherPlayer(player), movement, rules)) {
    const thrown = throws.length === 0 && opening ? makeThrow(...opening) : randomThrow(random);
    const chosen = plain.choose(board, player, thrown[0], thrown[1], movement, random);
    throws.push({ dice: thrown, play: plain.playOf(chosen) });
    plain.finder.play(chosen);
    player = otherPlayer(player);
  }
  return { record: { ...bare, throws }, starter: began, board, mover: otherPlayer(player) };
}

/**
 * Record of a whole game from a seed, thrown and played by the policy under the rules, with a handicap if given. The same seed
 * and rules give the same game on every machine.
 */
export const sampleGame = (seed: number, rules: RevertierRules, handicap?: Handicap): RevertierRecord =>
  playPlainGame(seed, rules, { handicap }).record;

/** Label shown with each game that the policy played. */
export const POLICY_LABEL =
  'Played by a plain policy of this site that follows the advice of 1792. The choices are ours, not those of a source.';

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
