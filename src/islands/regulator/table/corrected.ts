import { listed, range } from '#engine/kernel/collections.ts';
import type { TableAccount, RegulatedDeal } from '#engine/ledger/regulate.ts';
import { capital } from '#engine/wording/sentence.ts';
import type { TableNotes } from '../account/account.ts';
import type { KeptAccount } from './kept.ts';

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
