/**
 * Part of a page may stand there as it was served until the reader touches it, and come alive only then. These see to it
 * that nothing he did to the standing part is lost: the living one has the same markup, and is found by the same path.
 */

/** The way from a root down to an element: which child, of which child …; nothing for what is not below it. */
function pathTo(element: Element, root: Element): readonly number[] | undefined {
  if (element === root) return [];
  const parent = element.parentElement;
  const above = parent ? pathTo(parent, root) : undefined;
  return above && [...above, [...(parent?.children ?? [])].indexOf(element)];
}

const follow = (root: Element, path: readonly number[]): Element | undefined =>
  path.reduce<Element | undefined>((at, child) => at?.children[child], root);

/** What was done to the standing part: where, and whether by a press, by answering or only by coming there. */
export interface Touch {
  readonly path: readonly number[];
  readonly kind: 'focus' | 'press' | 'answer';
  readonly value: string | undefined;
}

const isField = (element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** Notes what an event did to the standing part. `root` is the element that has the same children in the living one. */
export function noteTouch(event: Event, root: Element): Touch | undefined {
  const control =
    event.target instanceof Element ? event.target.closest('input, select, textarea, button, summary') : null;
  const path = control && pathTo(control, root);
  if (!path) return undefined;
  const value = isField(control) ? control.value : undefined;
  const isAnswer = event.type === 'change' || event.type === 'input';
  const kind = isAnswer ? 'answer' : event.type === 'click' && value === undefined ? 'press' : 'focus';
  return { path, kind, value };
}

/**
 * Does the same to the living part, in order; the focus goes where it was, unless it is somewhere else by now. Each is
 * answered before the next is done, which may stand on it.
 */
export async function repeatTouches(touches: readonly Touch[], root: Element): Promise<void> {
  for (const { path, kind, value } of touches) {
    const control = follow(root, path);
    if (!(control instanceof HTMLElement)) continue;
    if (document.activeElement === document.body || root.contains(document.activeElement)) control.focus();
    const isRadio = control instanceof HTMLInputElement && control.type === 'radio';
    if (kind === 'press' || (kind === 'answer' && isRadio)) control.click();
    else if (kind === 'answer' && isField(control) && value !== undefined) {
      control.value = value;
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
    if (kind !== 'focus') await new Promise((resolve) => setTimeout(resolve));
  }
}
