import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { memoizeByIdentity } from '#engine/kernel/collections.ts';
import { arises } from '#engine/rules/key.ts';
import { clausesOf, ruleOf } from '#engine/rules/rule-set.ts';
import type { Book, ContentGraph } from '../graph/content-graph.ts';
import { runs } from '../library/clauses.ts';
import { GAME_CONTENTS } from '../graph/game-content.ts';
import { requestProblems, plateProblems } from './plates.ts';
import { collationProblems } from './records/collations.ts';
import { dealCountProblems, dealProblems } from './records/deals.ts';
import { questionProblems } from './questions.ts';
import { sourceProblems, descentProblems } from './records/sources.ts';
import { boundWordProblems, unboundProblems } from './words/bound-words.ts';
import { firstHandProblems } from './records/first-hands.ts';
import { pageProblems, lessonProblems } from './pages.ts';
import type { Edition, Library } from '../library/library.ts';
import { filesBelow } from '../library/files/files-below.ts';
import { linksIn } from '../text/links.ts';
import { didYouMean, problemsAt, unknownName, whyUnknown, type ContentProblem } from './problem.ts';
import { impossibleProblems, recordProblems, readingProblems } from './records/records.ts';

/**
 * Lists everything that is wrong with the content, in order of file and line. The build goes on only if the list is empty. A file
 * that cannot be read, or a rule set that lacks an answer, hides whatever may only follow from it: one mistake is one line.
 */
export const contentProblems = memoizeByIdentity((graph: ContentGraph): readonly ContentProblem[] => {
  const unanswered = graph.books.flatMap((book) => answerProblems(book, graph));
  const isUnread = graph.library.problems.some((problem) => problem.isUnread);
  const problems = [
    ...graph.library.problems,
    ...dealProblems(graph),
    ...impossibleProblems(graph),
    ...unanswered,
    ...(isUnread || unanswered.length > 0 ? [] : problemsBetween(graph)),
  ];
  return problems.sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
});

/** The names that have the number of an earlier one, each with a sentence that gives the next free number. */
export function sharedNumbers(
  named: readonly (readonly [name: string, number: number])[],
): readonly { readonly name: string; readonly message: string }[] {
  const free = String(Math.max(...named.map(([, number]) => number)) + 1);
  return named.flatMap(([name, number]) => {
    const [first] = named.find((one) => one[1] === number) ?? [];
    return first === undefined || first === name
      ? []
      : [
          {
            name,
            message: `“${first}” and “${name}” have the same link number, ${String(number)}: give ${free} to the newer of them.`,
          },
        ];
  });
}

/** Published links hold the numbers of rule keys: if two keys shared one, a link would change the wrong rule. */
const keyNumberProblems = ({ library }: ContentGraph): readonly ContentProblem[] =>
  GAME_CONTENTS.flatMap(({ id, keys }) =>
    sharedNumbers(Object.entries(keys).map(([key, { linkNumber }]) => [key, linkNumber])).map(({ name, message }) => {
      const file = `src/games/${id}/rules/keys.ts`;
      const lines = readFileSync(join(library.root, file), 'utf8').split('\n');
      return { file, line: Math.max(1, lines.findIndex((text) => text.includes(`'${name}'`)) + 1), message };
    }),
  );

/** Problems between files. */
const problemsBetween = (graph: ContentGraph): readonly ContentProblem[] => [
  ...keyNumberProblems(graph),
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
  ...testProblems(graph),
  ...linkProblems(graph),
  ...boundWordProblems(graph),
  ...unboundProblems(graph),
  ...plateProblems(graph),
  ...requestProblems(graph),
  ...pageProblems(graph),
  ...lessonProblems(graph),
  ...collationProblems(graph),
  ...firstHandProblems(graph),
];

const editionProblems = ({ library }: ContentGraph): readonly ContentProblem[] => [
  ...library.editions.flatMap((edition) => problemsAt(edition, whatIsWrongWith(edition, library))),
  ...GAME_CONTENTS.flatMap((game) =>
    game.ruleSets
      .filter(({ id }) => !library.editions.some(({ ruleset }) => ruleset === id))
      .flatMap(({ id }) =>
        problemsAt({ file: `src/games/${game.id}/rules/books/${id}.ts`, line: 1 }, [
          `“${id}” has no edition: write content/editions/${id}.mdx.`,
        ]),
      ),
  ),
];

function whatIsWrongWith({ game, ruleset, source, witness, glance }: Edition, library: Library): readonly string[] {
  const gameContent = GAME_CONTENTS.find(({ id }) => id === game);
  const ruleSets = gameContent?.ruleSets.map(({ id }) => id) ?? [];
  const columns = library.games.find((page) => page.game === game)?.glance;
  const kind = library.sources.find(({ id }) => id === source)?.kind;
  return [
    ...(!gameContent ? [`there is no game “${game}”.`] : []),
    ...(gameContent && !ruleSets.includes(ruleset)
      ? [`“${game}” has no rule set “${ruleset}”.${didYouMean(ruleset, ruleSets)}`]
      : []),
    ...(columns && glance?.length !== columns.length
      ? [
          `must have ${String(columns.length)} cells in “glance”, for the table of content/games/${game}.mdx: ${columns.join('; ')}.`,
        ]
      : []),
    ...[source, ...(witness === undefined ? [] : [witness])].flatMap((id) =>
      whyUnknown('source', id, library.links.source),
    ),
    ...(kind === 'witness' || kind === 'summary'
      ? [`its source “${source}” stands as a ${kind}, and now has an edition: make it primary.`]
      : []),
  ];
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

/** Checks that a rule set answers every rule key that arises in its book, and no other key. */
function answerProblems(book: Book, { library }: ContentGraph): readonly ContentProblem[] {
  const { gameContent, ruleSet } = book;
  const wrongWith = (key: string): readonly string[] => {
    const isApplicable = arises(gameContent.keys, key, ruleSet.values);
    const isAnswered = ruleOf(ruleSet, key) !== undefined;
    if (isApplicable && !isAnswered) return [`gives “${key}” no value.`];
    return !isApplicable && isAnswered ? [`answers “${key}”, which by its other answers does not arise.`] : [];
  };
  const keys = Object.keys(gameContent.keys).filter((key) => wrongWith(key).length > 0);
  if (keys.length === 0) return [];
  const { placeOfKey } = fileOf(book, library);
  return keys.flatMap((key) => problemsAt(placeOfKey(key), wrongWith(key)));
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
      if (!clause) return [`“${key}” cites “${id}”, which its edition does not have.${didYouMean(id, own.keys())}`];
      return runs(clause.status)
        ? []
        : [`“${key}” cites “${id}”, which is ${clause.status}: only a clause that runs can be a basis.`];
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
        ? [`clause “${id}” is ${status}, but no test and no deal names it.`]
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

const linkProblems = ({ library }: ContentGraph): readonly ContentProblem[] =>
  filesBelow(join(library.root, 'content'), /\.(mdx|ya?ml)$/).flatMap((path) => {
    const file = relative(library.root, path).replaceAll('\\', '/');
    return linksIn(readFileSync(path, 'utf8')).flatMap(({ target, line }) =>
      problemsAt({ file, line }, whyUnknown(target.scheme, target.id, library.links[target.scheme])),
    );
  });
