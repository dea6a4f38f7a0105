import type { RegulatedDeal } from '#engine/ledger/regulate.ts';
import type { Fact } from '../game.ts';
import type { KeptAccount } from '../table/kept.ts';
import { printCsvRows, type CsvValue } from '../../page/save-file.ts';
import { isMisdeal } from './account.ts';

/** A column of the spreadsheet: one fact about every deal. */
interface CsvColumn {
  readonly head: string;
  readonly values: readonly CsvValue[];
}

export interface Spreadsheet extends Pick<KeptAccount, 'account' | 'regulated' | 'table'> {
  /** Name of the book. */
  readonly book: string;
  /** Rules agreed on that differ from the book, in words. */
  readonly rulesChanged: readonly string[];
}

/** A row of the spreadsheet: a deal, or the pools shared out at the end. */
interface Line extends Pick<RegulatedDeal, 'won' | 'balances' | 'pools'> {
  readonly number: CsvValue;
  readonly dealer: string;
  readonly result: 'settled' | 'misdealt' | 'not settled' | 'pools shared out';
  readonly facts: readonly Fact[];
}

/** Prints the account as CSV: a row for each deal, a column for each fact; totals are those after each deal. */
export function printCsv(sheet: Spreadsheet): string {
  const { account, table, book, rulesChanged } = sheet;
  const { players, begun = '' } = account;
  const lines = linesOf(sheet);
  const column = (head: string, valueOf: (line: Line) => CsvValue): CsvColumn => ({ head, values: lines.map(valueOf) });
  const factNames = [...new Set(lines.flatMap(({ facts }) => facts.map(({ name }) => name)))];
  const pools = [...new Set(lines.flatMap((line) => Object.keys(line.pools)))];
  const columns: readonly CsvColumn[] = [
    column(table.part.one, ({ number }) => number),
    column(table.part.dealer, ({ dealer }) => dealer),
    column('result', ({ result }) => result),
    ...factNames
      .map((name) => column(name, ({ facts }) => facts.find((fact) => fact.name === name)?.value ?? ''))
      // Columns that are empty for every deal are left out.
      .filter(({ values }) => values.some((value) => value !== '')),
    ...players.flatMap((player, n) => [
      column(`${player} net`, ({ won }) => won[n] ?? 0),
      column(`${player} total`, ({ balances }) => balances[n] ?? 0),
    ]),
    ...pools.flatMap((pool) => {
      const head = table.sayPool(pool);
      return head === undefined ? [] : [column(head, (line) => line.pools[pool] ?? 0)];
    }),
    column('book', () => book),
    column('date', () => begun),
    column('rules changed', () => rulesChanged.join('; ')),
  ];
  return printCsvRows([
    columns.map(({ head }) => head),
    ...lines.map((_, i) => columns.map(({ values }) => values[i] ?? '')),
  ]);
}

function linesOf({ account: { players, deals }, regulated, table }: Spreadsheet): readonly Line[] {
  const lines = regulated.deals.map((deal, i): Line => {
    const entry = deals[i] ?? {};
    const result = isMisdeal(entry) ? 'misdealt' : deal.problem ? 'not settled' : 'settled';
    const { won, balances, pools } = deal;
    const facts = result === 'settled' ? table.factsOf(entry, players) : [];
    return { number: i + 1, dealer: players[deal.dealer] ?? '', result, facts, won, balances, pools };
  });
  const each = Object.values(regulated.leftover).reduce((sum, part) => sum + part, 0);
  if (each === 0) return lines;
  const { balances, pools } = regulated;
  const won = players.map(() => each);
  return [...lines, { number: '', dealer: '', result: 'pools shared out', facts: [], won, balances, pools }];
}

/** Recognises such a spreadsheet by its name or first column; a program may have saved it with another separator. */
export const isSpreadsheet = (name: string, text: string): boolean =>
  /\.csv$/i.test(name) || /^\uFEFF?"?(?:deal|game)"?[,;\t]/.test(text);
