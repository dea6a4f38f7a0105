import { describe, expect, test } from 'vitest';
import { ok, refuse } from '#engine/kernel/result.ts';
import type { Game, GameTypes } from '#engine/ledger/game.ts';
import { amount, flag } from '#engine/rules/key.ts';
import { attested, makeRuleSet, silent, type RuleSet } from '#engine/rules/rule-set.ts';
import { atCard } from '#engine/ledger/place.ts';
import { parseCard } from '#engine/cards/card.ts';
import { settleLine, settleLines } from './line.ts';
import { makeSettler } from './request.ts';

/*
 * Trifle: the first player pays the second the stake for every card played. A red card is not allowed; playing the same
 * card twice is impossible.
 */
interface TrifleRules {
  readonly stake: number;
  readonly 'red.allowed': boolean;
}
const KEYS = { stake: amount(1, 'pay', [1, 2]), 'red.allowed': flag(2, 'play', 'play') };
const book = (id: string, n: number, stake: number): RuleSet<TrifleRules> =>
  makeRuleSet(KEYS, {
    id,
    game: 'trifle',
    linkNumber: n,
    unit: ['fish', 'fish'],
    rules: { stake: attested(stake, 'stake'), 'red.allowed': silent(false, 'trifle.red') },
  });
interface Trifle extends GameTypes {
  readonly rules: TrifleRules;
  readonly record: readonly string[];
}
const trifle: Game<Trifle> = {
  id: 'trifle',
  linkNumber: 9,
  keys: KEYS,
  ruleSets: [book('book-1700', 1, 1), book('book-1800', 2, 5)],
  parseRecord: ({ plays, ...other }) =>
    Object.keys(other).length > 0
      ? refuse('unknown-field', `There is no “${Object.keys(other).join()}”.`, Object.keys(other)[0])
      : Array.isArray(plays)
        ? ok(plays.map(String))
        : refuse('no-cards', 'No plays.', 'plays'),
  printRecord: (plays) => ({ plays }),
  packRecord: () => undefined,
  unpackRecord: () => ok([]),
  judge: (plays, rules) => {
    if (new Set(plays).size < plays.length) return refuse('card-twice', 'A card is played twice.', 't1.2', 'stake');
    const red = plays.flatMap((card, i) => (/[HD]$/.test(card) && !rules['red.allowed'] ? [atCard(1, i + 1)] : []));
    const paid = plays.length * rules.stake;
    return ok({
      seats: ['first', 'second'],
      // A deal of Trifle has three cards.
      isComplete: plays.length >= 3,
      frames: plays.map((_, i) => ({ at: atCard(1, i + 1), entries: i + 1 })),
      departures: red.map((at) => ({ at, key: 'red.allowed', message: 'A red card.' })),
      entries: plays.map((of, i) => ({
        at: atCard(1, i + 1),
        occasion: 'card',
        of: parseCard(of) ?? 0,
        from: 'first',
        to: 'second',
        amount: rules.stake,
        keys: ['stake', 'red.allowed'] as const,
      })),
      net: { first: -paid, second: paid },
      poolsBefore: {},
      next: { kitty: 3 },
      pools: { kitty: 3 },
    });
  },
};
const settlers = [makeSettler(trifle)];
const settle = (line: unknown): Record<string, unknown> =>
  JSON.parse(settleLine(settlers, typeof line === 'string' ? line : JSON.stringify(line), 4)?.text ?? '{}') as Record<
    string,
    unknown
  >;
const net = (line: unknown): unknown => settle(line)['net'];
const error = (line: unknown): unknown => settle(line)['error'];

describe('a line is answered', () => {
  test('with nets, pools, entries and departures, each with what it rests on', () => {
    expect(settle({ id: 'a', ruleset: 'book-1700', record: { plays: ['2S', '3H'] } })).toEqual({
      id: 'a',
      ok: true,
      complete: false,
      net: { first: -2, second: 2 },
      pools: { kitty: 3 },
      next: { kitty: 3 },
      entries: [
        {
          at: 't1.1',
          occasion: 'card',
          of: '2S',
          from: 'first',
          to: 'second',
          amount: 1,
          keys: ['stake', 'red.allowed'],
          clauses: ['book-1700.stake'],
        },
        {
          at: 't1.2',
          occasion: 'card',
          of: '3H',
          from: 'first',
          to: 'second',
          amount: 1,
          keys: ['stake', 'red.allowed'],
          clauses: ['book-1700.stake'],
        },
      ],
      departures: [{ at: 't1.2', key: 'red.allowed', clause: null, reading: 'trifle.red', message: 'A red card.' }],
    });
  });

  test('by the rules beside the record before those in it', () => {
    const record = { ruleset: 'book-1700', vary: { stake: 2 }, plays: ['2S'] };
    expect(net({ record })).toEqual({ first: -2, second: 2 });
    expect(net({ vary: { stake: 7 }, record })).toEqual({ first: -7, second: 7 });
    expect(net({ ruleset: 'book-1700', vary: {}, record })).toEqual({ first: -1, second: 1 });
    // The stake of 2 was a change on the other book; this one's own stake is 5.
    expect(net({ ruleset: 'book-1800', record })).toEqual({ first: -5, second: 5 });
  });

  test('when the record is the whole line', () => {
    expect(settle({ id: 3, ruleset: 'book-1700', vary: { stake: 4 }, mode: 'strict', plays: ['2S'] })).toMatchObject({
      id: 3,
      ok: true,
      net: { first: -4 },
    });
  });

  test('strictly: refused at the first departure, with all of them', () => {
    const line = { ruleset: 'book-1700', mode: 'strict', record: { plays: ['2S', '3H', '4D'] } };
    expect(settle(line)).toMatchObject({
      ok: false,
      error: { code: 'departure', message: 'A red card.', at: 't1.2' },
      departures: [{ at: 't1.2' }, { at: 't1.3' }],
    });
    expect(settle({ ...line, vary: { 'red.allowed': true } })).toMatchObject({ ok: true, departures: [] });
  });

  test('citing no clause for a rule the caller changed', () => {
    expect(settle({ ruleset: 'book-1700', vary: { stake: 9 }, record: { plays: ['2S'] } })['entries']).toMatchObject([
      { amount: 9, clauses: [] },
    ]);
  });

  test('with the id as it came, whatever it is, and none where none came', () => {
    for (const id of [0, '', false, null, ['x'], { y: 1 }])
      expect(settle({ id, ruleset: 'book-1700', record: { plays: [] } })).toMatchObject({ id, ok: true });
    expect(settle({ ruleset: 'book-1700', record: { plays: [] } })).not.toHaveProperty('id');
    expect(settle({ id: 5, ruleset: 'book-1900', record: {} })).toMatchObject({ id: 5, ok: false });
  });
});

describe('a line that cannot be settled says why and where', () => {
  test.each([
    ['{"ruleset": ', { code: 'not-json', at: 'line 4' }],
    ['7', { code: 'not-a-request', at: 'line 4' }],
    ['[{}]', { code: 'not-a-request', at: 'line 4' }],
    ['{"ruleset":"book-1700"}', { code: 'no-record', at: 'record' }],
    [
      '{"ruleset":"book-1700","record":"2S"}',
      { code: 'no-record', at: 'record', message: /^A record must be written/ },
    ],
    ['{"ruleset":"book-1700","result":{}}', { code: 'unknown-field', at: 'result' }],
    ['{"record":{"plays":[]}}', { code: 'no-ruleset', at: 'ruleset' }],
    [
      '{"ruleset":"book-170","record":{"plays":[]}}',
      { code: 'unknown-ruleset', at: 'ruleset', message: /mean “book-1700”/ },
    ],
    [
      '{"ruleset":"quinze","record":{"plays":[]}}',
      { code: 'unknown-ruleset', at: 'ruleset', message: /The rule sets are book-1700, book-1800\.$/ },
    ],
    [
      '{"game":"trifel","ruleset":"book-1700","record":{"plays":[]}}',
      { code: 'unknown-game', at: 'game', message: /mean “trifle”/ },
    ],
    ['{"ruleset":"book-1700","mode":"stern","record":{"plays":[]}}', { code: 'unknown-mode', at: 'mode' }],
    [
      '{"ruleset":"book-1700","recrod":{"plays":[]}}',
      { code: 'unknown-field', at: 'recrod', message: /mean “record”/ },
    ],
    [
      '{"ruleset":"book-1700","vary":{"stakes":1},"record":{"plays":[]}}',
      { code: 'unknown-key', at: 'vary.stakes', message: /mean “stake”/ },
    ],
    ['{"ruleset":"book-1700","vary":{"stake":-1},"record":{"plays":[]}}', { code: 'bad-value', at: 'vary.stake' }],
    ['{"ruleset":"book-1700","record":{"plays":[],"dael":{}}}', { code: 'unknown-field', at: 'dael' }],
    ['{"ruleset":"book-1700","record":{"plays":["2S","2S"]}}', { code: 'card-twice', at: 't1.2' }],
    ['{"ruleset":"book-1700","record":{"__proto__":{"plays":[]}}}', { code: 'unknown-field', at: '__proto__' }],
  ])('%s', (line, { message, ...rest }: { code: string; at: string; message?: RegExp }) => {
    expect(error(line)).toMatchObject({ ...rest, message: expect.stringMatching(message ?? /\.$/) as string });
  });

  test('even when the game itself fails', () => {
    const broken = makeSettler<Trifle>({
      ...trifle,
      judge: () => {
        throw new Error('a slip');
      },
    });
    const answer = settleLine([broken], '{"id":3,"ruleset":"book-1700","record":{"plays":[]}}', 9);
    expect(answer?.text).toContain('"id":3,"ok":false,"error":{"code":"internal"');
  });
});

async function stream(...chunks: string[]): Promise<string[]> {
  async function* input(): AsyncGenerator<string> {
    for (const chunk of chunks) yield await Promise.resolve(chunk);
  }
  let text = '';
  for await (const piece of settleLines(settlers, input())) text += piece.text;
  return text.split('\n').slice(0, -1);
}
const LINE = '{"ruleset":"book-1700","record":{"plays":["2S"]}}';

describe('lines', () => {
  test('are answered one for one, in their order, blank ones skipped, bad ones no hindrance', async () => {
    const answers = await stream(`${LINE}\n\n  \r\nnonsense\n${LINE}\r\n`);
    expect(answers.map((answer) => (JSON.parse(answer) as { ok: boolean }).ok)).toEqual([true, false, true]);
    // The blank lines count.
    expect(answers[1]).toContain('line 4');
  });

  test('may come in any pieces, with or without a last line end', async () => {
    const whole = await stream(`${LINE}\n${LINE}\n${LINE}`);
    expect(whole).toHaveLength(3);
    expect(await stream(...Array.from(`${LINE}\n${LINE}\n${LINE}`))).toEqual(whole);
    expect(await stream()).toEqual([]);
    expect(await stream('\n\n')).toEqual([]);
  });
});

test('the keys are told with their numbers, values and what each rule set says', () => {
  expect(makeSettler(trifle).describeKeys()).toEqual([
    {
      key: 'stake',
      n: 1,
      group: 'pay',
      touches: 'payment',
      type: 'amount',
      values: [1, 2],
      rulesets: { 'book-1700': 1, 'book-1800': 5 },
    },
    {
      key: 'red.allowed',
      n: 2,
      group: 'play',
      touches: 'play',
      type: 'flag',
      values: [false, true],
      rulesets: { 'book-1700': false, 'book-1800': false },
    },
  ]);
});
