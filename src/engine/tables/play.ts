import { ok, refuse, type Result } from '../kernel/result.ts';
import { HAND, OFF, type Place } from './point.ts';

/** One man's way, place by place as its owner counts: `[1, 6, 10]` is a man gone from 1 by way of 6 to 10. */
export type Path = readonly Place[];
/** What is played with one throw, a path for each man that moves; none for a pass. */
export type Play = readonly Path[];
/** One man moved by one die. */
export type Landing = readonly [from: Place, to: Place];

/** More landings than any throw gives. */
const TOO_MANY = 16;

export const landingsOf = (play: Play): readonly Landing[] =>
  play.flatMap((path) => path.slice(1).map((to, i): Landing => [path[i] ?? HAND, to]));

const inOrder = (a: Landing, b: Landing): number => a[0] - b[0] || a[1] - b[1];

/**
 * Landings as paths: rearmost first, and whatever goes on from where another has landed is taken for the same man. Men of
 * a colour are alike, so the order in which they were moved says nothing; every set of landings has one such form.
 */
export function makePlay(landings: readonly Landing[]): Play {
  const left = landings.toSorted(inOrder);
  const paths: Place[][] = [];
  for (let next = left.shift(); next; next = left.shift()) {
    const path: Place[] = [...next];
    for (;;) {
      const last = path.at(-1);
      const on = left.findIndex(([from]) => from === last);
      const onward = on < 0 || last === HAND || last === OFF ? undefined : left.splice(on, 1)[0];
      if (!onward) break;
      path.push(onward[1]);
    }
    paths.push(path);
  }
  return paths;
}

const printPlace = (place: Place): string => (place === HAND ? 'hand' : place === OFF ? 'off' : String(place));

const samePath = (a: Path, b: Path): boolean => a.length === b.length && a.every((place, i) => place === b[i]);

// `1/5*/10`, `hand/3`, `20/off 22/off`, `12/16(2)`, `pass`. A star follows a point where a lone man was hit: `hits` are those
// points. (A block comment would end at the star.)
export function printPlay(play: Play, hits: readonly Place[] = []): string {
  const starred = new Set<Place>();
  const words: string[] = [];
  for (let i = 0; i < play.length;) {
    const path = play[i] ?? [];
    let times = 1;
    while (i + times < play.length && samePath(path, play[i + times] ?? [])) times++;
    const places = path.map((place, at) => {
      const hit = at > 0 && hits.includes(place) && !starred.has(place);
      if (hit) starred.add(place);
      return printPlace(place) + (hit ? '*' : '');
    });
    words.push(places.join('/') + (times > 1 ? `(${String(times)})` : ''));
    i += times;
  }
  return words.length === 0 ? 'pass' : words.join(' ');
}

const PLACE_WORDS: Readonly<Record<string, Place>> = { hand: HAND, off: OFF };

const bad = (word: string): ReturnType<typeof refuse> =>
  refuse(
    'bad-play',
    `“${word.slice(0, 30)}” is not a man’s way from place to place; write 1/6, 1/5/10, hand/3, 20/off or pass.`,
  );

function parsePath(word: string): Result<readonly Path[]> {
  const [, way = '', times = '1'] = /^([^()]+)(?:\(([1-4])\))?$/.exec(word) ?? [];
  const path = way.split('/').map((part) => {
    const name = part.replace(/\*$/, '').toLowerCase();
    return PLACE_WORDS[name] ?? (/^\d{1,2}$/.test(name) ? Number(name) : NaN);
  });
  const last = path.length - 1;
  const isWay = path.every((place, i) => {
    if (place === HAND) return i === 0 && way.toLowerCase().startsWith('hand');
    if (place === OFF) return i === last && way.toLowerCase().endsWith('off');
    return place >= 1 && place < OFF && (i === 0 || place > (path[i - 1] ?? 0));
  });
  if (last < 1 || !isWay) return bad(word);
  return ok(Array.from({ length: Number(times) }, () => path));
}

/** Reads what `printPlay` prints, in any order of men. Stars are read over: the men on the board say what was hit. */
export function parsePlay(text: string): Result<Play> {
  const words = text.split(/[\s,]+/).filter(Boolean);
  if (words.length === 1 && /^(pass|-|–|—)$/i.test(words[0] ?? '')) return ok([]);
  if (words.length === 0) return bad(text);
  const paths: Path[] = [];
  for (const word of words) {
    const read = parsePath(word);
    if (!read.ok) return read;
    paths.push(...read.value);
  }
  const landings = landingsOf(paths);
  if (landings.length > TOO_MANY) return refuse('play-long', 'No throw moves so many men.');
  return ok(makePlay(landings));
}
