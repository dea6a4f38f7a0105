import { expect, test } from 'vitest';
import { nameKey } from './keys.tsx';

const pressed = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', true>> = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

test('keys have the names that the tables use', () => {
  expect(nameKey(pressed('ArrowRight'))).toBe('ArrowRight');
  expect(nameKey(pressed('ArrowRight', { shiftKey: true }))).toBe('Shift+ArrowRight');
  expect(nameKey(pressed(' '))).toBe('Space');
  // On most keyboards a question mark takes Shift; with caps lock on, p is P.
  expect(nameKey(pressed('?', { shiftKey: true }))).toBe('?');
  expect(nameKey(pressed('P'))).toBe('p');
});

test('chords belong to the browser', () => {
  expect(nameKey(pressed('ArrowLeft', { altKey: true }))).toBeUndefined();
  expect(nameKey(pressed('p', { ctrlKey: true }))).toBeUndefined();
  expect(nameKey(pressed('p', { metaKey: true }))).toBeUndefined();
});
