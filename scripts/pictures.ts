/**
 * `npm run pictures`: takes the pictures of README.md, a deal in light and in dark, from the site built for tests, and
 * writes them to `docs/pictures`; and draws the icons of the installed site from its mark.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { pageUrl, site } from '../tests/site/support/built-site.ts';
import { largestPage } from '../tests/site/support/page-kinds.ts';
import { serveTestedSite } from '../tests/site/support/server.ts';
import { allHydrated } from '../tests/site/support/visit.ts';
import { browserArguments, findChromium } from './browser.ts';
import { drawIcons } from './pictures/icons.ts';

const FOLDER = 'docs/pictures';
mkdirSync(FOLDER, { recursive: true });
const { origin, stop } = await serveTestedSite();
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...browserArguments] });
try {
  await drawIcons(browser);
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width: 1100, height: 760 },
    });
    const page = await context.newPage();
    await page.goto(pageUrl({ ...site, origin }, largestPage('deal')).href);
    await allHydrated(page);
    // The last trick but one of its payments: cards lie on the table, and the account is nearly full.
    const slider = page.getByRole('slider', { name: 'Step' });
    await slider.press('End');
    await slider.press('ArrowLeft');
    await slider.blur();
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: join(FOLDER, `deal-${colorScheme}.png`) });
    await context.close();
  }
} finally {
  await browser.close();
  stop();
}
