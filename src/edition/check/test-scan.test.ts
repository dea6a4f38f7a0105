import { expect, test } from 'vitest';
import { namedTestsIn } from './test-scan.ts';

test('finds the clauses that titles name, and takes no code for one', () => {
  const book = 'almanach-1785';
  const text = [
    `test('pays %i to the %s [${book}.quinola.forced.forcer] [${book}.quinola.forced.others]', () => {`,
    '  const first = cards[hand.length];',
    `  const other = "[elsewhere.quinola]";`,
    `});`,
    `it(\`the basket opens at 20: %s, %s [${book}.basket.opening.each]\`, () => {});`,
  ].join('\n');
  expect(namedTestsIn(text, 'a.test.ts', [book])).toEqual([
    {
      file: 'a.test.ts',
      line: 1,
      title: 'pays … to the …',
      clauses: [`${book}.quinola.forced.forcer`, `${book}.quinola.forced.others`],
    },
    { file: 'a.test.ts', line: 5, title: 'the basket opens at 20', clauses: [`${book}.basket.opening.each`] },
  ]);
});
