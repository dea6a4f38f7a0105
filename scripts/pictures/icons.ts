import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';

/** The site's mark, from which all icons are drawn. */
const MARK = 'public/favicon.svg';
const FOLDER = 'public/icons';

/** Icons of the installed site: size in pixels, share of it that the mark takes, and colour behind it. */
const ICONS = [
  { name: '192', size: 192, share: 1, behind: 'transparent' },
  { name: '512', size: 512, share: 1, behind: 'transparent' },
  // Systems cut a circle out of it, of four fifths of its width.
  { name: 'maskable', size: 512, share: 0.6, behind: '#faf5e9' },
] as const;

/** Draws the icons into `public/icons`. */
export async function drawIcons(browser: Browser): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const mark = `data:image/svg+xml;base64,${readFileSync(MARK).toString('base64')}`;
  const page = await browser.newPage();
  for (const { name, size, share, behind } of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    const inset = (size * (1 - share)) / 2;
    await page.setContent(
      `<style>body { margin: 0; background: ${behind} } img { display: block; margin: ${String(inset)}px; width: ${String(size * share)}px }</style><img src="${mark}">`,
    );
    await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    await page.screenshot({ path: join(FOLDER, `${name}.png`), omitBackground: true });
  }
  await page.close();
}
