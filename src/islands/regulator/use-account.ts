import { useRef, useState } from 'preact/hooks';
import type { Account } from './account.ts';

interface Past {
  readonly account: Account | undefined;
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
  readonly undo: () => void;
  /** The account as it is kept elsewhere by now; what was done here before cannot be undone against it. */
  readonly follow: (next: Account) => void;
}

/** The account of the table, and the way back. */
export function useAccount(keep: (account: Account | undefined) => void): History {
  const [account, setAccount] = useState<Account>();
  const past = useRef<readonly Past[]>([]);
  const put = (next: Account | undefined): void => {
    setAccount(next);
    keep(next);
  };
  return {
    account,
    last: past.current.at(-1)?.did,
    change: (next, did) => {
      past.current = [...past.current, { account, did }].slice(-DEPTH);
      put(next);
    },
    write: put,
    undo: () => {
      const last = past.current.at(-1);
      if (!last) return;
      past.current = past.current.slice(0, -1);
      put(last.account);
    },
    follow: (next) => {
      past.current = [];
      setAccount(next);
    },
  };
}
