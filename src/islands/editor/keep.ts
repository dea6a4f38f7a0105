import type { Draft } from './draft.ts';

const nameOf = (game: string): string => `quinola.editor.${game}.2`;

const isMapping = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null;

const isDraft = (data: unknown): data is Draft => {
  if (!isMapping(data)) return false;
  const { ruleset, changes, text, seed } = data;
  return (
    typeof ruleset === 'string' &&
    isMapping(changes) &&
    isMapping(text) &&
    Object.values(text).every((one) => typeof one === 'string') &&
    typeof seed === 'string'
  );
};

/** The draft as it was last left in this browser. Storage may be closed, full or hold something else: then there is none. */
export function keptDraft(game: string): Draft | undefined {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(nameOf(game)) ?? 'null');
    return isDraft(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(game: string, draft: Draft): void {
  try {
    localStorage.setItem(nameOf(game), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still edits.
  }
}
