import { expect, test } from 'vitest';
import { makeRandom } from '../kernel/random.ts';
import { plainFirst, sayTried, trySampling, dealUnseen, type UnseenPlace, sureNet } from './by-sampling.ts';
import type { GameDefinition } from '#games/game.ts';
import { GAMES } from '#games/index.ts';
import { unwrap } from '../kernel/result.ts';
import type { GameTypes } from '../ledger/game.ts';
import { valuesOf } from '../rules/rule-set.ts';
import type { DealInPlay, TableGame } from './played-game.ts';

const trials = {
  acts: ['low', 'high', 'other'],
  sample: (random: (n: number) => number) => random(10),
  // High wins 5 in three deals of ten and loses 1 in the others; low is 0 throughout, and so is the other.
  worth: (deal: number, act: string) => (act === 'high' ? (deal < 3 ? 5 : -1) : 0),
};

test('the act with the best mean is taken, though it be worse in most of the deals', () => {
  const tried = trySampling(trials, { random: makeRandom(3), samples: 400 });
  expect(tried).toMatchObject({ act: 'high', next: 'low', deals: 400 });
  expect(tried.more + tried.less).toBe(400);
  // 0.3 × 5 − 0.7 × 1 = 0.8 in the mean
  expect(tried.gain).toBeCloseTo(0.8, 0);
  expect(tried.more / 400).toBeCloseTo(0.3, 1);
});

test('the same chances, the same choice; a clock ends it sooner, after one deal at least', () => {
  const once = trySampling(trials, { random: makeRandom(3), samples: 50 });
  expect(trySampling(trials, { random: makeRandom(3), samples: 50 })).toEqual(once);
  let now = 0;
  const clock = (): number => (now += 10);
  expect(trySampling(trials, { random: makeRandom(3), milliseconds: 35, clock }).deals).toBeLessThan(5);
  expect(trySampling(trials, { random: makeRandom(3), milliseconds: 0, clock }).deals).toBe(1);
});

test('time that runs out within a deal ends it there: what was tried of that deal does not count', () => {
  let now = 0;
  // Each act takes 100 ms to play out: the first deal is done after 300, of the second one act alone is begun in time.
  const slow = {
    ...trials,
    worth: (deal: number, act: string) => {
      now += 100;
      return now === 400 ? 1000 : trials.worth(deal, act);
    },
  };
  const tried = trySampling(slow, { random: makeRandom(3), milliseconds: 350, clock: () => now });
  expect(now).toBe(400);
  expect(tried).toEqual(trySampling(trials, { random: makeRandom(3), samples: 1 }));
});

test('where nothing comes to more the plain choice stays, with its own reason', () => {
  const alike = { ...trials, worth: () => 2 };
  const acts = plainFirst(trials.acts, 'other');
  const tried = trySampling({ ...alike, acts }, { random: makeRandom(1), samples: 5 });
  expect(tried.act).toBe('other');
  expect(sayTried(tried, 'the ten', 'It is the lowest.')).toBe('It is the lowest.');
});

test('what was tried is said in two sentences', () => {
  const tried = { act: 'a', next: 'b', more: 40, less: 5, gain: 1.26, deals: 60 };
  expect(sayTried(tried, 'the ten of spades', '')).toBe(
    'On average it gains 1.3 counters over the ten of spades. In 40 of 60 simulated deals that agree with what you have seen it is better, and in 5 it is worse.',
  );
  expect(sayTried({ ...tried, less: 0 }, 'the ten of spades', '')).toContain(', and in none it is worse.');
});

const anything = (): boolean => true;
const sorted = (cards: readonly number[]): readonly number[] => cards.toSorted((a, b) => a - b);

test('every card lies somewhere, as many in each place as there is room, and none where it may not', () => {
  const isLow = (card: number): boolean => card < 4;
  const places: readonly UnseenPlace[] = [
    { room: 3, may: isLow },
    { room: 2, may: anything },
    { room: 3, may: anything },
  ];
  const draw = dealUnseen([0, 1, 2, 3, 4, 5, 6, 7], places);
  for (let seed = 0; seed < 200; seed++) {
    const dealt = draw(makeRandom(seed)) ?? [];
    expect(dealt.map((cards) => cards.length)).toEqual([3, 2, 3]);
    expect(sorted(dealt.flat())).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(dealt[0]?.every(isLow)).toBe(true);
  }
});

test('a card that finds no room moves others on until it has some', () => {
  // 1 and 2 fit the first two places alike, 3 the first and third: with 1 in the first, 3 has the third, and with 3 there, 1 moves.
  const places: readonly UnseenPlace[] = [
    { room: 1, may: anything },
    { room: 1, may: (card) => card !== 3 },
    { room: 1, may: (card) => card === 3 || card === 2 },
  ];
  const draw = dealUnseen([1, 2, 3], places);
  for (let seed = 0; seed < 100; seed++) expect(sorted((draw(makeRandom(seed)) ?? []).flat())).toEqual([1, 2, 3]);
});

test('where cards can lie in no way, it says so', () => {
  expect(dealUnseen([1], [{ room: 1, may: () => false }])(makeRandom(1))).toBeUndefined();
  const both: readonly UnseenPlace[] = [
    { room: 1, may: anything },
    { room: 1, may: (card) => card === 3 },
  ];
  expect(dealUnseen([1, 2], both)(makeRandom(1))).toBeUndefined();
});

test('without anything known each of two cards is as often in either place', () => {
  const draw = dealUnseen(
    [1, 2],
    [
      { room: 1, may: anything },
      { room: 1, may: anything },
    ],
  );
  const random = makeRandom(5);
  let first = 0;
  for (let n = 0; n < 2000; n++) if (draw(random)?.[0]?.[0] === 1) first++;
  expect(first).toBeGreaterThan(900);
  expect(first).toBeLessThan(1100);
});

/** The net by trying every act of every seat, without leaving anything out. */
function byRecursion<G extends GameTypes>(
  playing: DealInPlay<G['record']>,
  played: TableGame<G>,
  rules: G['rules'],
  me: number,
  netOf: (record: G['record']) => number,
): number {
  const turn = played.turn(playing, rules);
  if (!turn) return netOf(playing.record);
  const isMine = turn.seat === me;
  const nets = [...turn.legal, ...(isMine ? [] : (turn.besides ?? []))].map(({ act }) =>
    byRecursion(played.act(playing, act, rules), played, rules, me, netOf),
  );
  return isMine ? Math.max(...nets) : Math.min(...nets);
}

/** One ending of a deal, and whom the question is about. */
interface Ending<G extends GameTypes> {
  readonly playing: DealInPlay<G['record']>;
  readonly rules: G['rules'];
  readonly played: TableGame<G>;
  readonly me: number;
  readonly netOf: (record: G['record']) => number;
}

/** Deals played at random by each book of a card game, with two to nine acts to come. */
async function* endings<G extends GameTypes>({ engine, seated }: GameDefinition<G>): AsyncGenerator<Ending<G>> {
  const table = await seated?.();
  if (!table) return;
  const { played } = table;
  for (const [i, book] of engine.ruleSets.entries()) {
    const rules = valuesOf(book);
    for (let number = 1; number <= 4; number++) {
      const random = makeRandom(number);
      const course = [played.begin({ number, seats: 4, next: {} }, rules)];
      for (let turn = played.turn(course[0]!, rules); turn; turn = played.turn(course.at(-1)!, rules))
        course.push(played.act(course.at(-1)!, turn.legal[random(turn.legal.length)]!.act, rules));
      const me = number % 4;
      const netOf = (record: G['record']): number => {
        const { net, seats } = unwrap(engine.judge(record, rules), 'an ending');
        return net[seats[me]!] ?? 0;
      };
      const ending = course.at(-3 - ((number + i * 5) % 8));
      // Where everybody passed, nothing was played.
      if (ending && course.length > 40) yield { playing: ending, rules, played, me, netOf };
    }
  }
}

const CARD_GAMES = GAMES.filter(({ kind, tools }) => kind === 'cards' && tools.play);

test('what a seat can be sure of in the last tricks agrees with plain recursion', async () => {
  let compared = 0;
  const compare = async <G extends GameTypes>(game: GameDefinition<G>): Promise<void> => {
    for await (const { playing, rules, played, me, netOf } of endings(game)) {
      const search = { played, rules, me, netOf, isLate: () => false };
      const net = byRecursion(playing, played, rules, me, netOf);
      expect(sureNet(playing, -Infinity, search)?.net).toBe(net);
      expect(sureNet(playing, net - 1, search)?.net).toBe(net);
      expect(sureNet(playing, net, search)).toBeUndefined();
      compared++;
    }
  };
  await Promise.all(CARD_GAMES.map((game) => game.open(compare)));
  expect(compared).toBeGreaterThan(20);
});

test('nothing is proved without time', async () => {
  const lookOnce = async <G extends GameTypes>(game: GameDefinition<G>): Promise<void> => {
    for await (const { playing, rules, played, me, netOf } of endings(game))
      expect(sureNet(playing, -Infinity, { played, rules, me, netOf, isLate: () => true })).toBeUndefined();
  };
  await Promise.all(CARD_GAMES.map((game) => game.open(lookOnce)));
});
