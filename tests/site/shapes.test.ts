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

const PLAIN = page('/about/', element('p', { class: 'lede' }), element('a', { href: '#a', 'data-step': 't1' }));

test('pages whose shapes the examples have need no further example, whatever their classes', () => {
  const alike = page('/games/', element('a', { href: '#b', 'data-step': 't2', class: 'chip' }), element('p'));
  expect(faultsOfExamples([PLAIN, alike], ['/about/'])).toEqual([]);
});

test('a page with an element, a part, a role or an attribute that no example has is named', () => {
  const few = page('/games/', element('p', { 'data-part': 'note' }));
  const many = page('/errata/', element('p', { 'data-part': 'note', hidden: '' }), element('table', { role: 'grid' }));
  expect(faultsOfExamples([PLAIN, few, many], ['/about/'])).toEqual([
    'Add /errata/ to tests/site/support/example-pages.ts: no example has <p data-part="note">, <p hidden>, <table> in page, <table role="grid">.',
  ]);
});

test('an element in a part where no example has it is named, unless it belongs to a line of text', () => {
  const note = element('section', { 'data-part': 'note' });
  const within = (name: string): Element => ({ ...element(name), parent: note });
  const known = page('/about/', note, element('ul'), element('em'));
  expect(faultsOfExamples([known, page('/games/', note, within('ul'), within('em'))], ['/about/'])).toEqual([
    'Add /games/ to tests/site/support/example-pages.ts: no example has <ul> in note.',
  ]);
});

test('an example that there is not any more is named', () => {
  expect(faultsOfExamples([PLAIN], ['/about/', '/gone/'])).toEqual([
    'Take /gone/ out of tests/site/support/example-pages.ts: there is no such page.',
  ]);
});
