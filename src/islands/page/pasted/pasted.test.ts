import { describe, expect, test } from 'vitest';
import { reversis } from '#games/reversis/game.ts';
import { COMPARED_REVERSIS } from '#games/reversis/tools/compare/Compare.tsx';
import { readPasted, sayProblem, whyTooMuch } from './pasted.tsx';

test('a text nested so that its parser would never come back is refused, with the line', () => {
  for (const deep of [
    '['.repeat(3_000) + ']'.repeat(3_000),
    '{a: '.repeat(3_000),
    '- '.repeat(3_000),
    Array.from({ length: 500 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'),
    '['.repeat(101) + ']'.repeat(101),
  ])
    expect(whyTooMuch(`ruleset: ancient\n${deep}`)?.code).toBe('too-deep');
  expect(whyTooMuch(`a: 1\nb: ${'['.repeat(101)}`)?.at).toBe('line 2');
  expect(whyTooMuch('x'.repeat(1_000_001))?.code).toBe('too-long');
});

test('and what people write is not', () => {
  expect(whyTooMuch('['.repeat(100) + ']'.repeat(100))).toBeUndefined();
  expect(whyTooMuch('deal: {hands: {first: [AS, KH]}}\n'.repeat(500))).toBeUndefined();
  expect(whyTooMuch(`${' '.repeat(40)}- KS 8S 2S JH`)).toBeUndefined();
  expect(whyTooMuch('-'.repeat(80))).toBeUndefined();
  expect(whyTooMuch('x'.repeat(1_000_000))).toBeUndefined();
  expect(whyTooMuch('')).toBeUndefined();
});

/** What the comparison says of a record pasted into it; nothing where it takes it. */
const said = async (text: string): Promise<string | undefined> => {
  const read = await readPasted(reversis, text, ({ record, variation }) => {
    const settled = COMPARED_REVERSIS.settle(record, variation.rules);
    return settled.ok ? undefined : settled.error;
  });
  return read.ok ? undefined : sayProblem(read.error);
};

describe('a record pasted by a reader', () => {
  test('is refused in a sentence, with its line, where it cannot be read', async () => {
    expect(await said('')).toBe('Line 1: There is nothing to read. Paste a record first.');
    expect(await said('ruleset: bohn-1850\nplays:\n  - KS 8S 2S 3S\n  - KS XX')).toBe(
      'Line 4, t2.2: “XX” is not a card; write its rank and its suit, such as KS, TH or 2C.',
    );
    expect(await said('ruleset: bohn-1851\nplays: []')).toBe(
      'Line 1, ruleset: There is no rule set called “bohn-1851” for reversis. Did you mean “bohn-1850”?',
    );
    expect(await said(`ruleset: bohn-1850\nplays:\n${'  - KS\n'.repeat(53)}`)).toBe(
      'Line 3, plays: There are 53 tricks, but the largest pack has only 52 cards.',
    );
  });

  test('is refused where it can be read but cannot have happened', async () => {
    expect(await said('ruleset: bohn-1850\nplays:\n  - KS 8S 2S 3S\n  - KS 7S 5S 4S')).toBe(
      'Line 4, t2.1: The king of spades is played twice, in trick 1 and again in trick 2.',
    );
    expect(await said('ruleset: bohn-1850\nplays:\n  - KS 8S 8S 3S')).toBe(
      'Line 3, t1.3: The eight of spades is played twice, both times in trick 1.',
    );
    expect(await said('ruleset: bohn-1850\ndeal:\n  hands:\n    first: KS KS')).toBe(
      'Line 4, deal.hands.first: The king of spades is twice in first hand’s hand; the pack has only one.',
    );
  });

  test('is taken where it stops in the middle of a trick', async () => {
    expect(await said('ruleset: bohn-1850\nplays:\n  - KS 8S 2S 3S\n  - QS 7S')).toBeUndefined();
  });

  test('is refused by whoever reads it, where nobody checks what it says', async () => {
    const read = await readPasted(reversis, '{"ruleset": "bohn-1850", "plays": ["KS 8S KS"]}');
    expect(read.ok).toBe(true);
    expect(await readPasted(reversis, '[1, 2')).toMatchObject({ ok: false, error: { at: 'line 1' } });
  });
});
