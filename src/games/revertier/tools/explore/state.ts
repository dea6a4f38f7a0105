import { endingOf } from '../../play/ending.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import { MEN, PILE } from '../../record/movement.ts';
import { HANDICAPS, menToStart, type Handicap } from '../../record/record.ts';
import { receiverOfDice } from '../../record/starter.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { makeMen, PLAYERS, type Player, type Position } from '#engine/tables/position.ts';
import { randomThrow, type Throw } from '#engine/tables/throw.ts';
import { sayHandicap, sayPlayer } from '../../say/index.ts';

/** A position with a throw lying on the board. */
export interface Situation {
  readonly position: Position;
  readonly dice: Throw;
}

export type Changes = Readonly<Record<string, RuleValue>>;

/** All that the reader has before him. What he sees is a function of it; from which side is not part of a link. */
export interface Explored extends Situation {
  readonly changes: Changes;
  /** Rules kept to be compared with; none: the book's own. */
  readonly kept: Changes;
  readonly viewer: Player;
  /** The text of the play that is chosen. */
  readonly chosen: string | undefined;
  readonly seed: number;
  /** How often this seed has been thrown. */
  readonly thrown: number;
  /** What was before, the latest last. */
  readonly before: readonly (Situation & Pick<Explored, 'thrown'>)[];
}

const PILED = makeMen({ [PILE]: MEN });
export const START: Position = { men: [PILED, PILED], toPlay: 0 };

/** A game’s beginning: nothing given, or one of the handicaps of 1698. */
export interface Beginning {
  readonly name: string;
  readonly position: Position;
}

/** How many men are given on the head, where men are given there. */
const MEN_ON_HEAD = 2;

/**
 * Every beginning. Whoever receives the dice throws first; men on the head leave that to chance, and here to White, who
 * needs nothing to be given in order to throw from the pile.
 */
export const BEGINNINGS: readonly Beginning[] = [
  { name: 'All men piled', position: START },
  ...PLAYERS.flatMap((_, to) =>
    HANDICAPS.filter((gives) => to !== START.toPlay || gives !== 'dice').map((gives): Beginning => {
      const handicap: Handicap = { to: to === 0 ? 0 : 1, gives, men: gives === 'head' ? MEN_ON_HEAD : 0 };
      return {
        name: `${sayPlayer(handicap.to)} ${sayHandicap(handicap)}`,
        position: {
          men: menToStart({ men: undefined, handicap }),
          toPlay: receiverOfDice({ handicap }) ?? START.toPlay,
        },
      };
    }),
  ),
];

/** The page as it is served: the first throw of a game, and the book's own example of one. */
export const FIRST: Explored = {
  position: START,
  dice: [3, 3],
  changes: {},
  kept: {},
  viewer: 0,
  chosen: undefined,
  seed: 1792,
  thrown: 0,
  before: [],
};

const MOST_BEFORE = 300;

const remembered = ({ position, dice, thrown, before }: Explored): Explored['before'] =>
  [...before, { position, dice, thrown }].slice(-MOST_BEFORE);

/** The next throw of the seed: the same seed gives the same throws, in order, everywhere. */
export function throwDice(state: Explored): Explored {
  const random = makeRandom(state.seed);
  let dice = randomThrow(random);
  for (let n = 0; n < state.thrown; n++) dice = randomThrow(random);
  return { ...state, dice, chosen: undefined, thrown: state.thrown + 1, before: remembered(state) };
}

/** Another position, another throw, or both; what was before can be had back. */
export const lay = (state: Explored, next: Partial<Situation>): Explored => ({
  ...state,
  ...next,
  chosen: undefined,
  before: remembered(state),
});

/** Plays on: the other player throws the seed's next throw, unless the game is over. */
export function playOn(state: Explored, after: Position, rules: RevertierRules): Explored {
  const played = { ...state, position: after, chosen: undefined, before: remembered(state) };
  return endingOf(after, rules) ? played : { ...throwDice(played), before: played.before };
}

export function undo(state: Explored): Explored {
  const last = state.before.at(-1);
  return last ? { ...state, ...last, chosen: undefined, before: state.before.slice(0, -1) } : state;
}
