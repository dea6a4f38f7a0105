import type { Page } from 'playwright-core';

/** How long a quarter and half of the toggles took at most, in milliseconds, and how many there were. */
export interface Toggled {
  readonly quarter: number;
  readonly half: number;
  readonly count: number;
}

/** Answers every question otherwise, once with each answer, and times each until it is laid out on the page; `where` is for the log. */
export async function timeToggles(page: Page, where: string): Promise<Toggled> {
  const times = await page.evaluate(async () => {
    const answers = [...document.querySelectorAll<HTMLInputElement>('fieldset.toggle .seg input[type="radio"]')];
    const taken: number[] = [];
    for (const answer of answers.filter(({ checked }) => !checked)) {
      const start = performance.now();
      answer.click();
      // Preact draws in a microtask; layout is asked for, so that it is in the figure.
      for (let i = 0; i < 5; i++) await Promise.resolve();
      document.body.getBoundingClientRect();
      taken.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return taken.sort((a, b) => a - b);
  });
  const [quarter = Infinity, half = Infinity] = [4, 2].map((part) => times[Math.floor(times.length / part)]);
  console.log(
    `${where}: toggle to repaint, ${String(times.length)} of them: a quarter in ${quarter.toFixed(1)} ms, half in ${half.toFixed(1)} ms`,
  );
  return { quarter, half, count: times.length };
}
