import { expect, test } from 'vitest';
import { quotedWords } from './quoted-words.ts';

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
