import type { KeyBinding } from '../page/keymap.ts';

/** What can be done in a replay, in the order of its buttons: the jumps in one group, the steps in another, at a distance. */
export const JUMPS = ['first', 'backTrick', 'forwardTrick', 'last', 'payment'] as const;
export const STEPS = ['back', 'play', 'forward'] as const;
export type Move = (typeof JUMPS | typeof STEPS)[number];

/** A replay's keys, for the handler, the buttons and the help sheet alike. */
export type ReplayKeys = readonly KeyBinding<Move | 'help'>[];

/** What one step is called: `card`, or `bid or card`. */
export const replayKeys = (step: string): ReplayKeys => [
  { keys: ['ArrowRight'], action: 'forward', says: `Next ${step}` },
  { keys: ['ArrowLeft'], action: 'back', says: `Back one ${step}` },
  { keys: ['Shift+ArrowRight'], action: 'forwardTrick', says: 'Next trick, complete' },
  { keys: ['Shift+ArrowLeft'], action: 'backTrick', says: 'Previous trick, complete' },
  { keys: ['p'], action: 'payment', says: 'Next payment' },
  { keys: ['Space'], action: 'play', says: 'Play, or pause' },
  { keys: ['Home'], action: 'first', says: 'First step' },
  { keys: ['End'], action: 'last', says: 'Last step' },
  { keys: ['?'], action: 'help', says: 'This sheet' },
];
