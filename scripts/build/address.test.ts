import { expect, test } from 'vitest';
import { siteAddress } from './address.ts';

test.each([
  ['https://example.org', 'https://example.org', '/'],
  ['https://example.org/games/quinola', 'https://example.org', '/games/quinola/'],
  ['http://localhost:8080/q/', 'http://localhost:8080', '/q/'],
  ['', undefined, '/'],
])('SITE_URL “%s” gives origin %s and base %s', (setting, origin, base) => {
  expect(siteAddress(setting)).toEqual({ origin, base });
});

test('what is no address is refused by name', () => {
  expect(() => siteAddress('quinola')).toThrow('SITE_URL is not an address: quinola');
});
