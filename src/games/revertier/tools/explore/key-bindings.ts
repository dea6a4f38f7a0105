import type { KeyBinding } from '#islands/page/keymap.ts';

/** What letters do on the page of throws. */
export const EXPLORE_KEYS: readonly KeyBinding<'roll' | 'undo' | 'turn'>[] = [
  { keys: ['r'], does: 'roll', says: 'Throw the dice' },
  { keys: ['u'], does: 'undo', says: 'Undo' },
  { keys: ['t'], does: 'turn', says: 'Turn the board' },
];
