import type { Departure } from '#engine/ledger/game.ts';
import { boardOf, moveMan, positionOf } from '#engine/tables/board.ts';
import { makePlay, pathsOf, type Landing } from '#engine/tables/play.ts';
import { otherPlayer, PLAYERS, type Player, type Position } from '#engine/tables/position.ts';
import { makeThrow, type Die } from '#engine/tables/throw.ts';
import type { Effect } from '#islands/replay/model.ts';
import { packLine, unpackLine, type PackedLine } from '#islands/replay/packed-line.ts';
import type { BoardStep, GameModel } from '../../table/model.ts';

/** A game settled by its book, as a page hands it to the replay: enough to step through it before any engine is there. */
export interface PackedGame {
  readonly men: Position['men'];
  readonly toPlay: Player;
  readonly steps: readonly PackedStep[];
  readonly lines: readonly PackedLine[];
  readonly effect: Effect | null;
  readonly faults: readonly Departure[];
}

/** The place and the sentence; for a throw its two numbers, and from where to where men were moved, in an order in which they can be. */
type PackedStep = readonly [at: string, says: string, dice?: readonly [Die, Die], ...moves: number[]];

/** The model of a game under the rules it was written down for. */
export function packGame({ steps, say, lines, effect, faults }: GameModel): PackedGame {
  const first = steps[0]?.position ?? { men: [[], []], toPlay: 0 };
  return {
    ...first,
    steps: steps.map(({ at, played }, i): PackedStep =>
      played
        ? [
            at,
            say(i),
            [...played.dice],
            ...played.paths.flatMap((path) => path.slice(1).flatMap((to, n) => [path[n] ?? 0, to])),
          ]
        : [at, say(i)],
    ),
    lines: lines.map(packLine),
    effect: effect ?? null,
    faults,
  };
}

const pairs = (moves: readonly number[]): readonly Landing[] =>
  moves.flatMap((from, i) => (i % 2 === 0 ? [[from, moves[i + 1] ?? 0] as const] : []));

/** The board after a step; a man is moved as it says, and whoever stood there alone is hit. */
function unpackStep([at, , dice, ...moves]: PackedStep, before: Position): BoardStep {
  if (!dice) return { at, position: before, played: undefined };
  const player = before.toPlay;
  const board = boardOf(before);
  const play = pairs(moves);
  const hits = play.flatMap(([from, to]) => (moveMan(board, player, from, to) ? [to] : []));
  const paths = pathsOf(makePlay(play), before.men[player]);
  return {
    at,
    position: positionOf(board, otherPlayer(player)),
    played: { player, dice: makeThrow(...dice), paths, hits },
  };
}

export function unpackGame({ men, toPlay, steps, lines, effect, faults }: PackedGame): GameModel {
  const none = Object.fromEntries(PLAYERS.map((player) => [player, 0]));
  const boards: BoardStep[] = [];
  for (const step of steps) boards.push(unpackStep(step, boards.at(-1)?.position ?? { men, toPlay }));
  return {
    seats: PLAYERS,
    steps: boards,
    say: (step) => steps[step]?.[1] ?? '',
    lines: lines.map(unpackLine),
    opening: { now: none, before: none },
    faults,
    effect: effect ?? undefined,
  };
}
