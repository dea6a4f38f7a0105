import { basename, join, relative, sep } from 'node:path';
import { filesBelow } from './files/files-below.ts';

const GAMES = join('src', 'games');

let games: ReadonlyMap<string, string> | undefined;

/**
 * The game of a rule set, in whose folder its book lies; the rule set's own name where no game has it, so that a wrong link is
 * at least legible. Texts are compiled with it, before any game is read.
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
