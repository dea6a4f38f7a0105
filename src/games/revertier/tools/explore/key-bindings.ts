import type { KeyBinding } from '#islands/page/keymap.ts';

/** What letters do on the page of throws. */
export const EXPLORE_KEYS: readonly KeyBinding<'roll' | 'undo' | 'turn'>[] = [
  { keys: ['r'], action: 'roll', says: 'Throw the dice' },
  { keys: ['u'], action: 'undo', says: 'Undo' },
  { keys: ['t'], action: 'turn', says: 'Turn the board' },
];
