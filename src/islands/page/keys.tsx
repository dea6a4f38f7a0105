import { useLayoutEffect, useRef, useEffect } from 'preact/hooks';
import { Button } from './controls/controls.tsx';

/** Whether the key closes a definition that is open, and does nothing else. */
const closesDefinition = ({ key }: KeyboardEvent): boolean =>
  key === 'Escape' && CSS.supports('selector(:popover-open)') && document.querySelector(':popover-open') !== null;

/**
 * Handles key presses on the page that nothing else handled, unless a dialog is open or the key closes a definition. Works as soon as the tool is
 * hydrated, before the page is painted.
 */
export function useDocumentKeys(onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('dialog[open]') || closesDefinition(event)) return;
      latest.current(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Key binding of an island; handler and help sheet share this table. */
export interface KeyBinding<A extends string> {
  /** Keys in the notation of `aria-keyshortcuts`: `Shift+ArrowRight`, `Space`, `?`. */
  readonly keys: readonly string[];
  readonly action: A;
  readonly description: string;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Name of a pressed key in that notation; undefined for shortcuts with modifiers, which belong to the browser. */
export function nameKey({ key, shiftKey, ctrlKey, altKey, metaKey }: Pressed): string | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (key === ' ') return shiftKey ? 'Shift+Space' : 'Space';
  // A letter or sign names itself, whatever modifiers it needs.
  if (key.length === 1) return key.toLowerCase();
  return shiftKey ? `Shift+${key}` : key;
}

/** Whether the focused element needs the key: text fields all, radio buttons the arrows, buttons Space. */
export function needsKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  const field = target.closest('input, select, textarea, [contenteditable]');
  if (field instanceof HTMLInputElement && field.type === 'range') return false;
  if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox'))
    return key.endsWith('Space') || key.includes('Arrow');
  if (field) return true;
  if (/^Arrow(Left|Right)$/.test(key) && scrolls(target, 'sideways')) return true;
  if (/^Arrow(Up|Down)$/.test(key) && scrolls(target, 'down')) return true;
  return key.endsWith('Space') && target.closest('button, a[href], summary') !== null;
}

/** Whether an element scrolls with the arrow keys. */
function scrolls(target: Element, way: 'sideways' | 'down'): boolean {
  const region = target.closest('[tabindex="0"]');
  if (region === null) return false;
  return way === 'sideways'
    ? region.scrollWidth > region.clientWidth + 1
    : region.scrollHeight > region.clientHeight + 1;
}

/** Action of a pressed key, if any. */
export function actionFor<A extends string>(
  event: Pressed & { readonly target: EventTarget | null },
  bindings: readonly KeyBinding<A>[],
): A | undefined {
  const key = nameKey(event);
  if (key === undefined || needsKey(event.target, key)) return undefined;
  return bindings.find(({ keys }) => keys.includes(key))?.action;
}

/** `aria-keyshortcuts` value for a button with this action. */
export const shortcutOf = <A extends string>(action: A, bindings: readonly KeyBinding<A>[]): string | undefined =>
  bindings.find((binding) => binding.action === action)?.keys.join(' ');

const SIGNS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

/** Parts of a key as printed in a help sheet: `Shift`, `→`. */
export const printKey = (key: string): readonly string[] => key.split('+').map((part) => SIGNS[part] ?? part);

interface KeySheetProps {
  readonly title: string;
  readonly bindings: readonly KeyBinding<string>[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Help sheet of keys, from the same table that the handler uses. */
export function KeySheet({ title, bindings, open, onClose }: KeySheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !sheet.current?.open) sheet.current?.showModal();
    if (!open && sheet.current?.open) sheet.current.close();
  }, [open]);
  return (
    <dialog ref={sheet} aria-label={title} onClose={onClose}>
      {open && (
        <>
          <h2>{title}</h2>
          <dl>
            {bindings.map(({ keys, description }) => (
              <div key={description}>
                <dt>
                  {keys.map((key, i) => (
                    <span key={key}>
                      {i > 0 && ' or '}
                      {printKey(key).map((part, j) => (
                        <>
                          {j > 0 && ' '}
                          <kbd>{part}</kbd>
                        </>
                      ))}
                    </span>
                  ))}
                </dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
          <Button onClick={onClose}>Close</Button>
        </>
      )}
    </dialog>
  );
}
