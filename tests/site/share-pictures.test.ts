import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageUrl, site } from './support/built-site.ts';

/* Pictures that other sites show with a link: their tags on a page of each kind, and the files. Tests draw one of each kind. */

const propertiesOf = (path: string): ReadonlyMap<string, string> =>
  new Map(
    [
      ...readFileSync(join(site.folder, path, 'index.html'), 'utf8').matchAll(
        /<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g,
      ),
    ].map(([, name = '', content = '']) => [name, content] as const),
  );

test.each([
  ['/', 'quinola', ['knave of hearts']],
  ['/reversis/', 'reversis', ['Réversis: ', ' rule books']],
  ['/reversis/bohn-1850/', 'reversis/bohn-1850', ['1850: ', ' rules to read']],
  ['/reversis/deals/1850-la-bonne/', 'reversis/deals/1850-la-bonne', ['La bonne', ', trick ']],
  [
    '/quadrille/sessions/1728-a-stake-that-grows/2/',
    'quadrille/sessions/1728-a-stake-that-grows',
    ['A stake that grows', ' deals'],
  ],
  ['/quadrille/rules/call.own.premium/', 'quadrille/rules/call.own.premium', ['? ', '1728']],
  // Without a picture of its own: that of its game, or of the site.
  ['/reversis/compare/', 'reversis', ['Réversis: ']],
  ['/glossary/', 'quinola', ['knave of hearts']],
])('%s names its picture, by its whole address and in words', (path, name, words) => {
  const properties = propertiesOf(path);
  expect(properties.get('og:image')).toBe(pageUrl(site, `/pictures/${name}.png`).href);
  for (const part of words) expect(properties.get('og:image:alt')).toContain(part);
  expect([properties.get('og:image:width'), properties.get('og:image:height')]).toEqual(['1200', '630']);
  expect(properties.get('twitter:card')).toBe('summary_large_image');
  expect(properties.get('og:title')).toBeTruthy();
  expect(properties.get('og:description')).toBeTruthy();
});

test('there is a picture of each kind of page, 1200 × 630 and lighter than 80 kB', () => {
  const files = globSync('pictures/**/*.png', { cwd: site.folder });
  const folders = new Set(files.map((file) => file.split(/[\\/]/).at(-2)));
  expect(
    [...folders].filter((folder) => !['deals', 'sessions', 'rules', 'pictures'].includes(folder ?? '')),
  ).toHaveLength(1);
  expect(folders.size).toBe(5);
  for (const file of files) {
    const bytes = readFileSync(join(site.folder, file));
    // Width and height stand at these places of every PNG.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], file).toEqual([1200, 630]);
    expect(bytes.length, file).toBeLessThan(80_000);
  }
});
