import { describe, expect, test } from 'vitest';
import type { Card } from '#engine/cards/card.ts';
import { makeRandom, type Random } from '#engine/kernel/random.ts';
import type { Playing } from '#engine/play/played-game.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { reversis } from '../game.ts';
import { dealAnother } from '../policy/deal-another.ts';
import type { ReversisRecord } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { judge } from '../settle/judge.ts';
import { playedReversis as game } from './played.ts';

const TABLES = reversis.ruleSets.flatMap((book) => {
  const rules = valuesOf(book);
  return ([4, 5] as const)
    .filter((seats) => seats === 4 || rules['players.five'])
    .map((seats) => ({ name: `${book.id}, ${String(seats)}`, rules, seats }));
});

/** A deal of which every act is drawn from those that are legal. `watch` sees it before each. */
function playOut(
  start: Playing<ReversisRecord>,
  rules: ReversisRules,
  random: Random,
  watch: (playing: Playing<ReversisRecord>, seat: number) => void = () => undefined,
): Playing<ReversisRecord> {
  let playing = start;
  for (let now = game.turn(playing, rules); now; now = game.turn(playing, rules)) {
    expect(now.legal.length).toBeGreaterThan(0);
    watch(playing, now.seat);
    playing = game.act(playing, now.legal[random(now.legal.length)]!.act, rules);
  }
  return playing;
}

describe.each(TABLES)('$name', ({ rules, seats }) => {
  test('whatever is done of what is legal, a deal comes to its end and breaks no rule', () => {
    for (let number = 0; number < 25; number++) {
      const { record } = playOut(game.begin({ number, seats, next: {} }, rules), rules, makeRandom(number + 1));
      const judged = judge(record, rules);
      expect(judged.ok && judged.value.departures).toEqual([]);
      expect(judged.ok && judged.value.frames.at(-1)?.hands.flat()).toEqual([]);
    }
  });

  test('a number deals the cards that the same number deals elsewhere', () => {
    const { hands, talon } = game.begin({ number: 4711, seats, next: {} }, rules).record;
    expect({ hands, talon }).toEqual((({ hands, talon }) => ({ hands, talon }))(dealAnother(4711, rules, seats)));
  });

  test('what is refused is refused in a sentence, and breaks the rule that is named', () => {
    const random = makeRandom(9);
    playOut(game.begin({ number: 3, seats, next: {} }, rules), rules, random, (playing) => {
      for (const { act, key, message } of game.turn(playing, rules)?.refused ?? []) {
        expect(message).toMatch(/\.$/);
        if (act.kind === 'keep') continue;
        const judged = judge(game.act(playing, act, rules).record, rules);
        expect(judged.ok && judged.value.departures.map((one) => one.key)).toContain(key);
      }
    });
  });

  test('a seat sees its own cards and no other that lies hidden', () => {
    playOut(game.begin({ number: 12, seats, next: {} }, rules), rules, makeRandom(5), (playing, seat) => {
      const { record } = playing;
      const seen = game.seen(playing, rules, seat);
      // Two cards that this seat has never seen change places; nothing that it knows may change.
      const known = new Set<Card | undefined>([
        ...(record.hands[seat] ?? []),
        ...record.plays.flat(),
        ...record.trades.flatMap(({ gives, takes }) => [gives, takes]),
        ...record.opposites,
        ...record.laidOut,
        ...record.talon,
      ]);
      const hidden = record.hands.flat().filter((card) => !known.has(card));
      const [one, other] = [hidden[0], hidden.at(-1)];
      if (one === undefined || other === undefined || one === other) return;
      const swap = (card: Card): Card => (card === one ? other : card === other ? one : card);
      const otherwise = { ...playing, record: { ...record, hands: record.hands.map((hand) => hand.map(swap)) } };
      expect(game.seen(otherwise, rules, seat)).toEqual(seen);
    });
  });
});

test('who wins the partie has to ask for what led cards owe, and may forget it', () => {
  const rules = valuesOf(reversis.ruleSets.find(({ id }) => id === 'almanach-1785')!);
  const random = makeRandom(2);
  let asked = 0;
  for (let number = 0; asked < 5; number++) {
    let playing = game.begin({ number, seats: 4, next: {} }, rules);
    for (let now = game.turn(playing, rules); now && now.kind !== 'claim'; now = game.turn(playing, rules))
      playing = game.act(playing, now.legal[random(now.legal.length)]!.act, rules);
    if (!game.turn(playing, rules)) continue;
    asked++;
    const entries = (kind: 'claim' | 'forgo'): number => {
      const done = game.act(playing, { kind }, rules);
      expect(game.turn(done, rules)).toBeUndefined();
      const judged = judge(done.record, rules);
      return judged.ok ? judged.value.entries.filter(({ occasion }) => occasion.includes('Led')).length : -1;
    };
    expect(entries('claim')).toBeGreaterThan(0);
    expect(entries('forgo')).toBe(0);
  }
});

describe('cards thrown down', () => {
  const bookNamed = (id: string) => valuesOf(reversis.ruleSets.find((book) => book.id === id)!);

  test.each([
    ['bohn-1850', true],
    ['hoyle-1847', true],
    ['almanach-1785', false],
    ['parlett-2008', false],
  ])('are a thing to be done where a law says what it costs, and beside the question: %s', (id, isKnown) => {
    const rules = bookNamed(id);
    let playing = game.begin({ number: 3, seats: 4, next: {} }, rules);
    for (let now = game.turn(playing, rules); now?.kind !== 'play'; now = game.turn(playing, rules))
      playing = game.act(playing, now!.legal.at(-1)!.act, rules);
    const now = game.turn(playing, rules)!;
    expect(now.besides?.map(({ key }) => key)).toEqual(isKnown ? ['thrown.pays'] : undefined);
    expect(now.legal.map(({ act }) => act.kind)).not.toContain('throwDown');
    if (!isKnown) return;
    const thrown = game.act(playing, { kind: 'throwDown' }, rules);
    expect(thrown.record.thrownBy).toBe(now.seat);
    expect(game.turn(thrown, rules)?.kind ?? 'over').toMatch(/over|claim/);
  });
});
