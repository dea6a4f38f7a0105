import { expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { emptyDraft, type Text } from '#islands/editor/draft.ts';
import { quadrille } from '../../game.ts';
import type { QuadrilleRecord } from '../../record/record.ts';
import { quanti1822 } from '../../rules/books/quanti-1822.ts';
import { reasonsToStop } from '../../../../../tests/support/reasons-to-stop.ts';
import { EVERYTHING } from '../../../../../tests/support/seeds.ts';
import { EDITED_QUADRILLE } from './Editor.tsx';

const { read, fetchDealer } = EDITED_QUADRILLE;
const dealer = await fetchDealer();

function recordOf(text: Text): QuadrilleRecord {
  const { record } = read({ ...emptyDraft('quanti-1822', '1'), text });
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
}

test.each(quadrille.ruleSets.map((book) => [book.id, book] as const))(
  'the house plays on wherever it gives no reason not to (%s)',
  async (_, book) => {
    const { stops, playsOn, faults } = await reasonsToStop(EDITED_QUADRILLE, book, EVERYTHING ? 10 : 4);
    expect(faults).toEqual([]);
    expect(Math.min(stops, playsOn)).toBeGreaterThan(0);
  },
);

test('after the first six tricks it says that a seventh lead would risk the vole', () => {
  const record = recordOf({
    'hand.0': 'QS JS 2S JH 3H 2H 5D 3D 5C 3C',
    'hand.1': 'AS 5S AD 4D 2D AC QC JC 4C 2C',
    'hand.2': 'KS 7S 3S AH KH KD 6D QD 7C 6C',
    'hand.3': '6S 4S QH 7H 6H 5H 4H JD 7D KC',
    bids: 'pass, ask, pass, pass',
    trump: 'C',
    call: 'KD',
    plays: '2S 5S KS 4S\nKH 7H 3H 4C\nAS 6C KC 3C\n2C 7C 7D 5C\n2D KD JD 5D\n6D 6H 3D AD',
  });
  // Second hand is ombre and leads with basto, QC, JC and 4D: the queen of diamonds is still out, and beats 4D.
  expect(dealer.whyStops(record, valuesOf(quanti1822))).toBe(
    'the first six tricks win the game, and a lead to the seventh would risk the vole',
  );
});
