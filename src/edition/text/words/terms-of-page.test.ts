import { expect, test } from 'vitest';
import { makeFindTerms } from '#engine/wording/terms.ts';
import { linkTerms } from './terms-of-page.ts';

const find = makeFindTerms([
  { slug: 'basket', forms: ['basket'] },
  { slug: 'remise', forms: ['remise'] },
]);
const link = (html: string): string => linkTerms(html, find, '/a/');

test('links the first appearance within what is marked, and nothing outside', () => {
  expect(link('<p>a basket</p><div data-terms><p>the <b>basket</b>, a basket</p></div><p>a remise</p>')).toBe(
    '<p>a basket</p><div data-terms><p>the <b><a href="/a/glossary/#basket">basket</a></b>, a basket</p></div><p>a remise</p>',
  );
});

test('no link within links, buttons, headings and tools; a tool may hold a text that is marked', () => {
  const html =
    '<div data-terms><h2>A basket</h2><a href="/x"><i>basket</i></a><astro-island props="{&quot;a>b">basket</astro-island></div>';
  expect(link(html)).toBe(html);
  expect(link('<astro-island><br><p data-terms>a basket</p></astro-island>')).toBe(
    '<astro-island><br><p data-terms>a <a href="/a/glossary/#basket">basket</a></p></astro-island>',
  );
});

test('no link in what is not seen', () => {
  const html =
    '<p data-terms><span class="soft vh">a basket</span><i aria-hidden="true">a basket</i><b data-terms="none">basket</b></p>';
  expect(link(html)).toBe(html);
});

test('a term that a link explains before is left alone, and each marked text begins anew', () => {
  const html = '<p data-terms>a <a href="/a/glossary/#basket">panier</a>, the basket</p>';
  expect(link(html)).toBe(html);
  const one = '<p data-terms>a <a href="/a/glossary/#basket">basket</a></p>';
  expect(link('<p data-terms>a basket</p><p data-terms>a basket</p>')).toBe(one + one);
});
