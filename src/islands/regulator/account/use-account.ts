import { useRef, useState } from 'preact/hooks';
import type { Result } from '#engine/kernel/result.ts';
import type { Account } from './account.ts';

/** One step back, as it is kept: the account as it was, written down; without one where there was none. */
export interface Past {
  readonly text?: string;
  /** What was done after it. */
  readonly did: string;
}

/** As many steps back as anybody will want. */
const DEPTH = 60;

export interface History {
  readonly account: Account | undefined;
  /** What undoing takes back; undefined where there is nothing. */
  readonly last: string | undefined;
  /** A change that can be undone. */
  readonly change: (next: Account | undefined, did: string) => void;
  /** A word of an entry, which is changed where it stands. */
  readonly write: (next: Account) => void;
  /** Fails where what is kept of the past can be read no more. */
  readonly undo: () => Promise<void>;
  /** The account as it was left, here or in another window, with its own way back. */
  readonly follow: (next: Account | undefined, past: readonly Past[]) => void;
}

export interface Keeper {
  readonly print: (account: Account) => string;
  readonly read: (text: string) => Promise<Result<Account>>;
  /** Keeps the way back, then the account: another window that hears of the account finds the way back there. */
  readonly keep: (account: Account | undefined, past: readonly Past[] | undefined) => void;
}

/** The account of the table, and the way back. */
export function useAccount({ print, read, keep }: Keeper): History {
  const [account, setAccount] = useState<Account>();
  const past = useRef<readonly Past[]>([]);
  const put = (next: Account | undefined, way: readonly Past[]): void => {
    const isWritten = way === past.current;
    past.current = way;
    setAccount(next);
    keep(next, isWritten ? undefined : way);
  };
  return {
    account,
    last: past.current.at(-1)?.did,
    change: (next, did) => {
      const step: Past = account ? { text: print(account), did } : { did };
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
