import type { KeyBinding } from '../page/keymap.ts';
import { TABLE_KEYS, type TableAction } from '../play/key-bindings.ts';

type Binding = KeyBinding<TableAction | 'card' | 'answer'>;

const SAYS: Partial<Record<Binding['action'], string>> = {
  takeBack: 'Take back, or back to the question before',
  next: 'Go on',
};

/** The keys of the table as they serve a first hand: nobody asks what the house would do. */
export const GUIDE_KEYS: readonly Binding[] = TABLE_KEYS.filter(({ action }) => action !== 'hint').map((binding) => ({
  ...binding,
  says: SAYS[binding.action] ?? binding.says,
}));
