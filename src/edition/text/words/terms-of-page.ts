import type { FindTerms } from '#engine/wording/sentence.ts';

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

/** Part of a plain line: quoted parts are in the source's language, the rest in English. */
interface QuotedPart {
  readonly text: string;
  readonly lang: string | undefined;
}

/** Splits a line such as “passer vos dames”; “du côté” into parts; an English source needs no split. */
export function quotedWords(line: string, lang: string | undefined): readonly QuotedPart[] {
  if (lang === undefined || lang === 'en') return [{ text: line, lang: undefined }];
  return line
    .split(/(“[^“”]*”)/)
    .filter((text) => text !== '')
    .map((text) => ({ text, lang: text.startsWith('“') ? lang : undefined }));
}

/** Element id of a term's definition on a page. */
export const definitionId = (slug: string): string => `word-${slug}`;

/** Glossary terms whose definitions a page opens. */
interface WordsOfPage {
  readonly html: string;
  /** Each term once, in order of first use. */
  readonly slugs: readonly string[];
}

/**
 * A link to a term: the address before `glossary/`, the term, the link's words (without another link inside), then the
 * punctuation mark that follows, if any.
 */
const LINK = /(<a href="([^"]*)glossary\/#([a-z0-9-]+)">((?:(?!<\/?a[ >]).)*)<\/a>)([,.;:!?)’”]*)/gs;

/** A button that opens a definition, written here or by a tool. */
const OPENS = /popovertarget="word-([a-z0-9-]+)"/g;

/**
 * Adds a button beside each glossary link that opens the definition on the page. The button is hidden and shown by the
 * style sheet in place of the link where the browser supports it; otherwise, on paper and without styles only the link
 * remains. The button and a following punctuation mark are kept on one line. `base` ends with a slash.
 */
export function wordsOfPage(html: string, base: string): WordsOfPage {
  const marked = html.replaceAll(LINK, (...found: string[]) => {
    const [whole = '', link = '', site, slug = '', words = '', stop = ''] = found;
    if (site !== base) return whole;
    const both = `${link.replace('<a ', '<a class="word" ')}<button class="word" type="button" hidden popovertarget="${definitionId(slug)}">${words}</button>`;
    return stop === '' ? both : `<span class="word-end">${both}${stop}</span>`;
  });
  const opened = [...marked.matchAll(OPENS)].map(([, slug = '']) => slug);
  return { html: marked, slugs: [...new Set(opened)] };
}
