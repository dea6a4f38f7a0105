import { expect, test } from 'vitest';
import { makeFindTerms } from '#engine/wording/sentence.ts';
import { linkTerms, wordsOfPage, quotedWords } from './terms-of-page.ts';

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

test('words quoted from a French source are French, and what stands round them is ours', () => {
  expect(quotedWords('“battre les darnes”; “qu’il fut”', 'fr')).toEqual([
    { text: '“battre les darnes”', lang: 'fr' },
    { text: '; ', lang: undefined },
    { text: '“qu’il fut”', lang: 'fr' },
  ]);
  expect(quotedWords('no headword before “C’est un os”', 'fr')[0]).toEqual({
    text: 'no headword before ',
    lang: undefined,
  });
  expect(quotedWords('in the corner', 'fr')).toEqual([{ text: 'in the corner', lang: undefined }]);
});

test('of an English source nothing is set apart', () => {
  for (const lang of ['en', undefined])
    expect(quotedWords('“making in all 400 fish”', lang)).toEqual([
      { text: '“making in all 400 fish”', lang: undefined },
    ]);
});

test('a link to the glossary stays, and gets a button that opens the definition on the page', () => {
  const { html, slugs } = wordsOfPage('<p>A small <a href="/a.b/glossary/#basket">basket</a> holds it.</p>', '/a.b/');
  expect(html).toBe(
    '<p>A small <a class="word" href="/a.b/glossary/#basket">basket</a>' +
      '<button class="word" type="button" hidden popovertarget="word-basket">basket</button> holds it.</p>',
  );
  expect(slugs).toEqual(['basket']);
});

test('a comma or a stop is kept with the word before it', () => {
  const link = '<a href="/glossary/#ace">ace</a>';
  expect(wordsOfPage(`the ${link}, or (an ${link}).`, '/').html).toMatch(
    /^the <span class="word-end"><a .*?<\/button>,<\/span> or \(an <span class="word-end"><a .*?<\/button>\)\.<\/span>$/,
  );
});

test('a word used twice has one definition, and two buttons', () => {
  const link = '<a href="/glossary/#ace">ace</a>';
  const { html, slugs } = wordsOfPage(`${link} and <a href="/glossary/#king">a <em>king</em></a> and ${link}`, '/');
  expect(slugs).toEqual(['ace', 'king']);
  expect(html.match(/popovertarget="word-ace"/g)).toHaveLength(2);
  expect(html).toContain('popovertarget="word-king">a <em>king</em></button>');
});

test('other links, and what a page keeps in an attribute, are left as they are', () => {
  const other =
    '<a href="/glossary/">Glossary</a> <a href="/aXb/glossary/#ace">ace</a> <i title="&lt;a href=&quot;/glossary/#ace&quot;>"></i>';
  expect(wordsOfPage(other, '/')).toEqual({ html: other, slugs: [] });
  expect(wordsOfPage('<a href="/aXb/glossary/#ace">ace</a>', '/a.b/').slugs).toEqual([]);
});

test('a button that a tool has drawn counts too', () => {
  const drawn = '<button class="word" type="button" hidden popovertarget="word-king">king</button>';
  expect(wordsOfPage(drawn, '/')).toEqual({ html: drawn, slugs: ['king'] });
});
