import type { Draft } from './draft.ts';

/** The draft with all it was before, so that nothing done to it is lost. */
export interface History {
  readonly past: readonly Draft[];
  readonly now: Draft;
  readonly future: readonly Draft[];
  /** The place being typed into: a run of letters there is one step. */
  readonly typing: string | undefined;
}

const LONGEST = 300;

export const begin = (now: Draft): History => ({ past: [], now, future: [], typing: undefined });

export function step(history: History, now: Draft, typing?: string): History {
  const goesOn = typing !== undefined && typing === history.typing;
  return {
    past: goesOn ? history.past : [...history.past, history.now].slice(-LONGEST),
    now,
    future: [],
    typing,
  };
}

export function undo(history: History): History {
  const before = history.past.at(-1);
  return before
    ? { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], typing: undefined }
    : history;
}

export function redo(history: History): History {
  const [next, ...future] = history.future;
  return next ? { past: [...history.past, history.now], now: next, future, typing: undefined } : history;
}
