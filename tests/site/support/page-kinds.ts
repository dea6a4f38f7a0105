import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../../src/games/index.ts';
import { site } from './built-site.ts';

const games = GAMES.map(({ id }) => id).join('|');
const books = GAMES.flatMap(({ ruleSets }) => ruleSets.map(({ id }) => id)).join('|');

/** Kinds of page that are measured, by their paths below the base. */
export const PAGE_KINDS = {
  home: /^$/,
  game: new RegExp(`^(${games})/$`),
  edition: new RegExp(`^(${games})/(${books})/$`),
  deals: /^[^/]+\/deals\/$/,
  deal: /^[^/]+\/deals\/[^/]+\/$/,
  compare: /^[^/]+\/compare\/$/,
  editor: /^[^/]+\/editor\/$/,
  explore: /^[^/]+\/explore\/$/,
  play: /^[^/]+\/play\/$/,
  firstHand: /^[^/]+\/play\/first\/$/,
  regulator: /^regulator\/$/,
  rule: /^[^/]+\/rules\/[^/]+\/$/,
  glossary: /^glossary\/$/,
  search: /^search\/$/,
} as const satisfies Readonly<Record<string, RegExp>>;
export type PageKind = keyof typeof PAGE_KINDS;

/** Paths of the pages of a kind, below the base. */
export const pagesOf = (kind: PageKind): readonly string[] =>
  globSync('**/index.html', { cwd: site.folder })
    .map((file) => file.replaceAll('\\', '/').replace(/index\.html$/, ''))
    .filter((path) => PAGE_KINDS[kind].test(path))
    .map((path) => `/${path}`);

/** The page of a kind with the largest file. */
export function largestPage(kind: PageKind): string {
  const size = (path: string) => statSync(join(site.folder, path, 'index.html')).size;
  const [largest] = pagesOf(kind).toSorted((a, b) => size(b) - size(a));
  if (largest === undefined) {
    throw new Error(
      `There is no page of the kind ${kind} in ${site.folder}: \`npm test -- --only build,index\` makes it.`,
    );
  }
  return largest;
}
