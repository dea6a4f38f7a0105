import { expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { emptyDraft } from '#islands/editor/draft.ts';
import { reversis } from '../../game.ts';
import { reasonsToStop } from '../../../../../tests/support/reasons-to-stop.ts';
import { EVERYTHING } from '../../../../../tests/support/seeds.ts';
import { EDITED_REVERSIS } from './Editor.tsx';

const { read, fetchDealer } = EDITED_REVERSIS;
const dealer = await fetchDealer();

test.each(reversis.ruleSets.map((book) => [book.id, book] as const))(
  'the house plays on wherever it gives no reason not to (%s)',
  async (_, book) => {
    const { stops, playsOn, faults } = await reasonsToStop(EDITED_REVERSIS, book, EVERYTHING ? 6 : 4);
    expect(faults).toEqual([]);
    expect(Math.min(stops, playsOn)).toBeGreaterThan(0);
  },
);

test('the reason names the seat without a card', () => {
  const { record } = read({
    ...emptyDraft('almanach-1785', '1'),
    text: { 'hand.0': 'KS QS', 'hand.1': '8S 7S', 'hand.2': '2S', 'hand.3': 'JH 4H', plays: 'KS 8S 2S JH' },
  });
  if (!record.ok) throw new Error(record.error.message);
  expect(dealer.whyStops(record.value, valuesOf(reversis.ruleSets[0]!))).toBe(
    'third hand has no cards left, and the house plays only while everyone has a card',
  );
});
