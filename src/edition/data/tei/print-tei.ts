import { siteVersion } from '../../graph/history.ts';
import type { Book, ContentGraph } from '../../graph/content.ts';
import type { Clause } from '../../library/clauses.ts';
import { attributesOf, isElement, plainText, type MdxNode } from '../../text/mdx-tree.ts';
import { collations, doubts, readingsOf, rulesAnswered, witnessesOf } from './apparatus.ts';
import {
  blocks,
  pointers,
  readingId,
  ruleId,
  sourceId,
  witnessId,
  type TeiPlace,
  xml,
  xmlLines,
  xmlText,
} from './tei-text.ts';

const SCHEMA = 'https://vault.tei-c.org/P5/current/xml/tei/custom/schema/relaxng/tei_all.rng';

const HOW = [
  'Each clause is a div of type “clause” with a permanent id, in our English. Its number (n) may change. It points to its source (source) and to the questions of the program that rest on it (ana).',
  'A pb or milestone stands wherever the page, range of pages or volume changes that the text we read names; the clauses do not always keep the order of the book. A clause with a page repeats it in a bibl; for a clause without a bibl no page is known.',
  'A seg of type “bound” has words that state the book’s answer to a question of the program, by which deals are settled. The questions and answers are the interps at the end.',
  'An app of type “doubt” is a doubt about what the source means: the lem is the answer we follow, each rdg another. In a collation the lem is this book and the rdg the other, and the type of the app says how they differ: same, reworded, changed, garbled, leftOut, added or supplied.',
  'Pictures of deals are left out.',
];

/** What sets a source off from others, as a bibliographic entry. */
const bibliographic = (id: string, { library }: ContentGraph, note: string | undefined): string => {
  const source = library.sources.find((one) => one.id === id);
  if (!source) return '';
  const { author, title, place, publisher, date, pages, language } = source;
  return xml(
    'bibl',
    { 'xml:id': sourceId(id) },
    author === undefined ? '' : xml('author', {}, xmlText(author)),
    xml('title', { 'xml:lang': language }, xmlText(title)),
    place === undefined ? '' : xml('pubPlace', {}, xmlText(place)),
    publisher === undefined ? '' : xml('publisher', {}, xmlText(publisher)),
    xml('date', {}, xmlText(date)),
    pages === undefined ? '' : xml('biblScope', {}, xmlText(pages)),
    note === undefined ? '' : xml('note', {}, xmlText(note)),
  );
};

function header(book: Book, graph: ContentGraph, site: string): string {
  const { edition } = book;
  const { version, published } = siteVersion(graph.library);
  const sources = [...new Set([edition.source, ...edition.clauses.flatMap(({ after }) => after ?? [])])];
  const witnesses = witnessesOf(book, graph).map(({ edition: { ruleset, title, date } }) =>
    xml('witness', { 'xml:id': witnessId(ruleset) }, xmlText(`${title}, ${date}`)),
  );
  const languages = [...new Set(['en', ...elementLanguages(edition.tree)])].sort();
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return xmlLines(
    'teiHeader',
    {},
    xmlLines(
      'fileDesc',
      {},
      xmlLines(
        'titleStmt',
        {},
        xml('title', { type: 'main' }, xmlText(edition.title)),
        xml('title', { type: 'sub' }, 'Its rules in English, clause by clause'),
        xml('editor', { 'xml:id': 'quinola' }, 'Quinola'),
      ),
      xml(
        'editionStmt',
        {},
        xml(
          'edition',
          { n: version },
          `Version ${version} of Quinola`,
          published === undefined ? '' : `, ${xml('date', { when: published }, published)}`,
        ),
      ),
      xmlLines(
        'publicationStmt',
        {},
        xml('publisher', {}, 'Quinola'),
        xml('idno', { type: 'URI' }, xmlText(`${site}${edition.game}/${edition.ruleset}/`)),
        xml(
          'availability',
          { status: 'free' },
          xml(
            'licence',
            { target: 'https://creativecommons.org/licenses/by-sa/4.0/' },
            'Creative Commons Attribution-ShareAlike 4.0 International',
          ),
        ),
      ),
      xmlLines(
        'sourceDesc',
        {},
        xmlLines(
          'listBibl',
          {},
          ...sources.map((id) => bibliographic(id, graph, id === edition.source ? edition.knownThrough : undefined)),
        ),
        witnesses.length === 0 ? '' : xmlLines('listWit', {}, ...witnesses),
      ),
    ),
    xmlLines(
      'encodingDesc',
      {},
      xmlLines('editorialDecl', {}, ...HOW.map((words) => xml('p', {}, words))),
      xml('variantEncoding', { method: 'location-referenced', location: 'external' }),
    ),
    xml(
      'profileDesc',
      {},
      xml('langUsage', {}, ...languages.map((ident) => xml('language', { ident }, names.of(ident) ?? ident))),
    ),
  );
}

/** Languages named anywhere in a text. */
const elementLanguages = (node: MdxNode): readonly string[] => [
  ...(isElement(node, 'Q') ? [attributesOf(node).get('lang') ?? []].flat() : []),
  ...(node.children ?? []).flatMap(elementLanguages),
];

/** Break before the first clause of a page; a volume is no page. */
const breakBefore = (page: string, source: string): string => {
  const [, volume] = /^vol\. (.+)$/.exec(page) ?? [];
  return volume === undefined
    ? xml('pb', { n: page, edRef: `#${sourceId(source)}` })
    : xml('milestone', { unit: 'volume', n: volume, edRef: `#${sourceId(source)}` });
};

const clauseDiv = (node: MdxNode, clause: Clause, book: Book, place: TeiPlace): string => {
  const keys = (book.keysOf.get(clause.id) ?? []).map(ruleId);
  const { page, reading, status, id, number, after } = clause;
  return xmlLines(
    'div',
    {
      type: 'clause',
      subtype: status,
      'xml:id': id,
      n: String(number),
      source: `#${sourceId(after ?? book.edition.source)}`,
      ana: pointers([...keys, ...(reading === undefined ? [] : [readingId(reading)])]),
    },
    ...blocks(node.children ?? [], place),
    page === undefined
      ? ''
      : xml(
          'bibl',
          {},
          xml(
            'citedRange',
            { unit: page.startsWith('vol.') ? 'volume' : 'page' },
            xmlText(page.replace(/^vol\. /, '')),
          ),
        ),
  );
};

/** Sections of an edition: a heading with its clauses, and words between them. */
function body(book: Book, place: TeiPlace): string {
  const clauses = new Map<string | undefined, Clause>(book.edition.clauses.map((clause) => [clause.id, clause]));
  let section: { readonly head: string; readonly parts: string[] } = { head: '', parts: [] };
  const sections = [section];
  let page: string | undefined;
  let prose: MdxNode[] = [];
  const closeProse = (): void => {
    const made = blocks(prose, place);
    prose = [];
    if (made.length > 0) section.parts.push(xmlLines('div', { type: 'prose' }, ...made));
  };
  for (const node of book.edition.tree.children ?? []) {
    const clause = isElement(node, 'Clause') ? clauses.get(attributesOf(node).get('id')) : undefined;
    if (node.type !== 'heading' && !clause) {
      prose.push(node);
      continue;
    }
    closeProse();
    if (!clause) {
      section = { head: plainText(node), parts: [] };
      sections.push(section);
      continue;
    }
    if (clause.page !== undefined && clause.page !== page) {
      ({ page } = clause);
      section.parts.push(breakBefore(clause.page, clause.after ?? book.edition.source));
    }
    section.parts.push(clauseDiv(node, clause, book, place));
  }
  closeProse();
  return xmlLines(
    'body',
    {},
    ...sections
      .filter(({ parts }) => parts.length > 0)
      .map(({ head, parts }, i) =>
        xmlLines(
          'div',
          { type: 'section', n: String(i + 1) },
          head === '' ? '' : xml('head', {}, xmlText(head)),
          ...parts,
        ),
      ),
  );
}

/** An edition in TEI P5. `site` is the site’s address and ends with a slash. */
export function printTei(book: Book, graph: ContentGraph, site: string): string {
  const readings = readingsOf(book, graph);
  const place: TeiPlace = { book: book.ruleSet.id, site, readings: new Set(readings.map(({ id }) => id)) };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<?xml-model href="${SCHEMA}" type="application/xml" schematypens="http://relaxng.org/ns/structure/1.0"?>`,
    xmlLines(
      'TEI',
      { xmlns: 'http://www.tei-c.org/ns/1.0', 'xml:lang': 'en', 'xml:id': place.book },
      header(book, graph, site),
      xmlLines(
        'text',
        {},
        xmlLines('front', {}, xmlLines('div', { type: 'summary' }, xml('p', {}, xmlText(book.edition.lede)))),
        body(book, place),
        xmlLines(
          'back',
          {},
          doubts(readings, book, graph, place),
          ...collations(book, graph, place),
          rulesAnswered(book, graph),
        ),
      ),
    ),
    '',
  ].join('\n');
}
