import { describe, expect, test } from 'vitest';
import { LONGEST_LINE, settleLine, settleLines, SETTLERS } from './line.ts';

interface Answered {
  readonly ok: boolean;
  readonly net?: Readonly<Record<string, number>>;
  readonly error?: { readonly code: string; readonly message: string; readonly at: string };
}
const answer = (line: string): string => settleLine(SETTLERS, line, 7)?.text ?? '';
const settle = (line: string): Answered => JSON.parse(answer(line)) as Answered;
const refusal = (line: string): Answered['error'] => settle(line).error;
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const EMPTY = '"ruleset": "ancient", "record": {"plays": []}';

describe('every line has its answer', () => {
  test.each(['id', 'mode', 'game', 'vary', 'ruleset', 'record', 'none'])('however deep its “%s” is nested', (field) => {
    for (const depth of [4_200, 100_000]) {
      const line = `{"${field}": ${nested(depth)}, ${EMPTY}}`;
      const text = answer(line);
      // The id comes back as it came; nothing else is repeated at length.
      expect(text.length).toBeLessThan(field === 'id' ? 2 * depth + 200 : 500);
      // A rule set and a record stand twice in their lines, and are refused for that.
      expect(settle(line).ok).toBe(field === 'id');
    }
  });

  test('also where the value of a rule, or a part of the record, is nested', () => {
    const deep = nested(100_000);
    expect(refusal(`{"vary": {"tie.order": ${deep}}, ${EMPTY}}`)).toMatchObject({
      code: 'bad-value',
      message: expect.stringContaining(`cannot be ${'['.repeat(39)}…;`) as string,
    });
    for (const part of ['plays', 'pools', 'claims', 'thrown', 'deal', 'notes'])
      expect(answer(`{"ruleset": "ancient", "record": {"plays": [], "${part}": ${deep}}}`).length).toBeLessThan(500);
  });

  test('a line of more than a million characters is told so, and the next is read', async () => {
    expect(LONGEST_LINE).toBe(1_000_000);
    const pad = (length: number): string => {
      const [before, after] = ['{"ruleset": "ancient", "record": {"plays": [], "notes": "', '"}}'];
      return `${before}${'x'.repeat(length - before.length - after.length)}${after}`;
    };
    expect(settle(pad(1_000_000))).toMatchObject({ ok: true, net: { first: 0 } });
    expect(refusal(pad(1_000_001))).toMatchObject({ code: 'line-too-long', at: 'line 7' });
    const text = `${pad(3_000_000)}\n{${EMPTY}}\n${pad(1_000_001)}`;
    async function* inPieces(): AsyncGenerator<string> {
      for (let at = 0; at < text.length; at += 65_536) yield await Promise.resolve(text.slice(at, at + 65_536));
    }
    let answers = '';
    for await (const piece of settleLines(SETTLERS, inPieces())) answers += piece.text;
    const lines = answers
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Answered);
    expect(lines.map(({ ok, error }) => error?.at ?? ok)).toEqual(['line 1', true, 'line 3']);
  });

  test('what is wrong and long is shown by its beginning', () => {
    const long = 'x'.repeat(900_000);
    for (const line of [
      `{"mode": "${long}", ${EMPTY}}`,
      `{"game": "${long}", ${EMPTY}}`,
      `{"vary": {"${long}": 1}, ${EMPTY}}`,
      `{"${long}": 1, ${EMPTY}}`,
      `{"ruleset": "${long}", "record": {"plays": []}}`,
      `{"ruleset": "ancient", "record": {"${long}": 1, "plays": []}}`,
      `{"ruleset": "ancient", "record": {"plays": [], "pools": {"${long}": 1}}}`,
      `{"ruleset": "ancient", "record": {"plays": [], "deal": {"hands": {"${long}": 1}}}}`,
      `{"ruleset": "ancient", "record": {"plays": ["${long}"]}}`,
      `{"ruleset": "tgq-1728", "record": {"plays": [], "bids": ["${long}"]}}`,
      `{"ruleset": "tgq-1728", "record": {"plays": [], "trump": "${long}"}}`,
      `{"ruleset": "revertier-1792", "record": {"throws": ["53: ${long}"]}}`,
      `{"ruleset": "revertier-1792", "record": {"position": "${long}"}}`,
      `{"ruleset": "revertier-1792", "record": {"position": {"white": "${long}", "black": ""}}}`,
    ]) {
      const text = answer(line);
      expect([line.slice(0, 60), text.length < 1000, settle(line).ok]).toEqual([line.slice(0, 60), true, false]);
    }
  });

  test('lists have an end', () => {
    const many = (item: string, n = 200_000): string => `[${Array.from({ length: n }, () => item).join()}]`;
    const refused = (ruleset: string, record: string): string | undefined =>
      refusal(`{"ruleset": "${ruleset}", "record": ${record}}`)?.code;
    expect(refused('parlett-2008', `{"plays": [], "pools": ${many('1')}}`)).toBe('too-many-pools');
    expect(refused('parlett-2008', `{"plays": [], "pools": ${many('1', 100)}}`)).toBe('too-many-pools');
    expect(refused('ancient', `{"plays": ${many('"2S"', 100_000)}}`)).toBe('too-many-tricks');
    expect(refused('ancient', `{"plays": [${many('"2S"', 100_000)}]}`)).toBe('too-many-cards');
    expect(refused('lpjr-1634', `{"plays": [], "deal": {"trades": ${many('{}')}}}`)).toBe('too-many-trades');
    expect(refused('tgq-1728', `{"plays": [], "bids": ${many('"pass"', 100_000)}}`)).toBe('too-many-bids');
    expect(refused('revertier-1792', `{"throws": ${many('"53"', 100_000)}}`)).toBe('too-many-throws');
    expect(refused('revertier-1792', `{"start": ${many('[1,1]', 100_000)}, "throws": []}`)).toBe('too-many-dice');
  });
});

describe('an id comes back as it came', () => {
  test.each([
    '9007199254740993',
    '123456789012345678901234567890',
    '1e2',
    '1.0',
    '"\\u0061"',
    '{"a": [1, {"b": "}"}], "c": "\\"]"}',
    'null',
  ])('%s', (id) => {
    for (const line of [`{"id": ${id}, ${EMPTY}}`, `{${EMPTY}, "id" : ${id} }`, `{"id":${id}}`])
      expect(answer(line).startsWith(`{"id":${id},"ok":`)).toBe(true);
  });

  test('of two the last; one within the record is not the line’s', () => {
    expect(answer(`{"id": 1, ${EMPTY}, "\\u0069d": 2}`)).toMatch(/^\{"id":2,"ok":false/);
    expect(answer('{"record": {"id": 5, "ruleset": "ancient", "plays": []}}')).toMatch(/^\{"ok":true/);
    expect(answer('{"id": [1,\r2]}')).toMatch(/^\{"id":\[1, 2\],/);
  });
});

describe('a name that stands twice in one object', () => {
  test.each([
    [`{${EMPTY}, "ruleset": "almanach-1785"}`, 'ruleset'],
    [`{"id": 1, ${EMPTY}, "\\u0069d": 1}`, 'id'],
    ['{"ruleset": "ancient", "record": {"plays": [], "deal": {}, "plays": []}}', 'record.plays'],
    ['{"ruleset": "ancient", "plays": [], "deal": {"hands": {"first": "KS", "first": "KS"}}}', 'deal.hands.first'],
    ['{"ruleset": "ancient", "plays": [], "deal": {"trades": [{}, {"by": "first", "by": "first"}]}}', 'deal.trades.by'],
    ['{"ruleset": "ancient", "plays": [], "notes": {"": 1, "": 2}}', 'notes', ''],
    [`{"": 1, ${EMPTY}, "": 1}`, 'line 7', ''],
  ])('is refused: %s', (line, at, name = at.slice(at.lastIndexOf('.') + 1)) => {
    expect(refusal(line)).toEqual({
      code: 'duplicate-key',
      message: `“${name}” is given twice in one object: give it once.`,
      at,
    });
  });

  test('in two objects, or within a text, does no harm', () => {
    for (const line of [
      '{"ruleset": "ancient", "record": {"ruleset": "ancient", "plays": [], "notes": "{\\"plays\\": 1}, \\"plays\\":"}}',
      '{"ruleset": "ancient", "plays": [], "notes": [{"a": 1}, {"a": {"a": [1, {"a": 2}]}}]}',
    ])
      expect(settle(line).ok).toBe(true);
  });
});

test('a number beyond its limit is refused, and the limit named', () => {
  const message = (line: string): string | undefined => refusal(line)?.message;
  for (const pools of ['{"basket": 1000000}', '1e6', '{"basket": 1e400}'])
    expect(message(`{"ruleset": "almanach-1785", "record": {"plays": [], "pools": ${pools}}}`)).toMatch(
      /^The content of a pool must be a whole number from 0 to 999,999, not /,
    );
  expect(message('{"ruleset": "tgq-1728", "record": {"plays": [], "pools": {"beasts": 1000000}}}')).toContain(
    '999,999',
  );
  expect(message('{"ruleset": "revertier-1792", "record": {"throws": [], "stake": 1000}}')).toContain('0 to 999,');
  expect(message(`{"vary": {"ace.placed.rate": 1000}, ${EMPTY}}`)).toContain('0 to 999.');
});

describe('whether a deal is complete', () => {
  const complete = (line: string): unknown => (JSON.parse(answer(line)) as Record<string, unknown>)['complete'];

  test.each([
    ['no card of it is played', '{"ruleset": "almanach-1785", "record": {"plays": []}}'],
    ['one trick of eleven is played', '{"ruleset": "almanach-1785", "record": {"plays": ["KS 8S 2S JH"]}}'],
    ['nobody has bid', '{"ruleset": "tgq-1728", "record": {"plays": []}}'],
    [
      'one trick of ten is played',
      '{"ruleset": "tgq-1728", "record": {"contract": {"by": "first", "bid": "sans prendre"}, "trump": "H", "plays": ["KS 7S 6S 5S"]}}',
    ],
    ['one throw is played', '{"ruleset": "revertier-1792", "record": {"start": "white", "throws": ["65: 1/7/12"]}}'],
  ])('it is not where %s', (_, line) => {
    expect(settle(line).ok).toBe(true);
    expect(complete(line)).toBe(false);
  });

  test.each([
    // Eleven tricks of the 1785 pack, each hand one suit without its ten and one card more.
    [
      'every card is played',
      '{"ruleset": "almanach-1785", "record": {"plays": ["KS QS JS 9S", "8S 7S 6S 5S", "4S 3S 2S AS", "KH QH JH 9H", "8H 7H 6H 5H", "4H 3H 2H AH", "KD QD JD 9D", "8D 7D 6D 5D", "4D 3D 2D AD", "KC QC JC 9C", "8C 7C 6C 5C"]}}',
    ],
    [
      'the outcome is told',
      '{"ruleset": "tgq-1728", "record": {"result": {"ombre": "first", "played": "sans prendre", "trump": "H", "tricks": [6, 2, 1, 1]}}}',
    ],
    [
      'all have passed',
      '{"ruleset": "tgq-1728", "vary": {"auction.allPass": "redeal"}, "record": {"deal": {"hands": {"first": "AS"}}, "bids": "pass, pass, pass, pass"}}',
    ],
    [
      'a man is all there is to bear off',
      '{"ruleset": "revertier-1792", "record": {"start": "white", "position": {"white": "24:1 off:14", "black": "1:15"}, "throws": ["65: 24/off"]}}',
    ],
  ])('it is where %s', (_, line) => {
    expect(refusal(line)).toBeUndefined();
    expect(complete(line)).toBe(true);
  });
});

test('a field without a name is told with its place', () => {
  const at = (line: string): string | undefined => refusal(line)?.at;
  expect(at(`{"": 1, ${EMPTY}}`)).toBe('line 7');
  expect(at('{"ruleset": "ancient", "record": {"plays": [], "": 1}}')).toBe('record');
  expect(at('{"ruleset": "ancient", "record": {"plays": [], "deal": {"": 1}}}')).toBe('deal');
  expect(at('{"ruleset": "ancient", "record": {"plays": [], "pools": {"": 1}}}')).toBe('pools');
  expect(at('{"ruleset": "revertier-1792", "record": {"throws": [], "": 1}}')).toBe('record');
  expect(at(`{"vary": {"": 1}, ${EMPTY}}`)).toBe('vary');
});

test('no word is looked up where every object has some of its own', () => {
  const code = (ruleset: string, record: string): string | undefined =>
    refusal(`{"ruleset": "${ruleset}", "record": ${record}}`)?.code;
  for (const word of ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf']) {
    expect(code('revertier-1792', `{"position": {"white": "${word}:9 1:15", "black": "1:15"}}`)).toBe('bad-men');
    expect(code('revertier-1792', `{"throws": ["53: ${word}/6"]}`)).toBe('bad-play');
    expect(code('revertier-1792', `{"handicap": {"to": "${word}", "gives": "dice"}, "throws": []}`)).toBe(
      'unknown-player',
    );
    expect(code('tgq-1728', `{"plays": [], "bids": ["${word}"]}`)).toBe('bad-bid');
    expect(code('tgq-1728', `{"plays": [], "trump": "${word}"}`)).toBe('bad-suit');
    expect(code('ancient', `{"plays": [], "thrown": "${word}"}`)).toBe('unknown-seat');
    expect(code('ancient', `{"plays": [], "pools": {"${word}": 1}}`)).toBe('unknown-pool');
    expect(code('ancient', `{"plays": [], "${word}": 1}`)).toBe('unknown-field');
    expect(refusal(`{"vary": {"${word}": 1}, ${EMPTY}}`)?.code).toBe('unknown-key');
    expect(refusal(`{"${word}": 1, ${EMPTY}}`)?.code).toBe('unknown-field');
  }
});

test('blanks between two dice cost no more than their number', () => {
  for (const dice of [`5${' '.repeat(900_000)}x`, `${' '.repeat(900_000)}x`, `5-${' '.repeat(900_000)}x`])
    expect(refusal(`{"ruleset": "revertier-1792", "record": {"throws": ["${dice}"]}}`)?.code).toBe('bad-throw');
  expect(settle('{"ruleset": "revertier-1792", "record": {"start": "white", "throws": [" 5 - 3 "]}}').ok).toBe(true);
});
