import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { onceFor } from '#engine/kernel/once.ts';
import { arises } from '#engine/rules/key.ts';
import { clausesOf, ruleOf } from '#engine/rules/rule-set.ts';
import type { Book, ContentGraph } from '../graph/content-graph.ts';
import { runs } from '../library/clauses.ts';
import { GAME_CONTENTS } from '../graph/game-content.ts';
import { askedPlateProblems } from './plates/asked-plates.ts';
import { collationProblems } from './records/collations.ts';
import { boundWordProblems, unboundProblems } from './words/bound-words.ts';
import { firstHandProblems } from './records/first-hands.ts';
import { lessonProblems } from './plates/lessons.ts';
import { descentProblems } from './records/descent.ts';
import { plateProblems } from './plates/plates.ts';
import { pageProblems } from './pages.ts';
import type { Edition, Library } from '../library/library.ts';
import { filesBelow } from '../library/files/files-below.ts';
import { linksIn } from '../text/links/links.ts';
import { didYouMean, problemsAt, thatIsNot, whyUnknown, type ContentProblem } from './problem.ts';
import { readingProblems } from './records/readings.ts';
import { recordProblems } from './records/records.ts';

/** Everything that is wrong with the content, in order of file and line; nothing, if the build may go on. */
export const contentProblems = onceFor((graph: ContentGraph): readonly ContentProblem[] =>
  [
    ...graph.library.problems,
    ...editionProblems(graph),
    ...graph.books.flatMap((book) => [...basisProblems(book, graph), ...clauseProblems(book, graph)]),
    ...readingProblems(graph),
    ...recordProblems(graph),
    ...descentProblems(graph.library.sources),
    ...testProblems(graph),
    ...linkProblems(graph),
    ...boundWordProblems(graph),
    ...unboundProblems(graph),
    ...plateProblems(graph),
    ...askedPlateProblems(graph),
    ...pageProblems(graph),
    ...lessonProblems(graph),
    ...collationProblems(graph),
    ...firstHandProblems(graph),
  ].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0)),
);

const editionProblems = ({ library }: ContentGraph): readonly ContentProblem[] =>
  library.editions.flatMap((edition) => problemsAt(edition, whatIsWrongWith(edition, library)));

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

/** Every clause and reading named by a rule set must exist, and the clause must be one that runs. */
function basisProblems({ gameContent, ruleSet, edition }: Book, { library }: ContentGraph): readonly ContentProblem[] {
  const file = `src/games/${gameContent.id}/rules/books/${ruleSet.id}.ts`;
  const lines = readFileSync(join(library.root, file), 'utf8').split('\n');
  const own = new Map(edition.clauses.map((clause) => [clause.id as string, clause]));
  const wrongWith = (key: string): readonly string[] => {
    const isAsked = arises(gameContent.keys, key, ruleSet.values);
    const answered = ruleOf(ruleSet, key);
    if (isAsked && !answered) return [`gives “${key}” no value.`];
    if (!isAsked && answered) return [`answers “${key}”, which by its other answers does not arise.`];
    const basis = (answered ?? ruleOf({ rules: ruleSet.otherwise }, key))?.basis;
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
      : [...wrong, `“${key}” names the reading ${thatIsNot(basis.reading, library.readings.keys())}`];
  };
  const first = gameContent.ruleSets.find(({ linkNumber }) => linkNumber === ruleSet.linkNumber);
  const numbered = lines.findIndex((words) => words.includes('linkNumber:')) + 1;
  const free = Math.max(...gameContent.ruleSets.map(({ linkNumber }) => linkNumber)) + 1;
  const taken =
    first === undefined || first.id === ruleSet.id
      ? []
      : [
          `its link number, ${String(ruleSet.linkNumber)}, is that of “${first.id}”, in whose place links would open it; nobody has ${String(free)}.`,
        ];
  const unsaid = Object.keys(gameContent.keys).flatMap((key) => {
    const line = lines.findIndex((words) => words.includes(`'${key}'`)) + 1;
    return problemsAt({ file, line }, wrongWith(key));
  });
  return [...problemsAt({ file, line: numbered }, taken), ...unsaid];
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
        ? [`clause “${id}” names the reading ${thatIsNot(reading, library.readings.keys())}`]
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
        .map((id) => `a test names the clause ${thatIsNot(id, library.clauses.keys())}`),
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
