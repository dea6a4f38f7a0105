import { readingHref, ruleSetOfClause, type ClauseId, type ReadingId } from '#engine/kernel/clause.ts';
import { gameOf } from '../../library/game-of.ts';

/** Where `[words](scheme:id)` in content may lead. */
export const LINK_SCHEMES = ['clause', 'reading', 'term', 'deal', 'session', 'source', 'bib'] as const;
export type LinkScheme = (typeof LINK_SCHEMES)[number];

export interface LinkTarget {
  readonly scheme: LinkScheme;
  readonly id: string;
}

/** What an address of the site leads to, where it is one that a scheme would give: `/game/deals/slug/`. */
const OF_ADDRESS: readonly (readonly [LinkScheme, RegExp])[] = [
  ['deal', /^\/([^/#?]+)\/deals\/([^/#?]+)\/?(?=[#?]|$)/],
  ['session', /^\/([^/#?]+)\/sessions\/([^/#?]+)\/?(?=[#?]|$)/],
  ['source', /^\/sources\/([^/#?]+)\/?(?=[#?]|$)/],
  ['term', /^\/glossary\/#([^/#?]+)$/],
  ['bib', /^\/bibliography\/#([^/#?]+)$/],
];

/** `clause:book-1700.pool.opening` → its scheme and id; `undefined` for ordinary addresses. */
export function parseTarget(url: string): LinkTarget | undefined {
  const colon = url.indexOf(':');
  const scheme = LINK_SCHEMES.find((known) => known === url.slice(0, colon));
  return scheme === undefined ? undefined : { scheme, id: decodeURIComponent(url.slice(colon + 1)) };
}

/** Every id that content may lead to. */
export type LinkIndex = Readonly<Record<LinkScheme, ReadonlySet<string>>>;

/** The address of a target; `base` ends with a slash. */
export function hrefOf({ scheme, id }: LinkTarget, base = '/'): string {
  switch (scheme) {
    case 'clause': {
      const ruleset = ruleSetOfClause(id as ClauseId);
      return `${base}${gameOf(ruleset)}/${ruleset}/#${id}`;
    }
    case 'reading':
      return readingHref(id as ReadingId, base);
    case 'term':
      return `${base}glossary/#${id}`;
    case 'deal':
    case 'session': {
      const [game = '', deal = ''] = id.split('/');
      return `${base}${game}/${scheme}s/${deal}/`;
    }
    case 'source':
      return `${base}sources/${id}/`;
    case 'bib':
      return `${base}bibliography/#${id}`;
  }
}

/** A link as written in a content file, with its line. */
export interface WrittenLink {
  readonly target: LinkTarget;
  readonly line: number;
}

/** Every link of our schemes in a content file, whatever its format, and every address that stands in place of one. */
export function linksIn(text: string): readonly WrittenLink[] {
  const found: WrittenLink[] = [];
  text.split('\n').forEach((words, index) => {
    for (const [, url = ''] of words.matchAll(/\]\(\s*([a-z]+:[^)\s]*)/g)) {
      const target = parseTarget(url);
      if (target) found.push({ target, line: index + 1 });
    }
    for (const [, url = ''] of words.matchAll(/\]\(\s*(\/[^)\s]*)/g))
      for (const [scheme, address] of OF_ADDRESS) {
        const parts = address.exec(url)?.slice(1);
        if (parts) found.push({ target: { scheme, id: parts.join('/') }, line: index + 1 });
      }
  });
  return found;
}
