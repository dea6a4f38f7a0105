import { beforeAll, expect, test } from 'vitest';
import { type ContentGraph, content } from '../graph/content.ts';
import { citables, plainCitation } from './citations.ts';
import { CITE_FORMATS, citationFiles, printCitations } from './print-citations.ts';
import { printDay, siteVersion } from '../graph/history.ts';
import { everyNth, someOf } from '../../../tests/support/seeds.ts';

let graph: ContentGraph;
beforeAll(async () => {
  graph = await content();
});

const site = 'https://quinola.example/';

test('where the site has no address, no citation makes one up', () => {
  const [book] = graph.books;
  const [clause] = book?.edition.clauses ?? [];
  if (!book || !clause) throw new Error('There is no clause.');
  expect(plainCitation(clause, book, graph, undefined)).toMatch(/version [\w.+-]+\. \(accessed /);
  const own = citables(graph, undefined).flatMap(({ items }) => items.filter(({ id }) => id.startsWith('quinola-')));
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((item) => 'URL' in item)).toEqual([]);
  for (const format of CITE_FORMATS)
    expect(printCitations(someOf(own, 5), format)).not.toMatch(/quinola\.example|localhost|undefined/);
});

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
  const { version, made } = siteVersion(graph.library);
  const all = citables(graph, site);
  for (const name of ['almanach-1785', 'almanach-1785-clauses', 'deal-reversis-1785-a-partie-under-the-basket']) {
    const [first] = all.find(({ stem }) => stem === name)?.items ?? [];
    if (!first) throw new Error(`nothing is cited as ${name}`);
    const visit = `Version ${version}, accessed ${printDay(made)}.`;
    expect(printCitations([first], 'txt').trim().endsWith(visit), name).toBe(true);
    expect(printCitations([first], 'bib'), name).toContain(visit);
    expect(printCitations([first], 'ris'), name).toContain(`Y2  - ${made.replaceAll('-', '/')}/`);
    expect(printCitations([first], 'ris'), name).toContain(visit);
    expect(printCitations([first], 'ris'), name).toContain('T2  - Quinola: historical game rules that run\n');
    expect(printCitations([first], 'bib'), name).toContain('publisher = {Quinola: historical game rules that run}');
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
  for (const { stem, items } of everyNth(citables(graph, site), 8)) {
    const ids = printCitations(items, 'ris')
      .split('\n')
      .flatMap((line) => (line.startsWith('ID  - ') ? [line.slice(6)] : []));
    expect(ids, stem).toEqual(items.map(({ id }) => id));
  }
});

test('in RIS every line is a field: no address and no note is broken', () => {
  for (const { stem, items } of everyNth(citables(graph, site), 8)) {
    const lines = printCitations(items, 'ris').trimEnd().split('\n');
    expect(
      lines.filter((line) => !/^[A-Z][A-Z0-9] {2}-/.test(line)),
      stem,
    ).toEqual([]);
    const addresses = lines.filter((line) => line.startsWith('UR  - ')).map((line) => line.slice(6));
    expect(addresses, stem).toEqual(items.flatMap(({ URL }) => (typeof URL === 'string' ? [URL] : [])));
  }
});

/** The citation files of one text of the bibliography. */
function cited(id: string): { readonly bib: string; readonly ris: string; readonly txt: string } {
  const item = graph.library.bibliography.find((text) => text.id === id);
  if (!item) throw new Error(`there is no ${id} in the bibliography`);
  return {
    bib: printCitations([item], 'bib'),
    ris: printCitations([item], 'ris'),
    txt: printCitations([item], 'txt'),
  };
}

test('in RIS the number of a magazine is its number, and no day of access', () => {
  // La macchina del tempo, year 3, number 1, January 2002: we name no day on which we looked.
  expect(cited('dossena-2002').ris).toContain('\nIS  - 1\n');
  expect(cited('dossena-2002').ris).not.toMatch(/^(?:Y2|M1) /m);
});

test('in RIS a name is whole, particles too', () => {
  expect(cited('encyclopedie-1765').ris).toContain('A2  - Le Rond d’Alembert, Jean\n');
  expect(cited('maison-1659').ris).toContain('AU  - de la Marinière, E.\n');
});

test('where a year is a guess or stands for several, BibTeX and RIS say so as the other forms do', () => {
  expect.soft(cited('hoyle-1847').bib).toContain('Dated c. 1847');
  expect.soft(cited('hoyle-1847').ris).toContain('Dated c. 1847');
  expect.soft(cited('littre-quinola').bib).toContain('Dated 1872--1877');
  expect.soft(cited('littre-quinola').ris).toContain('Dated 1872–1877');
  expect.soft(cited('bohn-1850').bib).not.toContain('Dated');
  expect.soft(cited('bohn-1850').ris).not.toContain('Dated');
});

test('in BibTeX an article names the work it stands in, and a page its site, in fields that every style prints', () => {
  // Of `inbook` BibTeX’s own styles print no `booktitle`, and of `misc` no `publisher`.
  expect(cited('encyclopedie-1765').bib).toMatch(/^@incollection\{/);
  const edition = citables(graph, site).find(({ stem }) => stem === 'almanach-1785');
  expect(printCitations(edition?.items ?? [], 'bib')).toContain(
    'howpublished = {Quinola: historical game rules that run}',
  );
});

test('in plain words no “Retrieved” stands without its day, and the day of access is told once', () => {
  for (const { stem, items } of everyNth(citables(graph, site), 8)) {
    const lines = printCitations(items, 'txt');
    expect(lines, stem).not.toContain('Retrieved');
    for (const line of lines.split('\n')) expect((line.match(/accessed/gi) ?? []).length, line).toBeLessThan(2);
  }
});

test('quotation marks within a cited title are single', () => {
  const book = graph.books.find(({ ruleSet }) => ruleSet.id === 'quanti-1822');
  const [clause] = book?.edition.clauses ?? [];
  if (!book || !clause) throw new Error('Quanti has no clause');
  expect(plainCitation(clause, book, graph, site)).toMatch(/^“Quadrille Elucidated, by ‘Q\. Quanti’”, clause /);
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
  expect(line).toContain(
    'after Almanach des jeux (Paris, 1785), known from Wikipedia’s summary of pp. 2–94 (https://en.wikipedia.org/wiki/Reversis). Quinola, version ',
  );
  expect(line).toContain(`https://quinola.example/reversis/almanach-1785/#${clause.id} (accessed `);
});
