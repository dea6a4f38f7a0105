import type { KeyBinding } from '#islands/page/keymap.ts';
import type { Move } from '#islands/replay/key-bindings.ts';

/** The keys of a replay of Revertier, where every step is a throw. */
export const REPLAY_KEYS: readonly KeyBinding<Move | 'help'>[] = [
  { keys: ['ArrowRight'], action: 'forward', says: 'Next throw' },
  { keys: ['ArrowLeft'], action: 'back', says: 'Back one throw' },
  { keys: ['Shift+ArrowRight'], action: 'forwardTrick', says: 'Next throw that hits' },
  { keys: ['Shift+ArrowLeft'], action: 'backTrick', says: 'Previous throw that hits' },
  { keys: ['p'], action: 'payment', says: 'Next payment' },
  { keys: ['Space'], action: 'play', says: 'Play, or pause' },
  { keys: ['Home'], action: 'first', says: 'The beginning' },
  { keys: ['End'], action: 'last', says: 'The end' },
  { keys: ['?'], action: 'help', says: 'This sheet' },
];
