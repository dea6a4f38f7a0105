import { describe, expect, test } from 'vitest';
import { boardSeen } from '../../../../../tests/support/revertier-board.ts';
import { parseRecord } from '#engine/notation/record.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { parseCompared, printCompared } from '#islands/compare/model/state.ts';
import { revertier } from '../../game.ts';
import type { RevertierRecord } from '../../record/record.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import { judge } from '../../settle/judge.ts';
import { playsBeside, throwsOf, throwToShow, type PlayComparisonRow } from './beside.ts';

const bookOf = (id: string): RevertierRules => {
  const book = revertier.ruleSets.find((one) => one.id === id);
  if (!book) throw new Error(id);
  return valuesOf(book);
};
const OF_1698 = bookOf('trictrac-1698');
const OF_1792 = bookOf('revertier-1792');

function recordOf(body: Readonly<Record<string, unknown>>): RevertierRecord {
  const written = parseRecord(revertier, { ruleset: 'trictrac-1698', ...body });
  if (!written.ok) throw new Error(written.error.message);
  return written.value.record;
}
const inShort = ({ text, cells }: PlayComparisonRow): readonly string[] => [
  text,
  ...cells.map((cell) =>
    cell.kind === 'allowed' ? (cell.ends ?? 'allowed') : cell.kind === 'refused' ? `no: ${String(cell.key)}` : 'over',
  ),
];

/** Black has entered and holds five of his own points; White hits two men elsewhere: two in hand, one point free. */
const DOUBLED = recordOf({
  start: 'black',
  double: true,
  position: { white: '12:12 18:3', black: 'hand:1 1:7 2:1 3:1 4:1 8:1 9:1 12:2' },
  throws: ['53: hand/5 8/11', '53: 18/23* 18/21*'],
});

describe('the plays of one throw', () => {
  test('what one book refuses and another allows stands with the rule that refuses it', () => {
    const { men, toPlay } = boardSeen('2:1 24:14');
    const record: RevertierRecord = {
      ...recordOf({ throws: ['65'] }),
      men,
      start: { kind: 'player', player: toPlay },
    };
    const [thrown] = throwsOf(record, OF_1698);
    if (!thrown) throw new Error('no throw');
    const larger = { ...OF_1698, 'dice.one': 'larger' } as const;
    const { rows, refused } = playsBeside(thrown, [OF_1698, larger], record);
    // The man on 2 goes to 8 or to 7, and from neither on to 13, which is closed.
    expect(rows.map(inShort).toSorted()).toEqual([
      ['2/7', 'allowed', 'no: dice.one'],
      ['2/8', 'allowed', 'allowed'],
    ]);
    expect(rows.map(({ isSame }) => isSame)).toEqual(rows.map(({ text }) => text === '2/8'));
    expect(refused.map(({ text }) => text)).toContain('pass');
    expect(refused.every(({ cells }) => cells.every(({ kind }) => kind === 'refused'))).toBe(true);
  });

  test('a play that ends the game says what is won, double or single', () => {
    const thrown = throwsOf(DOUBLED, OF_1698)[1];
    if (!thrown) throw new Error('no throw');
    const columns = [
      OF_1698,
      { ...OF_1698, 'double.when': 'sevenInHand' } as const,
      { ...OF_1792, 'shutOut.end': 'waits' } as const,
    ];
    const row = playsBeside(thrown, columns, DOUBLED).rows.find(({ isPlayed }) => isPlayed);
    // Two men in hand and one point free of his own: he loses the stake of 1, doubled under rules that double every such loss.
    expect(row && inShort(row)).toEqual(['18/23* 18/21*', 'White wins 2, double', 'White wins 1, single', 'allowed']);
  });

  test('the play of the record comes first where every book is against it, and nothing is played once a game is over', () => {
    const record = recordOf({ throws: ['66: 1/7(2)'] });
    const [thrown] = throwsOf(record, OF_1698);
    if (!thrown) throw new Error('no throw');
    const { rows } = playsBeside(thrown, [OF_1698, OF_1792], record);
    expect(rows.map(inShort)).toEqual([
      ['1/7(2)', 'no: outward.single', 'no: outward.single'],
      ['1/7', 'allowed', 'allowed'],
    ]);
    const over = { ...thrown, position: boardSeen('hand:2 1:5 2:1 3:1 4:1 5:1 12:4') };
    const waits = { ...OF_1698, 'shutOut.end': 'waits' } as const;
    const ended = playsBeside({ ...over, played: undefined, dice: [6, 5] }, [OF_1698, waits], record);
    expect(ended.rows.map(inShort).toSorted()).toEqual([
      ['hand/6', 'over', 'allowed'],
      ['pass', 'over', 'allowed'],
    ]);
  });
});

describe('which throw is looked at', () => {
  const departuresUnder = (record: RevertierRecord, rules: RevertierRules) => {
    const judged = judge(record, rules);
    return judged.ok ? judged.value.departures : [];
  };

  test('the one asked for; one not played; the first that a book is against; the last', () => {
    const throws = throwsOf(DOUBLED, OF_1698);
    expect(throwToShow(throws, 't1.1', [])).toBe(0);
    expect(throwToShow(throws, 't9.9', [])).toBe(1);
    const named = recordOf({ throws: ['65: 1/7/12', 'n55: 1/6/11/16/21', '21: 1/3/4'] });
    const departures = [OF_1698, OF_1792].map((rules) => departuresUnder(named, rules));
    expect(departures.map((list) => list.map(({ key }) => key))).toEqual([[], ['dice.broken']]);
    expect(throwToShow(throwsOf(named, OF_1698), undefined, departures)).toBe(1);
    expect(throwToShow(throwsOf(recordOf({ throws: ['65: 1/7/12', '43'] }), OF_1698), undefined, [])).toBe(1);
    expect(throwsOf(recordOf({ throws: ['65: 8/14'] }), OF_1698)).toEqual([]);
  });

  test('stands in the address, with the game and every column’s rules', () => {
    const state = {
      record: DOUBLED,
      columns: [
        { book: 'trictrac-1698', changes: { 'double.when': 'sevenInHand' } },
        { book: 'revertier-1792', changes: {} },
      ],
      base: 1,
      step: 't1.2',
    };
    const printed = printCompared(revertier, state);
    expect(parseCompared(revertier, printed, [])).toEqual({ ok: true, value: state });
    expect(parseCompared(revertier, `${printed.slice(0, 4)}A${printed.slice(4)}`, [])).toMatchObject({ ok: false });
  });
});
