import { describe, expect, test } from 'vitest';
import { mediateur1752 } from '#games/quadrille/rules/books/mediateur-1752.ts';
import { regulated as quadrille } from '#games/quadrille/tools/regulator/game.tsx';
import { almanach1785 } from '#games/reversis/rules/books/almanach-1785.ts';
import { regulated as reversis } from '#games/reversis/tools/regulator/game.tsx';
import type { RegulatedGame } from '../game.ts';
import type { TableNotes } from './account.ts';
import { sayRulesChanged } from '../../rules/rule-words.ts';
import { isSpreadsheet, printCsv } from './csv.ts';

const ACCOUNT: TableNotes = {
  game: 'reversis',
  ruleset: 'almanach-1785',
  changes: {},
  players: ['Anne', 'Bea', 'Carl', 'Dora'],
  firstDealer: 3,
  length: 0,
  begun: '2026-11-23',
  deals: [{ winner: 1, loser: 2 }, { misdeal: true }, { winner: 0 }],
  draft: {},
  correcting: -1,
};
const head = { short: '', date: '', voice: undefined, clauses: {} };

/** By which book an account is kept; by that of 1785 where nothing is said. */
interface Book {
  readonly game?: RegulatedGame;
  readonly book?: { readonly id: string };
  readonly name?: string;
}

/** The cells of each line by the heads of their columns. */
function cellsOf(
  account: TableNotes,
  { game = reversis, book = almanach1785, name = 'Almanach 1785' }: Book = {},
  rulesChanged: readonly string[] = [],
): readonly Readonly<Record<string, string>>[] {
  const opened = game.openTable({ ...book, ...head } as never, account);
  if (!opened.ok) throw new Error(opened.error.message);
  const table = opened.value;
  const csv = printCsv({ account, regulated: table.regulate(account), table, book: name, rulesChanged });
  const [heads = [], ...lines] = csv
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
  expect(new Set(heads).size, 'no two columns of one name').toBe(heads.length);
  return lines.map((cells) => {
    expect(cells).toHaveLength(heads.length);
    return Object.fromEntries(heads.map((name, i) => [name, cells[i] ?? '']));
  });
}

describe('an account as CSV', () => {
  test('has a line for each deal and a column for each fact; no line of totals', () => {
    const lines = cellsOf(ACCOUNT);
    expect(lines).toHaveLength(3);
    // Four each into the basket, eight by Dora, who deals; a partie of four, which Carl pays Bea.
    expect(lines[0]).toEqual({
      deal: '1',
      dealer: 'Dora',
      result: 'settled',
      ending: 'partie',
      'partie won by': 'Bea',
      'partie lost by': 'Carl',
      'Anne net': '-4',
      'Anne total': '-4',
      'Bea net': '0',
      'Bea total': '0',
      'Carl net': '-8',
      'Carl total': '-8',
      'Dora net': '-8',
      'Dora total': '-8',
      'the basket': '20',
      book: 'Almanach 1785',
      date: '2026-11-23',
      'rules changed': '',
    });
    expect(lines.map(({ result }) => result)).toEqual(['settled', 'misdealt', 'not settled']);
    expect(lines[2]).toMatchObject({ 'partie won by': '', 'Anne net': '0', 'Anne total': '-4' });
  });

  test('tells contract, ombre, trump and ally apart, and no ally of an ombre who came to play alone', () => {
    const deals = [
      { contract: 'alliance', ombre: 0, trump: 'hearts', ally: 2, took: 4, allyTook: 2 },
      { contract: 'solo', ombre: 1, trump: 'spades', ally: 2, took: 6 },
    ];
    const lines = cellsOf(
      { ...ACCOUNT, game: 'quadrille', ruleset: 'mediateur-1752', deals },
      { game: quadrille, book: mediateur1752, name: 'Médiateur 1752' },
    );
    const problem = (line: number) =>
      ['contract', 'ombre', 'trump', 'ally', 'tricks of ombre and ally'].map((name) => lines[line]?.[name]);
    expect(problem(0)).toEqual(['Alliance', 'Anne', 'hearts', 'Carl', '6']);
    expect(problem(1)).toEqual(['Sans prendre', 'Bea', 'spades', '', '6']);
  });

  test('makes harmless what a spreadsheet would reckon, and leaves numbers as they are', () => {
    const players = ['=1+1', '@Bea', '-Carl', 'Do"ra, the +elder'];
    const [line] = cellsOf({ ...ACCOUNT, players }, {}, ['=HYPERLINK("x")']);
    expect(line).toMatchObject({
      dealer: 'Do"ra, the +elder',
      'partie won by': "'@Bea",
      'partie lost by': "'-Carl",
      "'=1+1 net": '-4',
      "'-Carl total": '-8',
      'rules changed': '\'=HYPERLINK("x")',
    });
  });

  test('gives what is shared out in the end a line of its own', () => {
    const [deal, shared, ...more] = cellsOf({
      ...ACCOUNT,
      changes: { 'session.leftover': 'shared' },
      length: 1,
      deals: [{ winner: 1, loser: 2 }],
    });
    expect(deal).toMatchObject({ 'Anne total': '-4', 'the basket': '20' });
    // The basket's 20 are 5 for each of four.
    expect(shared).toMatchObject({
      deal: '',
      result: 'pools shared out',
      ending: '',
      'Anne net': '5',
      'Anne total': '1',
      'Carl net': '5',
      'Carl total': '-3',
      'the basket': '0',
    });
    expect(more).toEqual([]);
  });

  test('names the rules that were agreed otherwise by their questions', () => {
    const rule = { key: 'pool.open.each', question: 'What does each put in?', options: [['5', '5']] };
    const said = sayRulesChanged({ 'pool.open.each': 5, 'lost.rule': true }, (key) =>
      key === rule.key ? (rule as never) : undefined,
    );
    expect(said).toEqual(['What does each put in? 5', 'lost.rule: true']);
    expect(cellsOf(ACCOUNT, {}, said)[0]).toMatchObject({
      'rules changed': 'What does each put in? 5; lost.rule: true',
    });
  });
});

test('a spreadsheet is known by its name or its first column, an account is none', () => {
  expect(isSpreadsheet('quinola-almanach-1785-3.csv', '')).toBe(true);
  // As written here, as written before, and as a program may save it again.
  for (const text of ['deal,dealer,result', 'deal,dealt,what happened', '\uFEFF"game";"winner"', 'deal\tdealer'])
    expect(isSpreadsheet('evening', text)).toBe(true);
  expect(isSpreadsheet('quinola.json', '{"format": "quinola-account"}')).toBe(false);
  expect(isSpreadsheet('notes.txt', 'deals of Tuesday')).toBe(false);
});
