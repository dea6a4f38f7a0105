import { describe, expect, test } from 'vitest';
import { sortedCards, type Card } from '#engine/cards/card.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { expectRefusals, expectUnseen, playDrawn } from '../../../../tests/support/acts-drawn.ts';
import { reversis } from '../game.ts';
import { dealAnother } from '../policy/plain-deal.ts';
import { judge } from '../settle/judge.ts';
import { expectForks, expectTree } from '../../../../tests/support/forks.ts';
import { EVERYTHING } from '../../../../tests/support/seeds.ts';
import { reversisReplay as following, reversisTable as game } from './table-game.ts';

const TABLES = reversis.ruleSets.flatMap((book) => {
  const rules = valuesOf(book);
  return ([4, 5] as const)
    .filter((seats) => seats === 4 || rules['players.five'])
    .map((seats) => ({ name: `${book.id}, ${String(seats)}`, book, rules, seats }));
});

describe.each(TABLES)('$name', ({ rules, seats }) => {
  test('whatever is done of what is legal, a deal comes to its end and breaks no rule', () => {
    for (let number = 0; number < (EVERYTHING ? 25 : 8); number++) {
      const { record } = playDrawn(game, game.begin({ number, seats, next: {} }, rules), rules, makeRandom(number + 1));
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
    const from = game.begin({ number: 3, seats, next: {} }, rules);
    playDrawn(game, from, rules, makeRandom(9), (playing) => expectRefusals(game, judge, playing, rules, 'keep'));
  });

  test('a seat sees its own cards and no other that lies hidden', () => {
    playDrawn(game, game.begin({ number: 12, seats, next: {} }, rules), rules, makeRandom(5), (playing, seat) => {
      const { record } = playing;
      const known = new Set<Card | undefined>([
        ...(record.hands[seat] ?? []),
        ...record.plays.flat(),
        ...record.trades.flatMap(({ gives, takes }) => [gives, takes]),
        ...record.opposites,
        ...record.laidOut,
        ...record.talon,
      ]);
      expectUnseen(game, playing, rules, seat, known);
    });
  });
});

test.each(TABLES)(
  'at every place one choice leads on, and every other is a branch that settles ($name)',
  ({ book, rules, seats }) => {
    const forked = { engine: reversis, following, variation: { source: book, changes: {}, rules } };
    for (let number = 0; number < 2; number++) {
      const random = makeRandom(number);
      const { record } = playDrawn(game, game.begin({ number, seats, next: {} }, rules), rules, random);
      const sorted = { ...record, hands: record.hands.map(sortedCards) };
      expectTree(forked, expectForks(forked, sorted, random));
    }
  },
);

test('who wins the partie has to claim payment for led cards, and may forget it', () => {
  const rules = valuesOf(reversis.ruleSets.find(({ id }) => id === 'almanach-1785')!);
  const random = makeRandom(2);
  let questions = 0;
  for (let number = 0; questions < 5; number++) {
    let playing = game.begin({ number, seats: 4, next: {} }, rules);
    for (let now = game.turn(playing, rules); now && now.kind !== 'claim'; now = game.turn(playing, rules))
      playing = game.act(playing, now.legal[random(now.legal.length)]!.act, rules);
    if (!game.turn(playing, rules)) continue;
    questions++;
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
