import { beforeAll, expect, test } from 'vitest';
import { content } from '../graph/content.ts';
import type { ContentGraph } from '../graph/content-graph.ts';
import { citables, plainCitation } from './citations.ts';
import { citationFiles, printCitations } from './print-citations.ts';
import { printDay, siteVersion } from './site-version.ts';

let graph: ContentGraph;
beforeAll(async () => {
  graph = await content();
});

const site = 'https://quinola.example/';

test('every page with citation files has a name of its own and items that print', () => {
  const all = citables(graph, site);
  expect(new Set(all.map(({ stem }) => stem)).size).toBe(all.length);
  const edition = all.find(({ stem }) => stem === 'almanach-1785');
  expect(printCitations(edition?.items ?? [], 'bib')).toContain(
    'url = {https://quinola.example/reversis/almanach-1785/}',
  );
  expect(printCitations(edition?.items ?? [], 'ris')).toContain('TI  - Almanach des jeux');
  expect(printCitations(edition?.items ?? [], 'txt')).toContain('Almanach des jeux. (1785).');
  expect(JSON.parse(printCitations(edition?.items ?? [], 'json'))).toEqual(edition?.items);
});

test('every form of the citation of a page, a clause or a deal names the version of the site and a day of access', () => {
  const { version, made } = siteVersion(graph.library.root);
  const all = citables(graph, site);
  for (const name of ['almanach-1785', 'almanach-1785-clauses', 'deal-reversis-1785-a-partie-under-the-basket']) {
    const [first] = all.find(({ stem }) => stem === name)?.items ?? [];
    if (!first) throw new Error(`nothing is cited as ${name}`);
    const visit = `Version ${version}, accessed ${printDay(made)}.`;
    expect(printCitations([first], 'txt').trim().endsWith(visit), name).toBe(true);
    expect(printCitations([first], 'bib'), name).toContain(visit);
    expect(printCitations([first], 'ris'), name).toContain(`Y2  - ${made.replaceAll('-', '/')}/`);
    // RIS breaks long lines.
    expect(printCitations([first], 'ris').replaceAll(/\s+/g, ' '), name).toContain(visit);
    const csl = JSON.parse(printCitations([first], 'json')) as readonly unknown[];
    expect(csl[0], name).toMatchObject({ version, accessed: { 'date-parts': [made.split('-').map(Number)] } });
  }
});

test('made together they say what each says by itself: of pages of one day none is 2026a', () => {
  const odd = ['deal-quadrille-1822-may-i', 'readings-quanti-1822', 'quadrille'];
  const some = citables(graph, site).filter(({ stem }, i) => i % 20 === 0 || odd.includes(stem));
  const files = citationFiles(some);
  for (const { stem, items } of some)
    for (const format of ['bib', 'ris', 'json', 'txt'] as const)
      expect(files.find((file) => file.stem === stem && file.format === format)?.text, stem).toBe(
        printCitations(items, format),
      );
  expect(files.filter(({ stem }) => stem.startsWith('deal-')).length).toBeGreaterThan(4);
});

test('in RIS every record keeps its id whole, as in the other forms', () => {
  for (const { stem, items } of citables(graph, site)) {
    const ids = printCitations(items, 'ris')
      .split('\n')
      .flatMap((line) => (line.startsWith('ID  - ') ? [line.slice(6)] : []));
    expect(ids, stem).toEqual(items.map(({ id }) => id));
  }
});

test('what we cite on line was there on the day we looked', () => {
  const cited = citables(graph, site).find(({ stem }) => stem === 'source-wikipedia-reversis');
  expect(printCitations(cited?.items ?? [], 'txt')).toContain('Accessed 22 November 2026.');
});

test('a clause is cited by its permanent name, with the page of the source', () => {
  const book = graph.books.find(({ ruleSet }) => ruleSet.id === 'almanach-1785');
  const clause = book?.edition.clauses.find(({ page }) => page === '2–94');
  if (!book || !clause) throw new Error('the Almanach has no clause with a page');
  const line = plainCitation(clause, book, graph, site);
  expect(line).toContain(`clause ${clause.id}`);
  expect(line).toContain('after Almanach des jeux (Paris, 1785), so the modern summary of pp. 2–94. Quinola, version ');
  expect(line).toContain(`https://quinola.example/reversis/almanach-1785/#${clause.id} (accessed `);
});
