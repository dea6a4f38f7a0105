import type { Entry } from '../ledger/entry.ts';
import type { Settlement } from '../ledger/game.ts';
import { printPlace, rankPlace, type Place } from '../ledger/place.ts';

/** What several judgements of one record pay for one thing: a cell a judgement, with its entries in their order. */
export interface ComparedRow {
  readonly at: Place;
  readonly occasion: string;
  readonly of: Entry['of'];
  readonly cells: readonly (readonly Entry[])[];
  /** Whether all pay the same sums between the same parties, whatever the rules behind them. */
  readonly same: boolean;
}

/** An account at the foot: a sum a judgement, undefined where it keeps no such pool. */
export interface ComparedSum {
  readonly account: string;
  readonly sums: readonly (number | undefined)[];
  readonly same: boolean;
}

export interface Comparison {
  /** In the order of the deal. */
  readonly rows: readonly ComparedRow[];
  readonly nets: readonly ComparedSum[];
  readonly pools: readonly ComparedSum[];
}

const isSame = (values: readonly unknown[]): boolean => values.every((value) => value === values[0]);

/** What a cell pays, as one word; the order of its entries says nothing. */
const paid = (entries: readonly Entry[]): string =>
  entries
    .map(({ from, to, amount }) => `${from}>${to}:${String(amount)}`)
    .sort()
    .join();

/** The entries of several judgements of one record side by side, aligned by place, occasion and card, in the order of the deal. */
export function compareEntries(
  judgements: readonly Pick<Settlement, 'entries'>[],
  seats: readonly string[],
): readonly ComparedRow[] {
  const cells = new Map<string, Entry[][]>();
  judgements.forEach(({ entries }, column) => {
    for (const entry of entries) {
      const name = [printPlace(entry.at), entry.occasion, entry.of].join();
      const row = cells.get(name) ?? judgements.map(() => []);
      cells.set(name, row);
      row[column]?.push(entry);
    }
  });
  return (
    [...cells.values()]
      .flatMap((row): ComparedRow[] => {
        const [first] = row.flat();
        return first
          ? [{ at: first.at, occasion: first.occasion, of: first.of, cells: row, same: isSame(row.map(paid)) }]
          : [];
      })
      // The sort is stable: within one place, the order in which the judgements pay.
      .sort((a, b) => rankPlace(a.at, seats) - rankPlace(b.at, seats))
  );
}

/** The same with what every account comes to. Any number of judgements, also one. */
export function compareJudgements(judgements: readonly Settlement[]): Comparison {
  const seats = judgements[0]?.seats ?? [];
  const sum = (account: string, sums: readonly (number | undefined)[]): ComparedSum => ({
    account,
    sums,
    same: isSame(sums),
  });
  const pools = new Set(judgements.flatMap((judgement) => Object.keys(judgement.pools)));
  return {
    rows: compareEntries(judgements, seats),
    nets: seats.map((seat) =>
      sum(
        seat,
        judgements.map(({ net }) => net[seat]),
      ),
    ),
    pools: [...pools].map((pool) =>
      sum(
        pool,
        judgements.map((judgement) => judgement.pools[pool]),
      ),
    ),
  };
}
