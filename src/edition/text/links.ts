import { readingHref, ruleSetOfClause, type ClauseId, type InterpretationId } from '#engine/rules/key.ts';
import { gameOf } from '../library/files-below.ts';
import type { LinkedPart } from '#engine/wording/sentence.ts';

const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** Parses a YAML text that has links and no other markup, for an island. `base` ends with a slash. */
export function linkedParts(text: string, base: string): readonly LinkedPart[] {
  const parts: LinkedPart[] = [];
  let from = 0;
  for (const { 0: whole, 1: words = '', 2: url = '', index } of text.matchAll(LINK)) {
    if (index > from) parts.push({ text: text.slice(from, index) });
    const target = parseTarget(url);
    parts.push({ text: words, href: target ? hrefOf(target, base) : `${base}${url.replace(/^\//, '')}` });
    from = index + whole.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** Schemes of links in content, `[words](scheme:id)`. */
export const LINK_SCHEMES = ['clause', 'reading', 'term', 'deal', 'session', 'source', 'bib'] as const;
type LinkScheme = (typeof LINK_SCHEMES)[number];

interface LinkTarget {
  readonly scheme: LinkScheme;
  readonly id: string;
}

/** Recognises addresses of the site for which a scheme exists: `/game/deals/slug/`. */
const OF_ADDRESS: readonly (readonly [LinkScheme, RegExp])[] = [
  ['deal', /^\/([^/#?]+)\/deals\/([^/#?]+)\/?(?=[#?]|$)/],
  ['session', /^\/([^/#?]+)\/sessions\/([^/#?]+)\/?(?=[#?]|$)/],
  ['source', /^\/sources\/([^/#?]+)\/?(?=[#?]|$)/],
  ['term', /^\/glossary\/#([^/#?]+)$/],
  ['bib', /^\/bibliography\/#([^/#?]+)$/],
];

/** Parses `clause:book-1700.pool.opening`; undefined for ordinary addresses. */
export function parseTarget(url: string): LinkTarget | undefined {
  const colon = url.indexOf(':');
  const scheme = LINK_SCHEMES.find((known) => known === url.slice(0, colon));
  return scheme === undefined ? undefined : { scheme, id: decodeURIComponent(url.slice(colon + 1)) };
}

/** All ids that content may link to. */
export type LinkIndex = Readonly<Record<LinkScheme, ReadonlySet<string>>>;

/** Address of a target; `base` ends with a slash. */
export function hrefOf({ scheme, id }: LinkTarget, base = '/'): string {
  switch (scheme) {
    case 'clause': {
      const ruleset = ruleSetOfClause(id as ClauseId);
      return `${base}${gameOf(ruleset)}/${ruleset}/#${id}`;
    }
    case 'reading':
      return readingHref(id as InterpretationId, base);
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

/** A link in a content file, with its line. */
interface WrittenLink {
  readonly target: LinkTarget;
  readonly line: number;
}

/** Finds the address of every link in a content file of any format that has a scheme or begins with a stroke. */
export const addressesIn = (text: string): readonly { readonly url: string; readonly line: number }[] =>
  text
    .split('\n')
    .flatMap((words, index) =>
      [...words.matchAll(/\]\(\s*([a-z]+:[^)\s]*|\/[^)\s]*)/g)].map(([, url = '']) => ({ url, line: index + 1 })),
    );

/** Finds every link with a scheme in a content file of any format, and every site address that should have been one. */
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
