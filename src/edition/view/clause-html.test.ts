import { beforeAll, expect, test } from 'vitest';
import type { ContentGraph } from '../graph/content-graph.ts';
import { clauseHtml } from './clause-html.ts';
import { viewClause } from './clause-view.ts';
import { content } from '../graph/content.ts';

let graph: ContentGraph;
beforeAll(async () => {
  graph = await content();
});

const idBehind = (key: string): string => {
  const rule = graph.books.find(({ ruleSet }) => ruleSet.id === 'almanach-1785')?.ruleSet.rules[key];
  if (rule?.basis.kind !== 'attested') throw new Error(`the Almanach says nothing of ${key}`);
  return rule.basis.clauses[0];
};

test('a clause stands with its number, its words, the values it gives and the way to its tests', () => {
  const id = idBehind('quinola.forced.holderToForcer');
  const view = viewClause(id, graph);
  const html = clauseHtml(view, '<p>Words.</p>', '<div class="note">\n  A note.\n</div>\n', '/books/');
  expect(html).toContain(
    `<div class="clause" id="${id}"><a class="no" href="#${id}">§${String(view.clause.number)}</a>`,
  );
  expect(html).toContain(
    '<p>Words.</p><p class="runs"><a class="chip" href="/books/reversis/rules/quinola.forced.holderToForcer/">',
  );
  // The Almanach of 1785, as summarised: eight fiches to the leader.
  expect(html).toContain('<b>8 fiches</b>');
  expect(html).toContain(`<a href="/books/coverage/#${id}">runs</a>`);
  expect(html).toContain('<div class="note">A note.</div>');
});

test('a doubt shows its question and leads to the register', () => {
  const clause = [...graph.library.clauses.values()].find(({ status }) => status === 'ambiguous');
  if (!clause?.reading) throw new Error('no clause is in doubt');
  const html = clauseHtml(viewClause(clause.id, graph), '', '', '/');
  expect(html).toContain(`data-status="ambiguous"`);
  expect(html).toContain(`<p class="doubt"><a href="/readings/${clause.ruleset}/#${clause.reading}">`);
});

test('an unknown clause is a mistake of the page', () => {
  expect(() => viewClause('almanach-1785.none', graph)).toThrow('There is no clause “almanach-1785.none”');
});
