import type { KeyBinding } from '#islands/page/keymap.ts';
import type { Move } from '#islands/replay/key-bindings.ts';

/** The keys of a replay of Revertier, where every step is a throw. */
export const REPLAY_KEYS: readonly KeyBinding<Move | 'help'>[] = [
  { keys: ['ArrowRight'], does: 'forward', says: 'Next throw' },
  { keys: ['ArrowLeft'], does: 'back', says: 'Back one throw' },
  { keys: ['Shift+ArrowRight'], does: 'forwardTrick', says: 'Next throw that hits' },
  { keys: ['Shift+ArrowLeft'], does: 'backTrick', says: 'Previous throw that hits' },
  { keys: ['p'], does: 'payment', says: 'Next payment' },
  { keys: ['Space'], does: 'play', says: 'Play, or pause' },
  { keys: ['Home'], does: 'first', says: 'The beginning' },
  { keys: ['End'], does: 'last', says: 'The end' },
  { keys: ['?'], does: 'help', says: 'This sheet' },
];
