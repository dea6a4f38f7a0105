import { expect, test } from 'vitest';
import { filesNamedIn, sayBytes, ArchiveReader, makeArchive } from './kept-games.ts';

test('files with a hash are found in pages and in scripts, however they are named, and once', () => {
  const page =
    '<link href="/some/where/_astro/eb-garamond-roman.Cx1dk-_9.woff2"><astro-island data-scripts="/b/_astro/Play.DqW3x_aB.js /b/_astro/shared.BsE23456.js">' +
    '<script type="module" src="/b/_astro/page.astro_astro_type_script_index_0_lang.Dlo3-k1A.js"></script>';
  expect(filesNamedIn(page)).toEqual([
    'eb-garamond-roman.Cx1dk-_9.woff2',
    'Play.DqW3x_aB.js',
    'shared.BsE23456.js',
    'page.astro_astro_type_script_index_0_lang.Dlo3-k1A.js',
  ]);
  const script =
    'import{a}from"./shared.BsE23456.js";import(`./games.C0ffee_1.js`);new Worker(new URL("/b/_astro/house.worker-D4c5b6a7.js",import.meta.url));import{b}from"./shared.BsE23456.js"';
  expect(filesNamedIn(script)).toEqual(['shared.BsE23456.js', 'games.C0ffee_1.js', 'house.worker-D4c5b6a7.js']);
});

test('files without a hash, such as those of the search, are not taken for ours', () => {
  expect(
    filesNamedIn('import("/b/pagefind/pagefind.js"), "pagefind-worker.js", "sw.js", "/b/offline/game.json"'),
  ).toEqual([]);
});

test('bytes are said in millions, to a tenth below ten', () => {
  expect([0, 40_000, 1_660_000, 9_940_000, 52_300_000].map(sayBytes)).toEqual([
    '0.1 MB',
    '0.1 MB',
    '1.7 MB',
    '9.9 MB',
    '52 MB',
  ]);
});

const file = (path: string, text: string) => ({ path, type: 'text/plain', bytes: new TextEncoder().encode(text) });
const FILES = [file('a/', 'first'), file('empty', ''), file('b/é.js', 'second, with é'), file('c', 'x'.repeat(300))];

test('an archive gives its files back, however it arrives', () => {
  const archive = makeArchive(FILES);
  for (const size of [1, 3, 7, 64, archive.length]) {
    const reader = new ArchiveReader();
    const taken = [];
    for (let at = 0; at < archive.length; at += size) {
      expect(reader.isWhole()).toBe(false);
      taken.push(...reader.take(archive.subarray(at, at + size)));
    }
    expect(taken).toEqual(FILES);
    expect(reader.isWhole()).toBe(true);
  }
});

test('an archive that is cut off is not whole', () => {
  const archive = makeArchive(FILES);
  const reader = new ArchiveReader();
  expect(reader.take(archive.subarray(0, archive.length - 1))).toEqual(FILES.slice(0, 3));
  expect(reader.isWhole()).toBe(false);
});
