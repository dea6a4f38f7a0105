/** Storage may be closed, full or not ours: then what would be kept lives as long as the page. */
export function guarded<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

export const readStored = (name: string): string | undefined => guarded(() => localStorage.getItem(name)) ?? undefined;

/** Whether it was kept. */
export const writeStored = (name: string, text: string): boolean =>
  guarded(() => {
    localStorage.setItem(name, text);
    return true;
  }) ?? false;

export const dropStored = (name: string): void => guarded(() => localStorage.removeItem(name));

/** Calls `onChange` whenever another window of this browser has kept something under that name. Returns what ends it. */
export function onStoredElsewhere(name: string, onChange: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === name) onChange();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
