import { expect, test } from 'vitest';
import type { Source } from '../../library/library.ts';
import { madeSource as source } from '../../../../tests/support/made-source.ts';
import { descentProblems } from './descent.ts';

const from = (id: string, more: Partial<Source['from'][number]> = {}): Partial<Source> => ({
  from: [{ source: id, how: 'follows', sure: 'compared', says: 'It does.', ...more }],
});
const problems = (...sources: readonly Source[]): readonly string[] => descentProblems(sources).map((p) => p.message);

test('a text that comes from an older one, both read, is in order', () => {
  expect(problems(source('hoyle', 1847), source('bohn', 1850, from('hoyle')))).toEqual([]);
});

test('a text must come from one that there is, that is older, and that has a game in common with it', () => {
  expect(problems(source('hoyle', 1847), source('bohn', 1850, from('hoyl')))).toEqual([
    '“bohn” comes from “hoyl”, which there is not. Did you mean “hoyle”?',
  ]);
  expect(problems(source('hoyle', 1860), source('bohn', 1850, from('hoyle')))).toEqual([
    '“bohn” cannot come from “hoyle”, which is not older.',
  ]);
  expect(problems(source('hoyle', 1847, { game: ['quadrille'] }), source('bohn', 1850, from('hoyle')))).toEqual([
    '“bohn” and “hoyle” have no game in common.',
  ]);
  expect(problems(source('hoyle', 1847), source('bohn', 1850, from('hoyle', { game: 'quadrille' })))).toEqual([
    '“bohn” and “hoyle” do not have “quadrille” in common.',
  ]);
});

test('of kin it is not known which is older', () => {
  expect(problems(source('hoyle', 1860), source('bohn', 1850, from('hoyle', { how: 'kin' })))).toEqual([]);
});

test('only what has been read can have been compared', () => {
  const unseen = { known: { how: 'summary', by: 'wiki' } } as const;
  expect(problems(source('hoyle', 1847, unseen), source('bohn', 1850, from('hoyle')))).toEqual([
    '“bohn” is said to have been compared with “hoyle”, but one of them has not been read.',
  ]);
  expect(problems(source('hoyle', 1847, unseen), source('bohn', 1850, from('hoyle', { sure: 'inferred' })))).toEqual(
    [],
  );
});

test('a lost text is older too, and nobody has compared it', () => {
  const lost = { title: 'An older Hoyle', date: 'by 1840', sort: 1840 };
  const bohn = (more: Partial<Source['from'][number]>): Source =>
    source('bohn', 1850, { from: [{ lost, how: 'copies', sure: 'inferred', says: 'It must.', ...more }] });
  expect(problems(bohn({}))).toEqual([]);
  expect(problems(bohn({ sure: 'compared' }))).toEqual([
    '“bohn” is said to have been compared with the lost “An older Hoyle”, but one of them has not been read.',
  ]);
  expect(problems(bohn({ lost: { ...lost, sort: 1851 } }))).toEqual([
    '“bohn” cannot come from the lost “An older Hoyle”, which is not older.',
  ]);
});
