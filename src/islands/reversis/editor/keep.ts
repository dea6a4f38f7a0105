import type { Draft } from './draft.ts';

const NAME = 'quinola.editor.reversis.1';

const isDraft = (data: unknown): data is Draft => {
  if (typeof data !== 'object' || data === null) return false;
  const { ruleset, changes, seats, text, claimed, thrownBy, seed } = data as Record<string, unknown>;
  return (
    typeof ruleset === 'string' &&
    typeof changes === 'object' &&
    changes !== null &&
    (seats === 4 || seats === 5) &&
    typeof text === 'object' &&
    text !== null &&
    Object.values(text).every((one) => typeof one === 'string') &&
    typeof claimed === 'boolean' &&
    typeof thrownBy === 'number' &&
    typeof seed === 'string'
  );
};

/** The draft as it was last left in this browser. Storage may be closed, full or hold something else: then there is none. */
export function keptDraft(): Draft | undefined {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null');
    return isDraft(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Whether there is a draft to come back to; asked before the editor itself is fetched. */
export function hasKeptDraft(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}

export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still edits.
  }
}
