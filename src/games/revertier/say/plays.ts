import { listed } from '#engine/kernel/listed.ts';
import type { LegalPlay } from '../play/legal-plays.ts';
import type { Place } from '#engine/tables/point.ts';
import { nameDie } from './names.ts';

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
