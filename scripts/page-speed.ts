/**
 * `npm run bench -- page`: how long an answer to a rule takes to be laid out on its page, in the site that `npm test` built
 * last. Each is measured beside the same panel copied and laid out anew without any script: on a slow or a busy machine both
 * take longer, and what the one is of the other says more than milliseconds.
 */
import { chromium, type Page } from 'playwright-core';
import { pageUrl, site } from '../tests/site/built-site.ts';
import { largestPage } from '../tests/site/page-kinds.ts';
import { serveTestedSite } from '../tests/site/server.ts';
import { browserArguments, findChromium } from './browser.ts';

interface Measured {
  /** Milliseconds from the touch to the layout, of each answer. */
  readonly toggled: readonly number[];
  /** The same of the copies. */
  readonly copied: readonly number[];
}

const PAGES: readonly (readonly [about: string, path: string, before: (page: Page) => Promise<void>])[] = [
  ['a deal', largestPage('deal'), (page) => page.getByRole('button', { name: 'Last step' }).click()],
  [
    'a comparison',
    largestPage('compare'),
    async (page) => {
      await page.getByRole('button', { name: 'Change rules' }).click();
      await page.getByLabel('Rules of').selectOption('1');
    },
  ],
  [
    'an edition with its plates',
    largestPage('edition'),
    (page) => page.locator('.clause:has(.plate-strip) a.v').first().click(),
  ],
];

/** What is copied beside it: the panel of the tool, or of an edition the plate with its questions. */
const PANEL = '.replay, .compare, .reading-sheet';

const measure = (page: Page): Promise<Measured> =>
  page.evaluate(async (panelOf) => {
    const toggled: number[] = [];
    const copied: number[] = [];
    const layOut = (): number => document.body.getBoundingClientRect().height;
    const answers = document.querySelectorAll<HTMLInputElement>('fieldset.toggle .seg input[type="radio"]');
    for (const answer of [...answers].filter(({ checked }) => !checked)) {
      // A question may not arise any more by the answers given before.
      if (!answer.isConnected) continue;
      layOut();
      const touched = performance.now();
      answer.click();
      // Preact draws in a microtask; layout is asked for, so that it is in the figure.
      for (let i = 0; i < 5; i++) await Promise.resolve();
      layOut();
      toggled.push(performance.now() - touched);
      await new Promise((resolve) => setTimeout(resolve, 20));
      const panel = document.querySelector(panelOf)!;
      const begun = performance.now();
      const copy = panel.cloneNode(true) as HTMLElement;
      panel.replaceWith(copy);
      layOut();
      copied.push(performance.now() - begun);
      copy.replaceWith(panel);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return { toggled, copied };
  }, PANEL);

const part = (times: readonly number[], of: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / of)] ?? NaN;

const { origin, stop } = await serveTestedSite();
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...browserArguments] });
for (const [about, path, before] of PAGES) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(pageUrl({ ...site, origin }, path).href);
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]:not([client="reading"])') === null);
  await before(page);
  await page.locator('.suppose, .reading-sheet .toggles').first().waitFor();
  const { toggled, copied } = await measure(page);
  const [half, plain] = [part(toggled, 2), part(copied, 2)];
  console.log(
    `${about}: ${String(toggled.length)} answers; half in ${half.toFixed(1)} ms, a quarter in ${part(toggled, 4).toFixed(1)} ms (asked: 16, hoped for: 5); the panel copied and laid out anew ${plain.toFixed(1)} ms; ratio ${(half / plain).toFixed(2)}`,
  );
  await page.close();
}
await browser.close();
stop();
