import { expect, test } from 'vitest';
import { ArchiveReader, makeArchive } from './archive.ts';

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
