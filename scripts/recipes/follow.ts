import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyOfTheTree } from '../../src/cli/bench/build.ts';

/*
 * Follows the recipes *add a book* and *add a game* of CONTRIBUTING.md and docs/editors.md exactly, so that any further step they need, but
 * do not mention, is noticed.
 */

/** Recipes with their fixtures: a made-up book of cards and one of tables, and a made-up game. */
const RECIPES = ['book', 'game'] as const;
const FIXTURES = 'tests/recipes';

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));

function change(path: string, by: (text: string) => string): void {
  const before = readFileSync(path, 'utf8');
  const after = by(before);
  if (after === before) throw new Error(`${path} has no place for the line that the recipe adds.`);
  writeFileSync(path, after);
}

/** Copies a file to its place; an existing list is extended. */
function layIn(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  if (!existsSync(to)) {
    cpSync(from, to);
    return;
  }
  if (!to.endsWith('.json')) throw new Error(`${to} is there already.`);
  const [old, more] = [to, from].map((path) => JSON.parse(readFileSync(path, 'utf8')) as readonly unknown[]);
  writeFileSync(to, JSON.stringify([...(old ?? []), ...(more ?? [])], undefined, 2));
}

/** Adds a line to the end of the game's list of books. */
function listBook(game: string, book: string): void {
  const text = readFileSync(join(dirname(game), 'rules/books', `${book}.ts`), 'utf8');
  const name = /export const (\w+)/.exec(text)?.[1] ?? '';
  change(game, (before) =>
    before
      .replace(/(?=import \{ \w+ \} from '\.\/rules\/books\/)/, `import { ${name} } from './rules/books/${book}.ts';\n`)
      .replace(/ruleSets: \[([^\]]*\w),?\s*\]/, `ruleSets: [$1, ${name}]`),
  );
}

/** Adds a line to the list of games. */
const listGame = (list: string, game: string): void =>
  change(list, (before) => {
    const name = game.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return before
      .replace(/(?<=\n)import \{ site /, `import { site as ${name} } from './${game}/site.ts';\n$&`)
      .replace(/,?\n?\];/, `, ${name}];`);
  });

function follow(recipe: (typeof RECIPES)[number], copy: string): void {
  const folder = `${FIXTURES}/${recipe}`;
  const files = filesBelow(folder).map((path) => path.slice(folder.length + 1));
  for (const file of files) layIn(join(folder, file), join(copy, file));
  for (const file of files) {
    const [, game = '', book = ''] = /^src\/games\/([^/]+)\/rules\/books\/([^/]+)\.ts$/.exec(file) ?? [];
    // A new game brings its own list of books.
    if (book !== '' && recipe === 'book') listBook(join(copy, `src/games/${game}/game.ts`), book);
    const [, added = ''] = /^src\/games\/([^/]+)\/site\.ts$/.exec(file) ?? [];
    if (added !== '') listGame(join(copy, 'src/games/index.ts'), added);
  }
}

/** Makes a temporary copy of the project with both additions; the caller removes it. */
export function copyWithBoth(): string {
  const copy = copyOfTheTree('recipes', [FIXTURES]);
  for (const recipe of RECIPES) follow(recipe, copy);
  // The fixtures themselves are not in the copy, where knip would miss them.
  change(join(copy, 'knip.jsonc'), (before) => before.replace(/^.*"tests\/recipes.*\n/m, ''));
  execFileSync(process.execPath, ['src/cli/playthroughs.ts'], { cwd: copy });
  // A made-up book needs no true figures: a few sessions do.
  for (const file of readdirSync(join(FIXTURES, 'book/content/editions'))) {
    const book = file.replace(/\.mdx$/, '');
    execFileSync(process.execPath, ['src/cli/lab.ts', '--book', book, '--deals', '200', '--write'], { cwd: copy });
  }
  return copy;
}
