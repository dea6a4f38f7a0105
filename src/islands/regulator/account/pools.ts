import type { Balances } from '#engine/ledger/entry.ts';
import type { Table } from '../game.ts';

/** What lies in each pool, by its name alone, as in a column: pool, odd counters. */
export const poolsOf = (
  balances: Balances,
  { sayPool }: Pick<Table, 'sayPool'>,
): readonly { readonly name: string; readonly held: number }[] =>
  Object.entries(balances).flatMap(([pool, held]) => {
    const name = sayPool(pool);
    return name === undefined ? [] : [{ name: name.replace(/^the /, ''), held }];
  });

/** “pool 14, odd counters 2”: those in which something lies. */
export const sayHeld = (balances: Balances, table: Pick<Table, 'sayPool'>): string =>
  poolsOf(balances, table)
    .filter(({ held }) => held > 0)
    .map(({ name, held }) => `${name} ${String(held)}`)
    .join(', ');
