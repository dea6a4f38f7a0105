import type { z } from 'astro/zod';
import { GAME_CONTENTS, whyNotRecord, whyNotSession } from '../graph/game-content.ts';
import type { ContentProblem } from '../check/problem.ts';
import { sectionsIn } from '../text/mdx-tree.ts';
import { boundIn } from './bound.ts';
import { clausesIn } from './clauses.ts';
import { ContentFiles, type OneFile } from './content-files.ts';
import type { Edition, Library, Located, SectionedText } from './library.ts';
import { editionSchema, readingSchema, termSchema, collationSchema } from './schemas/editions.ts';
import {
  dealSchemaWith,
  excusedSchema,
  passageSchemaWith,
  playersQuestionSchema,
  sessionSchemaWith,
  firstHandSchema,
} from './schemas/deals.ts';
import { bibliographySchema, sourceSchema, erratumSchema } from './schemas/sources.ts';
import {
  historySchema,
  essaySchema,
  gameSchema,
  homeSchema,
  recordsSchema,
  storedRunsSchema,
} from './schemas/pages.ts';

/** Record with its address below the site, `<game>/<name>`; a file with another name than its own is reported. */
function named<T extends { id: string; game: string }>(
  files: ContentFiles,
  what: string,
  file: OneFile<T>,
): Located<T> & { readonly slug: string } {
  const { id, game } = file.data;
  files.expectName(file, what, id);
  return { ...file.data, id: `${game}/${id}`, slug: id };
}

/** What a list of content may be about. */
const SCOPES = new Set(GAME_CONTENTS.flatMap(({ id, ruleSets }) => [id, ...ruleSets.map((ruleSet) => ruleSet.id)]));

/** Reads the deals alone. */
export const readDeals = (files: ContentFiles): Library['deals'] =>
  files.records('deals', dealSchemaWith(whyNotRecord)).map((file) => named(files, 'deal', file));

/** Reads all content. What cannot be read is listed among the problems instead. */
export async function readLibrary(root: string): Promise<Library> {
  const files = new ContentFiles(root);
  const { problems } = files;
  const editions = await readEditions(files);
  const readings = files.lists('readings', readingSchema, SCOPES);
  const sources = files
    .records('sources', sourceSchema)
    .map(({ data, name }) => ({ ...data, id: data.id ?? name }))
    .sort((a, b) => a.sort - b.sort || a.title.localeCompare(b.title));
  const terms = files
    .lists('glossary', termSchema)
    .sort((a, b) => a.term.localeCompare(b.term, 'en', { sensitivity: 'base' }));
  const deals = readDeals(files);
  const passages = files
    .records('passages', passageSchemaWith(whyNotRecord))
    .map((file) => named(files, 'passage', file));
  const firstHands = files.records('first-hands', firstHandSchema).map((file) => {
    files.expectName(file, 'game', file.data.game);
    return file.data;
  });
  const playersQuestions = files.lists('questions', playersQuestionSchema, SCOPES);
  const unshown = files.lists('plates', excusedSchema, SCOPES);
  const unbound = files.lists('unbound', excusedSchema, SCOPES);
  const collations = files.records('collations', collationSchema).map((file) => {
    const slug = file.data.books.join('--');
    files.expectName(file, 'books', slug);
    return { ...file.data, slug };
  });
  const sessions = files
    .records('sessions', sessionSchemaWith(whyNotSession))
    .map((file) => named(files, 'session', file));
  const home = (await files.textAlone('home', homeSchema))?.data;
  const records = (await files.textAlone('records', recordsSchema))?.data;
  const games = await readTexts(files, 'games', gameSchema);
  const essays = await readTexts(files, 'essays', essaySchema);
  const errata = files.listIn('errata.yaml', erratumSchema);
  const bibliography = files.whole('bibliography.json', bibliographySchema) ?? [];
  const history = files.whole('history.json', historySchema) ?? [];
  const longRuns = files.records('lab', storedRunsSchema, /\.json$/).map((file) => {
    files.expectName(file, 'game', file.data.game);
    return file.data;
  });
  files.expectAllRead();
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
  const idsOf = (items: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(items.map(({ id }) => id));
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
    playersQuestions,
    unshown,
    unbound,
    home,
    records,
    games,
    essays,
    errata,
    collations,
    bibliography,
    history,
    longRuns,
    problems,
    links: {
      clause: new Set(clauses.keys()),
      reading: new Set(readingsById.keys()),
      term: new Set(terms.map((term) => term.slug)),
      deal: idsOf(deals),
      session: idsOf(sessions),
      source: idsOf(sources),
      bib: idsOf(bibliography),
    },
  };
}

async function readEditions(files: ContentFiles): Promise<readonly Edition[]> {
  const editions = (await files.texts('editions', editionSchema)).map((text): Edition => {
    const { data, tree = NOTHING, firstLine } = text;
    const { clauses, bound, problems } = clausesIn(tree, data.ruleset, data.file, firstLine);
    // Under another name all clauses seem to be those of another book.
    if (files.expectName(text, 'rule set', data.ruleset, 2)) files.problems.push(...problems);
    return { ...data, clauses, bound, tree };
  });
  return editions.sort((a, b) => a.sort - b.sort);
}

const NOTHING = { type: 'root' };

const readTexts = async <T>(
  files: ContentFiles,
  folder: 'games' | 'essays',
  schema: z.ZodType<T>,
): Promise<readonly SectionedText<T>[]> =>
  (await files.texts(folder, schema)).map(({ data, tree = NOTHING, firstLine }) => {
    const { bound, problems } = boundIn(tree, { file: data.file, firstLine });
    files.problems.push(...problems);
    return { ...data, sections: sectionsIn(tree), bound };
  });

/** Indexes by id; a repeated id is reported and left out. */
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
