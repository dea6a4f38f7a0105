/** Part of a plain line: quoted parts are in the source's language, the rest in English. */
export interface QuotedPart {
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
