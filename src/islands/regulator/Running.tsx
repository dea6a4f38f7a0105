import { useState } from 'preact/hooks';
import type { Regulated } from '#engine/ledger/regulate.ts';
import type { BookHead } from '../rules/cites.ts';
import type { Account } from './account.ts';
import { AccountTable } from './AccountTable.tsx';
import type { Table } from './game.ts';
import type { Entry } from './fields.ts';
import type { History } from './use-account.ts';

export interface RunningProps {
  readonly account: Account;
  readonly regulated: Regulated;
  readonly seats: readonly string[];
  readonly book: BookHead;
  readonly table: Table;
  readonly changes: Readonly<Record<string, string>>;
  readonly history: History;
  readonly nextDraft: (after: Account) => Entry;
  readonly onCorrect: () => void;
  readonly onSay: (words: string) => void;
}

/** The running account, and what may be done to a deal in it. */
export function Running({ account, history, nextDraft, onCorrect, onSay, ...shown }: RunningProps) {
  const [open, setOpen] = useState<number>();
  const { deals } = account;
  return (
    <AccountTable
      {...shown}
      account={account}
      open={open}
      onOpen={setOpen}
      onCorrect={(i) => {
        const entry = deals[i];
        if (entry === undefined || entry === 'misdeal') return;
        history.change({ ...account, draft: entry, correcting: i }, `deal ${String(i + 1)} taken up`);
        onCorrect();
      }}
      onRemove={(i) => {
        setOpen(undefined);
        const next = deals.filter((_, n) => n !== i);
        const back = account.correcting < 0 ? {} : { draft: nextDraft(account), correcting: -1 };
        history.change({ ...account, deals: next, ...back }, `deal ${String(i + 1)} struck out`);
        onSay(`Deal ${String(i + 1)} is struck out.`);
      }}
    />
  );
}
