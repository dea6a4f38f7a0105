import { HAND, OFF, type Place } from '#engine/tables/point.ts';
import type { Onward } from '../play/moving.ts';

/** Where a man who is lifted may be set down: “The man on 1 can go to 2, 6 or 7.” */
export function sayOnward(lifted: Place, onward: readonly Onward[]): string {
  const to = onward.flatMap((way) => (way.from === lifted ? [way.to] : []));
  const points = to.filter((place) => place !== OFF).map(String);
  const last = points.pop();
  const on = last && `to ${points.length > 0 ? `${points.join(', ')} or ${last}` : last}`;
  const places = [on, to.includes(OFF) && 'off'].filter(Boolean).join(' or ');
  return `The man ${lifted === HAND ? 'in hand' : `on ${String(lifted)}`} can go ${places}.`;
}
