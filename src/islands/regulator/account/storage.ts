import { dropStored, guarded, onStoredElsewhere, readStored, writeStored } from '../../page/stored.ts';
import type { Past } from './use-account.ts';

const KEY = 'quinola.regulator';
/** What was done before, so that it can be undone after the page has been left. */
const PAST = 'quinola.regulator.past';
/** What could not be read is put aside here before anything is written over it: the latest under this name, others numbered. */
const ASIDE = 'quinola.regulator.unread';
/** How many letters of the past are kept; a browser gives a site some five million in all. */
const PAST_LETTERS = 1_500_000;

export const readAccount = (): string | undefined => readStored(KEY);
/** Whether it was kept. */
export const storeAccount = (text: string): boolean => writeStored(KEY, text);
export const dropAccount = (): void => dropStored(KEY);

const isPast = (data: unknown): data is Past =>
  typeof data === 'object' &&
  data !== null &&
  'did' in data &&
  typeof data.did === 'string' &&
  (!('text' in data) || typeof data.text === 'string');

/** The steps back that are kept, the last step last. */
export function readPast(): readonly Past[] {
  const data: unknown = guarded(() => JSON.parse(readStored(PAST) ?? '[]') as unknown);
  return Array.isArray(data) ? data.filter(isPast) : [];
}

/** Keeps as many of the last steps as there is room for. */
export function storePast(past: readonly Past[]): void {
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

/** Every account that was put aside. */
export const readAside = (): readonly string[] => asideNames().flatMap((name) => readStored(name) ?? []);

/** Puts what cannot be read where nothing is written over it; once it is there, it is no longer the account that is kept. */
export function putAside(text: string): void {
  const taken = asideNames();
  let name = ASIDE;
  for (let n = 2; taken.includes(name); n++) name = `${ASIDE}.${String(n)}`;
  const isThere = readAside().includes(text) || writeStored(name, text);
  if (isThere && readAccount() === text) dropAccount();
}

/** Lets go of an account that was put aside. */
export function dropAside(text: string): void {
  for (const name of asideNames()) if (readStored(name) === text) dropStored(name);
}

/** Calls `onText` with what is kept whenever another window of this browser has kept something. Returns what ends it. */
export const onAccountElsewhere = (onText: (text: string) => void): (() => void) =>
  onStoredElsewhere(KEY, () => {
    const text = readAccount();
    if (text !== undefined) onText(text);
  });
