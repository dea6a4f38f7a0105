/**
 * `npm run bench -- page`: time from an answer to a rule until its page shows what is then paid, in the site that `npm test`
 * built last. The answer itself is marked at once, and the page works after the next frame: up to two frames of this time (33 ms
 * at 60 Hz) are waiting. Each is measured beside copying and showing the same panel without scripts; on a slow or busy
 * machine both take longer.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { pageUrl, site } from '../tests/site/support/built-site.ts';
import { largestPage, pagesOf } from '../tests/site/support/page-kinds.ts';
import { hydrated } from '../tests/site/support/visit.ts';
import { serveTestedSite } from '../tests/site/support/server.ts';
import { browserArguments, findChromium } from './browser.ts';

interface Measured {
  /** Milliseconds from touch to display of what is paid, for each answer. */
  readonly toggled: readonly number[];
  /** The same for the copies. */
  readonly copied: readonly number[];
  /** Longest time that the page did not respond afterwards, while it updated hidden parts. */
  readonly deaf: readonly number[];
}

const platesOn = (path: string): number =>
  readFileSync(join(site.folder, path, 'index.html'), 'utf8').split('data-part="plate-strip"').length - 1;

/** Edition with a number of plates closest to this. */
const editionOf = (plates: number): string =>
  pagesOf('edition').toSorted((a, b) => Math.abs(platesOn(a) - plates) - Math.abs(platesOn(b) - plates))[0] ?? '';

const ask = (page: Page): Promise<void> =>
  page.locator('[data-part="clause"]:has([data-part="plate-strip"]) a[data-key]').first().click();
const edition = (path: string, width: number) =>
  [`an edition with ${String(platesOn(path))} plates, ${String(width)} px wide`, path, width, ask] as const;

const PAGES: readonly (readonly [about: string, path: string, width: number, before: (page: Page) => Promise<void>])[] =
  [
    ['a deal', largestPage('deal'), 1280, (page) => page.getByRole('slider', { name: 'Step' }).press('End')],
    [
      'a comparison',
      largestPage('compare'),
      1280,
      async (page) => {
        await page.getByRole('button', { name: 'Change rules' }).click();
        await page.getByLabel('Rules of').selectOption('1');
      },
    ],
    edition(editionOf(40), 1280),
    edition(editionOf(40), 390),
    edition(editionOf(1000), 1280),
    edition(largestPage('edition'), 1280),
  ];

/** Panel to copy: that of the tool or, in an edition, the plate with its questions. */
const PANEL = '[data-part="replay"], [data-part="comparison"], [data-live]';

const measure = (page: Page): Promise<Measured> =>
  page.evaluate(async (panelOf) => {
    const LEAST = 24;
    const toggled: number[] = [];
    const copied: number[] = [];
    const deaf: number[] = [];
    const layOut = (): number => document.body.getBoundingClientRect().height;
    const quiet = (): Promise<void> => new Promise((done) => setTimeout(() => requestIdleCallback(() => done()), 150));
    /** Time from the beginning of the frame that shows a change until the page responds again. */
    const frame = (): Promise<number> =>
      new Promise((done) => {
        requestAnimationFrame(() => {
          const start = performance.now();
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now() - start);
          port2.postMessage(0);
        });
      });
    const answersNow = (): readonly HTMLInputElement[] => [
      ...document.querySelectorAll<HTMLInputElement>('fieldset[data-part="toggle"] input[type="radio"]:not(:checked)'),
    ];
    // A plate with few questions gets the same answers repeatedly.
    let due: HTMLInputElement[] = [];
    while (toggled.length < LEAST || due.length > 0) {
      if (due.length === 0) due = [...answersNow()];
      const answer = due.shift();
      if (!answer) break;
      // Earlier answers may have removed a question.
      if (!answer.isConnected || answer.checked) continue;
      await quiet();
      layOut();
      const changed = new Promise<void>((done) => {
        const watch = new MutationObserver(() => {
          watch.disconnect();
          done();
        });
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      });
      const touched = performance.now();
      answer.click();
      await changed;
      layOut();
      const drawn = performance.now() - touched;
      toggled.push(drawn + (await frame()));
      let last = performance.now();
      let longest = 0;
      const until = last + 250;
      while (last < until) {
        await new Promise<void>((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done();
          port2.postMessage(0);
        });
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
      }
      deaf.push(longest);
      await quiet();
      const panel = document.querySelector(panelOf)!;
      layOut();
      const shownAgain = frame();
      const start = performance.now();
      const copy = panel.cloneNode(true) as HTMLElement;
      panel.replaceWith(copy);
      layOut();
      const laid = performance.now() - start;
      copied.push(laid + (await shownAgain));
      copy.replaceWith(panel);
    }
    return { toggled, copied, deaf };
  }, PANEL);

const part = (times: readonly number[], of: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / of)] ?? NaN;

const { origin, stop } = await serveTestedSite({ isOnTheNet: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...browserArguments] });
for (const [about, path, width, before] of PAGES) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.goto(pageUrl({ ...site, origin }, path).href);
  await hydrated(page);
  await before(page);
  await page.locator('fieldset[data-part="toggle"]').first().waitFor();
  const { toggled, copied, deaf } = await measure(page);
  const [half, plain] = [part(toggled, 2), part(copied, 2)];
  console.log(
    `${about}: ${String(toggled.length)} answers; half in ${half.toFixed(1)} ms, a quarter in ${part(toggled, 4).toFixed(1)} ms; the panel copied and shown anew ${plain.toFixed(1)} ms; ratio ${(half / plain).toFixed(2)}; afterwards the page does not answer for ${part(deaf, 2).toFixed(1)} ms at most`,
  );
  await page.close();
}
await browser.close();
stop();
