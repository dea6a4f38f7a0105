import { expect, test } from 'vitest';
import { citeResult, citeVisit, type CitedResult } from './cite-result.ts';

const result: CitedResult = {
  title: 'A partie under the basket',
  book: 'Almanach 1785',
  changes: [],
  nets: ['first hand −20', 'second hand +20'],
  unit: 'fiches',
  address: 'https://quinola.example/reversis/deals/1785-a-partie/#t3.2',
  version: '1.2.0',
  accessed: new Date(2026, 10, 23),
};

test('a result is cited with its sums, the version of the site and the day', () => {
  expect(citeResult(result)).toBe(
    '“A partie under the basket”, settled by the rules of Almanach 1785: first hand −20, second hand +20 fiches. ' +
      'Quinola: historical game rules that run, version 1.2.0. https://quinola.example/reversis/deals/1785-a-partie/#t3.2 ' +
      '(accessed 23 November 2026).',
  );
});

test('every rule that the reader has changed is named with his answer', () => {
  const one = { question: 'What does a forced Quinola cost?', answer: '8 fiches' };
  const two = { question: 'Do opposite players pay double?', answer: 'no' };
  expect(citeResult({ ...result, changes: [one] })).toContain(
    'by the rules of Almanach 1785, with one rule changed (What does a forced Quinola cost? 8 fiches): first hand −20',
  );
  expect(citeResult({ ...result, changes: [one, two] })).toContain(
    'with these rules changed (What does a forced Quinola cost? 8 fiches; Do opposite players pay double? no)',
  );
});

test('a record that could not be settled is cited without sums', () => {
  expect(citeResult({ ...result, nets: [] })).toContain('by the rules of Almanach 1785. Quinola:');
});

const day = new Date(2027, 2, 4);
const address = 'http://127.0.0.1:4321/reversis/almanach-1785/#almanach-1785.quinola.forced';
const after =
  '“Réversis in the Almanach des jeux”, clause almanach-1785.quinola.forced (§23), after Almanach des jeux (Paris, 1785), known from a page (https://example.org/#top).';
const own = 'https://quinola.example/reversis/almanach-1785/#almanach-1785.quinola.forced';

test('a clause is cited with the day of the visit, not the day on which its page was made', () => {
  expect(citeVisit(`${after} Quinola, version 1.2.0. ${own} (accessed 23 November 2026).`, { address, day })).toBe(
    `${after} Quinola, version 1.2.0. ${own} (accessed 4 March 2027).`,
  );
});

test('a clause cited with changed rules says so, and its address keeps them', () => {
  expect(
    citeVisit(`${after} Quinola, version 1.2.0. ${own} (accessed 23 November 2026).`, {
      address,
      day,
      variation: 'rAB',
    }),
  ).toBe(
    `${after} With the changed rules that the address lists. Quinola, version 1.2.0. ${own}&v=rAB (accessed 4 March 2027).`,
  );
});

test('where nobody has said where the site stands, the address is that of the visit', () => {
  const served = `${after} Quinola, version 1.2.0. (accessed 23 November 2026).`;
  expect(citeVisit(served, { address, day })).toBe(
    `${after} Quinola, version 1.2.0. ${address} (accessed 4 March 2027).`,
  );
  expect(citeVisit(served, { address, day, variation: 'rAB' })).toContain(
    `that the address lists. Quinola, version 1.2.0. ${address}&v=rAB (accessed`,
  );
});
