import { ok, refuse, type Result } from '../kernel/result.ts';
import { HAND, isPoint, OFF, PLACES, type Place } from './point.ts';
import { makeMen, type Men } from './position.ts';

const MOST = 15;

const NAMES: ReadonlyMap<string, Place> = new Map([
  ['hand', HAND],
  ['off', OFF],
]);
const nameOf = (place: Place): string => (place === HAND ? 'hand' : place === OFF ? 'off' : String(place));

/** `hand:1 1:10 12:4`: places with their men, as their owner counts. */
export function printMen(men: Men): string {
  const words: string[] = [];
  for (let place = 0; place < PLACES; place++) {
    const n = men[place] ?? 0;
    if (n > 0) words.push(`${nameOf(place)}:${String(n)}`);
  }
  return words.join(' ');
}

/** The form of what `parseMen` reads, for schemas. */
export const MEN_PATTERN = '([\\s,]*([Hh]and|[Oo]ff|\\d{1,2})(:\\d{1,2})?)*[\\s,]*';

/** Reads what `printMen` prints, in any order, with commas or without; a place named alone has one man. */
export function parseMen(text: string): Result<Men> {
  const given: Record<Place, number> = {};
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const [, name = '', count = '1'] = /^([a-z]+|\d{1,2})(?::(\d{1,2}))?$/i.exec(word) ?? [];
    const place = /^\d/.test(name) ? Number(name) : NAMES.get(name.toLowerCase());
    if (place === undefined || (/^\d/.test(name) && !isPoint(place)))
      return refuse('bad-men', `“${word.slice(0, 20)}” does not say where men stand; write 12:4, hand:1 or off:3.`);
    if (Object.hasOwn(given, place)) return refuse('place-twice', `“${nameOf(place)}” is named twice.`);
    if (Number(count) > MOST) return refuse('bad-men', `“${word}” is more men than a player has.`);
    given[place] = Number(count);
  }
  return ok(makeMen(given));
}
