import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { builtSite, metaOf, pageUrl, type Element, type Page } from '../support/built-site.ts';

const site = builtSite();

/** Every fault of every page, each with its page. */
const faults = (find: (page: Page) => readonly string[]): readonly string[] =>
  site.pages.flatMap((page) => find(page).map((fault) => `${page.path}: ${fault}`));

const named = (page: Page, name: string) => page.elements.filter((element) => element.name === name);
const rel = (page: Page, kind: string) =>
  named(page, 'link').find(({ attributes }) => attributes['rel'] === kind)?.attributes['href'];

/** Values that occur more than once. */
const repeated = (values: readonly string[]) => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

const policyOf = (page: Page) => metaOf(page, 'content-security-policy') ?? '';

const runs = ({ name, attributes }: Element) =>
  name === 'script' && attributes['src'] === undefined && /^(module|text\/javascript)?$/.test(attributes['type'] ?? '');

test('every page has the content policy; only on the page of search may WebAssembly run', () => {
  expect(
    faults((page) => {
      const policy = page.path === '/search/' ? policyOf(page).replace("'wasm-unsafe-eval'", '') : policyOf(page);
      return policy.includes("default-src 'none'") && !/unsafe|http|data:/.test(policy) ? [] : [policy || 'no policy'];
    }),
  ).toEqual([]);
});

test('no element has a style or a handler of its own', () => {
  expect(
    faults((page) =>
      page.elements.flatMap(({ name, attributes }) =>
        Object.keys(attributes)
          .filter((key) => key === 'style' || key.startsWith('on'))
          .map((key) => `<${name} ${key}="${attributes[key] ?? ''}">`),
      ),
    ),
  ).toEqual([]);
});

test('no inline script or style runs but Astro’s own, whose hash stands in the policy', () => {
  expect(
    faults((page) =>
      page.elements
        .filter((element) => runs(element) || element.name === 'style')
        .filter(({ text }) => !policyOf(page).includes(createHash('sha256').update(text).digest('base64')))
        .map(({ name, text }) => `<${name}> ${text.slice(0, 60)}`),
    ),
  ).toEqual([]);
});

test('no page gives an id twice', () => {
  expect(faults((page) => repeated(page.ids))).toEqual([]);
});

test('every page says its language, its title, what it is about and its one heading', () => {
  expect(
    faults((page) => [
      ...(named(page, 'html')[0]?.attributes['lang'] === 'en' ? [] : ['no language']),
      ...(named(page, 'h1').length === 1 ? [] : ['not one h1']),
      ...(named(page, 'main').length === 1 ? [] : ['not one main']),
      ...((metaOf(page, 'description') ?? '') === '' ? ['no description'] : []),
    ]),
  ).toEqual([]);
  expect(repeated(site.pages.map((page) => named(page, 'title')[0]?.text ?? ''))).toEqual([]);
});

test('every page that may be found names its own address', () => {
  expect(
    faults((page) => {
      if (metaOf(page, 'robots') === 'noindex') return [];
      const canonical = rel(page, 'canonical') ?? 'none';
      return canonical === pageUrl(site, page.path).href ? [] : [`canonical: ${canonical}`];
    }),
  ).toEqual([]);
});
