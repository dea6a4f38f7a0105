import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../src/edition/library/files-below.ts';

/*
 * A type means one thing in the whole repository, so that a reader who has met its name once knows it everywhere. The
 * games may have parallel types of one name, each in its own folder, and so may their helpers in `tests/support`.
 */

interface ExportedType {
  readonly name: string;
  readonly file: string;
}

const sources = ['src', 'scripts', 'tests/support']
  .flatMap((folder) => filesBelow(folder, /(?<!\.test|\.d)\.tsx?$/))
  .map((file) => file.replaceAll('\\', '/'));

const DECLARED = /^export (?:declare |abstract |const (?=enum))*(?:interface|type|class|enum) (\w+)/gm;
/** Names of other files: `export type { Play } from './play.ts'`, `export { type Answer as Reply, place as at }`. */
const PASSED_ON = /^export (type )?\{([^}]*)\}/gm;
/** A type in such braces under another name. Where the braces follow `type`, no name in them is marked. */
const RENAMED_TYPE = { marked: /\btype \w+ as (\w+)/g, unmarked: /\bas (\w+)/g };

/** Types that a file exports under names of its own. Passed on under its old name, a type is no second thing. */
const exportedTypes = (file: string, text: string): readonly ExportedType[] =>
  [
    ...text.matchAll(DECLARED),
    ...[...text.matchAll(PASSED_ON)].flatMap(([, type, names = '']) => [
      ...names.matchAll(type ? RENAMED_TYPE.unmarked : RENAMED_TYPE.marked),
    ]),
  ].map(([, name = '']) => ({ name, file }));

/** Game to which a file belongs: it lies in the game's folder, or is a helper of tests named after the game. */
function gameOf(file: string): string | undefined {
  const [, game, helped = ''] = /^src\/games\/([^/]+)\/|^tests\/support\/([^-]+)-/.exec(file) ?? [];
  return game ?? (existsSync(`src/games/${helped}/`) && helped !== '' ? helped : undefined);
}

/** The names that stand for more than one thing, each with its files. */
function ambiguousNames(types: readonly ExportedType[]): readonly string[] {
  const files = new Map<string, readonly string[]>();
  for (const { name, file } of types) files.set(name, [...(files.get(name) ?? []), file]);
  return [...files].flatMap(([name, where]) => {
    const games = where.map(gameOf);
    const isParallel = !games.includes(undefined) && new Set(games).size === where.length;
    return where.length === 1 || isParallel ? [] : [`${name}: ${where.join(', ')}`];
  });
}

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

test('no exported type has a name that another has, but for parallel types of the games', () => {
  const types = sources.flatMap((file) => exportedTypes(file, readFileSync(file, 'utf8')));
  expect(types.length).toBeGreaterThan(900);
  expect(ambiguousNames(types)).toEqual([]);
});
