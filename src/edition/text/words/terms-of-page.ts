import type { FindTerms } from '#engine/wording/terms.ts';

/** A tag with its name, a comment, or a text between tags. Quoted values may contain `>`. */
const TOKEN = /<!--[^]*?-->|<(\/?)([a-zA-Z][\w-]*)(?:[\s/](?:"[^"]*"|'[^']*'|[^>"'])*)?>|[^<]+/g;
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** What cannot hold a link, or whose text is not read as a sentence; and tools, which mark their own text. */
const LEFT_OUT =
  /^(a|button|script|style|template|svg|figure|astro-island|h[1-6]|dfn|code|pre|label|legend|summary|select|textarea|caption|th|dt)$/;
/** What is not seen, or says where one is. */
const NOT_READ = /\sclass="(?:[^"]*\s)?vh[\s"]|\s(?:aria-hidden="true"|role="img"|data-terms="none")/;
const TERM_LINK = /\/glossary\/#([a-z0-9-]+)"/;

/**
 * Links terms in the elements of a page that have `data-terms`: in each of them the first appearance of a term, unless a link
 * there explains it before. `base` ends with a slash.
 */
export function linkTerms(html: string, find: FindTerms, base: string): string {
  if (!html.includes('data-terms')) return html;
  const seen = new Set<string>();
  /** Names of the open elements, and from which depth on terms are linked, or left out. */
  const open: string[] = [];
  let within = Infinity;
  let outside = Infinity;
  return html.replaceAll(TOKEN, (token: string, close: string | undefined, tag: string | undefined) => {
    if (tag === undefined) {
      if (token.startsWith('<') || within === Infinity || outside < Infinity) return token;
      return find(token, seen)
        .map(({ text, slug }) => (slug === undefined ? text : `<a href="${base}glossary/#${slug}">${text}</a>`))
        .join('');
    }
    const name = tag.toLowerCase();
    if (close === '/') {
      const at = open.lastIndexOf(name);
      if (at >= 0) open.length = at;
      if (open.length <= within) within = Infinity;
      if (open.length <= outside) outside = Infinity;
      return token;
    }
    const explained = name === 'a' ? TERM_LINK.exec(token)?.[1] : undefined;
    if (explained !== undefined) seen.add(explained);
    if (VOID.has(name) || token.endsWith('/>')) return token;
    if (within === Infinity && token.includes('data-terms')) {
      within = open.length;
      seen.clear();
    } else if (within < Infinity && outside === Infinity && (LEFT_OUT.test(name) || NOT_READ.test(token)))
      outside = open.length;
    open.push(name);
    return token;
  });
}
