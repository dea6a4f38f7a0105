import type { KeyBinding } from '#islands/page/keys/keymap.ts';

/** What the arrows do beside the board of the comparison. */
export const BESIDE_KEYS: readonly KeyBinding<'before' | 'next'>[] = [
  { keys: ['ArrowLeft'], action: 'before', says: 'The throw before' },
  { keys: ['ArrowRight'], action: 'next', says: 'The next throw' },
];
