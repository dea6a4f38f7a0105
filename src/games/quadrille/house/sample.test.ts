import { expect, test } from 'vitest';
import { makeRandom } from '#engine/kernel/random.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { again, SEED } from '../../../../tests/support/seeds.ts';
import { quadrille } from '../game.ts';
import { playedQuadrille as game } from '../turns/played.ts';
import { REVEALED } from '../rules/bids.ts';
import type { QuadrilleSeen } from '../turns/seen.ts';
import { makeSampler } from './sample.ts';

/** The same without the order in which cards lie. */
const inOrder = ({ dealt, open, ...rest }: QuadrilleSeen): unknown => ({
  ...rest,
  dealt: dealt.toSorted((a, b) => a - b),
  open: open.toSorted(([, a], [, b]) => a - b),
});

/** Of a hand laid open, from which a card was given for the king asked for, the others’ deals are drawn with any card given. */
const isGiftLost = ({ announced, giver, ombre, seat }: QuadrilleSeen): boolean =>
  announced === REVEALED && giver !== undefined && seat !== giver && seat !== ombre;

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
        else if (turn.kind === 'play' && !isGiftLost(seen))
          expect(inOrder(game.seen({ ...playing, record }, rules, turn.seat)), again).toEqual(inOrder(seen));
        playing = game.act(playing, turn.legal[random(turn.legal.length)]!.act, rules);
      }
    }
    // What was bid may leave so few deals open that none of those drawn is one; that is for one choice in a hundred to put up with.
    expect(odd / drawn, again).toBeLessThan(0.01);
  },
);
