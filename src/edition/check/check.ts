import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { arises, isValueOf } from '#engine/rules/key.ts';
import { clausesOf, ruleOf, ruleOrStart } from '#engine/rules/rule-set.ts';
import { usesOfReading, type Book, type ContentGraph } from '../graph/content-graph.ts';
import { runs } from '../library/clauses.ts';
import { GAME_CONTENTS } from '../graph/game-content.ts';
import { askedPlateProblems } from './asked-plates.ts';
import { collationProblems } from './collations.ts';
import { boundWordProblems, unboundProblems } from './bound-words.ts';
import { firstHandProblems } from './first-hands.ts';
import { descentProblems } from './descent.ts';
import { plateProblems } from './plates.ts';
import { filesBelow, type Reading } from '../library/library.ts';
import { linksIn, whyNotLink } from '../text/links.ts';
import { didYouMean, type ContentProblem } from './problem.ts';

/** Everything that is wrong with the content, in order of file and line; nothing, if the build may go on. */
export function contentProblems(graph: ContentGraph): readonly ContentProblem[] {
  const linked = readingsLinkedFromEditions(graph);
  return [
    ...graph.library.problems,
    ...editionProblems(graph),
    ...graph.books.flatMap((book) => [...basisProblems(book, graph), ...clauseProblems(book, graph)]),
    ...[...graph.library.readings.values()].flatMap((reading) => readingProblems(reading, graph, linked)),
    ...recordProblems(graph),
    ...descentProblems(graph.library.sources),
    ...testProblems(graph),
    ...linkProblems(graph),
    ...boundWordProblems(graph),
    ...unboundProblems(graph),
    ...plateProblems(graph),
    ...askedPlateProblems(graph),
    ...collationProblems(graph),
    ...firstHandProblems(graph),
  ].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

function editionProblems({ library }: ContentGraph): ContentProblem[] {
  return library.editions.flatMap(({ file, line, game, ruleset, source, witness, glance }) => {
    const problems: ContentProblem[] = [];
    const gameContent = GAME_CONTENTS.find(({ id }) => id === game);
    const ruleSets = gameContent?.ruleSets.map(({ id }) => id) ?? [];
    if (!gameContent) problems.push({ file, line, message: `there is no game “${game}”.` });
    else if (!ruleSets.includes(ruleset))
      problems.push({ file, line, message: `“${game}” has no rule set “${ruleset}”.${didYouMean(ruleset, ruleSets)}` });
    const columns = library.games.find((page) => page.game === game)?.glance;
    if (columns && glance?.length !== columns.length)
      problems.push({
        file,
        line,
        message: `must have ${String(columns.length)} cells in “glance”, for the table of content/games/${game}.mdx: ${columns.join('; ')}.`,
      });
    for (const id of [source, ...(witness === undefined ? [] : [witness])])
      if (!library.links.source.has(id))
        problems.push({ file, line, message: `there is no source “${id}”.${didYouMean(id, library.links.source)}` });
    const kind = library.sources.find(({ id }) => id === source)?.kind;
    if (kind === 'witness' || kind === 'summary')
      problems.push({
        file,
        line,
        message: `its source “${source}” stands as a ${kind}, and now has an edition: make it primary.`,
      });
    return problems;
  });
}

/** Every clause and reading named by a rule set must exist, and the clause must be one that runs. */
function basisProblems({ gameContent, ruleSet, edition }: Book, { library }: ContentGraph): ContentProblem[] {
  const file = `src/games/${gameContent.id}/rules/books/${ruleSet.id}.ts`;
  const lines = readFileSync(join(library.root, file), 'utf8').split('\n');
  const own = new Map(edition.clauses.map((clause) => [clause.id as string, clause]));
  return Object.keys(gameContent.keys).flatMap((key) => {
    const line = lines.findIndex((words) => words.includes(`'${key}'`)) + 1;
    const isAsked = arises(gameContent.keys, key, ruleSet.values);
    const answered = ruleOf(ruleSet, key);
    if (isAsked && !answered) return [{ file, line, message: `gives “${key}” no value.` }];
    if (!isAsked && answered)
      return [{ file, line, message: `answers “${key}”, which by its other answers does not arise.` }];
    const basis = (answered ?? ruleOf({ rules: ruleSet.otherwise }, key))?.basis;
    if (!basis) return [];
    const problems = clausesOf(basis).flatMap((id): ContentProblem[] => {
      const clause = own.get(id);
      if (!clause)
        return [
          {
            file,
            line,
            message: `“${key}” cites “${id}”, which its edition does not have.${didYouMean(id, own.keys())}`,
          },
        ];
      if (!runs(clause.status))
        return [
          {
            file,
            line,
            message: `“${key}” cites “${id}”, which is ${clause.status}: only a clause that runs can be a basis.`,
          },
        ];
      return [];
    });
    if (basis.kind !== 'attested' && !library.readings.has(basis.reading))
      problems.push({
        file,
        line,
        message: `“${key}” names the reading “${basis.reading}”, which there is not.${didYouMean(basis.reading, library.readings.keys())}`,
      });
    return problems;
  });
}

function clauseProblems(
  { edition, keysOf, ruleSet }: Book,
  { library, testsOf, dealsOf }: ContentGraph,
): ContentProblem[] {
  return edition.clauses.flatMap(({ id, status, reading, file, line }) => {
    const problems: ContentProblem[] = [];
    if (runs(status) && !keysOf.has(id))
      problems.push({ file, line, message: `clause “${id}” is ${status}, but no rule key of ${ruleSet.id} cites it.` });
    if (runs(status) && !testsOf.has(id) && !dealsOf.has(id))
      problems.push({ file, line, message: `clause “${id}” is ${status}, but no test and no deal names it.` });
    if (reading !== undefined && !library.readings.has(reading))
      problems.push({
        file,
        line,
        message: `clause “${id}” names the reading “${reading}”, which there is not.${didYouMean(reading, library.readings.keys())}`,
      });
    return problems;
  });
}

/** A reading's keys and values must be the game's, each alternative must change something, and something must use it. */
function readingProblems(reading: Reading, graph: ContentGraph, linked: ReadonlySet<string>): ContentProblem[] {
  const { file, line, id, scope, keys, alternatives } = reading;
  const problems: ContentProblem[] = [];
  const say = (message: string): void => void problems.push({ file, line, message: `reading “${id}” ${message}` });
  if (!id.startsWith(`${scope}.`)) say(`must begin with its file’s name, “${scope}.”.`);
  const gameContent = GAME_CONTENTS.find(
    (at) => at.id === scope || at.ruleSets.some((ruleSet) => ruleSet.id === scope),
  );
  if (!gameContent) {
    say(`stands in “${scope}.yaml”, which is neither a game nor a rule set.`);
    return problems;
  }
  const own = gameContent.ruleSets.find((ruleSet) => ruleSet.id === scope);
  const names = Object.keys(gameContent.keys);
  for (const key of keys)
    if (!names.includes(key)) say(`decides “${key}”, which is no rule key.${didYouMean(key, names)}`);
  for (const { id: which, changes } of alternatives) {
    const changed = Object.entries(changes);
    for (const [key, value] of changed) {
      const spec = gameContent.keys[key];
      if (!spec) say(`changes “${key}”, which is no rule key.${didYouMean(key, names)}`);
      else if (!isValueOf(spec, value))
        say(
          `changes “${key}” to ${JSON.stringify(value)}; it may be ${spec.type === 'amount' ? 'a whole number' : spec.values.map((each) => JSON.stringify(each)).join(', ')}.`,
        );
      else if (!keys.includes(key)) say(`changes “${key}”, but does not list it among its keys.`);
    }
    if (own && changed.length > 0 && changed.every(([key, value]) => ruleOrStart(own, key)?.value === value))
      say(`has an alternative “${which}” that says what ${own.id} says already.`);
  }
  if (
    keys.length > 0 &&
    alternatives.length > 0 &&
    alternatives.every(({ changes }) => Object.keys(changes).length === 0)
  )
    say('decides rule keys, but none of its alternatives changes one.');
  if (keys.length === 0 && usesOfReading(reading, graph).length === 0 && !linked.has(id))
    say('decides no key, and no clause or rule set names it.');
  return problems;
}

/** The glossary's own word for terms that belong to no one game. */
const COMMON = 'common';

/** The readings that a clause or its notes lead the reader to. */
const readingsLinkedFromEditions = ({ library }: ContentGraph): ReadonlySet<string> =>
  new Set(
    library.editions.flatMap(({ file }) =>
      linksIn(readFileSync(join(library.root, file), 'utf8')).flatMap(({ target }) =>
        target.scheme === 'reading' ? [target.id] : [],
      ),
    ),
  );

/** Names in sources, terms, deals, essays and errata, and the sums of the errata. */
function recordProblems({ library }: ContentGraph): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const { links } = library;
  const games = new Set([COMMON, ...GAME_CONTENTS.map(({ id }) => id)]);
  const expect = (at: { file: string; line: number }, what: string, id: string, known: ReadonlySet<string>): void => {
    if (!known.has(id))
      problems.push({ file: at.file, line: at.line, message: `there is no ${what} “${id}”.${didYouMean(id, known)}` });
  };
  for (const source of library.sources) {
    expect(source, 'record in content/bibliography.json', source.citation, links.bib);
    const { known } = source;
    if ('by' in known && known.by !== undefined) expect(source, 'source', known.by, links.source);
  }
  for (const clause of library.clauses.values())
    if (clause.after !== undefined) expect(clause, 'source', clause.after, links.source);
  for (const term of library.terms) {
    for (const game of term.games) expect(term, 'game', game, games);
    for (const slug of term.see) expect(term, 'term', slug, links.term);
    for (const { source } of term.senses) if (source !== undefined) expect(term, 'source', source, links.source);
  }
  for (const deal of [...library.deals, ...library.passages]) {
    for (const id of deal.clauses) {
      expect(deal, 'clause', id, links.clause);
      const status = library.clauses.get(id)?.status;
      if (status && !runs(status))
        problems.push({
          file: deal.file,
          line: 1,
          message: `the deal names “${id}”, which is ${status}: no deal can exercise it.`,
        });
    }
  }
  for (const id of games)
    if (id !== COMMON && !library.games.some(({ game }) => game === id))
      problems.push({ file: `content/games/${id}.mdx`, line: 1, message: `the game “${id}” has no page of its own.` });
  for (const written of [
    ...library.games,
    ...library.essays,
    ...library.deals,
    ...library.sessions,
    ...library.passages,
  ])
    expect(written, 'game', written.game, games);
  for (const essay of library.essays)
    for (const id of essay.timeline.flatMap(({ cites }) => cites))
      expect(essay, 'record in content/bibliography.json', id, links.bib);
  for (const erratum of library.errata) {
    expect(erratum, 'source', erratum.source, links.source);
    const { file, line, id, sum } = erratum;
    if (!sum) continue;
    for (const part of sum.parts)
      if ('count' in part && part.count * part.each !== part.value)
        problems.push({
          file,
          line,
          message: `“${id}” has ${String(part.count)} × ${String(part.each)} for ${part.label} come to ${String(part.value)}; it is ${String(part.count * part.each)}.`,
        });
    const total = sum.parts.reduce((sofar, { value }) => sofar + value, 0);
    if (total !== sum.total)
      problems.push({
        file,
        line,
        message: `the parts of “${id}” come to ${String(total)}, not ${String(sum.total)}.`,
      });
  }
  return problems;
}

function testProblems({ tests, library, books }: ContentGraph): ContentProblem[] {
  const editions = new Set(books.map(({ ruleSet }) => ruleSet.id));
  return tests.flatMap(({ file, line, clauses }) =>
    clauses
      .filter((id) => editions.has(id.slice(0, id.indexOf('.'))) && !library.clauses.has(id))
      .map((id) => ({
        file,
        line,
        message: `a test names the clause “${id}”, which there is not.${didYouMean(id, library.clauses.keys())}`,
      })),
  );
}

function linkProblems({ library }: ContentGraph): ContentProblem[] {
  return filesBelow(join(library.root, 'content'), /\.(mdx|ya?ml)$/).flatMap((path) => {
    const file = relative(library.root, path).replaceAll('\\', '/');
    return linksIn(readFileSync(path, 'utf8')).flatMap(({ target, line }) => {
      const message = whyNotLink(target, library.links);
      return message === undefined ? [] : [{ file, line, message }];
    });
  });
}
