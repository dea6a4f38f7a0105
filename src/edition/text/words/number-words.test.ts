import { expect, test } from 'vitest';
import { numbersIn, agreeingWords } from './number-words.ts';

test.each([
  ['8', [8]],
  ['eight', [8]],
  ['Sixty-six', [66]],
  ['a hundred', [100]],
  ['a hundred and twenty', [120]],
  ['two hundred and forty-eight', [248]],
  ['nine hundred ninety-nine', [999]],
  ['a thousand', [1000]],
  ['a fiche', [1]],
  ['an écu', [1]],
  ['nothing', [0]],
  ['has no limit', [0]],
  ['single', [1]],
  ['doubled', [2]],
  ['twice what he owes', [2]],
  ['three times', [3]],
  ['with the first nine tricks', [9]],
  ['the last two', [2]],
  ['a bête of sixteen', [16]],
  ['as much as the basket holds', []],
  ['neither', []],
  ['four or five', [4, 5]],
  ['sixteen and sixteen', [16, 16]],
  ['twenty, six', [20, 6]],
  ['six 4', [6, 4]],
])('reads the English “%s”', (words, numbers) => {
  expect(numbersIn(words)).toEqual(numbers);
});

test.each([
  ['huit fiches', [8]],
  ['une fiche', [1]],
  ['rien', [0]],
  ['aucun paiement', [0]],
  ['vingt et un', [21]],
  ['vingt-deux', [22]],
  ['dix-sept', [17]],
  ['quarante-huit', [48]],
  ['soixante-six', [66]],
  ['soixante et onze', [71]],
  ['soixante-dix-huit', [78]],
  ['quatre-vingts', [80]],
  ['quatre-vingt-un', [81]],
  ['quatre-vingt-dix-neuf', [99]],
  ['cent', [100]],
  ['cent vingt', [120]],
  ['deux cents', [200]],
  ['neuf cent quatre-vingt-dix-neuf', [999]],
  ['le double', [2]],
  ['deux fois', [2]],
  ['quatre jettons ou plus', [4]],
  ['huit et deux', [8, 2]],
  ['pour le Quinola', []],
])('reads the French “%s”', (words, numbers) => {
  expect(numbersIn(words)).toEqual(numbers);
});

test.each([
  ['four fiches', '1: 1 fiche | #: # fiches'],
  ['one fiche', '1: 1 fiche | #: # fiches'],
  ['a chip', '1: 1 chip | #: # chips'],
  ['6 fish', '#: # fish'],
  // No noun, no number, or a phrase whose parts would have to agree too.
  ['four', undefined],
  ['the talon', undefined],
  ['last two tricks', undefined],
  ['three more', undefined],
])('the noun of “%s” agrees with its number', (words, otherwise) => {
  expect(agreeingWords(words)).toBe(otherwise);
});
