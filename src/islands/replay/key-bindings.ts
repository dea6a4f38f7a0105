import type { KeyBinding } from '../page/keymap.ts';

/** What can be done in a replay, in the order of its buttons: the jumps in one group, the steps in another, at a distance. */
export const JUMPS = ['first', 'backTrick', 'forwardTrick', 'last', 'payment'] as const;
export const STEPS = ['back', 'play', 'forward'] as const;
export type Move = (typeof JUMPS | typeof STEPS)[number];

/** A replay's keys, for the handler, the buttons and the help sheet alike. */
export type ReplayKeys = readonly KeyBinding<Move | 'help'>[];

/** What one step is called: `card`, or `bid or card`; and what other keys do where there are no tricks. */
export const replayKeys = (
  step: string,
  {
    forwardTrick = 'Next trick, complete',
    backTrick = 'Previous trick, complete',
    first = 'First step',
    last = 'Last step',
  }: Partial<Record<Move, string>> = {},
): ReplayKeys => [
  { keys: ['ArrowRight'], action: 'forward', says: `Next ${step}` },
  { keys: ['ArrowLeft'], action: 'back', says: `Back one ${step}` },
  { keys: ['Shift+ArrowRight'], action: 'forwardTrick', says: forwardTrick },
  { keys: ['Shift+ArrowLeft'], action: 'backTrick', says: backTrick },
  { keys: ['p'], action: 'payment', says: 'Next payment' },
  { keys: ['Space'], action: 'play', says: 'Play, or pause' },
  { keys: ['Home'], action: 'first', says: first },
  { keys: ['End'], action: 'last', says: last },
  { keys: ['?'], action: 'help', says: 'This sheet' },
];
