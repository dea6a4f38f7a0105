/** The name by which a word's button finds its definition on the page. */
export const definitionId = (slug: string): string => `word-${slug}`;

/** The words of a page that the glossary explains. */
interface WordsOfPage {
  readonly html: string;
  /** Each term once, in the order in which the page first uses it. */
  readonly slugs: readonly string[];
}

/**
 * A link to a term: what stands before `glossary/`, the term, and the words, in which there is no other link; then the stop
 * that follows it, if one does.
 */
const LINK = /(<a href="([^"]*)glossary\/#([a-z0-9-]+)">((?:(?!<\/?a[ >]).)*)<\/a>)([,.;:!?)’”]*)/gs;

/**
 * Puts beside each link to the glossary a button that opens the definition on the page itself. The button is hidden: the
 * style sheet shows it in place of the link where a browser can lay the definition beside its word, and so the link is all
 * there is in any other, on paper, and for whoever reads the document without its styles. A line may break after a button, and
 * not before a stop: the two are kept together. `base` ends with a slash.
 */
export function wordsOfPage(html: string, base: string): WordsOfPage {
  const slugs = new Set<string>();
  const marked = html.replaceAll(LINK, (...found: string[]) => {
    const [whole = '', link = '', site, slug = '', words = '', stop = ''] = found;
    if (site !== base) return whole;
    slugs.add(slug);
    const both = `${link.replace('<a ', '<a class="word" ')}<button class="word" type="button" hidden popovertarget="${definitionId(slug)}">${words}</button>`;
    return stop === '' ? both : `<span class="word-end">${both}${stop}</span>`;
  });
  return { html: marked, slugs: [...slugs] };
}
