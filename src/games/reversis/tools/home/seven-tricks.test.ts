import { expect, test } from 'vitest';
import { parseCard, printCards, sortedCards } from '#engine/cards/card.ts';
import { PLAYED_REVERSIS } from '../play/Play.tsx';
import { judge } from '../../settle/judge.ts';
import { withThrown } from './seven-tricks.ts';

test('the deal of the first page breaks no rule, and the dealer has to take the trick with his king', () => {
  // The hand on the page.
  const hand = 'JH 6H 3H QD 7D 5D AC 4C'.split(' ').map((card) => parseCard(card) ?? -1);
  for (const card of hand) {
    const { record, variation } = withThrown(card);
    const { rules } = variation;
    const judged = judge(record, rules);
    expect(judged.ok && judged.value.departures).toEqual([]);
    const left = judged.ok ? (judged.value.frames.findLast(({ at }) => at.phase === 'play')?.hands[2] ?? []) : [];
    expect(printCards(sortedCards([...left, card]))).toBe(printCards(sortedCards(hand)));
    const turn = PLAYED_REVERSIS.played.turn(PLAYED_REVERSIS.resume(record, rules), rules);
    expect([turn?.seat, turn?.legal.map(({ label }) => label)]).toEqual([3, ['king of spades']]);
  }
});
