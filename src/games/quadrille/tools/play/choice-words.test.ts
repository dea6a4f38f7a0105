import { describe, expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import type { ChoiceSum } from '#islands/play/game.ts';
import { quadrilleTable } from '../../choices/table-game.ts';
import { quadrille } from '../../game.ts';
import { parseQuadrille } from '../../record/notation.ts';
import { sayChoices } from './choice-words.ts';

const HANDS = {
  first: 'QS JS 2S JH 3H 2H 5D 3D 5C 3C',
  second: 'AS 5S AD QD 2D AC QC JC 4C 2C',
  third: 'KS 7S 3S AH KH KD 6D 4D 7C 6C',
  dealer: '6S 4S QH 7H 6H 5H 4H JD 7D KC',
};

/** The turn of a deal explained, by the rules of a book and a reader's changes. */
function said(id: string, more: Readonly<Record<string, unknown>> = {}, changes: Readonly<Record<string, never>> = {}) {
  const book = quadrille.ruleSets.find((one) => one.id === id)!;
  const rules = valuesOf(book);
  const read = parseQuadrille({ deal: { hands: HANDS }, ...more });
  if (!read.ok) throw new Error(read.error.message);
  const playing = { number: 0, record: read.value, declined: [] };
  const turn = quadrilleTable.turn(playing, rules);
  const words = turn && sayChoices({ playing, turn, rules, book, changes });
  if (!words) throw new Error('Nothing is said.');
  return words;
}
const rowOf = ({ rows }: ReturnType<typeof said>, label: string) => {
  const row = rows.find((one) => one.label === label);
  if (!row) throw new Error(`No row for ${label}`);
  return row;
};
/** `+2 with 6 to 9`, with a question mark where the book is in doubt. */
const printed = (sums: readonly ChoiceSum[]): readonly string[] =>
  sums.map(({ net, when, isDoubtful }) => `${String(net)} ${when}${isDoubtful ? '?' : ''}`);
const sums = (words: ReturnType<typeof said>, label: string) => {
  const { won, lost } = rowOf(words, label);
  return { won: printed(won), lost: printed(lost) };
};

describe('1822: each has laid one chip, so that the pool is 4 and a unit 1', () => {
  const words = said('quanti-1822');

  test('to ask: half the pool; half a beast of 4; half of twice 4', () => {
    expect(sums(words, 'ask')).toEqual({
      // All ten: 2 of the pool, 1 for the first six, 2 for the vole, and half of the vole pool of 12 less the 3 laid: 2+1+2+6−3.
      // Paid from hand to hand, the 3 of the vole pool would come to the same.
      won: ['2 with 6 to 9', '8 with all ten (vole)'],
      // Whether the partners halve the beast is a reading. With two tricks the ombre has not his three, and pays all 8.
      lost: ['-2 with 5 (remise)?', '-4 with 3 or 4 (codille)?', '-8 with fewer'],
    });
  });

  test('sans prendre: the pool and 4 from each; three cannot share 4, and two pools are laid', () => {
    expect(sums(words, 'sans prendre')).toEqual({
      // 4 + 3 × 4 = 16. All ten: 3 × (4 + 1 + 2) + 4 + 12 − 3 = 34.
      won: ['16 with 6 to 9', '34 with all ten (vole)?'],
      // 4 + 12 = 16; 8 + 12 = 20, where a reading says what is laid beside a pool that stays.
      lost: ['-16 with 5 (remise)', '-20 with fewer (codille)?'],
    });
  });

  test('the vole bid: the same sums made; 3 laid and 3 × 2 paid; with five or fewer the game is lost too', () => {
    expect(sums(words, 'sans prendre with the vole')).toEqual({
      won: ['34 with all ten (vole)?'],
      // 3 + 6 = 9; 3 + 6 + 4 + 12 = 25.
      lost: ['-9 with 6 to 9?', '-25 with fewer (remise)?'],
    });
  });

  test('the pool is counted as it lies: 8 left and 4 laid make units of 3', () => {
    expect(sums(said('quanti-1822', { pools: { stake: 8 } }), 'sans prendre')).toMatchObject({
      // 12 + 3 × 12 = 48.
      won: ['48 with 6 to 9?', expect.any(String)],
      // 12 + 36 = 48; three share 12, and twice 12 is laid: 24 + 36 = 60.
      lost: ['-48 with 5 (remise)?', '-60 with fewer (codille)?'],
    });
  });

  test('to pass costs nothing, but obliges whoever holds spadille', () => {
    expect(rowOf(words, 'pass')).toMatchObject({ won: [], lost: [], caution: { keys: ['auction.allPass'] } });
    const second = said('quanti-1822', { bids: ['pass'] });
    expect(rowOf(second, 'pass').caution?.text).toMatch(/^Not free: you hold spadille/);
    // A forced spadille is paid nothing for the first six tricks or the vole.
    expect(sums(second, 'pass').won).toEqual(['2 with 6 or more']);
    expect(rowOf(said('quanti-1822', { bids: ['ask'] }), 'sans prendre').label).toBe('sans prendre');
    expect(rowOf(said('quanti-1822', { bids: ['ask'] }), 'pass').caution).toBeUndefined();
  });

  test('a king of one’s own comes after the others, is paid like sans prendre, and asks once more', () => {
    const call = said('quanti-1822', { bids: ['pass', 'pass', 'ask', 'pass'], trump: 'S' });
    expect(call.rows.map(({ label }) => label)).toEqual([
      'king of clubs',
      'king of hearts',
      'king of diamonds',
      'king of spades',
    ]);
    expect(sums(call, 'king of clubs').won[0]).toBe('2 with 6 to 9');
    expect(rowOf(call, 'king of clubs').confirm).toBeUndefined();
    expect(rowOf(call, 'king of hearts').confirm).toMatch(/^You hold the king of hearts/);
    expect(printed(rowOf(call, 'king of hearts').won)[0]).toMatch(/^16 with 6 to 9/);
    expect(call.untold).toHaveLength(4);
  });
});

describe('1728: each lays 1 and the dealer 10, so that the pool and the beast are 14', () => {
  const words = said('tgq-1728');

  test('to ask: half the pool and 2 from one opponent', () => {
    // 7 + 2 = 9, and 10 more for the vole; lost, 7 + 2 in both degrees, or 14 + 2 × 2 if he pays for both.
    const { won, lost } = rowOf(words, 'ask');
    expect(won.map(({ net }) => net)).toEqual([9, 19]);
    expect(lost.map(({ net }) => net)).toEqual([-9, -9, -18]);
    expect(lost.map(({ when }) => when)).toEqual(['with 5 (remise)', 'with 3 or 4 (codille)', 'with fewer']);
  });

  test('sans prendre: the pool, and 2 and 5 from each of three', () => {
    // 14 + 3 × 7 = 35, and 30 more for the vole.
    const { won, lost } = rowOf(words, 'sans prendre');
    expect(won.map(({ net }) => net)).toEqual([35, 65]);
    expect(lost.map(({ net }) => net)).toEqual([-35, -35]);
  });

  test('the vole bid: 14 + 3 × (2 + 10), without the premium; only the vole is paid with six', () => {
    const { won, lost } = rowOf(words, 'sans prendre with the vole');
    expect(won.map(({ net }) => net)).toEqual([50]);
    // 30; 14 + 6 + 30 = 50 for remise and codille.
    expect(lost.map(({ net }) => net)).toEqual([-30, -50, -50]);
  });

  test('with a king of one’s own there is no premium: 14 + 3 × 2', () => {
    const call = said('tgq-1728', { bids: ['pass', 'pass', 'ask', 'pass'], trump: 'S' });
    expect(rowOf(call, 'king of hearts').won[0]).toMatchObject({ net: 20, when: 'with 6 to 9' });
  });
});

test('1752: a bid in favourite is counted in hearts, and a devole by the tricks not taken', () => {
  const words = said('mediateur-1752');
  // Each has laid 1. Half of 4, and 1 more from one opponent in hearts.
  expect(rowOf(words, 'ask').won[0]).toMatchObject({ net: 2 });
  expect(rowOf(words, 'ask in favourite').won[0]).toMatchObject({ net: 3 });
  // 4 + 3 × 16 = 52.
  expect(rowOf(words, 'devole').won).toMatchObject([{ net: 52, when: 'with none' }]);
});

test('trumps are ranked for any suit: the lowest card of the suit is second, and punto stands before a red king', () => {
  const { ranked = [], rankedFirst } = said('quanti-1822');
  expect(ranked.map(({ cards }) => cards.length)).toEqual([11, 12, 12, 11]);
  expect(ranked[1]?.cards.map(({ name }) => name).slice(0, 4)).toEqual(['spadille', 'manille', 'basto', 'punto']);
  // First hand holds knave, three and two of hearts, and as many spades: QS JS 2S, of which the two is manille.
  expect(ranked[1]?.cards.filter(({ isOwn }) => isOwn)).toHaveLength(3);
  expect(rankedFirst).toBe(0);
});
