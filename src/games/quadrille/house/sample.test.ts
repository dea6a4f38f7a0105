import { expect, test } from 'vitest';
import { parseCard, printCards, sortedCards } from '#engine/cards/card.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { unwrap } from '#engine/kernel/result.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { again, SEED } from '../../../../tests/support/seeds.ts';
import { quadrille } from '../game.ts';
import { playedQuadrille as game } from '../turns/played.ts';
import type { QuadrilleSeen } from '../turns/seen.ts';
import { makeSampler } from './sample.ts';

/** The same without the order in which cards lie. */
const inOrder = ({ dealt, open, ...rest }: QuadrilleSeen): unknown => ({
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
        const seen = game.seen(playing, rules, turn.seat);
        const record = makeSampler(seen, rules)(random);
        const judged = quadrille.judge(record, rules);
        expect(new Set(record.hands.flat()).size, again).toBe(40);
        drawn++;
        if (!judged.ok || judged.value.departures.length > 0) odd++;
        else if (turn.kind === 'play')
          expect(inOrder(game.seen({ ...playing, record }, rules, turn.seat)), again).toEqual(inOrder(seen));
        playing = game.act(playing, turn.legal[random(turn.legal.length)]!.act, rules);
      }
    }
    // What was bid may leave so few deals open that none of those drawn is one; that is for one choice in a hundred to put up with.
    expect(odd / drawn, again).toBeLessThan(0.01);
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
  const sight = game.seen({ number: 0, record, declined: [] }, rules, 0);
  expect(sight.gives).toBe(parseCard('4D'));
  const draw = makeSampler(sight, rules);
  const random = makeRandom(SEED);
  for (let n = 0; n < 20; n++) {
    const { hands, gives } = draw(random);
    expect(gives, again).toBe(parseCard('4D'));
    expect(printCards(sortedCards(hands[3]!))).toBe('AS KS QS 6S 5S 2S 4D AC QC JC');
    expect(hands[1]).toContain(parseCard('KC'));
  }
});
