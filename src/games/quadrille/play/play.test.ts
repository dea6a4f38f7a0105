import { describe, expect, test } from 'vitest';
import { parseCard, printCards, type Card } from '#engine/cards/card.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import {
  applyCard,
  handMasks,
  legalCards,
  startDraft,
  whyNotCard,
  type ContractInPlay,
  type PlayState,
} from './play.ts';
import { NO_SUIT, PLAY_SUITS, rankTable } from '../rules/ranks.ts';
import { quanti1822 } from '../rules/books/quanti-1822.ts';

const rules = valuesOf(quanti1822);
const SPADES = 0;
const HEARTS = 1;
const cards = (text: string): readonly Card[] => text.split(' ').map((word) => parseCard(word) ?? -1);

const solo = (trump: number): ContractInPlay => ({
  contract: trump === NO_SUIT ? 5 : 4,
  ombre: 0,
  ally: -1,
  ownKing: false,
  trump,
  favourite: -1,
  announced: 0,
  called: -1,
  giver: -1,
});

function table(trump: number, ...hands: readonly string[]): PlayState {
  const ranks = rankTable(trump, rules);
  const masks = handMasks(hands.map(cards), ranks);
  const dealt = [0, 1, 2, 3].map((seat) => masks[seat * PLAY_SUITS + trump]!);
  return startDraft(masks, dealt, solo(trump), ranks, 0);
}

/** Legal cards of second hand, with these cards, on a lead. */
const on = (trump: number, lead: string, hand: string, over: QuadrilleRules = rules): string => {
  const state = table(trump, lead, hand, '3D', '4D');
  return printCards(legalCards(applyCard(state, cards(lead)[0]!), over));
};

describe('following, and the privilege of matadors', () => {
  test('a player follows suit if he can, and otherwise plays any card [quanti-1822.play.follow] [mediateur-1752.play]', () => {
    expect(on(HEARTS, 'KS', '2S 3C AS')).toBe('2S');
    expect(on(HEARTS, 'KS', '5H 3C')).toBe('5H 3C');
  });

  test('the black aces follow trumps and not their own suits', () => {
    expect(on(HEARTS, 'KS', 'AS 3C')).toBe('AS 3C');
    expect(on(HEARTS, 'KH', '5H AS 3C')).toBe('AS 5H');
  });

  test('a matador need not be played to a lower trump [quanti-1822.renege]', () => {
    expect(on(HEARTS, 'KH', 'AS 3C')).toBe('AS 3C');
    expect(on(HEARTS, 'AH', 'AC 7H 3C')).toBe('7H AC 3C');
    expect(on(HEARTS, 'AC', '7H 3C')).toBe('7H 3C');
    expect(on(HEARTS, 'AC', 'AS 3C')).toBe('AS 3C');
  });

  test('a higher matador led forces a lower one, when no other trump is held [quanti-1822.renege.forced]', () => {
    expect(on(HEARTS, 'AS', 'AC 3C')).toBe('AC');
    expect(on(HEARTS, 'AS', '7H AC 3C')).toBe('7H AC');
    expect(on(HEARTS, '7H', 'AC 3C')).toBe('AC');
    // Manille is led; spadille and basto are held: either may be played.
    expect(on(HEARTS, '7H', 'AS AC 3C')).toBe('AS AC');
    // Spadille is never forced; a matador with a lower trump beside it can follow with that.
    expect(on(HEARTS, '7H', 'AS 3C')).toBe('AS 3C');
    expect(on(HEARTS, 'AS', 'AC 6H 3C')).toBe('AC 6H');
  });

  test('only the card led forces, not one played after it [quanti-1822.renege.ledOnly]', () => {
    const state = table(HEARTS, '6H', 'AS', 'AC 3C', '4D');
    const third = applyCard(applyCard(state, cards('6H')[0]!), cards('AS')[0]!);
    expect(printCards(legalCards(third, rules))).toBe('AC 3C');
  });

  test('if only the black aces are trumps, spadille forces basto, but basto does not force spadille [mediateur-1752.grandissimo.trumps]', () => {
    expect(on(NO_SUIT, 'AS', 'AC 3C')).toBe('AC');
    expect(on(NO_SUIT, 'AC', 'AS 3C')).toBe('3C AS');
    expect(on(NO_SUIT, 'KS', 'AS 3S 3C')).toBe('3S');
  });

  test('without the privilege a matador follows; with a boundless one never', () => {
    expect(on(SPADES, '3S', 'AC 4D', { ...rules, 'matadors.privilege': 'none' })).toBe('AC');
    expect(on(SPADES, 'AS', 'AC 4D', { ...rules, 'matadors.privilege': 'always' })).toBe('AC 4D');
  });

  test('a refusal names its rule', () => {
    const forced = applyCard(table(HEARTS, 'AS', 'AC 3C', '3D', '4D'), cards('AS')[0]!);
    expect(whyNotCard(forced, rules, cards('3C')[0]!)).toBe('matadors.privilege');
    expect(whyNotCard(forced, rules, cards('AC')[0]!)).toBeUndefined();
    const follow = applyCard(table(HEARTS, 'KS', '2S 3C', '3D', '4D'), cards('KS')[0]!);
    expect(whyNotCard(follow, rules, cards('3C')[0]!)).toBe('play.follow');
  });
});

test('applying a card leaves the state it was given', () => {
  const before = table(HEARTS, 'AS KS', '2S 3C', '3D 6H', '4D 5D');
  const copy = structuredClone({ ...before, table: undefined });
  let state = before;
  for (const card of cards('AS 2S 6H 4D')) state = applyCard(state, card);
  expect(structuredClone({ ...before, table: undefined })).toEqual(copy);
  expect(state.facts.taken).toEqual([1, 0, 0, 0]);
  expect(state.toPlay).toBe(0);
});
