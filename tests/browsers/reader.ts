import { PATIENCE, type EngineWindow, type Plain } from './engine.ts';

/** Waits until something holds in the page; an error names what did not come about. */
export async function waitFor<A extends readonly Plain[]>(
  reader: EngineWindow,
  holds: (...args: A) => boolean,
  ...args: A
): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!(await reader.evaluate(holds, ...args))) {
    if (performance.now() > end) throw new Error(`It did not come about: ${holds.toString()} ${JSON.stringify(args)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Clicks the first element that matches, once it is there, in the middle of the window, where no bar lies over it. */
export async function click(reader: EngineWindow, selector: string): Promise<void> {
  const show = (which: string): boolean => {
    const found = document.querySelector(which);
    found?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return found !== null;
  };
  await waitFor(reader, show, selector);
  await reader.click(selector);
}

/** Clicks the radio button that matches and whose label is these words. */
export async function choose(reader: EngineWindow, selector: string, words: string): Promise<void> {
  const mark = (where: string, text: string): boolean => {
    document.querySelector('[data-to-click]')?.removeAttribute('data-to-click');
    const labels = [...document.querySelectorAll(`${where} label`)];
    const found = labels.find((label) => label.textContent.trim() === text)?.querySelector('input');
    found?.setAttribute('data-to-click', '');
    return found !== undefined;
  };
  await waitFor(reader, mark, selector, words);
  await click(reader, '[data-to-click]');
}
