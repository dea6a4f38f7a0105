import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** Kinds of page with their own budget; see budgets.ts. */
export const PAGE_CLASSES = [
  'text',
  'plates',
  'coverage',
  'matrix',
  'edition',
  'deal',
  'tool',
  'firstHand',
  'embed',
] as const;
export type PageClass = (typeof PAGE_CLASSES)[number];

const namesIn = (folder: string): string =>
  globSync(`content/${folder}/*.mdx`)
    .map((file) => basename(file, '.mdx'))
    .join('|');

/** The first matching pattern decides. */
const patterns: readonly (readonly [RegExp, PageClass])[] = [
  [/^\/(search|regulator|regulator\/season|quote)\/$/, 'tool'],
  // Its scripts could load panels and plates, which they never do there: embed.test.ts weighs what they load.
  [/^\/embed\/[a-z\d-]+\/compare\/$/, 'tool'],
  [/^\/embed\/./, 'embed'],
  // Its examples are embedded tools.
  [/^\/embed\/$/, 'tool'],
  // Text with many plates.
  [/^\/glossary\/$/, 'plates'],
  [/^\/[a-z\d-]+\/play\/first\/$/, 'firstHand'],
  [/^\/[a-z\d-]+\/(compare|editor|explore|handout|lab|play(\/today)?)\/$/, 'tool'],
  [/^\/[a-z\d-]+\/(deals|sessions)\/[^/]+\/(\d+\/)?$/, 'deal'],
  [new RegExp(`^/(${namesIn('games')})/((${namesIn('editions')})/)?$`), 'edition'],
  // Lists of games, of which a script puts the last visited first.
  [/^\/(play|compare)\/$/, 'matrix'],
  [/^\/([a-z\d-]+\/(rules\/([^/]+\/)?|deals\/)|cite\/[^/]+\/)$/, 'matrix'],
  // Grows with each release.
  [/^\/changes\/$/, 'coverage'],
  [/^\/coverage\/$/, 'coverage'],
  // Text without scripts.
  [/^\/((404\.html)|([a-z\d-]+\/([^/]+\/)*))?$/, 'text'],
];

/** Class of a page by its path below the base. */
export function pageClass(path: string): PageClass {
  const found = patterns.find(([pattern]) => pattern.test(path));
  if (found === undefined)
    throw new Error(`${path} has no page class: give it one in tests/site/support/page-class.ts.`);
  return found[1];
}
