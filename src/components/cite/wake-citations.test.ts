import { expect, test } from 'vitest';
import { citeVisit } from './wake-citations.ts';

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
