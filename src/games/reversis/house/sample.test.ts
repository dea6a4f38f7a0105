import { expect, test } from 'vitest';
import { suitOf } from '#engine/cards/card.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { NO_SINK } from '#engine/ledger/sink.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { EVERYTHING, howToRepeat, SEED } from '../../../../tests/support/seeds.ts';
import { reversis } from '../game.ts';
import { whyNotLayOut } from '../play/exchange-rules.ts';
import { openPools, poolsFrom } from '../play/pools.ts';
import type { ReversisRecord } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { packFor } from '../rules/shape.ts';
import { judge } from '../settle/judge.ts';
import { reversisTable as game } from '../choices/table-game.ts';
import { makeSampler, playedBy } from './sample.ts';

const TABLES = reversis.ruleSets.flatMap((book) => {
  const rules = valuesOf(book);
  return (rules['players.five'] ? ([4, 5] as const) : ([4] as const)).map((seats) => ({
    name: `${book.id}, ${String(seats)}`,
    rules,
    seats,
  }));
});

/** Whether any seat renounced a suit that it held, as four aces or the espagnolette allow. */
function hasRenounced(record: ReversisRecord, rules: ReversisRules): boolean {
  const judged = judge(record, rules);
  if (!judged.ok) return false;
  const hands = judged.value.frames.findLast(({ event }) => event.kind !== 'play' && event.kind !== 'end')?.hands ?? [];
  let leader = 0;
  const left = hands.map((hand) => new Set(hand));
  for (const trick of record.plays) {
    const led = suitOf(trick[0]!);
    for (const [position, card] of trick.entries()) {
      const hand = left[(leader + position) % record.seats]!;
      if (suitOf(card) !== led && [...hand].some((other) => suitOf(other) === led)) return true;
      hand.delete(card);
    }
    const best = trick.reduce((most, card, i) => (suitOf(card) === led && card > trick[most]! ? i : most), 0);
    leader = (leader + best) % record.seats;
  }
  return false;
}

test.each(TABLES)(
  '$name: a deal that is drawn has every card once, and went as it was seen to go',
  ({ rules, seats }) => {
    let drawn = 0;
    let odd = 0;
    for (let n = 0; n < (EVERYTHING ? 6 : 2); n++) {
      const random = makeRandom(SEED + n);
      let playing = game.begin({ number: SEED + n, seats, next: {} }, rules);
      const pools = openPools(rules, poolsFrom(rules, undefined), seats, NO_SINK);
      for (let turn = game.turn(playing, rules); turn; turn = game.turn(playing, rules)) {
        const view = game.seatView(playing, rules, turn.seat);
        const { hands, talon, laid, known } = makeSampler(view, rules, pools)(random);
        const played = playedBy(view);
        const lying = [...hands.flat(), ...talon.filter((card) => card !== undefined), ...laid, ...played.flat()];
        expect(new Set(lying).size, howToRepeat).toBe(lying.length);
        // Five players without a talon leave two cards undealt.
        expect(packFor(rules).length - lying.length, howToRepeat).toBeLessThanOrEqual(seats === 5 ? 2 : 0);
        expect(hands[turn.seat], howToRepeat).toEqual(view.hand);
        hands.forEach((hand, seat) => {
          const mine = playing.record.hands[seat]?.length ?? 0;
          const was = view.exchanged[seat] === 'laidOut' && talon.length > 0 ? view.tricks : mine;
          expect(hand.length, howToRepeat).toBeLessThanOrEqual(was);
        });
        known.forEach((card, seat) => {
          if (card !== undefined && view.exchanged[seat] === 'laidOut')
            expect(whyNotLayOut(rules, pools, card), howToRepeat).toBeUndefined();
        });
        if (turn.kind === 'play') {
          // The hands at the beginning are those left and the cards played; the same play from them must give the same state.
          const record = {
            ...playing.record,
            hands: hands.map((hand, seat) => [...hand, ...(played[seat] ?? [])]),
            talon: [],
            laidOut: hands.map(() => undefined),
            trades: [],
            opposites: [],
          };
          // A seat that renounced by privilege held aces, and the sampler does not give it those.
          if (!hasRenounced(playing.record, rules)) {
            const judged = judge(record, rules);
            drawn++;
            if (!judged.ok || judged.value.departures.some(({ at }) => at.phase === 'play')) odd++;
          }
        }
        playing = game.act(playing, turn.legal[random(turn.legal.length)]!.act, rules);
      }
    }
    expect(drawn, howToRepeat).toBeGreaterThan(0);
    expect(odd, howToRepeat).toBe(0);
  },
);
