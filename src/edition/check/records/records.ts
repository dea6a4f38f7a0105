import { GAME_CONTENTS } from '../../graph/game-content.ts';
import { type ContentGraph, usesOfReading } from '../../graph/content.ts';
import { runs } from '../../library/clauses.ts';
import type { Deal, Library, Passage, Term, Interpretation } from '../../library/library.ts';
import { pathOfPlace } from '../../library/schemas/deals.ts';
import { problemsAt, whyUnknown, type ContentProblem, suggestId } from '../problem.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, nearest } from '#engine/kernel/result.ts';
import { isValueOf } from '#engine/rules/key.ts';
import { listed } from '#engine/kernel/collections.ts';
import { ruleOrStart } from '#engine/rules/rule-set.ts';
import { linksIn } from '../../text/links.ts';

/** Scope of glossary terms that belong to no single game. */
const COMMON = 'common';
const RECORD = 'record in content/bibliography.json';

/** Checks names in sources, terms, deals, essays, stored runs and errata, and the sums of the errata. */
export function recordProblems({ library }: ContentGraph): readonly ContentProblem[] {
  const { bib, source: sources } = library.links;
  const ids = GAME_CONTENTS.map(({ id }) => id);
  const games = new Set([COMMON, ...ids]);
  const written = [library.games, library.essays, library.deals, library.sessions, library.passages];
  return [
    ...library.sources.flatMap((source) => {
      const by = 'by' in source.known ? source.known.by : undefined;
      return [
        ...problemsAt(source, whyUnknown(RECORD, source.citation, bib), ['citation']),
        ...problemsAt(source, by === undefined ? [] : whyUnknown('source', by, sources), ['known', 'by']),
      ];
    }),
    ...[...library.clauses.values()].flatMap((clause) =>
      problemsAt(clause, clause.after === undefined ? [] : whyUnknown('source', clause.after, sources)),
    ),
    ...library.terms.flatMap((term) => problemsAt(term, termProblems(term, games, library))),
    ...library.terms.flatMap((term, i) => problemsAt(term, formProblems(term, library.terms.slice(0, i)))),
    ...[...library.deals, ...library.passages].flatMap((deal) => clauseProblems(deal, library)),
    ...ids
      .filter((id) => !library.games.some(({ game }) => game === id))
      .map((id) => ({ file: `content/games/${id}.mdx`, line: 1, message: `the game “${id}” has no page of its own.` })),
    ...written.flat().flatMap((text) => problemsAt(text, whyUnknown('game', text.game, games), ['game'])),
    ...library.essays.flatMap((essay) =>
      essay.timeline.flatMap(({ cites }, i) =>
        cites.flatMap((id, n) => problemsAt(essay, whyUnknown(RECORD, id, bib), ['timeline', i, 'cites', n])),
      ),
    ),
    ...library.longRuns.flatMap(({ file, game, books }) =>
      Object.keys(books).flatMap((id) => {
        const ruleSets = GAME_CONTENTS.find((one) => one.id === game)?.ruleSets ?? [];
        return problemsAt({ file }, whyUnknown('rule set', id, new Set(ruleSets.map((one) => one.id))), ['books', id]);
      }),
    ),
    ...library.errata.flatMap((erratum) =>
      problemsAt(erratum, [...whyUnknown('source', erratum.source, sources), ...sumProblems(erratum)]),
    ),
  ];
}

/** Reports deals and passages that cannot have been played. */
export const impossibleProblems = ({ library }: ContentGraph): readonly ContentProblem[] =>
  [...library.deals, ...library.passages].flatMap(({ file, game, record }) => {
    const { at, message } = whyImpossible(game, record) ?? {};
    if (message === undefined) return [];
    return [{ file, path: pathOfPlace(at ?? ''), message: at === undefined ? message : `at “${at}”: ${message}` }];
  });

/** Checks what no rule allows, such as a card that occurs twice. */
function whyImpossible(game: string, record: Readonly<Record<string, unknown>>): Problem | undefined {
  const opened = GAME_CONTENTS.find(({ id }) => id === game)?.openRecord(record);
  const judged = opened?.ok === true ? opened.value.judged : opened;
  return judged === undefined || judged.ok ? undefined : judged.error;
}

const termProblems = (
  { games, see, senses }: Term,
  known: ReadonlySet<string>,
  { links }: Library,
): readonly string[] => [
  ...games.flatMap((game) => whyUnknown('game', game, known)),
  ...see.flatMap((slug) => whyUnknown('term', slug, links.term)),
  ...senses.flatMap(({ source }) => (source === undefined ? [] : whyUnknown('source', source, links.source))),
];

/** A form must lead to one term in each game. */
const formProblems = ({ slug, games, forms }: Term, before: readonly Term[]): readonly string[] =>
  before.flatMap((other) =>
    other.games.some((game) => games.includes(game))
      ? forms
          .filter((form) => other.forms.includes(form))
          .map(
            (form) =>
              `the form “${form}” of “${slug}” is also one of “${other.slug}”: a text could not tell which is meant.`,
          )
      : [],
  );

/** Reports clauses of a deal that do not exist or that no deal can show, at the line that names them. */
function clauseProblems({ file, clauses: named }: Deal | Passage, library: Library): readonly ContentProblem[] {
  const { clauses, links } = library;
  return named.flatMap((id, i): readonly ContentProblem[] => {
    const status = clauses.get(id)?.status;
    const messages =
      status === undefined || runs(status)
        ? whyUnknown('clause', id, links.clause)
        : [`the deal names “${id}”, which is ${status}: no deal can exercise it.`];
    return problemsAt({ file }, messages, ['clauses', i]);
  });
}

function sumProblems({ id, sum }: Library['errata'][number]): readonly string[] {
  if (!sum) return [];
  const total = sum.parts.reduce((sofar, { value }) => sofar + value, 0);
  return [
    ...sum.parts.flatMap((part) =>
      'count' in part && part.count * part.each !== part.value
        ? [
            `“${id}” says that ${String(part.count)} × ${String(part.each)} for ${part.label} is ${String(part.value)}; it is ${String(part.count * part.each)}.`,
          ]
        : [],
    ),
    ...(total === sum.total ? [] : [`the parts of “${id}” come to ${String(total)}, not ${String(sum.total)}.`]),
  ];
}

/** The values of a rule key as data, such as `"aces" or true`. */
const sayChoice = (values: readonly unknown[]): string =>
  listed(
    values.map((value) => JSON.stringify(value)),
    'or',
  );

/** Reports interpretations that decide unknown keys, or nothing. */
export function readingProblems(graph: ContentGraph): readonly ContentProblem[] {
  const linked = linkedFromEditions(graph);
  return [...graph.library.readings.values()].flatMap((reading) =>
    problemsAt(reading, wrongWith(reading, graph, linked)),
  );
}

/** Interpretations that clauses or their notes link to. */
const linkedFromEditions = ({ library }: ContentGraph): ReadonlySet<string> =>
  new Set(
    library.editions.flatMap(({ file }) =>
      linksIn(readFileSync(join(library.root, file), 'utf8')).flatMap(({ target }) =>
        target.scheme === 'reading' ? [target.id] : [],
      ),
    ),
  );

/**
 * Checks that an interpretation's keys and values are the game's, that every alternative changes something, and that
 * something uses it.
 */
function wrongWith(reading: Interpretation, graph: ContentGraph, linked: ReadonlySet<string>): readonly string[] {
  const { id, scope, keys, alternatives } = reading;
  const wrong: string[] = [];
  const report = (message: string): void => void wrong.push(`reading “${id}” ${message}`);
  if (!id.startsWith(`${scope}.`)) report(`must begin with its file’s name, “${scope}.”.`);
  const gameContent = GAME_CONTENTS.find(
    (at) => at.id === scope || at.ruleSets.some((ruleSet) => ruleSet.id === scope),
  );
  // A file under another name is not read.
  if (!gameContent) return wrong;
  const own = gameContent.ruleSets.find((ruleSet) => ruleSet.id === scope);
  const names = Object.keys(gameContent.keys);
  const unknown = keys.filter((key) => !names.includes(key));
  for (const key of unknown) report(`decides “${key}”, which is not a rule key.${suggestId(key, names)}`);
  // A key that is listed under a misspelt name is listed.
  const isListed = (key: string): boolean => keys.includes(key) || unknown.some((one) => nearest(one, names) === key);
  for (const { id: which, changes } of alternatives) {
    const changed = Object.entries(changes);
    for (const [key, value] of changed) {
      const spec = gameContent.keys[key];
      if (!spec) report(`changes “${key}”, which is not a rule key.${suggestId(key, names)}`);
      else if (!isValueOf(spec, value))
        report(
          `changes “${key}” to ${JSON.stringify(value)}; it must be ${spec.type === 'amount' ? 'a whole number' : sayChoice(spec.values)}.`,
        );
      else if (!isListed(key)) report(`changes “${key}”, but does not list it among its keys.`);
    }
    if (own && changed.length > 0 && changed.every(([key, value]) => ruleOrStart(own, key)?.value === value))
      report(`has an alternative “${which}” that says what ${own.id} says already.`);
  }
  if (
    keys.length > 0 &&
    alternatives.length > 0 &&
    alternatives.every(({ changes }) => Object.keys(changes).length === 0)
  )
    report('decides rule keys, but none of its alternatives changes one.');
  if (keys.length === 0 && usesOfReading(reading, graph).length === 0 && !linked.has(id))
    report('decides no key, and no clause or rule set names it.');
  return wrong;
}
