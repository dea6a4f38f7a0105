import type { KeyBinding } from '../page/keys/keymap.ts';
import { keysWith } from '../play/turn/key-bindings.ts';

const SAYS: Readonly<Record<string, string>> = {
  takeBack: 'Take back, or back to the question before',
  next: 'Go on',
};

/** The keys of the table as they serve a first hand: nobody asks what the house would do. */
export const guideKeys = (own: readonly KeyBinding<string>[] | undefined): readonly KeyBinding<string>[] =>
  keysWith(own)
    .filter(({ action }) => action !== 'hint')
    .map((binding) => ({ ...binding, says: SAYS[binding.action] ?? binding.says }));
