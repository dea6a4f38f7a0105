import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addressesIn } from '../text/links.ts';
import { addressCheck } from './addresses.ts';

const root = mkdtempSync(join(tmpdir(), 'addresses-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const page of [
  'index.astro',
  'errata.astro',
  '[game]/[ruleset].astro',
  '[game]/deals/[id].astro',
  'schema/a-1.json.ts',
]) {
  const path = join(root, 'src/pages', page);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
}
const whyNot = addressCheck(root);

test('a link leads to a page of the site, or has a scheme that there is', () => {
  const text = `See [one](/errata/#box) and [two](clause:x.y),
[three](/reversis/almanach-1785/?x=1) and [four](/schema/a-1.json), [five](https://example.org/), [six](/).`;
  const found = addressesIn(text);
  expect(found.map(({ line }) => line)).toEqual([1, 1, 2, 2, 2, 2]);
  expect(found.flatMap(({ url }) => whyNot(url))).toEqual([]);
});

test('any other address is told', () => {
  const found = ['/eratta/', '/reversis/almanach-1786/', '/whist/deals/one/', 'claus:x.y'].flatMap(whyNot);
  expect(found).toEqual([
    'there is no page “/eratta/” to link to.',
    'there is no page “/reversis/almanach-1786/” to link to.',
    'there is no page “/whist/deals/one/” to link to.',
    'there are no links “claus:”. Did you mean “clause”?',
  ]);
});

test('without pages only schemes are checked', () => {
  expect(addressCheck(join(root, 'nowhere'))('/eratta/')).toEqual([]);
});
