import type { Play } from '#engine/tables/play.ts';
import { makeMen, type Men, type Player, type Position } from '#engine/tables/position.ts';
import type { Die, Throw } from '#engine/tables/throw.ts';
import { atCard, type Place } from '#engine/ledger/place.ts';
import { MEN, PILE } from './movement.ts';

/** What one player gives the other at the beginning (the handicaps listed in the Suite du Trictrac of 1698); links carry the index, append only. */
export const HANDICAPS = ['dice', 'sixAndAce', 'fourAndThree', 'head'] as const;
export type HandicapKind = (typeof HANDICAPS)[number];

/**
 * An advantage: the dice; the dice, with six and ace (men on 7 and 2) or four and three (5 and 4) played beforehand; or so
 * many men on the head, the beginning thrown for as usual.
 */
export interface Handicap {
  readonly to: Player;
  readonly gives: HandicapKind;
  /** Men on the head: two, unless said otherwise; 0 for the other kinds. */
  readonly men: number;
}
/** Men a handicap puts on the head, where it does not say how many. */
export const USUAL_ON_HEAD = 2;
/** Every advantage that either player may be given. */
export const ADVANTAGES: readonly Handicap[] = ([0, 1] as const).flatMap((to) =>
  HANDICAPS.map((gives) => ({ to, gives, men: gives === 'head' ? USUAL_ON_HEAD : 0 })),
);

/** One throw, and what was played with it; undefined when it lies on the board and nothing has been played yet. */
export interface Thrown {
  readonly dice: Throw;
  readonly play: Play | undefined;
  /** Whether it was not thrown but named, by a player whose dice had been broken. */
  readonly named?: true;
}

/**
 * Who began: the single dice thrown for it, White’s first, each pair but the last equal; or simply that player. Absent:
 * whoever receives the dice as a handicap, or the winner of the game before, or White.
 */
export type Start =
  | { readonly kind: 'dice'; readonly dice: readonly (readonly [white: Die, black: Die])[] }
  | { readonly kind: 'player'; readonly player: Player };

/** One game as it happened, legal or not, whole or not. Nothing here depends on a rule set. */
export interface RevertierRecord {
  readonly start: Start | undefined;
  /** Where the men stood, if not piled as at the start. */
  readonly men: Position['men'] | undefined;
  readonly handicap: Handicap | undefined;
  /** What the game is played for; absent: what the rule set says. */
  readonly stake: number | undefined;
  /** Whether the double was agreed on; absent: what the rule set says. */
  readonly double: boolean | undefined;
  /** In turn, from whoever began. */
  readonly throws: readonly Thrown[];
}

/** As many throws as places can name: 999 of each player. */
export const MOST_THROWS = 1998;

/** `t4.1` is the fourth throw of the player who began, `t4.2` the fourth of the other. */
export const placeOfThrow = (i: number): Place => atCard((i >> 1) + 1, (i & 1) + 1);

const LAID_DOWN = { dice: [], sixAndAce: [7, 2], fourAndThree: [5, 4] } as const;

/** One player’s men before the first throw. */
function menAtStart(player: Player, handicap: Handicap | undefined): Men {
  if (handicap?.to !== player) return makeMen({ [PILE]: MEN });
  if (handicap.gives === 'head') return makeMen({ [PILE]: MEN - handicap.men, 12: handicap.men });
  const laid = LAID_DOWN[handicap.gives];
  return makeMen({ [PILE]: MEN - laid.length, ...Object.fromEntries(laid.map((point) => [point, 1])) });
}

/** Where the men stand before the first throw. */
export const menToStart = (record: Pick<RevertierRecord, 'men' | 'handicap'>): Position['men'] =>
  record.men ?? [menAtStart(0, record.handicap), menAtStart(1, record.handicap)];
