import puppeteer from 'puppeteer-core';
import { PATIENCE, type Engine, type Plain } from './engine.ts';
import { findProgram } from './programs.ts';

/** Firefox, driven over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  launch: async () => {
    const executablePath =
      process.env['FIREFOX'] ??
      findProgram(
        ['firefox-esr', 'firefox'],
        'On Debian: apt-get install firefox-esr. Elsewhere set FIREFOX to the path of the program.',
      );
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    return {
      open: async (url) => {
        await page.goto(url.href, { waitUntil: 'load' });
      },
      resize: (width, height) => page.setViewport({ width, height }),
      evaluate: async <A extends readonly Plain[], R extends Plain>(run: (...args: A) => R | Promise<R>, ...args: A) =>
        (await page.evaluate(run as (...args: readonly Plain[]) => unknown, ...args)) as R,
      click: async (selector) => {
        const element = await page.waitForSelector(selector);
        await element?.click();
      },
      type: (text) => page.keyboard.type(text),
      savePicture: async (path) => {
        await page.screenshot({ path });
      },
      close: () => browser.close(),
    };
  },
};
