/** One key of an island: the table from which both the handler and the help sheet are made. */
export interface KeyBinding<A extends string> {
  /** As `aria-keyshortcuts` writes them: `Shift+ArrowRight`, `Space`, `?`. */
  readonly keys: readonly string[];
  readonly action: A;
  readonly says: string;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** A pressed key as the table writes it; nothing for chords, which belong to the browser. */
export function nameKey({ key, shiftKey, ctrlKey, altKey, metaKey }: Pressed): string | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (key === ' ') return shiftKey ? 'Shift+Space' : 'Space';
  // A letter or sign is itself, whatever it takes to type it.
  if (key.length === 1) return key.toLowerCase();
  return shiftKey ? `Shift+${key}` : key;
}

/** Whether the element with the focus needs the key for itself: a text field any, a set of radio buttons its arrows, a button Space. */
export function needsKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  const field = target.closest('input, select, textarea, [contenteditable]');
  if (field instanceof HTMLInputElement && field.type === 'range') return false;
  if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox'))
    return key.endsWith('Space') || key.includes('Arrow');
  if (field) return true;
  if (/^Arrow(Left|Right)$/.test(key) && slidesSideways(target)) return true;
  return key.endsWith('Space') && target.closest('button, a[href], summary') !== null;
}

/** A table wider than its place is moved with the arrows. */
function slidesSideways(target: Element): boolean {
  const region = target.closest('[tabindex="0"]');
  return region !== null && region.scrollWidth > region.clientWidth + 1;
}

/** What a pressed key asks for, if anything. */
export function actionFor<A extends string>(
  event: Pressed & { readonly target: EventTarget | null },
  bindings: readonly KeyBinding<A>[],
): A | undefined {
  const key = nameKey(event);
  if (key === undefined || needsKey(event.target, key)) return undefined;
  return bindings.find(({ keys }) => keys.includes(key))?.action;
}

/** For `aria-keyshortcuts` of the button that action the same. */
export const shortcutOf = <A extends string>(action: A, bindings: readonly KeyBinding<A>[]): string | undefined =>
  bindings.find((binding) => binding.action === action)?.keys.join(' ');

const SIGNS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

/** A key as a help sheet prints it, part by part: `Shift`, `→`. */
export const printKey = (key: string): readonly string[] => key.split('+').map((part) => SIGNS[part] ?? part);
