import { afterEach, expect, test, vi } from 'vitest';
import { readTables, storeTables, withTable } from './stored-tables.ts';

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
  storeTables('reversis', { reader: 'Bernard', pace: 'brisk', tables });
  const { tables: kept } = readTables('reversis');
  expect(kept.map(({ id }) => id)).toContain('anne');
  expect(kept.filter(({ reader }) => reader === 'Bernard').map(({ id }) => id)).toEqual(
    Array.from({ length: 12 }, (_, i) => `b${String(39 - i)}`),
  );
});
