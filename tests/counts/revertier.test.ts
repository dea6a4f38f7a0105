import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { legalPlays } from '#games/revertier/play/legal-plays.ts';
import { MEN } from '#games/revertier/record/record.ts';
import { whyNotPosition, type Position } from '#engine/tables/position.ts';
import { swapColours } from '../support/revertier-positions.ts';
import { printThrow, THROWS } from '#engine/tables/play.ts';
import { dice, men, rulesOf1792 } from '../support/revertier-board.ts';
import { naivePlays, naiveText } from '../support/revertier-naive.ts';

/** `# what`, `white … | black … | who throws`, and a count for each of the 21 throws; blocks parted by blank lines. */
const blocks = readFileSync(new URL('revertier.counts', import.meta.url), 'utf8')
  .trim()
  .split(/\n\n/)
  .slice(1)
  .map((block) => {
    const [what = '', board = '', ...counts] = block.split('\n');
    const [white = '', black = '', toPlay = ''] = board.split('|').map((part) => part.trim());
    const position: Position = {
      men: [men(white.replace('white ', '')), men(black.replace('black ', ''))],
      toPlay: toPlay === 'white' ? 0 : 1,
    };
    const given = counts
      .join(' ')
      .split(/\s+/)
      .map((word) => word.split(':'));
    return { what: what.slice(2), position, counts: new Map(given.map(([thrown, n]) => [thrown, Number(n)])) };
  });

const rules = rulesOf1792();

describe('distinct plays of each of the 21 throws', () => {
  test('from ten positions and more, each with all the throws', () => {
    expect(blocks.length).toBeGreaterThanOrEqual(10);
    for (const { counts } of blocks) expect([...counts.keys()]).toEqual(THROWS.map(printThrow));
  });

  describe.each(blocks)('$what', ({ position, counts }) => {
    test('the position can stand on a board', () => {
      expect(whyNotPosition(position, MEN)).toBeUndefined();
    });

    test.each([...counts])('%s: %i', (thrown, count) => {
      const plays = legalPlays(position, dice(thrown ?? ''), rules);
      const naive = naivePlays(position, dice(thrown ?? ''), rules);
      expect(plays).toHaveLength(count);
      expect(naive.size).toBe(count);
      expect(new Set(plays.map(({ after }) => naiveText(after)))).toEqual(naive);
      expect(new Set(plays.map(({ text }) => text)).size).toBe(count);
    });

    test('the other colour has the same plays', () => {
      for (const thrown of THROWS)
        expect(legalPlays(swapColours(position), thrown, rules).map(({ text }) => text)).toEqual(
          legalPlays(position, thrown, rules).map(({ text }) => text),
        );
    });
  });
});
