import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** Every kind of page with a budget of its own; what each may weigh is in budgets.ts. */
export const PAGE_CLASSES = ['text', 'edition', 'deal', 'engine', 'reference', 'search'] as const;
export type PageClass = (typeof PAGE_CLASSES)[number];

const ruleSets = globSync('content/editions/*.mdx').map((file) => basename(file, '.mdx'));

/** The first pattern that fits decides. */
const patterns: readonly (readonly [RegExp, PageClass])[] = [
  [/^\/(404\.html)?$/, 'text'],
  [/^\/search\/$/, 'search'],
  [/^\/regulator\/$/, 'engine'],
  [/^\/(coverage|glossary|readings|errata|bibliography)\/$/, 'reference'],
  [/^\/[a-z]+\/(compare|editor|explore)\/$/, 'engine'],
  [/^\/[a-z]+\/(deals|sessions)\/[^/]+\/(\d+\/)?$/, 'deal'],
  [/^\/[a-z]+\/rules\/$/, 'reference'],
  [new RegExp(`^/[a-z]+/(${ruleSets.join('|')})/$`), 'edition'],
  // A game, a source, a rule, an essay, an index: words, and nothing that runs.
  [/^\/[a-z-]+\/([^/]+\/)*$/, 'text'],
];

/** The class of a page by its path below the base. */
export function pageClass(path: string): PageClass {
  const found = patterns.find(([pattern]) => pattern.test(path));
  if (found === undefined) throw new Error(`${path} has no page class: give it one in tests/site/page-class.ts.`);
  return found[1];
}
