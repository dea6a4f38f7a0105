import { expect, test } from 'vitest';
import { parseCard, printCards, sortedCards } from '#engine/cards/card.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { unwrap } from '#engine/kernel/result.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { howToRepeat, SEED } from '../../../../tests/support/seeds.ts';
import { quadrille } from '../game.ts';
import { quadrilleTable as game } from '../choices/table-game.ts';
import type { QuadrilleView } from '../choices/view.ts';
import { makeSampler } from './sample.ts';

/** The record with each hand in a fixed order of cards. */
const inOrder = ({ dealt, open, ...rest }: QuadrilleView): unknown => ({
  ...rest,
  dealt: dealt.toSorted((a, b) => a - b),
  open: open.toSorted(([, a], [, b]) => a - b),
});

test.each(quadrille.ruleSets.map((book) => [book.id, valuesOf(book)] as const))(
  '%s: a deal that is drawn breaks no rule, and in it the seat has seen what it has seen',
  (_, rules) => {
    let drawn = 0;
    let odd = 0;
    for (let n = 0; n < 12; n++) {
      const random = makeRandom(SEED + n);
      let playing = game.begin({ number: SEED + n, seats: 4, next: {} }, rules);
      for (let turn = game.turn(playing, rules); turn; turn = game.turn(playing, rules)) {
        const view = game.seatView(playing, rules, turn.seat);
        const record = makeSampler(view, rules)(random);
        const judged = quadrille.judge(record, rules);
        expect(new Set(record.hands.flat()).size, howToRepeat).toBe(40);
        drawn++;
        if (!judged.ok || judged.value.departures.length > 0) odd++;
        else if (turn.kind === 'play')
          expect(inOrder(game.seatView({ ...playing, record }, rules, turn.seat)), howToRepeat).toEqual(inOrder(view));
        playing = game.act(playing, turn.legal[random(turn.legal.length)]!.act, rules);
      }
    }
    // The bids may leave so few possible deals that none of those drawn is one; at most one choice in a hundred may show that.
    expect(odd / drawn, howToRepeat).toBeLessThan(0.01);
  },
);

test('1752: of a hand laid open everybody knows which card was given for the king, and draws no other', () => {
  const data = {
    deal: {
      hands: {
        first: '4S AH KH 5H 4H 2H KD 6D 6C 2C',
        second: '7S JH 6H AD 5D 2D KC 5C 4C 3C',
        third: 'JS 3S QH 7H 3H QD JD 7D 3D 7C',
        dealer: 'AS KS QS 6S 5S 2S 4D AC QC JC',
      },
    },
    bids: ['pass', 'pass', 'pass', 'médiateur with the vole revealed'],
    trump: 'S',
    call: 'KC',
    exchange: { gives: '4D' },
  };
  const record = unwrap(quadrille.parseRecord(data), 'the deal');
  const book = quadrille.ruleSets.find(({ id }) => id === 'mediateur-1752')!;
  const rules = valuesOf(book);
  const sight = game.seatView({ number: 0, record, declined: [] }, rules, 0);
  expect(sight.gives).toBe(parseCard('4D'));
  const draw = makeSampler(sight, rules);
  const random = makeRandom(SEED);
  for (let n = 0; n < 20; n++) {
    const { hands, gives } = draw(random);
    expect(gives, howToRepeat).toBe(parseCard('4D'));
    expect(printCards(sortedCards(hands[3]!))).toBe('AS KS QS 6S 5S 2S 4D AC QC JC');
    expect(hands[1]).toContain(parseCard('KC'));
  }
});
