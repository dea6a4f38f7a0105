import { afterEach, expect, test, vi } from 'vitest';
import { dropAside, putAside, readAside, readTables, storeTables, withTable } from './stored-tables.ts';

/** A browser that keeps what it is given. */
function shelf(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
});

test('however many tables one reader leaves, another’s is there when he comes back', () => {
  shelf();
  let tables = withTable([], { id: 'anne', reader: 'Anne' });
  for (let deal = 0; deal < 40; deal++) tables = withTable(tables, { id: `b${String(deal)}`, reader: 'Bernard' });
  storeTables('reversis', { reader: 'Bernard', pace: 'normal', sound: false, tables });
  const { tables: kept } = readTables('reversis');
  expect(kept.map(({ id }) => id)).toContain('anne');
  expect(kept.filter(({ reader }) => reader === 'Bernard').map(({ id }) => id)).toEqual(
    Array.from({ length: 12 }, (_, i) => `b${String(39 - i)}`),
  );
});

test('what cannot be read is given at every visit until the reader dismisses it, whatever is kept meanwhile', () => {
  shelf();
  localStorage.setItem('quinola.play.reversis', '{"version":7,"tables":[]}');
  for (let visit = 0; visit < 3; visit++) {
    const { tables } = readTables('reversis');
    expect(readAside('reversis')).toBe('{"version":7,"tables":[]}');
    storeTables('reversis', {
      reader: '',
      pace: 'normal',
      sound: false,
      tables: withTable(tables, { id: `t${String(visit)}` }),
    });
  }
  // A table beside it, put aside at two visits, stands there once.
  putAside('reversis', '{"id":"damaged"}');
  putAside('reversis', '{"id":"damaged"}');
  expect(readAside('reversis')).toBe('{"version":7,"tables":[]}\n{"id":"damaged"}');
  dropAside('reversis');
  expect(readAside('reversis')).toBeUndefined();
  expect(readTables('reversis').tables).toHaveLength(3);
});
