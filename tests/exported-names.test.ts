import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../src/edition/library/files-below.ts';

/*
 * An exported name means one thing in the whole repository, so that a reader who has met it once knows it everywhere: no two
 * types share one, and no two functions or constants. The games may have parallel names, each in its own folder, and so may
 * their helpers in `tests/support`.
 */

interface TopLevelName {
  readonly name: string;
  readonly file: string;
}

const sources = ['src', 'scripts', 'tests/support']
  .flatMap((folder) => filesBelow(folder, /(?<!\.test|\.d)\.tsx?$/))
  .map((file) => file.replaceAll('\\', '/'));

/** Names that Astro asks for in files of `src/pages` and in what they pass on. */
const NAMES_FOR_ASTRO = new Set(['GET', 'getStaticPaths']);
/** The entries of the package `quinola-engine`, whose names are published. */
const PACKAGE_ENTRY = /^src\/(?:package|games\/[^/]+)\/(?:index|package)\.ts$/;

const TYPE = /^export (?:declare |abstract |const (?=enum))*(?:interface|type|class|enum) (\w+)/gm;
const VALUE = /^export (?:declare |async )*(?:(?:const|let)(?! enum\b)|function\*?) (\w+)/gm;
/** Constants taken out of an object or a list: `export const { one, two: other } = …`. */
const TAKEN_OUT = /^export const [[{]([^\]}]*)[\]}]/gm;
/** Names of other files: `export type { Play } from './play.ts'`, `export { type Answer as Reply, place as at }`. */
const PASSED_ON = /^export (type )?\{([^}]*)\}/gm;
/** A name in such braces that stands under another name. */
const RENAMED = /(\btype )?\b\w+ as (\w+)/;

/** Names that the braces of a file give to what they pass on. Under its old name, a thing is no second thing. */
const renamed = (text: string, wanted: 'type' | 'value'): readonly string[] =>
  [...text.matchAll(PASSED_ON)].flatMap(([, allTypes, names = '']) =>
    names.split(',').flatMap((one) => {
      const [, type, name] = RENAMED.exec(one) ?? [];
      const isType = allTypes !== undefined || type !== undefined;
      return name !== undefined && isType === (wanted === 'type') ? [name] : [];
    }),
  );

const takenOut = (text: string): readonly string[] =>
  [...text.matchAll(TAKEN_OUT)].flatMap(([, names = '']) =>
    names.split(',').flatMap((one) => one.split(':').at(-1)?.trim() || []),
  );

const declared = (text: string, form: RegExp): readonly string[] =>
  [...text.matchAll(form)].map(([, name = '']) => name);

/** Types that a file exports under names of its own. */
const exportedTypes = (file: string, text: string): readonly TopLevelName[] =>
  [...declared(text, TYPE), ...renamed(text, 'type')].map((name) => ({ name, file }));

const OWN_TYPE = /^(?:declare |abstract |const (?=enum))*(?:interface|type|class|enum) (\w+)/gm;

/** Functions and constants that a file exports under names of its own, each once, however many signatures it has. */
const exportedValues = (file: string, text: string): readonly TopLevelName[] =>
  PACKAGE_ENTRY.test(file)
    ? []
    : [...new Set([...declared(text, VALUE), ...takenOut(text), ...renamed(text, 'value')])]
        .filter((name) => !NAMES_FOR_ASTRO.has(name))
        .map((name) => ({ name, file }));

/** Game to which a file belongs: it lies in the game's folder, or is a helper of tests named after the game. */
function gameOf(file: string): string | undefined {
  const [, game, helped = ''] = /^src\/games\/([^/]+)\/|^tests\/support\/([^-]+)-/.exec(file) ?? [];
  return game ?? (existsSync(`src/games/${helped}/`) && helped !== '' ? helped : undefined);
}

/** Whether all files belong to games, each to another. */
function areParallel(files: readonly string[]): boolean {
  const games = files.map(gameOf);
  return !games.includes(undefined) && new Set(games).size === files.length;
}

/** The names that stand for more than one thing, each with its files. */
function ambiguousNames(exported: readonly TopLevelName[]): readonly string[] {
  const files = new Map<string, readonly string[]>();
  for (const { name, file } of exported) files.set(name, [...(files.get(name) ?? []), file]);
  return [...files].flatMap(([name, where]) =>
    where.length === 1 || areParallel(where) ? [] : [`${name}: ${where.join(', ')}`],
  );
}

/** Types that a file keeps for itself under the name of a type that another exports; parallel ones of the games may. */
const hidingTypes = (own: readonly TopLevelName[], exported: readonly TopLevelName[]): readonly string[] =>
  own.flatMap(({ name, file }) => {
    const others = exported.filter((other) => other.name === name).map((other) => other.file);
    return others.length === 0 || areParallel([file, ...others]) ? [] : [`${name} in ${file}: ${others.join(', ')}`];
  });

test('a name that stands for two things is found, parallel names of games are not', () => {
  const found = ambiguousNames([
    { name: 'Answer', file: 'src/cli/answer.ts' },
    { name: 'Answer', file: 'src/view/answer.ts' },
    { name: 'Frame', file: 'src/games/a/frame.ts' },
    { name: 'Frame', file: 'src/games/b/frame.ts' },
    { name: 'Seat', file: 'src/games/a/seat.ts' },
    { name: 'Seat', file: 'src/engine/seat.ts' },
  ]);
  expect(found).toEqual([
    'Answer: src/cli/answer.ts, src/view/answer.ts',
    'Seat: src/games/a/seat.ts, src/engine/seat.ts',
  ]);
});

test('a type that a file keeps for itself under the name of an exported one is found', () => {
  const own = [
    { name: 'Answer', file: 'src/cli/say.ts' },
    { name: 'Frame', file: 'src/games/a/frame.ts' },
    { name: 'Seat', file: 'src/games/a/seat.ts' },
  ];
  const exported = [
    { name: 'Answer', file: 'src/view/answer.ts' },
    { name: 'Frame', file: 'src/games/b/frame.ts' },
  ];
  expect(hidingTypes(own, exported)).toEqual(['Answer in src/cli/say.ts: src/view/answer.ts']);
});

test('types are found in every form in which a file can export them', () => {
  const text = `
export interface Entry {}
export type Answer<T> = T;
export abstract class Sink {}
export const enum Fate { placed }
export declare class Board {}
export type { Play as Move } from './play.ts';
export { type Card as Rank, type Suit, suits as colours } from './card.ts';
export type { Place } from './place.ts';
export const cards = 52;`;
  const names = exportedTypes('src/a.ts', text).map(({ name }) => name);
  expect(names).toEqual(['Entry', 'Answer', 'Sink', 'Fate', 'Board', 'Move', 'Rank']);
});

test('functions and constants are found in every form in which a file can export them', () => {
  const text = `
export function play(): void {}
export async function* moves() {}
export const cards = 52;
export const enum Fate { placed }
export const { hands, talon: stock } = DEAL;
export const [first]: readonly number[] = ORDER;
export { type Card as Rank, suits as colours, seats } from './card.ts';
export type { Place as Point } from './place.ts';`;
  const names = exportedValues('src/a.ts', text).map(({ name }) => name);
  expect(names).toEqual(['play', 'moves', 'cards', 'hands', 'stock', 'first', 'colours']);
});

test('no exported type has a name that another has, but for parallel types of the games', () => {
  const types = sources.flatMap((file) => exportedTypes(file, readFileSync(file, 'utf8')));
  expect(types.length).toBeGreaterThan(900);
  expect(ambiguousNames(types)).toEqual([]);
});

test('no file has a type of its own under the name of a type that another file exports', () => {
  const texts = sources.map((file) => [file, readFileSync(file, 'utf8')] as const);
  const exported = texts.flatMap(([file, text]) => exportedTypes(file, text));
  const own = texts.flatMap(([file, text]) => declared(text, OWN_TYPE).map((name) => ({ name, file })));
  expect(own.length).toBeGreaterThan(300);
  expect(hidingTypes(own, exported)).toEqual([]);
});

test('no exported function or constant has a name that another has, but for parallel ones of the games', () => {
  const values = sources.flatMap((file) => exportedValues(file, readFileSync(file, 'utf8')));
  expect(values.length).toBeGreaterThan(2000);
  expect(ambiguousNames(values)).toEqual([]);
});
