import { useState } from 'preact/hooks';
import type { Regulated } from '#engine/ledger/regulate.ts';
import type { Changes } from '../../rules/changes.ts';
import type { BookHead } from '../../rules/cites.ts';
import { isMisdeal, withoutDeal, type Account } from '../account/account.ts';
import { AccountTable } from './AccountTable.tsx';
import type { Table } from '../game.ts';
import type { Entry } from '../account/fields.ts';
import type { History } from '../account/use-account.ts';

export interface RunningProps {
  readonly account: Account;
  readonly regulated: Regulated;
  readonly seats: readonly string[];
  readonly book: BookHead;
  readonly table: Table;
  readonly changes: Changes;
  readonly history: History;
  readonly nextDraft: (after: Account) => Entry;
  readonly onCorrect: () => void;
  readonly onSay: (words: string) => void;
}

/** The running account, and what may be done to a deal in it. */
export function Running({ account, history, nextDraft, onCorrect, onSay, ...shown }: RunningProps) {
  const [open, setOpen] = useState<number>();
  const { deals } = account;
  const { table } = shown;
  const { one } = table.part;
  return (
    <AccountTable
      {...shown}
      account={account}
      open={open}
      onOpen={setOpen}
      onCorrect={(i) => {
        const entry = deals[i];
        if (entry === undefined || isMisdeal(entry)) return;
        history.change({ ...account, draft: entry, correcting: i }, `${one} ${String(i + 1)} taken up`);
        onCorrect();
      }}
      onRemove={(i) => {
        setOpen(undefined);
        const back = account.correcting < 0 ? account : { ...account, draft: nextDraft(account), correcting: -1 };
        const after = withoutDeal(back, i, (some) => {
          const { deals: dealt, nextDealer } = table.regulate(some);
          return { dealers: dealt.map(({ dealer }) => dealer), next: nextDealer };
        });
        history.change(after, `${one} ${String(i + 1)} struck out`);
        onSay(`${one.replace(/^./, (letter) => letter.toUpperCase())} ${String(i + 1)} is struck out.`);
      }}
    />
  );
}
