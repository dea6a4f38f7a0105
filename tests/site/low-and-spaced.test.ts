import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERYTHING, everyNth, someOf } from '../support/seeds.ts';
import { pageUrl } from './support/built-site.ts';
import { largestPage, PAGE_KINDS, pagesOf, type PageKind } from './support/page-kinds.ts';
import { open, openAlive, scrollThrough, settle, sticksOut, visitor, type Visitor } from './support/visit.ts';

/* Pages magnified, spaced out, and gone through by keys or by a finger: WCAG 1.4.10, 1.4.12, 2.4.11, 2.5.8. */

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

/** A deal with two pools beside four players. */
const TWO_POOLS = '/reversis/deals/1850-a-trick-worth-eighty/';

const kinds = Object.keys(PAGE_KINDS) as PageKind[];

test.for(everyNth(kinds, 8))('at 400 % of 1280 × 800 px nothing stays over a page of the kind %s', async (kind) => {
  const context = await here.newContext({ viewport: { width: 320, height: 200 } });
  const { page } = await open(context, pageUrl(here.served, EVERYTHING ? largestPage(kind) : pagesOf(kind)[0]!));
  await scrollThrough(page);
  const staying = await page.evaluate(async () => {
    const found = new Set<string>();
    const end = Math.min(document.documentElement.scrollHeight, 4000);
    const mayStay = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) =>
      /fixed|sticky/.test(getComputedStyle(one).position),
    );
    for (let y = 0; y < end; y += 180) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
      for (const one of mayStay) {
        if (!one.checkVisibility()) continue;
        const { top, bottom, width } = one.getBoundingClientRect();
        const visibleHeight = Math.min(bottom, innerHeight) - Math.max(top, 0);
        if (visibleHeight > 24 && width > 24) found.add(`<${one.localName} class="${one.className}">`);
      }
    }
    return [...found];
  });
  expect.soft(staying).toEqual([]);
  expect.soft(await sticksOut(page)).toEqual([]);
  await context.close();
});

/** The spacing that WCAG 1.4.12 lets a reader set. */
const spaceOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** Names of accounts that are cut off, in a line or at the edge of their column. */
const cutNames = (page: Page): Promise<readonly string[]> =>
  page.$$eval('[data-part="stands"] li > :first-child', (names) =>
    names
      .filter((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        const [text, column] = [range.getBoundingClientRect(), name.parentElement?.getBoundingClientRect()];
        const isHidden = getComputedStyle(name).overflow === 'hidden' && name.scrollWidth > name.clientWidth;
        return isHidden || column === undefined || text.right > column.right + 1 || text.left < column.left - 1;
      })
      .map(({ textContent }) => textContent),
  );

test('the names of two pools stand whole beside those of four players, with wide spacing too', async () => {
  const context = await here.newContext();
  const { page } = await openAlive(context, pageUrl(here.served, TWO_POOLS));
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await settle(page);
    expect(await page.locator('[data-part="stands"] li > :first-child').allInnerTexts()).toContain('great pool');
    expect.soft(await cutNames(page)).toEqual([]);
    await spaceOut(page);
    expect.soft(await cutNames(page)).toEqual([]);
    await page.evaluate(() => document.adoptedStyleSheets.pop());
  }
  await context.close();
});

test('on a phone the clauses named in a deal are 24 px apart', async () => {
  for (const width of someOf([320, 390], 1)) {
    const context = await here.newContext({ viewport: { width, height: 844 } });
    const { page } = await openAlive(context, pageUrl(here.served, TWO_POOLS));
    await page.getByRole('slider', { name: 'Step' }).press('End');
    await scrollThrough(page);
    const close = await page.$$eval('main a', (links) => {
      const targets = links
        .filter((link) => link.textContent.includes('§') && link.checkVisibility())
        .map((link) => ({ name: link.textContent, box: link.getBoundingClientRect() }));
      return targets.flatMap(({ name, box }, i) =>
        targets.slice(i + 1).flatMap((other) => {
          const across = box.x + box.width / 2 - (other.box.x + other.box.width / 2);
          const down = box.y + box.height / 2 - (other.box.y + other.box.height / 2);
          return Math.hypot(across, down) < 23.5 ? [`${name} and ${other.name}`] : [];
        }),
      );
    });
    expect.soft(close, `${String(width)} px`).toEqual([]);
    await context.close();
  }
});

test('“each of three” is a button, which shows the names when keys come to it', async () => {
  const context = await here.newContext({ viewport: { width: 1280, height: 800 } });
  const { page } = await openAlive(context, pageUrl(here.served, TWO_POOLS));
  const several = page.getByRole('button', { name: /^each of three ?: first, second, third$/ }).first();
  await several.focus();
  expect(await several.evaluate((button) => getComputedStyle(button, '::after').content)).toContain(
    'first, second, third',
  );
  await context.close();
});

test('in a comparison nothing that keys go back to lies under the names of the columns', async () => {
  const context = await here.newContext({ viewport: { width: 1280, height: 800 } });
  const { page } = await openAlive(context, pageUrl(here.served, '/reversis/compare/'));
  await page.locator('[data-part="comparison"] :is(a, summary):visible').last().focus();
  const hidden: string[] = [];
  for (let i = 0; i < (EVERYTHING ? 60 : 20); i++) {
    await page.keyboard.press('Shift+Tab');
    const under = await page.evaluate(() => {
      const at = document.activeElement;
      const head = document.querySelector('[data-part="comparison"] thead :is(th, td)')?.getBoundingClientRect();
      const isBelow = at?.closest('[data-part="comparison"] :is(tbody, tfoot)') !== null;
      return at !== null && head && isBelow && at.getBoundingClientRect().top < head.bottom
        ? at.textContent
        : undefined;
    });
    if (under !== undefined) hidden.push(under);
  }
  expect(hidden).toEqual([]);
  await context.close();
});

test('a definition opens below its word where it fits, and above where it fits only there', async () => {
  const context = await here.newContext({ viewport: { width: 1280, height: 420 } });
  const { page } = await open(context, pageUrl(here.served, '/quadrille/history/'));
  const astray = await page.evaluate(() => {
    const faults: string[] = [];
    const seen = { above: 0, below: 0 };
    for (const word of document.querySelectorAll<HTMLButtonElement>(
      'button[popovertarget^="word-"]:not([popovertargetaction])',
    )) {
      const definition = document.getElementById(word.getAttribute('popovertarget') ?? '');
      if (!definition || !word.checkVisibility()) continue;
      for (const block of ['start', 'center', 'end'] as const) {
        word.scrollIntoView({ block });
        word.click();
        const [at, box] = [word.getBoundingClientRect(), definition.getBoundingClientRect()];
        const needed = definition.scrollHeight + 14;
        const isBelow = box.top >= at.bottom - 1;
        seen[isBelow ? 'below' : 'above']++;
        if (needed < innerHeight - at.bottom && !isBelow)
          faults.push(`${word.textContent} opens above at the ${block}`);
        if (needed > innerHeight - at.bottom && needed < at.top && isBelow)
          faults.push(`${word.textContent} opens below at the ${block}`);
        word.click();
      }
    }
    return { faults, seen };
  });
  expect(astray.faults).toEqual([]);
  expect(astray.seen.above).toBeGreaterThan(0);
  expect(astray.seen.below).toBeGreaterThan(0);
  await context.close();
});
