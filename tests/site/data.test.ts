import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DealEntry } from '../../src/edition/data/schemas.ts';
import { builtSite, site } from './support/built-site.ts';

const folder = join(site.folder, 'data');
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

test('the files are there as their checksums say', () => {
  const sums = read('SHA256SUMS').trim().split('\n');
  expect(sums.length).toBeGreaterThan(30);
  for (const line of sums) {
    const [sum, path = ''] = line.split('  ');
    expect([path, createHash('sha256').update(read(path)).digest('hex')]).toEqual([path, sum]);
  }
});

test('every deal’s page shows the result that the data has', () => {
  const shown = (path: string): readonly number[] => {
    const html = readFileSync(join(site.folder, path, 'index.html'), 'utf8');
    const [, table = ''] = /<caption>The result<\/caption>(.*?)<\/table>/s.exec(html) ?? [];
    // The last column; a table of cards has one before it with the pools before the deal.
    return [...table.matchAll(/<td[^>]*>([−+]?\d+)<\/td><\/tr>/g)].map(([, sum = '']) => Number(sum.replace('−', '-')));
  };
  const deals = read('deals.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as DealEntry);
  for (const { url, id, settled } of deals) {
    const path = new URL(url).pathname.slice(site.base.length);
    const nets = Object.values(settled.net);
    expect([id, shown(path).slice(0, nets.length)]).toEqual([id, nets]);
    expect(existsSync(join(folder, `deals/${id}.yaml`)), id).toBe(true);
  }
});

test('the page describes the data to search engines, and its examples run', () => {
  const page = builtSite().pages.find(({ path }) => path === '/data/')!;
  const dataset = page.elements.find(({ attributes }) => attributes['type'] === 'application/ld+json');
  const { '@type': type, distribution } = JSON.parse(dataset?.text ?? '') as {
    '@type': string;
    distribution: { contentUrl: string; contentSize: string }[];
  };
  expect(type).toBe('Dataset');
  for (const { contentUrl, contentSize } of distribution) {
    const path = new URL(contentUrl).pathname.slice(`${site.base}data/`.length);
    expect(contentSize).toBe(`${String(Buffer.byteLength(read(path)))} B`);
  }
  const html = readFileSync(page.file, 'utf8');
  const code = (lang: string): string =>
    (new RegExp(`<pre[^>]*data-language="${lang}"[^>]*>(.*?)</pre>`, 's').exec(html)?.[1] ?? '')
      .replaceAll(/<[^<>]+>/g, '')
      .replaceAll(/&#x([\dA-F]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
  const javascript = spawnSync(process.execPath, ['--input-type=module', '--eval', code('javascript')], {
    cwd: folder,
  });
  expect(javascript.stdout.toString()).toMatch(/^\[\n {2}'[A-Z].*\?',\n/);
  const python = spawnSync('python3', ['-c', code('python')], { cwd: folder });
  // Python may be missing; what it prints is a title.
  if (!python.error) expect([python.stderr.toString(), python.stdout.length > 5]).toEqual(['', true]);
});
