import { existsSync, readdirSync, statSync, readFileSync } from 'node:fs';
import { join, basename, relative, sep } from 'node:path';
import { parse } from 'yaml';

/** Former names of sources, whose old addresses redirect. Astro's configuration reads them before any other content. */
export const addressesLeft = (): readonly string[] =>
  filesBelow('content/sources', /\.ya?ml$/).flatMap((path) => {
    const source = parse(readFileSync(path, 'utf8')) as { readonly formerly?: { readonly id: string } } | null;
    return source?.formerly ? [source.formerly.id] : [];
  });

/** Files below a folder with the given ending, sorted by name; empty if the folder is missing. */
export function filesBelow(folder: string, ending: RegExp): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((entry) => {
      const path = join(folder, entry);
      return statSync(path).isDirectory() ? filesBelow(path, ending) : ending.test(entry) ? [path] : [];
    });
}

const GAMES = join('src', 'games');

let games: ReadonlyMap<string, string> | undefined;

/**
 * Game whose folder holds a rule set's book; the rule set's own name if there is none, so that a wrong link stays
 * readable. Looks at file names only, because texts are compiled before any game is loaded.
 */
export function gameOf(ruleset: string): string {
  games ??= new Map(
    filesBelow(GAMES, /\.ts$/).flatMap((path) => {
      const [game = '', rules, books, file = ''] = relative(GAMES, path).split(sep);
      return rules === 'rules' && books === 'books' ? [[basename(file, '.ts'), game] as const] : [];
    }),
  );
  return games.get(ruleset) ?? ruleset;
}
