import type { KeyBinding } from '#islands/page/keys/keymap.ts';
import { BOARD_KEYS } from '../../table/TouchBoard.tsx';

/** What letters do on the board for two. */
export const EXPLORE_KEYS: readonly KeyBinding<'roll' | 'play' | 'next' | 'undo' | 'turn' | 'help'>[] = [
  { keys: ['r'], action: 'roll', says: 'Throw the dice' },
  { keys: ['p'], action: 'play', says: 'Play the men that have been moved' },
  { keys: ['n'], action: 'next', says: 'Another game, when one is over' },
  { keys: ['u'], action: 'undo', says: 'Undo' },
  { keys: ['t'], action: 'turn', says: 'Turn the board' },
  { keys: ['?'], action: 'help', says: 'This sheet' },
];

/** And the arrows and letters of the board itself, which it hears. */
export const EXPLORE_SHEET: readonly KeyBinding<string>[] = [...BOARD_KEYS, ...EXPLORE_KEYS];
