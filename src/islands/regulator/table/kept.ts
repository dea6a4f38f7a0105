import type { Problem } from '#engine/kernel/result.ts';
import type { Regulated, RegulatedDeal } from '#engine/ledger/regulate.ts';
import type { BookHead } from '../../rules/cites.ts';
import type { Account } from '../account/account.ts';
import { nameSeats } from '../account/names.ts';
import type { Table } from '../game.ts';

/** An account as it lies open: its book, the rules that were agreed, and its deals settled by them. */
export interface KeptAccount {
  readonly account: Account;
  readonly book: BookHead;
  readonly table: Table;
  readonly regulated: Regulated;
}

/** The accounts of a deal by name: players, and pools. */
export const namesIn =
  (
    { account: { players }, table }: Pick<KeptAccount, 'account' | 'table'>,
    { seated }: Pick<RegulatedDeal, 'seated'>,
  ) =>
  (account: string): string => {
    const seat = table.seats.indexOf(account);
    return seat < 0 ? (table.sayPool(account) ?? account) : (players[seated[seat] ?? -1] ?? account);
  };

/** Why a deal cannot be settled, at the field that asked, in the players’ names. */
export const problemIn = (kept: Pick<KeptAccount, 'account' | 'table'>, deal: RegulatedDeal): Problem | undefined =>
  deal.problem && {
    ...deal.problem,
    message: nameSeats(deal.problem.message, kept.table.seats, namesIn(kept, deal)),
    ...(deal.problem.at !== undefined && { at: kept.table.fieldOf(deal.problem.at) }),
  };
