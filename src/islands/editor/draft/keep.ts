import type { Draft } from './draft.ts';

const nameOf = (game: string): string => `quinola.editor.${game}.2`;
/** What could not be read is put aside here before a new draft is written over it. */
const asideOf = (game: string): string => `${nameOf(game)}.unread`;

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

/** Storage may be closed, or full: a browser that keeps nothing still edits. */
function guarded<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

export interface Kept {
  readonly draft?: Draft | undefined;
  /** What was kept and is no draft, as it was kept. */
  readonly unread?: string | undefined;
}

/** The draft as it was last left in this browser, and what could not be read, now or another time. */
export function keptDraft(game: string): Kept {
  const text = guarded(() => localStorage.getItem(nameOf(game))) ?? undefined;
  const data = guarded((): unknown => JSON.parse(text ?? 'null'));
  if (isDraft(data)) return { draft: data, unread: guarded(() => localStorage.getItem(asideOf(game))) ?? undefined };
  if (text !== undefined && text !== 'null') guarded(() => localStorage.setItem(asideOf(game), text));
  return { unread: guarded(() => localStorage.getItem(asideOf(game))) ?? undefined };
}

export const keepDraft = (game: string, draft: Draft): void =>
  guarded(() => localStorage.setItem(nameOf(game), JSON.stringify(draft)));

/** Lets go of what could not be read. */
export const dropUnread = (game: string): void => guarded(() => localStorage.removeItem(asideOf(game)));
