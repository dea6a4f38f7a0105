import type { Problem } from '#engine/kernel/result.ts';
import type { TableAccount, RegulatedDeal } from '#engine/ledger/regulate.ts';
import type { BookHead } from '../../rules/cites.ts';
import type { TableNotes } from '../account/account.ts';
import type { TableRules } from '../game.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import { listed, range } from '#engine/kernel/collections.ts';
import { capital } from '#engine/wording/sentence.ts';

/** Replaces seats in the engine's sentences by players' names: “The dealer has points, but no trick” → “Dora has …”. */
export function nameSeats(message: string, seats: readonly string[], nameOf: (seat: string) => string): string {
  return message.replace(/\b(first|second|third|fourth) hand\b|\bthe dealer\b/gi, (found) => {
    const seat = found.toLowerCase().replace(/ hand$|^the /, '');
    return seats.includes(seat) ? nameOf(seat) : found;
  });
}

/** An open account: its book, agreed rules, and settled deals. */
export interface KeptAccount {
  readonly account: TableNotes;
  readonly book: BookHead;
  readonly table: TableRules;
  readonly regulated: TableAccount;
}

/** Names of a deal's accounts: players and pools. */
export const namesIn =
  (
    { account: { players }, table }: Pick<KeptAccount, 'account' | 'table'>,
    { seated }: Pick<RegulatedDeal, 'seated'>,
  ) =>
  (account: string): string => {
    const seat = table.seats.indexOf(account);
    return seat < 0 ? (table.sayPool(account) ?? account) : (players[seated[seat] ?? -1] ?? account);
  };

/** Why a deal cannot be settled, located at a form field, with players' names. */
export const problemIn = (kept: Pick<KeptAccount, 'account' | 'table'>, deal: RegulatedDeal): Problem | undefined =>
  deal.problem && {
    ...deal.problem,
    message: nameSeats(deal.problem.message, kept.table.seats, namesIn(kept, deal)),
    ...(deal.problem.at !== undefined && { at: kept.table.fieldOf(deal.problem.at) }),
  };

/** Content of each pool under its short name, as in a column: pool, odd counters. */
export const poolContents = (
  balances: Balances,
  { sayPool }: Pick<TableRules, 'sayPool'>,
): readonly { readonly name: string; readonly held: number }[] =>
  Object.entries(balances).flatMap(([pool, held]) => {
    const name = sayPool(pool);
    return name === undefined ? [] : [{ name: name.replace(/^the /, ''), held }];
  });

/** “pool 14, odd counters 2”: pools that are not empty. */
export const sayHeld = (balances: Balances, table: Pick<TableRules, 'sayPool'>): string =>
  poolContents(balances, table)
    .filter(({ held }) => held > 0)
    .map(({ name, held }) => `${name} ${String(held)}`)
    .join(', ');

/** “7 each from the great pool”: pools shared out at the end; empty if there are none. */
export const sayShared = (leftover: Balances, { sayPool }: Pick<TableRules, 'sayPool'>): string =>
  Object.entries(leftover)
    .map(([pool, each]) => `${String(each)} each from ${sayPool(pool) ?? pool}`)
    .join(', ');

/** “76 in the box”: rest of a player's box, or debt beyond it. */
export const sayBox = (box: number, balance: number): string =>
  box + balance < 0 ? `owes ${String(-box - balance)}` : `${String(box + balance)} in the box`;

/** A corrected deal, and the settled account before the correction. */
export interface Correction {
  readonly deal: number;
  readonly before: TableAccount;
}

/** A correction and the account after it; shown until the account changes again. */
export interface SavedCorrection extends Correction {
  readonly account: TableNotes;
}

/** Whether the account is unchanged since a correction, apart from the entry of the next deal. */
export const isStill = ({ account: was }: SavedCorrection, now: TableNotes): boolean =>
  was.deals === now.deals &&
  was.changes === now.changes &&
  was.players === now.players &&
  was.firstDealer === now.firstDealer;

const isSameResult = (was: RegulatedDeal, is: RegulatedDeal): boolean =>
  was.won.every((sum, player) => sum === is.won[player]) && (was.problem === undefined) === (is.problem === undefined);

/** Describes what a correction changes besides its deal: later deals and totals. */
export function sayCorrection(
  { deal, before }: Correction,
  { account: { players }, regulated, table: { part } }: Pick<KeptAccount, 'account' | 'regulated' | 'table'>,
): string {
  const later = range(regulated.deals.length).slice(deal + 1);
  const was = (i: number): RegulatedDeal | undefined => before.deals[i];
  const is = (i: number): RegulatedDeal | undefined => regulated.deals[i];
  const name = (deals: readonly number[]): string =>
    `${deals.length === 1 ? part.one : `${part.one}s`} ${listed(deals.map((i) => String(i + 1)))}`;
  const moved = later.filter((i) => {
    const [one, other] = [was(i), is(i)];
    return one && other && !isSameResult(one, other);
  });
  const broken = moved.filter((i) => is(i)?.problem);
  const changed = moved.filter((i) => !broken.includes(i));
  const totals = players.filter((_, player) => before.balances[player] !== regulated.balances[player]);
  return [
    changed.length > 0 && `${capital(name(changed))} ${changed.length === 1 ? 'changes' : 'change'} too.`,
    broken.length > 0 && `${capital(name(broken))} can no longer be settled.`,
    moved.length === 0 && later.length > 0 && `No later ${part.one} changes.`,
    totals.length === 0
      ? 'No total changes.'
      : totals.length === players.length
        ? 'Every total changes.'
        : `The ${totals.length === 1 ? 'total' : 'totals'} of ${listed(totals)} ${totals.length === 1 ? 'changes' : 'change'}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}
