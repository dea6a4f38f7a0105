import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import config from '../.dependency-cruiser.mjs';
import { steps } from '../scripts/steps.ts';
import { GAMES } from '../src/games/index.ts';

/* Whoever comes new reads README.md, then CONTRIBUTING.md or docs/: the map shows the folders that stand, every command runs, and every link leads somewhere. */

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];

const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
const [, map = ''] = /^## The map\n\n```\n([^]*?)^```$/m.exec(contributing) ?? [];

/** What the map says of a folder: the text after its name, with the lines that go on below it. */
function rowOf(folder: string): string {
  const lines = map.split('\n');
  const first = lines.findIndex((line) => line.trimStart().startsWith(`${folder}/ `));
  if (first === -1) throw new Error(`The map of CONTRIBUTING.md has no row for ${folder}/.`);
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
])('the map of CONTRIBUTING.md names every folder of %s/', (row, paths) => {
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
  const told = contributing.replaceAll(/\s+/g, ' ').split(`\`${order}\``).length - 1;
  expect(told).toBe(2);
});

test('every script of npm sets up what it needs, and runs under a Node that reads TypeScript', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Record<string, string> };
  const commands = Object.values(scripts).flatMap((script) => script.split(' && '));
  expect(commands.filter((command) => !command.startsWith('node scripts/run.mjs '))).toEqual([]);
});

describe.each(DOCUMENTS)('%s', (file) => {
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
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    const named = all(/npm test -- --only ((?:[a-z]+|"[a-z ]+"|,)+)/g).flatMap((names) =>
      names.replaceAll('"', '').split(','),
    );
    const known = new Set(steps.map(({ name }) => name));
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test('every file and folder that it names is there', () => {
    const paths = all(/(?<![\w./-])((?:src|tests|scripts|content)\/[\w./-]*\w)(?![\w<*{/-])/g);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});

/** Anchor of a heading as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** Text of a document without its code, in which brackets are no links. */
const proseOf = (file: string): string => readFileSync(file, 'utf8').replaceAll(/```[^]*?```|`[^`\n]+`/g, '');

test('every link and picture of every document leads to a file and heading that is there', () => {
  const files = globSync('**/*.md', { exclude: (name) => ['node_modules', 'dist'].includes(name) }).filter(
    (name) => !name.startsWith('node_modules'),
  );
  const links = files.flatMap((file) =>
    [...proseOf(file).matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"\s]+)"/g)]
      .map(([, inText, inElement]) => inText ?? inElement ?? '')
      // The changelog links to pages of the site, by addresses that begin with a slash.
      .filter((link) => !/^[a-z]+:|^\//.test(link))
      .map((link) => ({ file, link })),
  );
  expect(links.length).toBeGreaterThan(20);
  const broken = links.filter(({ file, link }) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    if (!existsSync(target)) return true;
    if (anchor === undefined) return false;
    const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      anchorOf(heading),
    );
    return !headings.includes(anchor);
  });
  expect(broken).toEqual([]);
});
