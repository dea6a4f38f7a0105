import { siteVersion } from '../cite/site-version.ts';
import type { ContentGraph } from '../graph/content-graph.ts';
import { labRuns } from './lab.ts';
import { dealEntries, passageEntries, sessionEntries } from './records.ts';
import { bookEntries, clauseEntries, readingEntries, ruleEntries } from './rules.ts';
import { DATA_FORMAT, dataSchemaOf, type DataName, type SourceEntry } from './schemas.ts';

/** Licence of all data, by its name in SPDX. */
export const DATA_LICENCE = 'CC-BY-SA-4.0';

/** A file below /data/. */
export interface DataFile {
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
  lab: 'What each book, and each change of one rule, does in thousands of deals.',
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
export function dataFiles(graph: ContentGraph, site: string): readonly DataFile[] {
  const head = { format: DATA_FORMAT, version: siteVersion(graph.library.root).version, licence: DATA_LICENCE };
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
export const schemaFiles = (site: string): readonly { readonly path: string; readonly text: string }[] =>
  (Object.keys(SAYS) as DataName[]).map((name) => ({
    path: `schema/${name}-${String(DATA_FORMAT)}.json`,
    text: `${JSON.stringify(dataSchemaOf(name, site), undefined, 2)}\n`,
  }));
