import { expect, test } from 'vitest';
import type { Element, Page } from './support/built-site.ts';
import { faultsOfExamples } from './support/shapes.ts';

const element = (name: string, attributes: Readonly<Record<string, string>> = {}): Element => ({
  name,
  attributes,
  text: '',
  parent: undefined,
  children: [],
});
const page = (path: string, ...elements: readonly Element[]): Page => ({ path, file: path, elements, ids: [] });

const PLAIN = page('/about/', element('p', { class: 'lede room-2' }), element('a', { href: '#a' }));

test('pages whose shapes the examples have need no further example', () => {
  const alike = page('/games/', element('a', { href: '#b' }), element('p', { class: 'room-3' }));
  expect(faultsOfExamples([PLAIN, alike], ['/about/'])).toEqual([]);
});

test('a page with an element, a class or an attribute that no example has is named', () => {
  const few = page('/games/', element('p', { class: 'note' }));
  const many = page('/errata/', element('p', { class: 'note', hidden: '' }), element('table'));
  expect(faultsOfExamples([PLAIN, few, many], ['/about/'])).toEqual([
    'Add /errata/ to tests/site/support/example-pages.ts: no example has class note, <p hidden>, <table>.',
  ]);
});

test('an example that there is not any more is named', () => {
  expect(faultsOfExamples([PLAIN], ['/about/', '/gone/'])).toEqual([
    'Take /gone/ out of tests/site/support/example-pages.ts: there is no such page.',
  ]);
});
