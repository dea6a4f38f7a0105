import { useState } from 'preact/hooks';
import { capital } from '#engine/words/sentence.ts';
import { isMisdeal, withoutDeal, type Account } from '../account/account.ts';
import type { Entry } from '../account/fields.ts';
import type { History } from '../account/use-account.ts';
import { AccountTable } from './AccountTable.tsx';
import type { KeptAccount } from './kept.ts';

export interface RunningProps {
  readonly kept: KeptAccount;
  readonly history: History;
  readonly nextDraft: (after: Account) => Entry;
  readonly onCorrect: () => void;
  readonly onSay: (words: string) => void;
}

/** The running account, and what may be done to a deal in it. */
export function Running({ kept, history, nextDraft, onCorrect, onSay }: RunningProps) {
  const [open, setOpen] = useState<number>();
  const { account, table } = kept;
  const { one } = table.part;
  return (
    <AccountTable
      kept={kept}
      open={open}
      onOpen={setOpen}
      onCorrect={(i) => {
        const entry = account.deals[i];
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
        onSay(`${capital(one)} ${String(i + 1)} is struck out.`);
      }}
    />
  );
}
