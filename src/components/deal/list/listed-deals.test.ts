import { describe, expect, test } from 'vitest';
import { GAME_CONTENTS } from '#edition/graph/game-content.ts';
import { ContentFiles } from '#edition/library/content-files.ts';
import { readDeals } from '#edition/library/read-library.ts';
import { burdenOf, byEase, easeOf } from './listed-deals.ts';
import { asRecorded } from '#edition/deals/deal-steps.ts';

const deals = readDeals(new ContentFiles(process.cwd()));

function burdenOfDeal(id: string) {
  const deal = deals.find((one) => one.id === id);
  const gameContent = GAME_CONTENTS.find((game) => game.id === deal?.game);
  const judged = deal && gameContent && asRecorded(deal, gameContent);
  if (!judged) throw new Error(`no deal ${id}`);
  return burdenOf(judged);
}

describe('how hard a deal is to follow', () => {
  test.each([
    // Nothing is paid but a price for every point.
    ['reversis/ancient-four-prices', 1, 'easy'],
    // Aces placed, forced and led, and the partie.
    ['reversis/1785-a-partie-under-the-basket', 4, 'fuller'],
    // An ace forced, one placed, two led; the Quinola: bête, forcer and consolations; the partie.
    ['reversis/1785-two-aces-on-the-last-trick', 7, 'hard'],
  ] as const)('%s: %i kinds of payment, %s', (id, kinds, ease) => {
    const burden = burdenOfDeal(id);
    expect(burden.kinds).toBe(kinds);
    expect(easeOf(burden, 'cards')).toBe(ease);
  });

  test('what is long is harder, though little is paid', () => {
    expect(easeOf(burdenOfDeal('revertier/1792-the-last-man'), 'tables')).toBe('easy');
    expect(easeOf(burdenOfDeal('revertier/1792-a-whole-game'), 'tables')).toBe('fuller');
    expect(easeOf({ kinds: 1, payments: 1, steps: 61 }, 'cards')).toBe('fuller');
    expect(easeOf({ kinds: 6, payments: 6, steps: 61 }, 'cards')).toBe('hard');
  });

  test('the easier stands first: fewer kinds, then fewer payments, then fewer steps', () => {
    const sorted = [
      { kinds: 2, payments: 2, steps: 40 },
      { kinds: 1, payments: 3, steps: 50 },
      { kinds: 1, payments: 1, steps: 50 },
      { kinds: 1, payments: 1, steps: 40 },
    ].toSorted(byEase);
    expect(sorted.map(({ kinds, payments, steps }) => [kinds, payments, steps])).toEqual([
      [1, 1, 40],
      [1, 1, 50],
      [1, 3, 50],
      [2, 2, 40],
    ]);
  });
});
