import { expect, test } from 'vitest';
import { wordsOfPage, quotedWords } from './words-of-page.ts';

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
