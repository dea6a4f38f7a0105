import { createHash } from 'node:crypto';
import { listed, memoizeByIdentity } from '#engine/kernel/collections.ts';
import { GAMES } from '#games/index.ts';
import { DATA_TITLE } from '../cite/citations.ts';
import { siteVersion } from '../cite/site-version.ts';
import type { ContentGraph } from '../graph/content-graph.ts';
import { DATA_LICENCE, dataFiles, schemaFiles, type DataFile } from './data-files.ts';
import { printTei } from './tei/print-tei.ts';

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
  const { version, published } = siteVersion(graph.library.root);
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
  const { version, published } = siteVersion(graph.library.root);
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
