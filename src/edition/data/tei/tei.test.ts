import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ContentGraph, content } from '../../graph/content.ts';
import { printTei } from './print-tei.ts';
import { inlineOf, xml } from './tei-text.ts';

/** Elements that may stand in each, as far as our editions use TEI P5. `TEXT` is text that is not white space. */
const TEXT = '#text';
const PHRASES = [TEXT, 'seg', 'ref', 'quote', 'hi', 'code', 'lb', 'note'];
const MAY_HOLD: Readonly<Record<string, readonly string[]>> = {
  TEI: ['teiHeader', 'text'],
  teiHeader: ['fileDesc', 'encodingDesc', 'profileDesc'],
  fileDesc: ['titleStmt', 'editionStmt', 'publicationStmt', 'sourceDesc'],
  titleStmt: ['title', 'editor'],
  editionStmt: ['edition'],
  edition: [TEXT, 'date'],
  publicationStmt: ['publisher', 'idno', 'availability'],
  availability: ['licence'],
  sourceDesc: ['listBibl', 'listWit'],
  listBibl: ['bibl'],
  listWit: ['witness'],
  bibl: ['author', 'title', 'pubPlace', 'publisher', 'date', 'biblScope', 'citedRange', 'note'],
  encodingDesc: ['editorialDecl', 'variantEncoding'],
  editorialDecl: ['p'],
  profileDesc: ['langUsage'],
  langUsage: ['language'],
  text: ['front', 'body', 'back'],
  front: ['div'],
  body: ['div'],
  back: ['div'],
  div: ['head', 'p', 'div', 'pb', 'milestone', 'note', 'bibl', 'table', 'listApp', 'interpGrp'],
  table: ['row'],
  row: ['cell'],
  listApp: ['app'],
  app: ['lem', 'rdg', 'note'],
  lem: [TEXT, 'ab'],
  rdg: [TEXT, 'ab'],
  interpGrp: ['interp'],
  p: PHRASES,
  cell: PHRASES,
  seg: PHRASES,
  ref: PHRASES,
  quote: PHRASES,
  hi: PHRASES,
  note: [...PHRASES, 'p'],
};
/** Elements with text alone. */
const ONLY_TEXT =
  'title editor publisher idno licence author pubPlace date biblScope citedRange witness language head ab interp code'.split(
    ' ',
  );
const EMPTY = ['lb', 'pb', 'milestone', 'variantEncoding'];
const POINTING = ['target', 'ana', 'source', 'corresp', 'from', 'wit', 'resp', 'inst', 'edRef'];

interface Found {
  readonly ids: readonly string[];
  readonly pointers: readonly string[];
  readonly clauses: readonly string[];
  readonly faults: readonly string[];
  readonly count: (name: string) => number;
}

/** Reads a file strictly: what is not well-formed throws. */
function read(text: string): Found {
  const [ids, pointers, clauses, faults]: [string[], string[], string[], string[]] = [[], [], [], []];
  const open: string[] = [];
  const counts = new Map<string, number>();
  const stand = (what: string): void => {
    const parent = open.at(-1);
    if (parent === undefined) return;
    const may = ONLY_TEXT.includes(parent) ? [TEXT] : EMPTY.includes(parent) ? [] : (MAY_HOLD[parent] ?? []);
    if (!may.includes(what)) faults.push(`${what} in ${parent}`);
  };
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (uri !== 'http://www.tei-c.org/ns/1.0') faults.push(`${local} is not of TEI`);
    stand(local);
    open.push(local);
    counts.set(local, (counts.get(local) ?? 0) + 1);
    for (const [name, { value }] of Object.entries(attributes)) {
      if (value.trim() === '') faults.push(`${local} has an empty ${name}`);
      if (name === 'xml:id') ids.push(value);
      if (name === 'xml:lang' && !/^[a-z]{2}$/.test(value)) faults.push(`${value} is no language`);
      if (POINTING.includes(name)) pointers.push(...value.split(' '));
    }
    if (attributes['type']?.value === 'clause') clauses.push(attributes['xml:id']?.value ?? '');
  });
  parser.on('text', (words) => {
    if (words.trim() !== '') stand(TEXT);
  });
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  return { ids, pointers, clauses, faults, count: (name) => counts.get(name) ?? 0 };
}

let graph: ContentGraph;
let found: ReadonlyMap<string, Found>;
beforeAll(async () => {
  graph = await content();
  found = new Map(graph.books.map((book) => [book.ruleSet.id, read(printTei(book, graph, 'https://example.org/'))]));
});

describe('every edition in TEI', () => {
  test('is well-formed, and has only what we use of TEI, where it may stand', () => {
    expect([...found].flatMap(([book, { faults }]) => faults.map((fault) => `${book}: ${fault}`))).toEqual([]);
  });

  test('has every clause once and in order, and every pointer arrives', () => {
    for (const { edition } of graph.books) {
      const { ids, pointers, clauses } = found.get(edition.ruleset)!;
      expect(clauses).toEqual(edition.clauses.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !/^[A-Za-z_][\w.-]*$/.test(id))).toEqual([]);
      const lost = pointers.filter((pointer) => {
        const [, file, id] = /^([\w-]+\.xml)?#(.+)$/.exec(pointer) ?? [];
        if (id === undefined) return !pointer.startsWith('https://');
        const target = file === undefined ? ids : found.get(file.slice(0, -4))?.ids;
        return target?.includes(id) !== true;
      });
      expect(lost).toEqual([]);
    }
  });

  test('has the notes of its clauses, its pages, and the doubts and collations that concern it', () => {
    for (const { edition } of graph.books) {
      const { count, pointers } = found.get(edition.ruleset)!;
      expect(count('note')).toBeGreaterThanOrEqual(edition.clauses.flatMap(({ notes }) => notes).length);
      expect(count('citedRange')).toBe(edition.clauses.filter(({ page }) => page !== undefined).length);
      const doubtful = edition.clauses.flatMap(({ reading }) => reading ?? []);
      expect(doubtful.filter((id) => !pointers.includes(`#reading.${id}`))).toEqual([]);
    }
    // The first page of Hoyle’s Réversis, and his words beside Bohn’s.
    expect(found.get('hoyle-1847')?.count('pb')).toBeGreaterThan(5);
    expect(found.get('hoyle-1847')?.count('witness')).toBe(2);
    expect(found.get('ancient')?.count('witness')).toBe(0);
  });
});

test('marks and links of a line become elements, and what XML would read otherwise is written out', () => {
  const place = { book: 'ancient', site: 'https://example.org/', readings: new Set(['ancient.x']) };
  expect(inlineOf('A & <Q lang="fr">le *jeu*</Q>, [**see**](clause:ancient.y) [z](reading:ancient.x)', place)).toBe(
    'A &amp; <quote xml:lang="fr">le <hi rend="italic">jeu</hi></quote>, <ref target="#ancient.y"><hi rend="bold">see</hi></ref> <ref target="#reading.ancient.x">z</ref>',
  );
  expect(inlineOf('[b](clause:bohn-1850.y) [t](term:pool)', place)).toBe(
    '<ref target="bohn-1850.xml#bohn-1850.y">b</ref> <ref target="https://example.org/glossary/#pool">t</ref>',
  );
  expect(xml('p', { n: '"<', type: undefined }, '')).toBe('<p n="&quot;&lt;"/>');
});

test('a file that is not well-formed, or has what may not stand there, is found', () => {
  expect(() => read('<TEI xmlns="http://www.tei-c.org/ns/1.0"><text></TEI>')).toThrow();
  expect(read('<TEI xmlns="http://www.tei-c.org/ns/1.0"><text><p>a</p></text></TEI>').faults).toEqual(['p in text']);
});
