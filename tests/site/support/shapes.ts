import { EXAMPLE_PAGES } from './example-pages.ts';
import type { Element, Page } from './built-site.ts';
import { pageClass } from './page-class.ts';

/** Attributes whose value matters to axe or to readers without scripts; of others only the name counts. */
const BY_VALUE = /^(role|type|component-export|data-part)$/;
const BY_NAME =
  /^(aria-.*|data-(?!astro-).*|hidden|open|disabled|checked|contenteditable|href|loading|colspan|rowspan|for|alt|dir|start)$/;

/** Elements of a line of text, which may stand in any part. */
const IN_LINES = /^(a|abbr|b|br|button|cite|del|dfn|em|i|ins|mark|q|small|span|strong|sup|wbr)$/;

const partOf = (element: Element | undefined): string =>
  element === undefined ? 'page' : (element.attributes['data-part'] ?? partOf(element.parent));

const shapesOfElement = ({ name, attributes, parent }: Element): readonly string[] => [
  IN_LINES.test(name) ? `<${name}>` : `<${name}> in ${partOf(parent)}`,
  ...Object.entries(attributes).flatMap(([key, value]) =>
    BY_VALUE.test(key) ? [`<${name} ${key}="${value}">`] : BY_NAME.test(key) ? [`<${name} ${key}>`] : [],
  ),
];

/** Shapes of a page: its page class, and each element with the part it stands in, and each role and attribute. */
const shapesOf = (page: Page): ReadonlySet<string> =>
  new Set([`a page of the class “${pageClass(page.path)}”`, ...page.elements.flatMap(shapesOfElement)]);

/** The pages that `npm test` examines. */
export const examplesAmong = (pages: readonly Page[], examples = EXAMPLE_PAGES): readonly Page[] =>
  pages.filter(({ path }) => examples.includes(path));

/**
 * Problems of the list of example pages, one sentence each: unknown pages, and pages to add because they have shapes that
 * no example has, those with most such shapes first.
 */
export function faultsOfExamples(pages: readonly Page[], examples = EXAMPLE_PAGES): readonly string[] {
  const paths = new Set(pages.map(({ path }) => path));
  const gone = examples
    .filter((path) => !paths.has(path))
    .map((path) => `Take ${path} out of tests/site/support/example-pages.ts: there is no such page.`);
  const shapes = new Map(pages.map((page) => [page, shapesOf(page)]));
  const seen = new Set(examplesAmong(pages, examples).flatMap((page) => [...shapes.get(page)!]));
  const added: string[] = [];
  for (;;) {
    const fresh = pages
      .map(({ path }, i) => ({ path, news: [...shapes.get(pages[i]!)!].filter((shape) => !seen.has(shape)) }))
      .reduce((best, one) => (one.news.length > best.news.length ? one : best));
    if (fresh.news.length === 0) return [...gone, ...added];
    for (const shape of fresh.news) seen.add(shape);
    added.push(
      `Add ${fresh.path} to tests/site/support/example-pages.ts: no example has ${fresh.news.slice(0, 5).join(', ')}.`,
    );
  }
}
