import type { Regulated } from '#engine/ledger/regulate.ts';
import { isMisdeal, type Account } from './account.ts';
import type { Table } from '../game.ts';

const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The account for a spreadsheet: a line for each deal, what each won or lost in it, where each stands, what lies in the pools. */
export function printCsv({ players, deals }: Account, regulated: Regulated, table: Table): string {
  const pools = [...new Set(regulated.deals.flatMap((deal) => Object.keys(deal.pools)))].filter(
    (pool) => table.sayPool(pool) !== undefined,
  );
  const { one, did } = table.part;
  const head = [
    one,
    did,
    'what happened',
    ...players,
    ...players.map((player) => `${player} stands at`),
    ...pools.map((pool) => table.sayPool(pool) ?? pool),
  ];
  const rows = regulated.deals.map((deal, i) => {
    const entry = deals[i] ?? {};
    const what = isMisdeal(entry) ? 'misdealt' : deal.problem ? 'not settled' : table.sayDeal(entry, players);
    return [
      i + 1,
      players[deal.dealer] ?? '',
      what,
      ...deal.won,
      ...deal.balances,
      ...pools.map((pool) => deal.pools[pool] ?? 0),
    ];
  });
  const end = [
    '',
    '',
    'in the end',
    ...players.map(() => ''),
    ...regulated.balances,
    ...pools.map((pool) => regulated.pools[pool] ?? 0),
  ];
  return [head, ...rows, end].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
