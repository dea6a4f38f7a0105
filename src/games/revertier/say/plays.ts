import { listed } from '#engine/kernel/collections.ts';
import type { LegalPlay } from '../play/legal-plays.ts';
import { HAND, OFF, type Place } from '#engine/tables/point.ts';
import { nameDie } from './names.ts';
import type { Onward } from '../play/moving.ts';

type PlayEffects = Pick<LegalPlay, 'hits' | 'enters' | 'bearsOff' | 'open' | 'steps'>;

const men = (count: number): string => (count === 1 ? 'one man' : `${nameDie(count)} men`);
const points = (places: readonly Place[]): string => listed(places.map(String));

/** What a play does, in few words: “hits on 19 and 23; leaves 14 uncovered”. */
export function sayPlay({ hits, enters, bearsOff, open, steps }: PlayEffects): string {
  const does = [
    ...(steps.length === 0 ? ['moves nobody'] : []),
    ...(hits.length > 0 ? [`hits on ${points(hits)}`] : []),
    ...(enters > 0 ? [`enters ${men(enters)}`] : []),
    ...(bearsOff > 0 ? [`bears off ${men(bearsOff)}`] : []),
    open.length > 0 ? `leaves ${points(open)} uncovered` : 'leaves nobody uncovered',
  ];
  return does.join('; ');
}

/** How many plays there are: “one play”, “7 plays”. */
export const countPlays = (count: number): string => (count === 1 ? 'one play' : `${String(count)} plays`);

/** Where a man who is lifted may be set down: “The man on 1 can go to 2, 6 or 7.” */
export function sayOnward(lifted: Place, onward: readonly Onward[]): string {
  const to = onward.flatMap((way) => (way.from === lifted ? [way.to] : []));
  const points = to.filter((place) => place !== OFF).map(String);
  const last = points.pop();
  const on = last && `to ${points.length > 0 ? `${points.join(', ')} or ${last}` : last}`;
  const places = [on, to.includes(OFF) && 'off'].filter(Boolean).join(' or ');
  return `The man ${lifted === HAND ? 'in hand' : `on ${String(lifted)}`} can go ${places}.`;
}
