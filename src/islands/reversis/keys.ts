import type { KeyBinding } from '../shared/keymap.ts';

/** What can be done in a replay, in the order of its buttons. */
export const MOVES = ['first', 'backTrick', 'back', 'play', 'forward', 'forwardTrick', 'last', 'payment'] as const;
export type Move = (typeof MOVES)[number];

/** The keys, for the handler, the buttons and the help sheet alike. */
export const REPLAY_KEYS: readonly KeyBinding<Move | 'help'>[] = [
  { keys: ['ArrowRight'], does: 'forward', says: 'Next card' },
  { keys: ['ArrowLeft'], does: 'back', says: 'Previous card' },
  { keys: ['Shift+ArrowRight'], does: 'forwardTrick', says: 'Next trick, complete' },
  { keys: ['Shift+ArrowLeft'], does: 'backTrick', says: 'Previous trick, complete' },
  { keys: ['p'], does: 'payment', says: 'Next payment' },
  { keys: ['Space'], does: 'play', says: 'Play, or pause' },
  { keys: ['Home'], does: 'first', says: 'First step' },
  { keys: ['End'], does: 'last', says: 'Last step' },
  { keys: ['?'], does: 'help', says: 'This sheet' },
];
