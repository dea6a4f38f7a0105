import type { Problem } from '#engine/kernel/result.ts';
import { refuse } from '#engine/kernel/result.ts';
import { HAND, OFF, placeAfter, type Place } from '#engine/tables/point.ts';
import type { Position } from '#engine/tables/position.ts';
import type { Throw } from '#engine/tables/throw.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { whyNotMan, whyNotOnward, type Made, type Moving } from './moving.ts';

/** Somebody’s hand over the board: the man he has lifted, and what he was last refused. */
export interface Handling {
  readonly lifted: Place | undefined;
  readonly refused: Problem | undefined;
}

export const NOTHING_LIFTED: Handling = { lifted: undefined, refused: undefined };

/** What came of touching a place: another man lifted or none, something refused, or men moved on. */
export interface Touched extends Handling {
  /** The landings that are made by it; none where nothing is moved. */
  readonly by: readonly Made[];
}

const noMan = (place: Place): Problem =>
  refuse(
    'no-man',
    place === OFF
      ? 'First the man is touched who is to leave the board.'
      : place === HAND
        ? 'He has no man in hand.'
        : `He has no man on ${String(place)}.`,
  ).error;

/** A place is touched by the player whose throw it is, as he counts: a man first, and then where he is to go. */
export function touch(
  { lifted }: Handling,
  place: Place,
  moving: Moving,
  situation: { readonly position: Position; readonly dice: Throw },
  rules: RevertierRules,
): Touched {
  const { position, dice } = situation;
  const still = (more: Partial<Touched>): Touched => ({ lifted, refused: undefined, by: [], ...more });
  const own = moving.men[position.toPlay][place] ?? 0;
  const lift = (): Touched => {
    if (own === 0 || place === OFF) return still({ lifted: undefined, refused: noMan(place) });
    const refused = whyNotMan(position, dice, moving, place, rules);
    return still({ lifted: refused ? undefined : place, refused });
  };
  if (lifted === undefined) return lift();
  if (lifted === place) return still({ lifted: undefined });
  const way = moving.onward.find(({ from, to }) => from === lifted && to === place);
  if (way) return still({ lifted: undefined, by: way.by });
  // Another of his men, unless a number would bring the lifted one there: then he is told why it may not.
  const isAimed = moving.left.some((die) => placeAfter(lifted, die) === place);
  if (own > 0 && !isAimed) return lift();
  return still({ refused: whyNotOnward(position, dice, moving, [lifted, place], rules) });
}
