import { expect, test } from 'vitest';
import { sayStrength } from './strength.ts';

test('how strong the house is, in one sentence', () => {
  const measured = {
    deals: 2000,
    samples: 20,
    on: '2026-11-22',
    gains: [
      { better: 'careful', worse: 'plain', gain: 2.27, within: 0.73 },
      { better: 'plain', worse: 'random', gain: 13, within: 0.77 },
    ],
  } as const;
  expect(sayStrength(measured, 'fiches')).toBe(
    'In 2,000 deals with the same cards for both, the careful house wins 2.3 fiches a deal more than the plain house, give or take 0.7; the plain house wins 13.0 fiches a deal more than a player who plays at random, give or take 0.8.',
  );
  const atTables = {
    deals: 2000,
    on: '2026-11-22',
    gains: [{ better: 'attentive', worse: 'plain', gain: 0.58, within: 0.05 }],
  } as const;
  expect(sayStrength(atTables, 'stakes', 'tables')).toBe(
    'In 2,000 games with the same throws for both, the attentive house wins 0.58 stakes a game more than the plain house, give or take 0.05.',
  );
});
