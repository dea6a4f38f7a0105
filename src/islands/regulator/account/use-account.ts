import { useRef, useState } from 'preact/hooks';
import type { Result } from '#engine/kernel/result.ts';
import type { TableNotes } from './account.ts';

/** A stored undo step: the printed account before it; undefined if there was none. */
export interface UndoStep {
  readonly text?: string;
  /** What was done. */
  readonly did: string;
}

/** Maximum number of undo steps. */
const DEPTH = 60;

export interface AccountHistory {
  readonly account: TableNotes | undefined;
  /** What undo would take back; undefined if nothing. */
  readonly last: string | undefined;
  /** Makes a change that can be undone. */
  readonly change: (next: TableNotes | undefined, did: string) => void;
  /** Changes part of an entry without an undo step. */
  readonly write: (next: TableNotes) => void;
  /** Fails if the stored step cannot be read. */
  readonly undo: () => Promise<void>;
  /** Takes over the account from storage or another window, with its undo history. */
  readonly follow: (next: TableNotes | undefined, past: readonly UndoStep[]) => void;
}

export interface AccountStore {
  readonly print: (account: TableNotes) => string;
  readonly read: (text: string) => Promise<Result<TableNotes>>;
  /** Stores the undo history before the account, so that another window that sees the account finds both. */
  readonly keep: (account: TableNotes | undefined, past: readonly UndoStep[] | undefined) => void;
}

/** State of the account with its undo history. */
export function useAccount({ print, read, keep }: AccountStore): AccountHistory {
  const [account, setAccount] = useState<TableNotes>();
  const past = useRef<readonly UndoStep[]>([]);
  const put = (next: TableNotes | undefined, way: readonly UndoStep[]): void => {
    const isWritten = way === past.current;
    past.current = way;
    setAccount(next);
    keep(next, isWritten ? undefined : way);
  };
  return {
    account,
    last: past.current.at(-1)?.did,
    change: (next, did) => {
      const step: UndoStep = account ? { text: print(account), did } : { did };
      put(next, [...past.current, step].slice(-DEPTH));
    },
    write: (next) => put(next, past.current),
    undo: async () => {
      const last = past.current.at(-1);
      if (!last) return;
      const back = past.current.slice(0, -1);
      if (last.text === undefined) {
        put(undefined, back);
        return;
      }
      const was = await read(last.text);
      if (!was.ok) throw new Error(was.error.message);
      put(was.value, back);
    },
    follow: (next, way) => {
      past.current = way;
      setAccount(next);
    },
  };
}
