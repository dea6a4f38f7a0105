import { endingOf } from '../../../play/ending.ts';
import type { Made } from '../../../play/moving.ts';
import type { RevertierRules } from '../../../rules/keys.ts';
import { MEN, PILE } from '../../../record/movement.ts';
import { ADVANTAGES, menToStart } from '../../../record/record.ts';
import { receiverOfDice, starterByDice } from '../../../record/starter.ts';
import { dueAfter } from '../../../settle/due-after.ts';
import { isDouble, termsOf } from '../../../settle/settle.ts';
import { makeRandom, type Random } from '#engine/kernel/random.ts';
import { makeMen, type Player, type Position } from '#engine/tables/position.ts';
import { makeThrow, randomThrow, throwForStart, type Throw } from '#engine/tables/throw.ts';
import type { Changes } from '#islands/rules/changes.ts';
import { sayHandicap, sayPlayer } from '../../../say/index.ts';

/** A position, with a throw lying on the board or the dice still to be thrown. */
export interface Situation {
  readonly position: Position;
  readonly dice: Throw | undefined;
}

/** A game that has been played to its end here. */
export interface Finished {
  /** Nobody, where it was drawn. */
  readonly winner: Player | undefined;
  readonly double: boolean;
}

/** What can be had back: everything that an act changes. */
interface Moment extends Situation {
  /** The men moved by the throw that lies there. */
  readonly made: readonly Made[];
  /** Who threw first in this game. */
  readonly starter: Player;
  readonly finished: readonly Finished[];
  /** How often this seed has been thrown. */
  readonly thrown: number;
}

/** All that the reader has before him. What he sees is a function of it; from which side is not part of a link. */
export interface Explored extends Moment {
  readonly changes: Changes;
  /** Rules kept to be compared with; none: the book's own. */
  readonly kept: Changes;
  readonly viewer: Player;
  readonly seed: number;
  /** What was before, the latest last. */
  readonly before: readonly Moment[];
}

const PILED = makeMen({ [PILE]: MEN });
export const START: Position = { men: [PILED, PILED], toPlay: 0 };

/** A game’s beginning: nothing given, or one of the handicaps of 1698. */
export interface Beginning {
  readonly name: string;
  readonly position: Position;
}

/**
 * Every beginning. Whoever receives the dice throws first; men on the head leave that to chance, and here to White, who
 * needs nothing to be given in order to throw from the pile.
 */
export const BEGINNINGS: readonly Beginning[] = [
  { name: 'All men piled', position: START },
  ...ADVANTAGES.filter(({ to, gives }) => to !== START.toPlay || gives !== 'dice').map((handicap): Beginning => ({
    name: `${sayPlayer(handicap.to)} ${sayHandicap(handicap)}`,
    position: {
      men: menToStart({ men: undefined, handicap }),
      toPlay: receiverOfDice({ handicap }) ?? START.toPlay,
    },
  })),
];

/** The page as it is served: the first throw of a game, and the book's own example of one. */
export const FIRST: Explored = {
  position: START,
  dice: [3, 3],
  made: [],
  starter: 0,
  finished: [],
  changes: {},
  kept: {},
  viewer: 0,
  seed: 1792,
  thrown: 0,
  before: [],
};

const MOST_BEFORE = 300;

const momentOf = ({ position, dice, made, starter, finished, thrown }: Explored): Moment => ({
  position,
  dice,
  made,
  starter,
  finished,
  thrown,
});

/** Something done that can be had back. */
const act = (state: Explored, next: Partial<Moment>): Explored => ({
  ...state,
  made: [],
  ...next,
  before: [...state.before, momentOf(state)].slice(-MOST_BEFORE),
});

/** The dice of a seed from the throw on that comes next: the same seed gives the same throws, in order, everywhere. */
function diceFrom({ seed, thrown }: Pick<Explored, 'seed' | 'thrown'>): Random {
  const random = makeRandom(seed);
  for (let n = 0; n < thrown; n++) randomThrow(random);
  return random;
}

export const throwDice = (state: Explored): Explored =>
  act(state, { dice: randomThrow(diceFrom(state)), thrown: state.thrown + 1 });

/** Another position, another throw, or both. A position set up is a game of its own. */
export const lay = (state: Explored, next: Partial<Situation>): Explored =>
  act(state, next.position ? { starter: next.position.toPlay, ...next } : next);

/** A man moved on, or several. */
export const moveOn = (state: Explored, by: readonly Made[]): Explored => act(state, { made: [...state.made, ...by] });

/** The men of the throw set down where they belong; the game that ends by it is counted, and else the other is to throw. */
export function playOn(state: Explored, after: Position, rules: RevertierRules): Explored {
  const ending = endingOf(after, rules);
  const finished = ending && {
    winner: ending.winner,
    double: isDouble(ending, termsOf(rules, { stake: undefined, double: undefined })),
  };
  return act(state, {
    position: after,
    dice: undefined,
    finished: finished ? [...state.finished, finished] : state.finished,
  });
}

/** The next game, from the piles: begun by whoever has the dice by the rules, or for whom the single dice fall. */
export function nextGame(state: Explored, rules: RevertierRules): Explored {
  const last = endingOf(state.position, rules);
  const due = last && dueAfter(last, state.starter, rules);
  if (due?.player !== undefined)
    return act(state, { position: { ...START, toPlay: due.player }, dice: undefined, starter: due.player });
  const dice = throwForStart(diceFrom(state));
  const starter = starterByDice({ kind: 'dice', dice }, rules) ?? 0;
  return act(state, {
    position: { ...START, toPlay: starter },
    dice: rules['start.throw'] === 'opening' ? makeThrow(...dice.at(-1)!) : undefined,
    starter,
    thrown: state.thrown + dice.length,
  });
}

/** The score of all the games: how many each has won, and how many of those were double. */
export const scoreOf = (
  finished: readonly Finished[],
  player: Player,
): { readonly won: number; readonly double: number } => {
  const won = finished.filter(({ winner }) => winner === player);
  return { won: won.length, double: won.filter(({ double }) => double).length };
};

export function undo(state: Explored): Explored {
  const last = state.before.at(-1);
  return last ? { ...state, ...last, before: state.before.slice(0, -1) } : state;
}
