import type { LinkedPart } from '#engine/words/linked-part.ts';
import { hrefOf, parseTarget } from './links.ts';

const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** A text of a YAML field that has links and no other markup, for an island to show. `base` ends with a slash. */
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
