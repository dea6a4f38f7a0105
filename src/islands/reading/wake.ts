/**
 * Attribute of a figure, reading or step that was touched before the table was hydrated. Its value is the number of
 * pointer clicks, 0 for a key.
 */
export const ASKED = 'data-asked';

/** Elements that can be touched early: figures, readings, and the steps of a plate. */
const ASKING = 'a[data-key], a[data-choice], a[data-part="step"]';

/** Event sent when the table handles clicks itself. */
export const AWAKE = 'reading-awake';

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * Astro directive `client:reading`: an edition stays without scripts until the reader scrolls, touches, or arrives by a
 * link that names a clause or a variation.
 */
export default function reading(load: () => Promise<() => Promise<void>>): void {
  const signs = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;
  let isWaking = false;
  const wake = async (): Promise<void> => {
    if (isWaking) return;
    isWaking = true;
    for (const sign of signs) removeEventListener(sign, onSign, true);
    try {
      const hydrate = await load();
      await hydrate();
    } catch {
      // Without the table, plates stand in the text and figures are links again; the touched one is followed.
      document.documentElement.setAttribute('data-still', '');
      removeEventListener('click', onClick, true);
      const link = document.querySelector<HTMLAnchorElement>(`a[${ASKED}]`);
      if (link) location.assign(link.href);
    }
  };
  const onSign = (): void => void wake();
  const onClick = (event: MouseEvent): void => {
    const figure = event.target instanceof Element ? event.target.closest(ASKING) : null;
    if (!figure || !isPlain(event)) return;
    event.preventDefault();
    figure.setAttribute(ASKED, String(event.detail));
    void wake();
  };
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
  addEventListener('click', onClick, true);
  // Clicks between rendering and the first listener must still be caught here.
  addEventListener(AWAKE, () => removeEventListener('click', onClick, true), { once: true });
  if (location.hash !== '') void wake();
}
