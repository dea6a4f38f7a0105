import { createHash } from 'node:crypto';
import { listed, memoizeByIdentity } from '#engine/kernel/collections.ts';
import { GAMES } from '#games/index.ts';
import { DATA_TITLE } from '../cite/citations.ts';
import { siteVersion } from '../graph/history.ts';
import type { ContentGraph } from '../graph/content.ts';
import { printTei } from './tei/print-tei.ts';
import { labRuns } from './lab.ts';
import {
  dealEntries,
  passageEntries,
  sessionEntries,
  bookEntries,
  clauseEntries,
  readingEntries,
  ruleEntries,
} from './entries.ts';
import { DATA_FORMAT, dataSchemaOf, type DataName, type SourceEntry } from './schemas.ts';

/** Licence of all data, by its name in SPDX. */
const DATA_LICENCE = 'CC-BY-SA-4.0';

/** A file below /data/. */
interface DataFile {
  /** Path below /data/: `deals.jsonl`. */
  readonly path: string;
  readonly mediaType: string;
  /** What an entry is, in the plural: “deals”. */
  readonly entries: string;
  readonly count: number;
  readonly says: string;
  /** Path of its JSON Schema below /data/. */
  readonly schema: string;
  readonly text: string;
}

const SAYS: Readonly<Record<DataName, string>> = {
  deals: 'Annotated deals and games: what was dealt and played, who won what, and every payment worked out by hand.',
  sessions:
    'Several deals in a row among the same players. Each deal has what it takes over, so that it can be settled alone.',
  passages: 'Short scenes, a few cards or one throw, that pictures beside clauses show.',
  rules: 'The questions that books answer: possible answers, and the value, reason and age of each book’s answer.',
  clauses: 'The books and their rules in our words, with notes, page, doubts, and the deals that show them.',
  readings: 'Doubts about the sources: what might be meant, what we follow and why.',
  sources: 'Old and modern texts: what we have seen of each, where it can be seen, and what it was taken from.',
  lab: 'Thousands of deals played by programs: what each book pays in them, and what each change of one rule alters.',
};

/** One JSON object for each line. */
const printLines = (entries: readonly object[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');

/** One JSON object whose lists have each entry on a line of its own, so that versions can be compared line by line. */
const printWhole = (head: object, lists: Readonly<Record<string, readonly object[]>>): string => {
  const fields = Object.entries(lists).map(
    ([name, entries]) => `${JSON.stringify(name)}:[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`,
  );
  return `${[JSON.stringify(head).slice(0, -1), ...fields].join(',\n')}}\n`;
};

const sourceEntries = ({ library }: ContentGraph, site: string): readonly SourceEntry[] =>
  library.sources.map(({ file: _file, line: _line, ...source }) => {
    const csl = library.bibliography.find((item) => item.id === source.citation);
    return { ...source, ...(csl && { csl }), url: `${site}sources/${source.id}/` };
  });

/** All files of data but TEI. `site` is the site’s full address, or its base path; it ends with a slash. */
function dataFiles(graph: ContentGraph, site: string): readonly DataFile[] {
  const head = { format: DATA_FORMAT, version: siteVersion(graph.library).version, licence: DATA_LICENCE };
  const file = (
    name: DataName,
    end: 'jsonl' | 'json',
    [entries, count, text]: readonly [string, number, string],
  ): DataFile => ({
    path: `${name}.${end}`,
    mediaType: end === 'json' ? 'application/json' : 'application/jsonl',
    entries,
    count,
    says: SAYS[name],
    schema: `schema/${name}-${String(DATA_FORMAT)}.json`,
    text,
  });
  const lines = (name: DataName, entries: readonly object[]): DataFile =>
    file(name, 'jsonl', [name, entries.length, printLines(entries)]);
  const whole = (name: DataName, entries: string, lists: Readonly<Record<string, readonly object[]>>): DataFile =>
    file(name, 'json', [entries, lists[entries]?.length ?? 0, printWhole(head, lists)]);
  return [
    lines('deals', dealEntries(graph, site)),
    lines('sessions', sessionEntries(graph, site)),
    lines('passages', passageEntries(graph)),
    whole('rules', 'rules', { rules: ruleEntries(graph, site) }),
    whole('clauses', 'clauses', { books: bookEntries(graph, site), clauses: clauseEntries(graph, site) }),
    whole('readings', 'readings', { readings: readingEntries(graph, site) }),
    whole('sources', 'sources', { sources: sourceEntries(graph, site) }),
    whole('lab', 'runs', { runs: labRuns(graph) }),
  ];
}

/** Path and text of each published JSON Schema. */
const schemaFiles = (site: string): readonly { readonly path: string; readonly text: string }[] =>
  (Object.keys(SAYS) as DataName[]).map((name) => ({
    path: `schema/${name}-${String(DATA_FORMAT)}.json`,
    text: `${JSON.stringify(dataSchemaOf(name, site), undefined, 2)}\n`,
  }));

/** A file of data with its checksum. */
export interface HashedFile extends Omit<DataFile, 'schema'> {
  /** Undefined for TEI. */
  readonly schema: string | undefined;
  readonly bytes: number;
  /** SHA-256 in hexadecimal digits. */
  readonly sha256: string;
}

/** A file below /data/ as it is sent. */
interface PublishedFile {
  readonly path: string;
  readonly mediaType: string;
  readonly text: string;
}

const NAMES = GAMES.map(({ name }) => name);
const DATA_SAYS = `Rules of ${listed(NAMES)} as historical books give them, clause by clause, with annotated deals settled by those rules, doubts about the sources, and what each rule does in the long run.`;
const LICENCE = 'https://creativecommons.org/licenses/by-sa/4.0/';
const KEYWORDS = ['card games', 'history of games', 'game rules', ...NAMES, 'TEI'];

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const hashed = (file: Omit<HashedFile, 'bytes' | 'sha256'>): HashedFile => ({
  ...file,
  bytes: Buffer.byteLength(file.text),
  sha256: sha256(file.text),
});

/** Files of data, then the editions in TEI, each made once. `site` is the site’s address or base path, with its final slash. */
export const hashedFiles = memoizeByIdentity((graph: ContentGraph, site: string): readonly HashedFile[] => [
  ...dataFiles(graph, site).map(hashed),
  ...graph.books.map((book) =>
    hashed({
      path: `tei/${book.ruleSet.id}.xml`,
      mediaType: 'application/tei+xml',
      entries: 'clauses',
      count: book.edition.clauses.length,
      says: `${book.edition.title}, ${book.edition.date}: the edition in TEI P5.`,
      schema: undefined,
      text: printTei(book, graph, site),
    }),
  ),
]);

const isFull = (site: string): boolean => URL.canParse(site);

/** Description of all files by the Data Package standard 2.0. */
function dataPackage(graph: ContentGraph, site: string): object {
  const { version, published } = siteVersion(graph.library);
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'quinola',
    title: DATA_TITLE,
    description: DATA_SAYS,
    version,
    ...(published !== undefined && { created: `${published}T00:00:00Z` }),
    ...(isFull(site) && { homepage: `${site}data/` }),
    licenses: [{ name: DATA_LICENCE, path: LICENCE, title: 'Creative Commons Attribution-ShareAlike 4.0' }],
    contributors: [{ title: 'The Quinola authors', roles: ['author'] }],
    keywords: KEYWORDS,
    resources: hashedFiles(graph, site).map(({ path, mediaType, says, schema, bytes, sha256: hash }) => ({
      name: path.replace('/', '-').replace(/\.\w+$/, ''),
      path,
      description: says,
      format: path.split('.').at(-1),
      mediatype: mediaType,
      encoding: 'utf-8',
      bytes,
      hash: `sha256:${hash}`,
      ...(schema !== undefined && { jsonSchema: schema }),
    })),
  };
}

/** All files below /data/, with their schemas, description and checksums. */
export function publishedFiles(graph: ContentGraph, site: string): readonly PublishedFile[] {
  const files: readonly PublishedFile[] = [
    ...hashedFiles(graph, site),
    ...schemaFiles(site).map((file) => ({ ...file, mediaType: 'application/schema+json' })),
    {
      path: 'datapackage.json',
      mediaType: 'application/json',
      text: `${JSON.stringify(dataPackage(graph, site), undefined, 2)}\n`,
    },
  ];
  const sums = files.map(({ path, text }) => `${sha256(text)}  ${path}\n`).join('');
  return [...files, { path: 'SHA256SUMS', mediaType: 'text/plain', text: sums }];
}

/** Description of the data for search engines: a `Dataset` of schema.org in JSON-LD. */
export function datasetOf(graph: ContentGraph, site: string): object {
  const { version, published } = siteVersion(graph.library);
  return {
    '@context': 'https://schema.org/',
    '@type': 'Dataset',
    name: DATA_TITLE,
    description: DATA_SAYS,
    ...(isFull(site) && { url: `${site}data/` }),
    version,
    ...(published !== undefined && { datePublished: published }),
    license: LICENCE,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: 'The Quinola authors' },
    keywords: KEYWORDS,
    distribution: hashedFiles(graph, site).map(({ path, mediaType, bytes, sha256: hash }) => ({
      '@type': 'DataDownload',
      contentUrl: `${site}data/${path}`,
      encodingFormat: mediaType,
      contentSize: `${String(bytes)} B`,
      sha256: hash,
    })),
  };
}
