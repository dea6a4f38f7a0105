import { dropStored, guarded, onStoredElsewhere, readStored, writeStored } from '../../page/stored.ts';
import type { UndoStep } from './use-account.ts';

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
export const readAside = (): readonly string[] => asideNames().flatMap((name) => readStored(name) ?? []);

/** Moves an unreadable account aside so that it is not overwritten. */
export function putAside(text: string): void {
  const taken = asideNames();
  let name = ASIDE;
  for (let n = 2; taken.includes(name); n++) name = `${ASIDE}.${String(n)}`;
  const isThere = readAside().includes(text) || writeStored(name, text);
  if (isThere && readAccount() === text) dropAccount();
}

/** Deletes an account that was moved aside. */
export function dropAside(text: string): void {
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
