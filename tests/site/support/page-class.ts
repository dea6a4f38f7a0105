import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** Every kind of page with a budget of its own; what each may weigh is in budgets.ts. */
export const PAGE_CLASSES = ['text', 'plates', 'coverage', 'matrix', 'edition', 'deal', 'tool', 'firstHand'] as const;
export type PageClass = (typeof PAGE_CLASSES)[number];

const namesIn = (folder: string): string =>
  globSync(`content/${folder}/*.mdx`)
    .map((file) => basename(file, '.mdx'))
    .join('|');

/** The first pattern that fits decides. */
const patterns: readonly (readonly [RegExp, PageClass])[] = [
  [/^\/(search|regulator)\/$/, 'tool'],
  // Words, and a plate to every other of them.
  [/^\/glossary\/$/, 'plates'],
  [/^\/[a-z\d-]+\/play\/first\/$/, 'firstHand'],
  [/^\/[a-z\d-]+\/(compare|editor|explore|play)\/$/, 'tool'],
  [/^\/[a-z\d-]+\/(deals|sessions)\/[^/]+\/(\d+\/)?$/, 'deal'],
  [new RegExp(`^/(${namesIn('games')})/((${namesIn('editions')})/)?$`), 'edition'],
  [/^\/[a-z\d-]+\/(rules\/([^/]+\/)?|deals\/)$/, 'matrix'],
  [/^\/coverage\/$/, 'coverage'],
  // Words, and nothing that runs.
  [/^\/((404\.html)|([a-z\d-]+\/([^/]+\/)*))?$/, 'text'],
];

/** The class of a page by its path below the base. */
export function pageClass(path: string): PageClass {
  const found = patterns.find(([pattern]) => pattern.test(path));
  if (found === undefined)
    throw new Error(`${path} has no page class: give it one in tests/site/support/page-class.ts.`);
  return found[1];
}
