import { isFields } from '#engine/kernel/fields.ts';
import { dropStored, guarded, readStored, writeStored } from '../../page/stored.ts';
import type { Draft } from './draft.ts';

const nameOf = (game: string): string => `quinola.editor.${game}.2`;
/** What could not be read is put aside here before a new draft is written over it. */
const asideOf = (game: string): string => `${nameOf(game)}.unread`;

const isDraft = (data: unknown): data is Draft => {
  if (!isFields(data)) return false;
  const { ruleset, changes, text, seed } = data;
  return (
    typeof ruleset === 'string' &&
    isFields(changes) &&
    isFields(text) &&
    Object.values(text).every((one) => typeof one === 'string') &&
    typeof seed === 'string'
  );
};

export interface Kept {
  readonly draft?: Draft | undefined;
  /** What was kept and is no draft, as it was kept. */
  readonly unread?: string | undefined;
}

/** The draft as it was last left in this browser, and what could not be read, now or another time. */
export function keptDraft(game: string): Kept {
  const text = readStored(nameOf(game));
  const data = guarded((): unknown => JSON.parse(text ?? 'null'));
  if (isDraft(data)) return { draft: data, unread: readStored(asideOf(game)) };
  if (text !== undefined && text !== 'null') writeStored(asideOf(game), text);
  return { unread: readStored(asideOf(game)) };
}

export const keepDraft = (game: string, draft: Draft): boolean => writeStored(nameOf(game), JSON.stringify(draft));

/** Lets go of what could not be read. */
export const dropUnread = (game: string): void => dropStored(asideOf(game));
