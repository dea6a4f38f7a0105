import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import config from '../.dependency-cruiser.mjs';
import { steps } from '../scripts/steps.ts';
import { GAMES } from '../src/games/index.ts';

/* Whoever comes new reads README.md first, and then CONTRIBUTING.md: the map shows the folders that stand, and every command runs. */

const readme = readFileSync('README.md', 'utf8');
const [, map = ''] = /^## The map\n\n```\n([^]*?)^```$/m.exec(readme) ?? [];

/** What the map says of a folder: the text after its name, with the lines that go on below it. */
function rowOf(folder: string): string {
  const lines = map.split('\n');
  const first = lines.findIndex((line) => line.trimStart().startsWith(`${folder}/ `));
  if (first === -1) throw new Error(`The map of README.md has no row for ${folder}/.`);
  const next = lines.slice(first + 1).findIndex((line) => !/^ {10}/.test(line));
  const rows = lines.slice(first, first + 1 + next);
  return rows.map((line) => line.trim()).join(' ');
}

/** The names in a row, without what it says of each in brackets. */
const namesIn = (row: string): ReadonlySet<string> =>
  new Set(row.replaceAll(/\([^()]*\)/g, '').match(/[a-z]+(?:-[a-z]+)*/g));

const foldersIn = (path: string): readonly string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test.each([
  ['content', ['content']],
  ['engine', ['src/engine']],
  ['<game>', GAMES.map(({ id }) => `src/games/${id}`)],
  ['islands', ['src/islands']],
  ['edition', ['src/edition']],
])('the map of README.md names every folder of %s/', (row, paths) => {
  const standing = new Set(paths.flatMap(foldersIn));
  const named = namesIn(rowOf(row));
  expect(standing.size).toBeGreaterThan(5);
  expect(
    [...standing].filter((folder) => !named.has(folder)),
    'stands, and is not on the map',
  ).toEqual([]);
});

test('what the map lists in the engine and in a game stands there', () => {
  for (const [row, paths] of [
    ['engine', ['src/engine']],
    ['<game>', GAMES.map(({ id }) => `src/games/${id}`)],
  ] as const) {
    const standing = new Set(paths.flatMap(foldersIn));
    const [, list = ''] = /(?:: |\/ +)([a-z]+(?: \([^()]*\))?,[^;]*)/.exec(rowOf(row)) ?? [];
    const listed = [...namesIn(list)];
    expect(listed.length).toBeGreaterThan(5);
    expect(
      listed.filter((name) => !standing.has(name)),
      'on the map, and does not stand',
    ).toEqual([]);
  }
});

test('every folder of src/ is on the map', () => {
  const names = namesIn(map);
  expect(foldersIn('src').filter((folder) => !names.has(folder) && folder !== 'assets')).toEqual([]);
});

test('the order of imports within a game is the one that is enforced, wherever it is told', () => {
  const comment = config.forbidden?.find(({ name }) => name === 'a-game-has-these-folders')?.comment ?? '';
  const [order = ''] = /rules(?: → [a-z]+)+/.exec(comment) ?? [];
  expect(order).toContain(' → solver → ');
  for (const file of ['README.md', 'CONTRIBUTING.md'])
    expect(readFileSync(file, 'utf8'), file).toContain(`\`${order}\``);
});

test('every script of npm sets up what it needs, and runs under a Node that reads TypeScript', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Record<string, string> };
  const commands = Object.values(scripts).flatMap((script) => script.split(' && '));
  expect(commands.filter((command) => !command.startsWith('node scripts/run.mjs '))).toEqual([]);
});

describe.each(['README.md', 'CONTRIBUTING.md'])('%s', (file) => {
  const code = [...readFileSync(file, 'utf8').matchAll(/```[^]*?```|`[^`\n]+`/g)].map(([text]) => text);
  const all = (pattern: RegExp): readonly string[] => [
    ...new Set(code.flatMap((text) => [...text.matchAll(pattern)].map((found) => found[1] ?? ''))),
  ];

  // A Node before 22.18, such as the 20 that npm may run under, reads no TypeScript.
  test('it tells nobody to run a program but by npm', () => {
    expect(all(/\bnode ([\w./-]+\.(?:ts|mjs))/g)).toEqual([]);
  });

  test('every script of npm and every step by name is there', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object };
    const commands = all(/\bnpm (?:run (?:-s )?)?(?!run\b|ci\b)([\w:]+)/g);
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    const named = all(/npm test -- --only ((?:[a-z]+|"[a-z ]+"|,)+)/g).flatMap((names) =>
      names.replaceAll('"', '').split(','),
    );
    const known = new Set(steps.map(({ name }) => name));
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test('every file and folder that it names is there', () => {
    const paths = all(/(?<![\w./-])((?:src|tests|scripts|content)\/[\w./-]*\w)(?![\w<*{/-])/g);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});
