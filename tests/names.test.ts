import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';

/*
 * A game is one folder and one line, a book its content, one file and one line. That stays true only while nothing else names
 * them: what does not ask src/games/index.ts breaks, or falls silent, with the next game or book.
 */

/** Who may name games and books although outside src/games/<game>/ and content/, and why. */
const MAY_NAME: readonly (readonly [path: RegExp, why: string])[] = [
  [/^src\/games\/index\.ts$/, 'the list of games'],
  [/^src\/package\/README\.md$/, 'three examples for programmers'],
  [/^scripts\/mutants\/equivalent\.yaml$/, 'lines of code, by the files they stand in'],
  [/\.test\.tsx?$/, 'a test about a source; that it does not list all of them is asked below'],
];

/** Tests that name every game, or every book of one, and why they may. */
const MAY_LIST: readonly (readonly [path: string, why: string])[] = [
  ['src/cli/settle/line.test.ts', 'each refusal is of one game’s own fields'],
  ['src/edition/graph/voices.test.ts', 'through whom each source is known, in the source’s own terms'],
  ['src/edition/view/plates.test.ts', 'the moment that shows a clause best, in each source’s own figures'],
  ['src/islands/replay/settle/settle-record.test.ts', 'payments worked by hand, a deal of each source'],
  ['tests/properties/regulator.test.ts', 'deals entered in each game’s own form'],
  ['tests/notation/chained-deals.test.ts', 'what each source carries to the next deal, worked by hand'],
  ['tests/site/editor/editor-quadrille.test.ts', 'deals set by the rules of one book after another'],
  ['tests/site/regulator/regulator-evening.test.ts', 'taps counted at a table of each source'],
  ['tests/site/regulator/regulator.test.ts', 'payments worked by hand, a table of each source'],
  ['tests/site/support/example-pages.ts', 'pages that between them have every shape'],
  ['tests/content/lab-essays.test.ts', 'what the essays claim of one source or another'],
  ['tests/site/search.test.ts', 'what a reader finds is a text of one source or another'],
];

/**
 * Where the books of a game may be named in its own folder, and why. Elsewhere a book is what it answers to a key: whatever asks
 * for its name would have to be told of the next one.
 */
const BOOKS_IN_A_GAME: readonly (readonly [path: RegExp, why: string])[] = [
  [/^rules\//, 'the books themselves'],
  [/^game\.ts$/, 'the list of its books'],
  [/^record\/shape\.ts$/, 'a record in which every field stands, by a book that has them all'],
  [/^playthroughs\.ts$/, 'the deals that show most of a book; one that is not named has one all the same'],
  [/^house\/strength\.json$/, 'what was measured of each book'],
  [/^tools\/(compare|home|lab)\//, 'what lies there for a first look'],
];

interface Named {
  readonly of: 'game' | 'book';
  readonly game: string;
  readonly name: string;
  readonly pattern: RegExp;
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
const whole = (name: string): string => `(?<![\\w-])${name}(?![\\w-])`;
/** A book without a number in its name may be an English word; it is named where it stands quoted or in an address. */
const bookPattern = (id: string): RegExp => new RegExp(/\d/.test(id) ? whole(id) : `(?<=['"\`/])${id}(?=['"\`/.])`);

const NAMES: readonly Named[] = GAMES.flatMap(({ id: game, name, ruleSets }) => [
  ...[...new Set([game, folded(name).toLowerCase()])].map((one) => ({
    of: 'game' as const,
    game,
    name: one,
    pattern: new RegExp(one, 'i'),
  })),
  ...ruleSets.map(({ id }) => ({ of: 'book' as const, game, name: id, pattern: bookPattern(id) })),
]);

const namesIn = (text: string): readonly Named[] => {
  const plain = folded(text);
  return NAMES.filter(({ pattern }) => pattern.test(plain));
};

/** The places of a text that name a game or a book. */
const placesIn = (file: string, text: string): readonly string[] =>
  namesIn(text).length === 0
    ? []
    : text
        .split('\n')
        .flatMap((line, i) => namesIn(line).map(({ of, name }) => `${file}:${String(i + 1)} names the ${of} ${name}`));

/** A file’s own name may not say it either. */
const namesOf = (file: string): readonly string[] =>
  namesIn(`/${file}`).map(({ of, name }) => `${file} is called after the ${of} ${name}`);

/** Whether a text names every game, or every book of a game that has several. */
function listsIn(text: string): readonly string[] {
  const named = namesIn(text);
  const games = new Set(named.map(({ game }) => game));
  const books = new Set(named.flatMap(({ of, name }) => (of === 'book' ? [name] : [])));
  return [
    ...(games.size === GAMES.length ? ['every game'] : []),
    ...GAMES.flatMap(({ id, ruleSets }) =>
      ruleSets.length > 1 && ruleSets.every((book) => books.has(book.id)) ? [`every book of ${id}`] : [],
    ),
  ];
}

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((entry) => {
    const path = join(folder, entry).replaceAll('\\', '/');
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });

const INSTEAD =
  'what serves every game and book asks src/games/index.ts, and what serves one stands in src/games/<game>/';
const isGames = (path: string): boolean => GAMES.some(({ id }) => path.startsWith(`src/games/${id}/`));
const settings = readdirSync('.').filter((path) => /\.(mjs|ts|jsonc)$/.test(path));
const program = [...filesBelow('src'), ...filesBelow('scripts'), ...settings].filter((path) => !isGames(path));
const tests = [...filesBelow('tests'), ...program].filter((path) => /\.tsx?$/.test(path) && !isGames(path));

describe('nothing outside a game’s folder and content/ names a game or a book', () => {
  test('the program asks src/games/index.ts', () => {
    const filesToCheck = program.filter((path) => !MAY_NAME.some(([may]) => may.test(path)));
    expect(filesToCheck.length).toBeGreaterThan(150);
    expect(
      filesToCheck.flatMap((path) => [...namesOf(path), ...placesIn(path, readFileSync(path, 'utf8'))]),
      INSTEAD,
    ).toEqual([]);
  });

  test('in its own folder a game asks its books by their keys', () => {
    const asked = GAMES.flatMap(({ id }) => {
      const folder = `src/games/${id}/`;
      return filesBelow(folder.slice(0, -1)).filter((path) => {
        const inside = path.slice(folder.length);
        return ![...MAY_NAME, ...BOOKS_IN_A_GAME].some(([may]) => may.test(inside));
      });
    });
    expect(asked.length).toBeGreaterThan(GAMES.length * 10);
    const named = asked.flatMap((path) => placesIn(path, readFileSync(path, 'utf8')));
    expect(
      named.filter((place) => place.includes(' names the book ')),
      'a book is told from another by a key in which they differ',
    ).toEqual([]);
  });

  test('a test that lists the games or the books of one asks for them too', () => {
    const may = MAY_LIST.map(([path]) => path);
    const listing = tests.filter(
      (path) => path !== 'src/games/index.ts' && listsIn(readFileSync(path, 'utf8')).length > 0,
    );
    expect(
      listing.filter((path) => !may.includes(path)),
      'the next game or book would be missing there: let the test ask src/games/index.ts for all of them',
    ).toEqual([]);
    // With a further game or book none of them names every one: it need only name several.
    expect(
      may.filter((path) => namesIn(readFileSync(path, 'utf8')).length < 3),
      'no longer needed',
    ).toEqual([]);
  });
});

test('the check sees what is planted', () => {
  const [game] = GAMES;
  const book = game?.ruleSets.find(({ id }) => /\d/.test(id))?.id ?? '';
  expect(placesIn('a.ts', `x\nconst path = '/${String(game?.id)}/compare/';`)).toEqual([
    `a.ts:2 names the game ${String(game?.id)}`,
  ]);
  expect(placesIn('a.astro', `<p>As in ${String(game?.name)}.</p>`)).toHaveLength(1);
  expect(placesIn('a.ts', `// such as ${book}.`)).toEqual([`a.ts:1 names the book ${book}`]);
  expect(placesIn('a.ts', `\`${book}.basket\` is a clause`)).toHaveLength(1);
  expect(placesIn('a.ts', '// an ancient game, in a book of rules')).toEqual([]);
  expect(namesOf(`src/styles/${book}.css`)).toHaveLength(1);
  expect(namesOf('src/styles/book.css')).toEqual([]);
  expect(listsIn(GAMES.map(({ id }) => `'${id}'`).join())).toEqual(['every game']);
  expect(listsIn(game?.ruleSets.map(({ id }) => `'${id}'`).join() ?? '')).toEqual([
    `every book of ${String(game?.id)}`,
  ]);
});
