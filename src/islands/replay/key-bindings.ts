import type { KeyBinding } from '../page/keys/keymap.ts';

/** The buttons at either side of the line, from left to right. The end and the next payment are on the line, and have keys. */
export const BACK = ['first', 'backTrick', 'back'] as const;
export const ON = ['forwardTrick', 'play', 'forward'] as const;
export type Move = (typeof BACK | typeof ON)[number] | 'last' | 'payment';

/** A replay's keys, for the handler, the buttons and the help sheet alike. */
export type ReplayKeys = readonly KeyBinding<Move | 'help'>[];

/** What is answered wherever on the page nothing else wants the key; the others belong to the page but within the replay. */
export const EVERYWHERE: readonly (Move | 'help')[] = [
  'forward',
  'back',
  'forwardTrick',
  'backTrick',
  'payment',
  'help',
];

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
  { keys: ['Space'], action: 'play', says: 'Presses the button one is on; on the line, plays or pauses' },
  { keys: ['Home'], action: 'first', says: `${first}, from the table or the line` },
  { keys: ['End'], action: 'last', says: `${last}, from the table or the line` },
  { keys: ['?'], action: 'help', says: 'This sheet' },
];
