import { expect, test } from 'vitest';
import { nameCard } from '#engine/cards/card.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { unwrap } from '#engine/kernel/result.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { quadrilleTable as game } from '../choices/table-game.ts';
import { quadrille } from '../game.ts';
import { house } from './house.ts';

const rules = valuesOf(quadrille.ruleSets.find(({ id }) => id === 'quanti-1822')!);

/** What the plain house calls in hearts for a hand of first hand, and why; the others hold the rest as it comes. */
function called(first: string): string {
  const own = first.split(' ');
  const rest = ['S', 'H', 'D', 'C']
    .flatMap((suit) => ['A', 'K', 'Q', 'J', '7', '6', '5', '4', '3', '2'].map((rank) => rank + suit))
    .filter((card) => !own.includes(card));
  const [second, third, dealer] = [0, 10, 20].map((from) => rest.slice(from, from + 10).join(' '));
  const deal = { hands: { first, second, third, dealer } };
  const record = unwrap(quadrille.parseRecord({ deal, bids: ['ask', 'pass', 'pass', 'pass'], trump: 'H' }), 'the deal');
  const view = game.seatView({ number: 0, record, declined: [] }, rules, 0);
  const { act, because } = house.choose(view, rules, { strength: 'plain', random: makeRandom(1) });
  return `${act.kind === 'call' ? nameCard(act.card) : act.kind}. ${because}`;
}

test('a king is called of the shortest suit that is held: not of a void one, and black aces are no cards of their suits', () => {
  expect(called('AS 7S 6S 5S KH 7H 6H 7D 6D 5D')).toBe(
    'king of diamonds. You hold only three diamonds, so that it helps you where you are weak. In clubs, of which you hold none, you need help less.',
  );
  expect(called('AS 7S 6S KH 7H 6H 5H 7D 7C 6C')).toBe(
    'king of diamonds. You hold only one diamond, so that it helps you where you are weak.',
  );
  // Spadille counts as length to the policy; the words leave it out.
  expect(called('AS 7D 6D 5D KH 7H 6H 5H 7C 6C')).toBe(
    'king of spades. You hold no card of its suit but trumps, so that it helps you where you are weak.',
  );
});

test('a king whose queen is held is called first', () => {
  expect(called('AS QD 7D 6D 5D KH 7H 6H 7C 6S')).toBe(
    'king of diamonds. You hold the queen of diamonds, which will be the highest card left of its suit once that king is played.',
  );
});
