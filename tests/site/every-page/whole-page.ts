import { afterAll, expect, test } from 'vitest';
import { BUDGETS, overweight, printHeaviest } from '../support/budgets.ts';
import { builtSite, metaOf, type Element, type Page } from '../support/built-site.ts';
import { pageClass } from '../support/page-class.ts';
import { weighFiles } from '../support/weigh.ts';

/*
 * What must hold of a page as a whole, whatever is on it: read from its file, for every page there is. What can be seen element
 * by element is looked at in a browser, on pages that between them have every shape (pages.ts).
 */
const site = builtSite();
const pages = site.pages.filter((page) => metaOf(page, 'refresh') === undefined);

/** Every fault of every page, each with its page. */
const faults = (find: (page: Page) => readonly string[]): readonly string[] =>
  pages.flatMap((page) => find(page).map((fault) => `${page.path}: ${fault}`));

const print = ({ name, attributes }: Element): string =>
  `<${name}${['id', 'class', 'href'].map((key) => (attributes[key] ? ` ${key}="${attributes[key]}"` : '')).join('')}>`;

const isWithin = (element: Element, fits: (outer: Element) => boolean): boolean =>
  fits(element) || (element.parent !== undefined && isWithin(element.parent, fits));

/** Whether anything names an element to somebody who does not see it: words, a picture's words, a label. */
const isNamed = ({ name, text, attributes, children }: Element, page: Page): boolean => {
  if (attributes['aria-hidden'] === 'true') return false;
  const labelled = (attributes['aria-labelledby'] ?? '').split(/\s+/).filter(Boolean);
  return (
    text.trim() !== '' ||
    [attributes['aria-label'], name === 'img' ? attributes['alt'] : undefined].some((words) => (words ?? '') !== '') ||
    (labelled.length > 0 && labelled.every((id) => page.ids.includes(id))) ||
    children.some((child) => isNamed(child, page))
  );
};

test('headings go down one level at a time, and none is empty', () => {
  expect(
    faults((page) => {
      const headings = page.elements.filter(({ name }) => /^h[1-6]$/.test(name));
      const level = (heading: Element | undefined): number => Number(heading?.name.slice(1) ?? 0);
      return headings.flatMap((heading, at) => [
        ...(level(heading) > level(headings[at - 1]) + 1
          ? [`${print(heading)} after h${String(level(headings[at - 1]))}`]
          : []),
        ...(isNamed(heading, page) ? [] : [`${print(heading)} is empty`]),
      ]);
    }),
  ).toEqual([]);
});

/** An element of the page's own that a reader may jump to; `header` and `footer` of an article are none. */
const landmark = ({ name, attributes, parent }: Element): string | undefined => {
  const role = attributes['role'];
  if (role !== undefined)
    return /^(banner|main|contentinfo|navigation|complementary|search|region)$/.test(role) ? role : undefined;
  const isTop = parent?.name === 'body';
  const named = attributes['aria-label'] ?? attributes['aria-labelledby'];
  switch (name) {
    case 'main':
    case 'search':
      return name;
    case 'nav':
      return 'navigation';
    case 'aside':
      return 'complementary';
    case 'header':
      return isTop ? 'banner' : undefined;
    case 'footer':
      return isTop ? 'contentinfo' : undefined;
    case 'section':
      return named === undefined ? undefined : 'region';
    default:
      return undefined;
  }
};

test('a page has one head, one main part and one foot, all its words in a landmark, and no two of a kind with one name', () => {
  expect(
    faults((page) => {
      const found = page.elements.flatMap((element) => {
        const kind = landmark(element);
        return kind === undefined ? [] : [{ kind, element }];
      });
      const count = (kind: string): number => found.filter((each) => each.kind === kind).length;
      const marks = new Set(found.map(({ element }) => element));
      const body = page.elements.find(({ name }) => name === 'body');
      const skip = (element: Element): boolean => /^(script|style|noscript|template|dialog)$/.test(element.name);
      const names = found.map(
        ({ kind, element: { attributes } }) =>
          `${kind} “${attributes['aria-label'] ?? attributes['aria-labelledby'] ?? ''}”`,
      );
      return [
        ...['banner', 'main', 'contentinfo']
          .filter((kind) => count(kind) !== 1)
          .map((kind) => `${String(count(kind))} × ${kind}`),
        ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name} twice`),
        ...page.elements
          .filter(
            (element) =>
              element.text.trim() !== '' && body !== undefined && isWithin(element, (outer) => outer === body),
          )
          .filter((element) => !isWithin(element, (outer) => marks.has(outer) || skip(outer)))
          // The link that leads past the head to the main part stands before everything.
          .filter(({ attributes }) => attributes['href'] !== '#main')
          .map((element) => `${print(element)} stands in no landmark`),
      ];
    }),
  ).toEqual([]);
});

test('every link and button has a name, every picture its words, every field its label', () => {
  const labels = (page: Page): ReadonlySet<string> =>
    new Set(page.elements.flatMap(({ name, attributes }) => (name === 'label' ? [attributes['for'] ?? ''] : [])));
  expect(
    faults((page) => {
      const labelled = labels(page);
      return page.elements
        .filter(({ attributes }) => attributes['type'] !== 'hidden')
        .filter(
          (element) =>
            !isWithin(element, ({ attributes }) => attributes['aria-hidden'] === 'true' || 'hidden' in attributes),
        )
        .filter((element) => {
          const { name, attributes } = element;
          if (name === 'img') return attributes['alt'] === undefined;
          if (name === 'button' || (name === 'a' && attributes['href'] !== undefined)) return !isNamed(element, page);
          if (!/^(input|select|textarea)$/.test(name)) return false;
          const isLabelled =
            labelled.has(attributes['id'] ?? '–') || isWithin(element, (outer) => outer.name === 'label');
          return !isLabelled && attributes['aria-label'] === undefined && attributes['aria-labelledby'] === undefined;
        })
        .map(print);
    }),
  ).toEqual([]);
});

test('what an element says it is named, described or ruled by is on the page', () => {
  const REFERENCES = [
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'aria-owns',
    'aria-details',
    'for',
    'headers',
    'popovertarget',
    'list',
  ];
  expect(
    faults((page) => {
      const ids = new Set(page.ids);
      return page.elements.flatMap((element) =>
        REFERENCES.flatMap((key) =>
          (element.attributes[key] ?? '')
            .split(/\s+/)
            .filter((id) => id !== '' && !ids.has(id))
            .map((id) => `${print(element)} ${key}: there is no #${id}`),
        ),
      );
    }),
  ).toEqual([]);
});

const weights = new Map(pages.map((page) => [page.path, weighFiles(site, page)]));
afterAll(() => {
  console.log(printHeaviest(weights, pageClass));
});

test('no page can come to weigh more than its class may', () => {
  expect(
    faults(({ path }) => overweight(BUDGETS[pageClass(path)], weights.get(path)!)).slice(0, 10),
    'over their limits in tests/site/support/budgets.ts, the first ten',
  ).toEqual([]);
});
