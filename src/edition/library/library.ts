import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { z } from 'astro/zod';
import { boundIn, type BoundWords } from './bound.ts';
import { clausesIn, type Clause } from './clauses.ts';
import { whyNotRecord, whyNotSession } from '../graph/game-content.ts';
import type { LinkIndex } from '../text/links.ts';
import { parseMdx } from '../text/mdx-tree.ts';
import type { ContentProblem } from '../check/problem.ts';
import { collationSchema, type CollationData } from './schemas/collations.ts';
import {
  dealSchemaWith,
  excusedSchema,
  passageSchemaWith,
  sessionSchemaWith,
  type DealData,
  type ExcusedData,
  type PassageData,
  type SessionData,
} from './schemas/deals.ts';
import { editionSchema, readingSchema, type EditionData, type ReadingData } from './schemas/editions.ts';
import { erratumSchema, type ErratumData } from './schemas/errata.ts';
import { essaySchema, gameSchema, type EssayData, type GameData } from './schemas/pages.ts';
import { bibliographySchema, sourceSchema, type CslItem, type SourceData } from './schemas/sources.ts';
import { termSchema, type TermData } from './schemas/terms.ts';
import { sectionsIn, type Section } from '../text/sections.ts';
import { firstHandSchema, type FirstHandData } from './schemas/first-hands.ts';
import { readYaml, readYamlList, readYamlText, type Read } from './yaml-file.ts';

/** A piece of content and where it stands. */
export type Placed<T> = T & { readonly file: string; readonly line: number };
/** A text of several sections. */
export type Written<T> = Placed<T> & { readonly sections: readonly Section[]; readonly bound: readonly BoundWords[] };
export type Edition = Placed<EditionData> & {
  readonly clauses: readonly Clause[];
  /** Bound words between the clauses. */
  readonly bound: readonly BoundWords[];
};
export type Reading = Placed<ReadingData> & { readonly scope: string };
export type Source = Placed<SourceData> & { readonly id: string };
export type Term = Placed<TermData>;
/** `slug` is the last part of its address, `<first>--<second>`. */
export type Collation = Placed<CollationData> & { readonly slug: string };
/** `id` is `<game>/<file name>`, as links write it; `slug` the last part of its address. */
export type Deal = Placed<Omit<DealData, 'id'>> & { readonly id: string; readonly slug: string };
/** Without a page of its own: `id` is `<game>/<file name>`, as plates name it. */
export type Passage = Placed<Omit<PassageData, 'id'>> & { readonly id: string; readonly slug: string };
/** Its file is named after its game. */
export type FirstHand = Placed<FirstHandData>;
export type Session = Placed<Omit<SessionData, 'id'>> & { readonly id: string; readonly slug: string };

/** Clauses of one book that lack something others have, with the reason. */
export type Excused = Placed<ExcusedData> & { readonly scope: string };

/** All content, read once. What could not be read is left out and listed among the problems. */
export interface Library {
  readonly root: string;
  /** In order of date. */
  readonly editions: readonly Edition[];
  readonly clauses: ReadonlyMap<string, Clause>;
  readonly readings: ReadonlyMap<string, Reading>;
  /** In order of date. */
  readonly sources: readonly Source[];
  /** In alphabetical order. */
  readonly terms: readonly Term[];
  readonly deals: readonly Deal[];
  readonly sessions: readonly Session[];
  readonly passages: readonly Passage[];
  readonly firstHands: readonly FirstHand[];
  /** The clauses that no plate shows, and why: each file is of one book. */
  readonly unshown: readonly Excused[];
  /** The clauses that rest on a sum and bind no figure, and why; in the same way. */
  readonly unbound: readonly Excused[];
  readonly games: readonly Written<GameData>[];
  readonly essays: readonly Written<EssayData>[];
  readonly errata: readonly Placed<ErratumData>[];
  readonly collations: readonly Collation[];
  readonly bibliography: readonly CslItem[];
  readonly links: LinkIndex;
  readonly problems: readonly ContentProblem[];
}

/** Every file below a folder of that ending, in order of name; none where there is no folder. */
export function filesBelow(folder: string, ending: RegExp): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((entry) => {
      const path = join(folder, entry);
      return statSync(path).isDirectory() ? filesBelow(path, ending) : ending.test(entry) ? [path] : [];
    });
}

const stem = (path: string): string => basename(path).replace(/\.[a-z]+$/, '');

export async function readLibrary(root: string): Promise<Library> {
  const problems: ContentProblem[] = [];
  const content = (...parts: string[]): string => join(root, 'content', ...parts);

  /** One record a file. */
  const each = <T, U>(
    folder: string,
    schema: z.ZodType<T>,
    place: (data: T, at: { file: string; line: number }, path: string) => U,
  ): U[] =>
    filesBelow(content(folder), /\.ya?ml$/).flatMap((path) => {
      const read = readYaml(root, path, schema);
      problems.push(...read.problems);
      return read.data === undefined ? [] : [place(read.data, { file: read.file, line: 1 }, path)];
    });

  /** A list of records in each file. */
  const lists = <T>(paths: readonly string[], schema: z.ZodType<T>): (Placed<T> & { readonly scope: string })[] =>
    paths.flatMap((path) => {
      const read = readYamlList(root, path, schema);
      problems.push(...read.problems);
      return read.items.map(({ data, file, line }) => ({ ...data, scope: stem(path), file, line }));
    });

  const mdx = <T>(folder: string, schema: z.ZodType<T>): MdxFile<T>[] =>
    filesBelow(content(folder), /\.mdx$/).flatMap((path) => {
      const { read, body, firstLine } = readMdxFile(root, path, schema);
      problems.push(...read.problems);
      return read.data === undefined ? [] : [{ data: read.data, file: read.file, path, body, firstLine }];
    });

  const editions: Edition[] = [];
  for (const { data, file, body, firstLine, path } of mdx('editions', editionSchema)) {
    if (stem(path) !== data.ruleset)
      problems.push({ file, line: 2, message: `the file must be named after its rule set, “${data.ruleset}.mdx”.` });
    const found = await parseMdx(body, file).then(
      (tree) => clausesIn(tree, data.ruleset, file, firstLine),
      (error: unknown) => ({ clauses: [], bound: [], problems: [parserProblem(error, file, firstLine)] }),
    );
    problems.push(...found.problems);
    editions.push({ ...data, file, line: 1, clauses: found.clauses, bound: found.bound });
  }
  editions.sort((a, b) => a.sort - b.sort);

  const readings = lists(filesBelow(content('readings'), /\.ya?ml$/), readingSchema);
  const sources = each('sources', sourceSchema, (data, at, path) => ({
    ...data,
    ...at,
    id: data.id ?? stem(path),
  }));
  sources.sort((a, b) => a.sort - b.sort || a.title.localeCompare(b.title));
  const terms = lists(filesBelow(content('glossary'), /\.ya?ml$/), termSchema);
  terms.sort((a, b) => a.term.localeCompare(b.term, 'en', { sensitivity: 'base' }));
  const named = <T extends { id: string; game: string }>(
    what: string,
    data: T,
    at: { file: string; line: number },
    path: string,
  ): Placed<T> & { readonly slug: string } => {
    if (stem(path) !== data.id)
      problems.push({
        file: at.file,
        line: 1,
        message: `the file must be named after its ${what}, “${data.id}.yaml”.`,
      });
    return { ...data, ...at, id: `${data.game}/${data.id}`, slug: data.id };
  };
  const deals = each('deals', dealSchemaWith(whyNotRecord), (data, at, path): Deal => named('deal', data, at, path));
  const passages = each('passages', passageSchemaWith(whyNotRecord), (data, at, path): Passage =>
    named('passage', data, at, path),
  );
  const firstHands = each('first-hands', firstHandSchema, (data, at, path): FirstHand => {
    if (stem(path) !== data.game)
      problems.push({ file: at.file, line: 1, message: `the file must be named after its game, “${data.game}.yaml”.` });
    return { ...data, ...at };
  });
  const unshown = lists(filesBelow(content('plates'), /\.ya?ml$/), excusedSchema);
  const unbound = lists(filesBelow(content('unbound'), /\.ya?ml$/), excusedSchema);
  const collations = each('collations', collationSchema, (data, at, path): Collation => {
    const slug = data.books.join('--');
    if (stem(path) !== slug)
      problems.push({ file: at.file, line: 1, message: `the file must be named after its books, “${slug}.yaml”.` });
    return { ...data, ...at, slug };
  });
  const sessions = each('sessions', sessionSchemaWith(whyNotSession), (data, at): Session => ({
    ...data,
    ...at,
    id: `${data.game}/${data.id}`,
    slug: data.id,
  }));
  const written = <T>(files: readonly MdxFile<T>[]): Promise<Written<T>[]> =>
    Promise.all(
      files.map(async ({ data, file, body, firstLine }) => {
        const tree = await parseMdx(body, file).catch((error: unknown) => {
          problems.push(parserProblem(error, file, firstLine));
          return { type: 'root' };
        });
        const { bound, problems: unbound } = boundIn(tree, { file, firstLine });
        problems.push(...unbound);
        return { ...data, file, line: 1, sections: sectionsIn(tree), bound };
      }),
    );
  const games = await written(mdx('games', gameSchema));
  const essays = await written(mdx('essays', essaySchema));
  const errata = existsSync(content('errata.yaml')) ? lists([content('errata.yaml')], erratumSchema) : [];
  const bibliography = readBibliography(root, problems);

  const clauses = uniqueById(
    editions.flatMap((edition) => edition.clauses),
    'clause',
    problems,
  );
  const readingsById = uniqueById(readings, 'reading', problems);
  uniqueById(sources, 'source', problems);
  uniqueById(
    terms.map((term) => ({ ...term, id: term.slug })),
    'term',
    problems,
  );

  return {
    root,
    editions,
    clauses,
    readings: readingsById,
    sources,
    terms,
    deals,
    sessions,
    passages,
    firstHands,
    unshown,
    unbound,
    games,
    essays,
    errata,
    collations,
    bibliography,
    problems,
    links: {
      clause: new Set(clauses.keys()),
      reading: new Set(readingsById.keys()),
      term: new Set(terms.map((term) => term.slug)),
      deal: new Set(deals.map((deal) => deal.id)),
      session: new Set(sessions.map((session) => session.id)),
      source: new Set(sources.map((source) => source.id)),
      bib: new Set(bibliography.map((item) => item.id)),
    },
  };
}

interface MdxFile<T> {
  readonly data: T;
  readonly file: string;
  readonly path: string;
  readonly body: string;
  readonly firstLine: number;
}

/** Frontmatter and body of an MDX file, with the line at which the body begins. */
function readMdxFile<T>(
  root: string,
  path: string,
  schema: z.ZodType<T>,
): { read: Read<T>; body: string; firstLine: number } {
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  const file = relative(root, path).replaceAll('\\', '/');
  const front = /^---\n([\s\S]*?\n)---\n/.exec(text);
  const read = readYamlText(file, front?.[1] ?? '', schema, 2);
  const body = text.slice(front?.[0].length ?? 0);
  return { read, body, firstLine: front?.[0].split('\n').length ?? 1 };
}

/** The MDX parser's own error as a problem: it carries a line when it knows one. */
function parserProblem(error: unknown, file: string, firstLine: number): ContentProblem {
  const { line, message } = error as { line?: number; message?: string };
  return { file, line: (line ?? 1) + firstLine - 1, message: message ?? String(error) };
}

function readBibliography(root: string, problems: ContentProblem[]): readonly CslItem[] {
  const path = join(root, 'content', 'bibliography.json');
  if (!existsSync(path)) return [];
  // JSON is YAML too, and this way a mistake in it has a line.
  const read = readYaml(root, path, bibliographySchema);
  problems.push(...read.problems);
  return read.data ?? [];
}

/** By id; a second of the same id is a problem and is left out. */
function uniqueById<T extends { readonly id: string; readonly file: string; readonly line: number }>(
  items: readonly T[],
  what: string,
  problems: ContentProblem[],
): ReadonlyMap<string, T> {
  const byId = new Map<string, T>();
  for (const item of items) {
    const first = byId.get(item.id);
    if (first === undefined) byId.set(item.id, item);
    else
      problems.push({
        file: item.file,
        line: item.line,
        message: `there is another ${what} “${item.id}” at ${first.file}:${String(first.line)}.`,
      });
  }
  return byId;
}
