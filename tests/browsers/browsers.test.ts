/** What Firefox and WebKit make of the site: a page of each kind at two widths, and what a reader does with the tools. */
import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { pageUrl, site } from '../site/support/built-site.ts';
import { largestPage, PAGE_KINDS, pagesOf, type PageKind } from '../site/support/page-kinds.ts';
import { GAMES } from '../../src/games/index.ts';
import type { EngineWindow } from './engine.ts';
import { isInOwnFace } from './faces.ts';
import { firefox } from './firefox.ts';
import { awake, brokenUnderlines, outOfTheirBoxes, sticksOut } from './look.ts';
import { choose, click, waitFor } from './reader.ts';
import { webkit } from './webkit.ts';

const WIDTHS = [
  [1280, 900],
  [390, 844],
] as const;

const kinds = Object.keys(PAGE_KINDS) as readonly PageKind[];
/** The largest page of each kind, and a deal and a table of every game. */
const PAGES = [
  ...new Set([
    ...kinds.map(largestPage),
    ...GAMES.flatMap(({ id }) => [
      pagesOf('deal').find((path) => path.startsWith(`/${id}/`)),
      pagesOf('play').find((path) => path.startsWith(`/${id}/`)),
    ]).filter((path) => path !== undefined),
  ]),
];

/** Where pictures of the pages are saved, if anywhere. */
const pictures = process.env['PICTURES'];

describe.each([firefox, webkit])('$name', ({ name, launch }) => {
  describe.each(WIDTHS)('at %i × %i px', (width, height) => {
    // A window for each width: the tools keep what has been done in them.
    let reader: EngineWindow;
    beforeAll(async () => {
      reader = await launch();
      await reader.resize(width, height);
    });
    afterAll(async () => reader.close());

    const open = async (path: string): Promise<void> => {
      await reader.open(new URL(pageUrl({ ...site, origin: inject('origin') }, path)));
      await reader.evaluate(awake);
    };

    test.each(PAGES)('%s', async (path) => {
      await open(path);
      if (pictures !== undefined) {
        mkdirSync(pictures, { recursive: true });
        await reader.savePicture(`${pictures}/${name}-${String(width)}${path.replaceAll('/', '-')}.png`);
      }
      expect.soft(await reader.evaluate(isInOwnFace), 'in its own face').toBe(true);
      expect.soft(await reader.evaluate(brokenUnderlines), 'not underlined').toEqual([]);
      expect.soft(await reader.evaluate(outOfTheirBoxes), 'outside of its box').toEqual([]);
      expect.soft(await reader.evaluate(sticksOut), 'wider than the window').toEqual([]);
    });

    test('a deal goes on by a step, and a rule of it is changed', async () => {
      await open('/reversis/deals/1785-two-aces-on-the-last-trick/');
      const where = () => reader.evaluate(() => document.querySelector('[data-part="where"]')?.textContent);
      expect(await where()).toBe('The ante');
      await click(reader, '[data-action="forward"]');
      await waitFor(reader, () => document.querySelector('[data-part="where"]')?.textContent !== 'The ante');
      expect(await where()).toBe('The exchange: first hand');
      await click(reader, '[data-part="toggle"] label:has(input:not(:checked))');
      await waitFor(reader, () => document.querySelector('[data-part="toggle"][data-changed]') !== null);
    });

    test('a figure of an edition is changed where it stands', async () => {
      await open('/reversis/bohn-1850/');
      const figure = '#bohn-1850\\.quinola\\.forced a[data-key]';
      await click(reader, figure);
      await waitFor(
        reader,
        () => document.querySelector('[data-part="toggle"] input[type="radio"]:not(:checked)') !== null,
      );
      await click(reader, '[data-part="toggle"] label:has(input[type="radio"]:not(:checked))');
      await waitFor(reader, () => document.querySelector('a[data-key] ins') !== null);
    });

    test('three tricks are played', async () => {
      await open('/reversis/play/');
      const cards = () => reader.evaluate(() => document.querySelectorAll('[data-card]').length);
      /** Waits for the reader's turn, once something has changed, and gives what is on the table. */
      const turn = async (before: string): Promise<string> => {
        const table = () =>
          `${document.querySelector('[aria-label="Your hand"]')?.textContent} ${document.querySelector('[data-part="felt"]')?.textContent}`;
        await waitFor(
          reader,
          (was: string) =>
            document.querySelector('[data-waiting]') === null &&
            document.querySelector(
              '[data-card][aria-disabled="false"], [data-part="questions"] button:not([aria-disabled])',
            ) !== null &&
            `${document.querySelector('[aria-label="Your hand"]')?.textContent} ${document.querySelector('[data-part="felt"]')?.textContent}` !==
              was,
          before,
        );
        return reader.evaluate(table);
      };
      let now = await turn('');
      const dealt = await cards();
      // The exchange comes first. It leaves as many cards in the hand.
      for (let acts = 0; acts < 8 && (await cards()) > dealt - 3; acts++) {
        const isCard = await reader.evaluate(
          () => document.querySelector('[data-card][aria-disabled="false"]') !== null,
        );
        await click(
          reader,
          isCard ? '[data-card][aria-disabled="false"]' : '[data-part="questions"] button:not([aria-disabled])',
        );
        now = await turn(now);
      }
      expect(await cards()).toBe(dealt - 3);
    });

    test('the editor settles what is written in it', async () => {
      await open('/reversis/editor/');
      const rows = () => reader.evaluate(() => document.querySelectorAll('[data-part="ledger"] tbody tr').length);
      const whole = await rows();
      expect(whole).toBeGreaterThan(5);
      if (width < 600) await click(reader, '[data-view="play"]');
      await reader.evaluate(() => {
        const plays = document.querySelector<HTMLTextAreaElement>('#in-plays')!;
        plays.focus();
        plays.select();
        return plays.value;
      });
      await reader.type('KS');
      await waitFor(
        reader,
        (n: number) => document.querySelectorAll('[data-part="ledger"] tbody tr').length < n,
        whole,
      );
    });

    test('the regulator settles a deal', async () => {
      await open('/regulator/');
      await choose(reader, '[data-field="game"]', 'Quadrille');
      await reader.evaluate(() => {
        const book = document.querySelector<HTMLSelectElement>('#regulator-book')!;
        book.value = 'tgq-1728';
        return book.dispatchEvent(new Event('change', { bubbles: true }));
      });
      for (const [i, player] of ['Anne', 'Bea', 'Carl', 'Dora'].entries()) {
        await click(reader, `#regulator-player-${String(i)}`);
        await reader.type(player);
      }
      await click(reader, '[data-part="set-up"] button[type="submit"]');
      await waitFor(reader, () => document.querySelector('[data-part="entry"]') !== null);
      await choose(reader, '[data-field="contract"]', 'Alliance: asked leave');
      await choose(reader, '[data-field="ombre"]', 'Anne');
      await click(reader, '[data-field="trump"] input');
      await choose(reader, '[data-field="ally"]', 'Carl');
      await choose(reader, '[data-field="tricks"]', '3');
      await choose(reader, '[data-field="allyTook"]', '2');
      await click(reader, '[data-part="entry"] button[type="submit"]');
      await waitFor(reader, () => document.querySelector('[data-part="handed"] li') !== null);
      // Remise at the first stake: Anne and Carl put 7 each into the pool, and pay 2 each to an opponent.
      expect(
        await reader.evaluate(() =>
          [...document.querySelectorAll('[data-part="handed"] li')].map((li) => li.textContent),
        ),
      ).toEqual([
        'Anne puts 7 jetons into the pool',
        'Carl puts 7 jetons into the pool',
        'Anne pays Bea 2 jetons',
        'Carl pays Dora 2 jetons',
      ]);
    });

    test('the search finds a term', async () => {
      await open('/search/');
      await click(reader, 'main input[type="search"]');
      await reader.type('spadille');
      await waitFor(reader, () => document.querySelector('main a[href*="/glossary/#spadille"]') !== null);
    });
  });
});
