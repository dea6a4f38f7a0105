import { useRef, useState } from 'preact/hooks';
import { type Result, ok, refuse } from '#engine/kernel/result.ts';
import { type TableNotes, headOf, parseAccount } from './account.ts';
import { dropStored, guarded, onStoredElsewhere, readStored, writeStored } from '../../page/stored.ts';
import { quoteValue } from '#engine/kernel/fields.ts';
import { byGame } from '#games/game.ts';
import type { RegulatedBook, RegulatedGame } from '../game.ts';

/** Modules of all games with a regulator, each loaded when a table needs it. */
export const REGULATED_GAMES = byGame(
  import.meta.glob<RegulatedGame>('../../../games/*/tools/regulator/game.tsx', { import: 'regulated' }),
);

/** A score read from a file, with its game and book. */
interface OpenedAccount {
  readonly account: TableNotes;
  readonly game: RegulatedGame;
  readonly book: RegulatedBook;
}

/** Reads a score and loads its game. Refuses files that are no score, and books that this site does not have. */
export async function openAccount(text: string, books: readonly RegulatedBook[]): Promise<Result<OpenedAccount>> {
  const head = headOf(text);
  if (!head.ok) return head;
  const book = books.find(({ id, game }) => id === head.value.ruleset && game === head.value.game);
  const load = REGULATED_GAMES.get(head.value.game);
  if (!book || !load)
    return refuse(
      'unknown-book',
      `This site has no rule set ${quoteValue(head.value.ruleset)} for the game ${quoteValue(head.value.game)}.`,
      'ruleset',
    );
  const game = await load();
  const account = parseAccount(head.value, game, book.seats);
  return account.ok ? ok({ account: account.value, game, book }) : account;
}

/** A stored undo step: the printed account before it; undefined if there was none. */
interface UndoStep {
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

const KEY = 'quinola.regulator';
/** Storage name of the undo history, which survives leaving the page. */
const PAST = 'quinola.regulator.past';
/** Storage name for unreadable accounts; the latest has this name, others are numbered. */
const ASIDE = 'quinola.regulator.unread';
/** Maximum size of the undo history in characters; a browser gives a site some five million. */
const PAST_LETTERS = 1_500_000;

export const readAccount = (): string | undefined => readStored(KEY);
/** Stores the account; returns whether that worked. */
export const storeAccount = (text: string): boolean => writeStored(KEY, text);
export const dropAccount = (): void => dropStored(KEY);

const isPast = (data: unknown): data is UndoStep =>
  typeof data === 'object' &&
  data !== null &&
  'did' in data &&
  typeof data.did === 'string' &&
  (!('text' in data) || typeof data.text === 'string');

/** Stored undo steps, latest last. */
export function readPast(): readonly UndoStep[] {
  const data: unknown = guarded(() => JSON.parse(readStored(PAST) ?? '[]') as unknown);
  return Array.isArray(data) ? data.filter(isPast) : [];
}

/** Stores as many of the latest undo steps as fit. */
export function storePast(past: readonly UndoStep[]): void {
  let letters = 0;
  const kept = past.filter((_, i) => {
    letters += past[past.length - 1 - i]?.text?.length ?? 0;
    return letters <= PAST_LETTERS;
  }).length;
  writeStored(PAST, JSON.stringify(kept === 0 ? [] : past.slice(-kept)));
}

const asideNames = (): readonly string[] =>
  guarded(() =>
    Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '').filter((key) =>
      key.startsWith(ASIDE),
    ),
  ) ?? [];

/** Every unreadable account. */
export const readAccountsAside = (): readonly string[] => asideNames().flatMap((name) => readStored(name) ?? []);

/** Moves an unreadable account aside so that it is not overwritten. */
export function putAccountAside(text: string): void {
  const taken = asideNames();
  let name = ASIDE;
  for (let n = 2; taken.includes(name); n++) name = `${ASIDE}.${String(n)}`;
  const isThere = readAccountsAside().includes(text) || writeStored(name, text);
  if (isThere && readAccount() === text) dropAccount();
}

/** Deletes an account that was moved aside. */
export function dropAccountAside(text: string): void {
  for (const name of asideNames()) if (readStored(name) === text) dropStored(name);
}

/**
 * Calls `onText` with the account whenever another window of this browser stores one. Returns a function that
 * unsubscribes.
 */
export const onAccountElsewhere = (onText: (text: string) => void): (() => void) =>
  onStoredElsewhere(KEY, () => {
    const text = readAccount();
    if (text !== undefined) onText(text);
  });
