import { expect, test } from 'vitest';
import { parseCard } from '#engine/cards/card.ts';
import { unwrap } from '#engine/kernel/result.ts';
import { reversis } from '../game.ts';
import { settleDeal } from '../tools/replay/settle.ts';
import { cardsBeside } from './GameTable.tsx';

const book = reversis.ruleSets.find(({ id }) => id === 'almanach-1785')!;

test('each seat that exchanges takes a card of the talon or leaves it, and sets one aside', () => {
  const record = unwrap(
    reversis.parseRecord({
      deal: {
        hands: {
          first: 'JS 8S QH JH 5H 2H 7D 6D 2D 6C 2C',
          second: 'QS 6S 5S 4H QD JD 9D KC 9C 7C 5C',
          third: 'KS 9S 7S 4S AH 8H 7H 3H 8D 4D 4C',
          dealer: 'AS 3S KH 9H 6H AD KD 5D QC JC 8C 3C',
        },
        talon: 'AC 2S 3D',
        // Second hand keeps its hand: the card of the talon that it refuses is set aside.
        laidOut: { first: 'JS', second: '2S', third: 'KS', dealer: 'AS' },
      },
    }),
    'the deal',
  );
  const model = unwrap(settleDeal({ record, book, changes: {}, asPlayed: true }), 'the deal');
  const after = (seat: string | undefined) => {
    const { talon, aside } = cardsBeside(
      model,
      model.steps.findIndex(({ at }) => at.phase === 'exchange' && at.seat === seat),
    );
    return [talon, aside.map(({ card }) => card)];
  };
  const [JS, S2, KS, AS] = ['JS', '2S', 'KS', 'AS'].map((text) => parseCard(text)!);
  expect(after(undefined)).toEqual([3, []]);
  expect(after('first')).toEqual([2, [JS]]);
  expect(after('second')).toEqual([1, [JS, S2]]);
  expect(after('third')).toEqual([0, [JS, S2, KS]]);
  expect(after('dealer')).toEqual([0, [JS, S2, KS, AS]]);
});
