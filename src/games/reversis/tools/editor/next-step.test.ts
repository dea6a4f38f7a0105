import { expect, test } from 'vitest';
import { printCard } from '#engine/cards/card.ts';
import { reversis } from '../../game.ts';
import { dealOut } from '../../policy/plain-deal.ts';
import { almanach1785 } from '../../rules/books/almanach-1785.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import type { NextStep } from '#islands/editor/game.ts';
import { REVERSIS_MADE } from '../../../../../tests/support/reversis-made.ts';
import { nextStep } from './Editor.tsx';

const rules = valuesOf(almanach1785);
const { deal: DEAL } = REVERSIS_MADE;
function after(more: Readonly<Record<string, unknown>>): NextStep | undefined {
  const read = reversis.parseRecord({ deal: DEAL, ...more });
  if (!read.ok) throw new Error(read.error.message);
  return nextStep(read.value, rules);
}
const written = (choices: NextStep['legal'] | undefined) => choices?.map(({ write }) => write);

test('first hand leads what it likes; the next hands follow suit, and what may not be played says why', () => {
  const lead = after({ plays: [] });
  expect([lead?.prompt, lead?.legal.length, lead?.others]).toEqual(['First hand to play', 11, []]);
  const second = after({ plays: ['3H'] });
  expect(second?.prompt).toBe('Second hand to play');
  expect(written(second?.legal)).toEqual(['8H', '7H', '6H', '2H']);
  expect(second?.others.find(({ write }) => write === '8S')?.message).toBe(
    'You must follow suit: play one of your hearts.',
  );
  const dealer = after({ plays: ['3H 7H 9H'] });
  expect([dealer?.prompt, written(dealer?.legal)]).toEqual(['Dealer to play', ['QH', 'JH']]);
  expect(dealer?.others.find(({ write }) => write === 'AS')?.message).toContain('You must follow suit');
});

test('whoever takes a trick leads to the next, and may lead anything', () => {
  const next = after({ plays: ['3H 7H 9H JH'] });
  expect([next?.prompt, next?.legal.length, next?.others]).toEqual(['Dealer to play', 10, []]);
});

test('nobody plays after cards thrown down, or in a deal that cannot have been', () => {
  expect(after({ plays: ['3H'], thrown: 'second' })).toBeUndefined();
  expect(after({ plays: ['3H 3H'] })).toBeUndefined();
});

test('nobody plays once the hands are empty', () => {
  const { plays } = REVERSIS_MADE;
  expect(after({ plays: plays.slice(0, 10) })?.prompt).toBe('Dealer to play');
  expect(after({ plays })).toBeUndefined();
});

test('while the cards lie as they are dealt, a card to lay out comes first, seat by seat; to keep the hand is to lay out the talon’s', () => {
  const dealt = dealOut(12, rules, 4);
  const first = nextStep(dealt, rules);
  expect(first?.prompt).toBe('First hand to lay out a card');
  expect(first?.place).toBe('laid.0');
  // Eleven cards, and the choice to keep them.
  expect((first?.legal.length ?? 0) + (first?.others.length ?? 0)).toBe(12);
  expect(
    [...(first?.legal ?? []), ...(first?.others ?? [])].find(({ label }) => label === 'keep the hand')?.write,
  ).toBe(printCard(dealt.talon[0] ?? 0));
  const all = dealt.hands.map((hand, seat) => dealt.talon[seat] ?? hand[0]);
  expect(nextStep({ ...dealt, laidOut: all.with(3, undefined) }, rules)?.place).toBe('laid.3');
  expect(nextStep({ ...dealt, laidOut: all }, rules)?.place).toBe('plays');
  // Hands with fewer cards than the book deals are played as they are.
  const few = { ...dealt, hands: dealt.hands.map((hand) => hand.slice(0, 2)), talon: [] };
  expect(nextStep(few, rules)?.place).toBe('plays');
});
