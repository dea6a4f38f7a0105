/**
 * In how many ways fixed small positions of Quadrille can be played out, by the engine and by a second, naive count that
 * shares nothing with it; the smallest worked by hand.
 */
import { describe, expect, test } from 'vitest';
import { parseCard, printCard, type Card } from '#engine/cards/card.ts';
import { makeRandom, shuffled } from '#engine/kernel/random.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { quadrille } from '#games/quadrille/game.ts';
import { applyCard, handMasks, legalCards, startDraft, type PlayState } from '#games/quadrille/play/play.ts';
import { NO_SUIT, PACK, PLAY_SUITS, rankTable } from '#games/quadrille/rules/ranks.ts';
import { naiveContinuations } from '../support/quadrille-naive.ts';

const TRUMPS = ['S', 'H', 'D', 'C', 'none'] as const;
const rules = valuesOf(quadrille.ruleSets[0]!);

function begin(hands: readonly (readonly Card[])[], trump: number): PlayState {
  const table = rankTable(trump, rules);
  const masks = handMasks(hands, table);
  const dealt = [0, 1, 2, 3].map((seat) => masks[seat * PLAY_SUITS + trump]!);
  const contracted = {
    contract: trump === NO_SUIT ? 5 : 4,
    ombre: 0,
    ally: -1,
    ownKing: false,
    trump,
    favourite: -1,
    announced: 0,
    called: -1,
    giver: -1,
  };
  return startDraft(masks, dealt, contracted, table, 0);
}

const continuations = (state: PlayState): number => {
  const cards = legalCards(state, rules);
  return cards.length === 0 ? 1 : cards.reduce((sum, card) => sum + continuations(applyCard(state, card)), 0);
};

const count = (text: string, trump: (typeof TRUMPS)[number]): readonly [engine: number, naive: number] => {
  const hands = text.split(' / ').map((hand) => hand.split(' '));
  const cards = hands.map((hand) => hand.map((card) => parseCard(card) ?? -1));
  return [continuations(begin(cards, TRUMPS.indexOf(trump))), naiveContinuations(hands, trump)];
};

describe('worked by hand', () => {
  test('one card each can be played in one way', () => {
    expect(count('AS / AC / 5D / KH', 'H')).toEqual([1, 1]);
  });

  test('spadille led draws basto', () => {
    // Spadille: basto must fall, third hand has two cards to choose from, the dealer's trump must fall: 2.
    // The three of clubs: nobody has clubs (basto is a trump), so 2 × 2 × 2. The second trick is forced.
    expect(count('AS 3C / AC 4D / 5D 6D / KH 7S', 'H')).toEqual([10, 10]);
  });

  test('a low trump led does not', () => {
    // The six: basto may be kept, 2 × 2 × 1; the three of clubs 2 × 2 × 2.
    expect(count('6H 3C / AC 4D / 5D 6D / KH 7S', 'H')).toEqual([12, 12]);
  });

  test('manille led to both other matadors draws either', () => {
    // Manille: spadille or basto, and one trump each for third hand and dealer: 2. The king of clubs, of which nobody has
    // another, the aces being trumps: 2 × 2 × 2. The second trick is forced.
    expect(count('7H KC / AS AC / 6H 3D / 5H 3S', 'H')).toEqual([10, 10]);
  });
});

describe('the engine and the naive count agree', () => {
  test.each([
    ['AS 7H KC 3D / AC 2H QC 4D / AH KH 5D 6D / 6H 5H KD QD', 'H'],
    ['AS 2S KC / AC KS QC / 3S 4S KD / 5S 6S QD', 'S'],
    ['AS KH 3D QC / AC QH 4D KC / JH 5D 7C KS / AH 6D 6C QS', 'none'],
    ['7D 6D 5D 4D / AS AC 2C 3C / KD QD KC QC / JD AD JC 7C', 'D'],
  ] as const)('%s, trumps %s', (text, trump) => {
    const [engine, naive] = count(text, trump);
    expect(engine).toBe(naive);
    expect(engine).toBeGreaterThan(20);
  });

  test('on 400 positions of two or three cards each, drawn from a fixed seed', () => {
    const random = makeRandom(1726);
    for (let i = 0; i < 400; i++) {
      const size = 2 + random(2);
      // Half the positions are full of trumps, where the privilege has its say.
      const trump = random(5);
      const table = rankTable(trump, rules);
      const among = shuffled(PACK, random);
      if (i % 2)
        among.sort((a, b) => Number(table.toPlay[b]! >> 4 === trump) - Number(table.toPlay[a]! >> 4 === trump));
      const cards = shuffled(among.slice(0, size * 4), random);
      const hands = [0, 1, 2, 3].map((seat) => cards.slice(seat * size, (seat + 1) * size));
      const naive = naiveContinuations(
        hands.map((hand) => hand.map(printCard)),
        TRUMPS[trump]!,
      );
      expect(continuations(begin(hands, trump)), hands.map((hand) => hand.map(printCard).join(' ')).join(' / ')).toBe(
        naive,
      );
    }
  });
});
