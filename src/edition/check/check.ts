import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { memoizeByIdentity } from '#engine/kernel/collections.ts';
import { nearest } from '#engine/kernel/result.ts';
import { firstLacking } from '#engine/rules/key.ts';
import { clausesOf, ruleOf } from '#engine/rules/rule-set.ts';
import type { Book, ContentGraph } from '../graph/content.ts';
import { runs } from '../library/clauses.ts';
import { GAME_CONTENTS } from '../graph/game-content.ts';
import { requestProblems, plateProblems } from './plates.ts';
import { collationProblems, sourceProblems, descentProblems } from './records/sources.ts';
import { dealCountProblems, dealProblems, firstHandProblems } from './records/deals.ts';
import { historyProblems, conditionProblems, keyNumberProblems, sharedNumbers, questionProblems } from './keys.ts';
import { boundWordProblems, unboundProblems } from './words/bound-words.ts';
import { playersQuestionProblems } from './records/players-questions.ts';
import { pageProblems, lessonProblems, addressCheck } from './pages.ts';
import type { Edition, Library } from '../library/library.ts';
import { linesOf } from '../library/content-files.ts';
import { filesBelow } from '../library/files-below.ts';
import { addressesIn, linksIn } from '../text/links.ts';
import { suggestId, problemsAt, unknownName, whyUnknown, type ContentProblem } from './problem.ts';
import { impossibleProblems, recordProblems, readingProblems } from './records/records.ts';

/**
 * Lists everything that is wrong with the content, in order of file and line. The build goes on only if the list is empty. What
 * cannot be read, a rule set without its edition or an answer, and a deal that cannot have been played hide whatever may only
 * follow from them: one mistake is one line.
 */
export const contentProblems = (graph: ContentGraph): readonly ContentProblem[] => examined(graph).problems;

/** Whether everything was examined, so that mending the problems listed brings up no others. */
export const isExaminedWhole = (graph: ContentGraph): boolean => examined(graph).isWhole;

interface Examined {
  readonly problems: readonly ContentProblem[];
  readonly isWhole: boolean;
}

const examined = memoizeByIdentity((graph: ContentGraph): Examined => {
  const { library } = graph;
  const unfinished = new Map(graph.books.map((book) => [book.ruleSet.id, answerProblems(book, graph)] as const));
  const unanswered = [...conditionProblems(library.root, GAME_CONTENTS), ...[...unfinished.values()].flat()];
  const lacksAnswers = (ruleset: string): boolean => (unfinished.get(ruleset) ?? []).length > 0;
  const judged = withoutRecords(graph, ({ ruleset }) => lacksAnswers(ruleset));
  const impossible = impossibleProblems(judged);
  const isMissing =
    graph.books.length < library.editions.length ||
    booksWithoutEdition(library).some(({ id }) => isNamedInContent(id, library));
  const isHidden = library.problems.length > 0 || unanswered.length > 0;
  const isWhole = !isHidden && !isMissing && impossible.length === 0;
  const problems: readonly ContentProblem[] = [
    ...library.problems,
    ...dealProblems(judged),
    ...impossible,
    ...unanswered,
    ...(isHidden ? [] : isMissing ? editionProblems(graph) : problemsBetween(graph)),
    ...(isWhole ? problemsWithDeals(graph) : []),
  ];
  const placed = problems.map((problem) => withLine(problem, library.root));
  return { problems: placed.sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0)), isWhole };
});

/** A problem at the line of its part of the file. */
const withLine = ({ path, textLine, ...problem }: ContentProblem, root: string): ContentProblem =>
  path ? { ...problem, line: linesOf(root, problem.file).lineOf(path, textLine) } : problem;

/** Content without the deals, passages and sessions for which `isLeftOut` holds. */
function withoutRecords(
  { library, ...graph }: ContentGraph,
  isLeftOut: (record: { readonly ruleset: string }) => boolean,
): ContentGraph {
  const kept = <T extends { readonly ruleset: string }>(records: readonly T[]): readonly T[] =>
    records.filter((record) => !isLeftOut(record));
  const { deals, passages, sessions } = library;
  return {
    ...graph,
    library: { ...library, deals: kept(deals), passages: kept(passages), sessions: kept(sessions) },
  };
}

/** Rule sets without an edition, with their games. */
const booksWithoutEdition = ({ editions }: Library): readonly { readonly id: string; readonly game: string }[] =>
  GAME_CONTENTS.flatMap(({ id: game, ruleSets }) =>
    ruleSets.flatMap(({ id }) => (editions.some(({ ruleset }) => ruleset === id) ? [] : [{ id, game }])),
  );

/** Whether deals are settled by a book, or readings decide for it. */
const isNamedInContent = (ruleset: string, { deals, readings }: Library): boolean =>
  deals.some((deal) => deal.ruleset === ruleset) || [...readings.values()].some(({ scope }) => scope === ruleset);

/** Problems between files. */
const problemsBetween = (graph: ContentGraph): readonly ContentProblem[] => [
  ...keyNumberProblems(graph.library.root, GAME_CONTENTS),
  ...questionProblems(graph.library.root, GAME_CONTENTS),
  ...dealCountProblems(graph),
  ...editionProblems(graph),
  ...sourceProblems(graph),
  ...graph.books.flatMap((book) => [
    ...bookNumberProblems(book, graph),
    ...basisProblems(book, graph),
    ...clauseProblems(book, graph),
  ]),
  ...readingProblems(graph),
  ...recordProblems(graph),
  ...descentProblems(graph.library.sources),
  ...historyProblems(graph),
  ...testProblems(graph),
  ...linkProblems(graph),
  ...boundWordProblems(graph),
  ...unboundProblems(graph),
];

/** Problems of texts that show deals. A text or a deal that is wrong itself would cause many of them. */
const problemsWithDeals = (graph: ContentGraph): readonly ContentProblem[] => [
  ...plateProblems(graph),
  ...requestProblems(graph),
  ...pageProblems(graph),
  ...lessonProblems(graph),
  ...collationProblems(graph),
  ...firstHandProblems(graph),
  ...playersQuestionProblems(graph),
];

const editionProblems = ({ library }: ContentGraph): readonly ContentProblem[] => [
  ...library.editions.flatMap((edition) => whatIsWrongWith(edition, library)),
  ...booksWithoutEdition(library).map(({ id, game }) => ({
    file: `src/games/${game}/rules/books/${id}.ts`,
    line: 1,
    message: `“${id}” has no edition: write content/editions/${id}.mdx.`,
  })),
];

function whatIsWrongWith(edition: Edition, library: Library): readonly ContentProblem[] {
  const { game, ruleset, source, witness, glance } = edition;
  const gameContent = GAME_CONTENTS.find(({ id }) => id === game);
  const ruleSets = gameContent?.ruleSets.map(({ id }) => id) ?? [];
  const columns = library.games.find((page) => page.game === game)?.glance;
  const kind = library.sources.find(({ id }) => id === source)?.kind;
  const wrong: Readonly<Record<string, readonly string[]>> = {
    game: gameContent ? [] : [`there is no game “${game}”.`],
    ruleset:
      gameContent && !ruleSets.includes(ruleset)
        ? [`“${game}” has no rule set “${ruleset}”.${suggestId(ruleset, ruleSets)}`]
        : [],
    glance:
      columns && glance?.length !== columns.length
        ? [
            `must have ${String(columns.length)} cells in “glance”, for the table of content/games/${game}.mdx: ${columns.join('; ')}.`,
          ]
        : [],
    source: [
      ...whyUnknown('source', source, library.links.source),
      ...(kind === 'witness' || kind === 'summary'
        ? [`its source “${source}” is listed as a ${kind}, but now has an edition: make it primary.`]
        : []),
    ],
    witness: witness === undefined ? [] : whyUnknown('source', witness, library.links.source),
  };
  return Object.entries(wrong).flatMap(([field, messages]) => problemsAt(edition, messages, [field]));
}

/**
 * A rule set's file below the project's root, with two functions: `lineOf` finds the first line with these words (0 if there is
 * none), `placeOfKey` the answer to a rule key, or the start of the answers.
 */
function fileOf({ gameContent, ruleSet }: Book, { root }: Library) {
  const file = `src/games/${gameContent.id}/rules/books/${ruleSet.id}.ts`;
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const lineOf = (words: string): number => lines.findIndex((line) => line.includes(words)) + 1;
  return { file, lineOf, placeOfKey: (key: string) => ({ file, line: lineOf(`'${key}'`) || lineOf('rules: {') }) };
}

/** Checks that a rule set has a unit, and answers every rule key that arises in its book and no other key. */
function answerProblems(book: Book, { library }: ContentGraph): readonly ContentProblem[] {
  const { gameContent, ruleSet } = book;
  const { keys } = gameContent;
  const names = Object.keys(keys);
  const isAnswered = (key: string): boolean => ruleOf(ruleSet, key) !== undefined;
  const unknown = Object.keys(ruleSet.rules).filter((key) => !names.includes(key));
  const misspelt = new Set(unknown.map((key) => nearest(key, names)));
  const wrongWith = (key: string): readonly string[] => {
    const parent = firstLacking(keys, key, ruleSet.values);
    if (parent === undefined)
      return isAnswered(key) || misspelt.has(key) ? [] : [`“${ruleSet.id}” has no answer to “${key}”.`];
    // A question may seem not to arise because the one it depends on has no answer.
    return isAnswered(key) && isAnswered(parent)
      ? [`“${ruleSet.id}” answers “${key}”, which does not arise in it: that depends on its answer to “${parent}”.`]
      : [];
  };
  const wrong = names.flatMap((key) => wrongWith(key).map((message) => [key, message] as const));
  const isWithoutUnit = (ruleSet.unit as unknown) === undefined;
  if (wrong.length === 0 && unknown.length === 0 && !isWithoutUnit) return [];
  const { file, lineOf, placeOfKey } = fileOf(book, library);
  return [
    ...(isWithoutUnit
      ? [
          {
            file,
            line: lineOf('makeRuleSet('),
            message: `“${ruleSet.id}” has no unit: name its counters, one and several, such as unit: ['fiche', 'fiches'].`,
          },
        ]
      : []),
    ...unknown.map((key) => ({
      ...placeOfKey(key),
      message: `“${ruleSet.id}” answers “${key}”, which is not a rule key.${suggestId(key, names)}`,
    })),
    ...wrong.map(([key, message]) => ({ ...placeOfKey(key), message })),
  ];
}

/** Published links hold the numbers of books too: if two books of a game shared one, a link would open the wrong book. */
function bookNumberProblems(book: Book, { library }: ContentGraph): readonly ContentProblem[] {
  const { gameContent, ruleSet } = book;
  const { file, lineOf } = fileOf(book, library);
  const shared = sharedNumbers(gameContent.ruleSets.map(({ id, linkNumber }) => [id, linkNumber]));
  return problemsAt(
    { file, line: lineOf('linkNumber:') },
    shared.filter(({ name }) => name === ruleSet.id).map(({ message }) => message),
  );
}

/** Checks that every clause and interpretation named by a rule set exists, and that the clause is one that runs. */
function basisProblems(book: Book, { library }: ContentGraph): readonly ContentProblem[] {
  const { gameContent, ruleSet, edition } = book;
  const { placeOfKey } = fileOf(book, library);
  const own = new Map(edition.clauses.map((clause) => [clause.id as string, clause]));
  const wrongWith = (key: string): readonly string[] => {
    const basis = (ruleOf(ruleSet, key) ?? ruleOf({ rules: ruleSet.alternatives }, key))?.basis;
    if (!basis) return [];
    const wrong = clausesOf(basis).flatMap((id): readonly string[] => {
      const clause = own.get(id);
      if (!clause) return [`“${key}” cites “${id}”, which its edition does not have.${suggestId(id, own.keys())}`];
      return runs(clause.status)
        ? []
        : [`“${key}” cites “${id}”, which is ${clause.status}: only a clause that the site computes can be a basis.`];
    });
    const isNamed = basis.kind === 'attested' || library.readings.has(basis.reading);
    return isNamed
      ? wrong
      : [...wrong, `“${key}” names the reading ${unknownName(basis.reading, library.readings.keys())}`];
  };
  return Object.keys(gameContent.keys).flatMap((key) => problemsAt(placeOfKey(key), wrongWith(key)));
}

const clauseProblems = (
  { edition, keysOf, ruleSet }: Book,
  { library, testsOf, dealsOf }: ContentGraph,
): readonly ContentProblem[] =>
  edition.clauses.flatMap((clause) => {
    const { id, status, reading } = clause;
    return problemsAt(clause, [
      ...(runs(status) && !keysOf.has(id)
        ? [`clause “${id}” is ${status}, but no rule key of ${ruleSet.id} cites it.`]
        : []),
      ...(runs(status) && !testsOf.has(id) && !dealsOf.has(id)
        ? [
            `clause “${id}” is ${status}, but no deal lists it under “clauses” and no test has its id, in square brackets, in the title.`,
          ]
        : []),
      ...(reading !== undefined && !library.readings.has(reading)
        ? [`clause “${id}” names the reading ${unknownName(reading, library.readings.keys())}`]
        : []),
    ]);
  });

function testProblems({ tests, library, books }: ContentGraph): readonly ContentProblem[] {
  const editions = new Set(books.map(({ ruleSet }) => ruleSet.id));
  return tests.flatMap((test) =>
    problemsAt(
      test,
      test.clauses
        .filter((id) => editions.has(id.slice(0, id.indexOf('.'))) && !library.clauses.has(id))
        .map((id) => `a test names the clause ${unknownName(id, library.clauses.keys())}`),
    ),
  );
}

const linkProblems = ({ library }: ContentGraph): readonly ContentProblem[] => {
  const whyNotAddress = addressCheck(library.root);
  return filesBelow(join(library.root, 'content'), /\.(mdx|ya?ml)$/).flatMap((path) => {
    const file = relative(library.root, path).replaceAll('\\', '/');
    const text = readFileSync(path, 'utf8');
    return [
      ...linksIn(text).flatMap(({ target, line }) =>
        problemsAt({ file, line }, whyUnknown(target.scheme, target.id, library.links[target.scheme])),
      ),
      ...addressesIn(text).flatMap(({ url, line }) => problemsAt({ file, line }, whyNotAddress(url))),
    ];
  });
};
