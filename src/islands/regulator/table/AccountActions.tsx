import { useState } from 'preact/hooks';
import type { TableAccount } from '#engine/ledger/regulate.ts';
import { capital } from '#engine/wording/sentence.ts';
import { isMisdeal, withoutDeal, type TableNotes } from '../account/account.ts';
import type { FormEntry } from '../account/fields.ts';
import type { AccountHistory } from '../account/use-account.ts';
import { AccountTable } from './AccountTable.tsx';
import type { KeptAccount } from './kept.ts';

export interface AccountActionsProps {
  readonly kept: KeptAccount;
  /** Account before the correction just saved. */
  readonly before: TableAccount | undefined;
  readonly history: AccountHistory;
  readonly nextDraft: (after: TableNotes) => FormEntry;
  readonly onCorrect: () => void;
  readonly onSay: (words: string) => void;
}

/** Running account, with the actions on a deal. */
export function AccountActions({ kept, before, history, nextDraft, onCorrect, onSay }: AccountActionsProps) {
  const [open, setOpen] = useState<number>();
  const { account, table } = kept;
  const { one } = table.part;
  return (
    <AccountTable
      kept={kept}
      before={before}
      open={open}
      onOpen={setOpen}
      onCorrect={(i) => {
        const entry = account.deals[i];
        if (entry === undefined || isMisdeal(entry)) return;
        history.change({ ...account, draft: entry, correcting: i }, `opened ${one} ${String(i + 1)}`);
        onCorrect();
      }}
      onRemove={(i) => {
        setOpen(undefined);
        const back = account.correcting < 0 ? account : { ...account, draft: nextDraft(account), correcting: -1 };
        const after = withoutDeal(back, i, (some) => {
          const { deals: dealt, nextDealer } = table.regulate(some);
          return { dealers: dealt.map(({ dealer }) => dealer), next: nextDealer };
        });
        history.change(after, `deleted ${one} ${String(i + 1)}`);
        onSay(`${capital(one)} ${String(i + 1)} is deleted.`);
      }}
    />
  );
}
