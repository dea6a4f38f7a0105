import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { settleLine, SETTLERS } from '../../src/cli/settle/line.ts';

type Fields = Readonly<Record<string, unknown>>;
type Sums = Readonly<Record<string, number>>;
interface Answered {
  readonly ok: boolean;
  readonly net: Sums;
  readonly pools: Sums;
  readonly next: Fields;
}

/** Settles deals one line after another, as a script would: the pools after each go into the record of the next. */
function chained(rules: Fields, deals: readonly Fields[]): readonly Answered[] {
  let next: Fields = {};
  return deals.map((deal, i) => {
    const line = JSON.stringify({ ...rules, record: { ...deal, ...next } });
    const answer = JSON.parse(settleLine(SETTLERS, line, i + 1)?.text ?? '{}') as Answered & {
      readonly error?: unknown;
    };
    expect(answer.error).toBeUndefined();
    next = answer.next;
    return answer;
  });
}

/** First hand’s sans prendre in spades, with a number of tricks; second hand had the highest trump, then third. */
const solo = (tricks: number): Fields => ({
  contract: { by: 'first', bid: 'solo' },
  trump: 'S',
  result: { tricks: { first: tricks, second: 10 - tricks }, highest: ['second', 'third', 'dealer'] },
});

describe('an evening at Quadrille, a line a deal', () => {
  test('beasts by the ladder: 14, 42, 56 from a first remise', () => {
    const ladder = { ruleset: 'tgq-1728', vary: { 'stake.beast': 'ladder' } };
    const answers = chained(ladder, [solo(5), solo(5), solo(5), solo(6)]);
    // 14 and 14; 42 and 42; 98 and 56; 168 won. The pools of the next deal say how many beasts there were.
    expect(answers.map(({ next }) => next['pools'])).toEqual([
      { stake: 28, vole: 0, beasts: 1 },
      { stake: 84, vole: 0, beasts: 2 },
      { stake: 154, vole: 0, beasts: 3 },
      { stake: 0, vole: 0 },
    ]);
    expect(answers.map(({ pools }) => pools['stake'])).toEqual([28, 84, 154, 0]);
  });

  test('14, 28, 42 from a first codille, which took the heap', () => {
    const ladder = { ruleset: 'tgq-1728', vary: { 'stake.beast': 'ladder' } };
    // 14 drawn, 14 laid; 28 and 28; 70 and 42.
    expect(chained(ladder, [solo(4), solo(5), solo(5)]).map(({ next }) => next['pools'])).toEqual([
      { stake: 14, vole: 0, beasts: 1, heapTaken: 1 },
      { stake: 56, vole: 0, beasts: 2, heapTaken: 1 },
      { stake: 112, vole: 0, beasts: 3, heapTaken: 1 },
    ]);
  });

  test('odd counters wait, and he who lost them has no claim where he sits in the next deal', () => {
    const waiting = { ruleset: 'tgq-1728', vary: { 'codille.odd': 'highestNext' } };
    const [lost, won] = chained(waiting, [
      solo(4),
      { ...solo(6), result: { tricks: { first: 6, second: 4 }, highest: ['dealer', 'third'] } },
    ]);
    // 14 among three is 4 each, and 2 are kept. The ombre, first hand, deals next: the fourth seat.
    expect(lost?.next['pools']).toEqual({ stake: 14, vole: 0, odd: 2, oddNot: 4 });
    expect(lost?.pools).toEqual({ stake: 14, vole: 0, odd: 2 });
    // Third hand gets them, because its trumps come after the dealer’s: 2, less the 1 staked and the 7 he pays.
    expect(won?.net['third']).toBe(2 - 1 - 7);
    expect(won?.net['dealer']).toBe(-10 - 1 - 7);
  });
});

test('at Réversis the pools, and whether a remise has been paid', () => {
  const [first] = chained({ ruleset: 'parlett-2008' }, [{ plays: [], pools: [30, 0] }]);
  expect(first?.next).toEqual({ pools: { pool1: 35, pool2: 0 } });
  expect(chained({ ruleset: 'ancient' }, [{ plays: [] }])[0]?.next).toEqual({});
});

test('at Revertier who has the dice: the winner, or where it is so agreed the loser; nobody where they are thrown for', () => {
  const game = { start: 'white', position: { white: 'off:14 24:1', black: '1:15' }, throws: ['21: 24/off'] };
  const next = (vary: Fields): unknown => chained({ ruleset: 'revertier-1792', vary }, [game])[0]?.next;
  expect(next({})).toEqual({ start: 'white' });
  expect(next({ 'start.next': 'loser' })).toEqual({ start: 'black' });
  expect(next({ 'start.next': 'thrown' })).toEqual({});
  expect(chained({ ruleset: 'revertier-1792' }, [{ ...game, throws: [] }])[0]?.next).toEqual({});
});

interface SessionFile {
  readonly game: string;
  readonly ruleset: string;
  readonly vary?: Fields;
  readonly pools?: Fields;
  readonly players: readonly string[];
  readonly firstDealer: string;
  readonly deals?: readonly Fields[];
  readonly expect: { readonly net: Sums; readonly pools?: Sums };
}
const sessions = globSync('content/sessions/*/*.yaml')
  .map((path) => ({ path, ...(parse(readFileSync(path, 'utf8')) as SessionFile) }))
  // A line cannot express a misdeal.
  .filter(({ deals }) => deals?.every((deal) => deal['misdeal'] === undefined));

describe('a session comes to what its editor worked out, settled line by line', () => {
  test('and there are some of more than one game', () => {
    expect(new Set(sessions.map(({ game }) => game)).size).toBeGreaterThanOrEqual(2);
  });

  test.each(sessions)('$path', ({ ruleset, vary, pools, players, firstDealer, deals = [], expect: due }) => {
    const answers = chained(
      { ruleset, ...(vary && { vary }) },
      deals.map((deal, i) => (i === 0 && pools ? { ...deal, pools } : deal)),
    );
    const sums = new Map<string, number>();
    for (const [i, { net }] of answers.entries()) {
      const dealer = players.indexOf(firstDealer) + i;
      for (const [seat, amount] of Object.values(net).entries()) {
        const player = players[(dealer + 1 + seat) % players.length] ?? '';
        sums.set(player, (sums.get(player) ?? 0) + amount);
      }
    }
    expect(Object.fromEntries(sums)).toEqual(due.net);
    if (due.pools) expect(answers.at(-1)?.pools).toEqual(due.pools);
  });
});
