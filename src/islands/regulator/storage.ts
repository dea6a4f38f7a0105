const KEY = 'quinola.regulator';
/** What could not be read is put aside here before anything is written over it. */
const ASIDE = 'quinola.regulator.unread';

/** Storage may be full, switched off, or not ours: then the account lives as long as the page, and the page says so. */
function guarded<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

export const readStored = (): string | undefined => guarded(() => localStorage.getItem(KEY)) ?? undefined;
/** Whether it was kept. */
export const store = (text: string): boolean =>
  guarded(() => {
    localStorage.setItem(KEY, text);
    return true;
  }) ?? false;
export const clearStored = (): void => guarded(() => localStorage.removeItem(KEY));
export const putAside = (text: string): void => guarded(() => localStorage.setItem(ASIDE, text));
/** Calls `onText` with what is kept whenever another window of this browser has kept something. Returns what ends it. */
export function onStoredElsewhere(onText: (text: string) => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    const text = key === KEY ? readStored() : undefined;
    if (text !== undefined) onText(text);
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
