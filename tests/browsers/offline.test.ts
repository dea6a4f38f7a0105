/** Reading offline in Firefox: a game is kept, the network is cut, and its pages are there. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { pageUrl, site } from '../site/support/built-site.ts';
import { pagesOf } from '../site/support/page-kinds.ts';
import { serveTestedSite, type Served } from '../site/support/server.ts';
import type { EngineWindow } from './engine.ts';
import { firefox } from './firefox.ts';
import { awake } from './look.ts';
import { click, waitFor } from './reader.ts';

let reader: EngineWindow;
let server: Served;
beforeAll(async () => {
  server = await serveTestedSite();
  reader = await firefox.launch();
});
afterAll(async () => {
  await reader.close();
  server.stop();
});

test('a game given up and kept again is read without a network, and a page that is not kept says so', async () => {
  const open = async (path: string): Promise<void> => {
    await reader.open(new URL(pageUrl({ ...site, origin: server.origin }, path)));
  };
  const heading = () => reader.evaluate(() => document.querySelector('h1')?.textContent ?? '');
  const [{ id: other } = { id: '' }, , { id: game } = { id: '' }] = GAMES;
  await open(`/${game}/`);
  // Its tools wake at the reader's first move.
  await reader.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    return null;
  });
  const says = (words: string) =>
    waitFor(
      reader,
      (part: string) =>
        document.querySelector('[data-part="keep-game"] [role="status"]')?.textContent.includes(part) === true,
      words,
    );
  const press = () => click(reader, '[data-part="keep-game"] button');
  await says('to fetch');
  await press();
  await says('is being fetched');
  await press();
  await says('to fetch');
  await press();
  await says('is kept');
  server.stop();
  await open(`/${other}/`);
  expect(await heading()).toBe('Not kept');
  const [deal = ''] = pagesOf('deal').filter((path) => path.startsWith(`/${game}/`));
  await open(deal);
  await reader.evaluate(awake);
  const where = () => reader.evaluate(() => document.querySelector('[data-part="where"]')?.textContent ?? '');
  const before = await where();
  await click(reader, '[data-action="forward"]');
  await waitFor(reader, (was: string) => document.querySelector('[data-part="where"]')?.textContent !== was, before);
});
