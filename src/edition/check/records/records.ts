import { GAME_CONTENTS } from '../../graph/game-content.ts';
import type { ContentGraph } from '../../graph/content-graph.ts';
import { runs } from '../../library/clauses.ts';
import type { Library, Term } from '../../library/library.ts';
import { problemsAt, whyUnknown, type ContentProblem } from '../problem.ts';

/** The glossary’s own word for terms that belong to no one game. */
const COMMON = 'common';
const RECORD = 'record in content/bibliography.json';

/** Names in sources, terms, deals, essays and errata, and the sums of the errata. */
export function recordProblems({ library }: ContentGraph): readonly ContentProblem[] {
  const { bib, source: sources } = library.links;
  const ids = GAME_CONTENTS.map(({ id }) => id);
  const games = new Set([COMMON, ...ids]);
  const written = [library.games, library.essays, library.deals, library.sessions, library.passages];
  return [
    ...library.sources.flatMap((source) => {
      const by = 'by' in source.known ? source.known.by : undefined;
      return problemsAt(source, [
        ...whyUnknown(RECORD, source.citation, bib),
        ...(by === undefined ? [] : whyUnknown('source', by, sources)),
      ]);
    }),
    ...[...library.clauses.values()].flatMap((clause) =>
      problemsAt(clause, clause.after === undefined ? [] : whyUnknown('source', clause.after, sources)),
    ),
    ...library.terms.flatMap((term) => problemsAt(term, termProblems(term, games, library))),
    ...[...library.deals, ...library.passages].flatMap((deal) =>
      problemsAt(deal, [
        ...deal.clauses.flatMap((id) => clauseProblems(id, library)),
        ...whyImpossible(deal.game, deal.record),
      ]),
    ),
    ...ids
      .filter((id) => !library.games.some(({ game }) => game === id))
      .map((id) => ({ file: `content/games/${id}.mdx`, line: 1, message: `the game “${id}” has no page of its own.` })),
    ...written.flat().flatMap((text) => problemsAt(text, whyUnknown('game', text.game, games))),
    ...library.essays.flatMap((essay) =>
      problemsAt(
        essay,
        essay.timeline.flatMap(({ cites }) => cites.flatMap((id) => whyUnknown(RECORD, id, bib))),
      ),
    ),
    ...library.errata.flatMap((erratum) =>
      problemsAt(erratum, [...whyUnknown('source', erratum.source, sources), ...sumProblems(erratum)]),
    ),
  ];
}

/** What no table could have seen, whatever the rules: a card that stands twice. */
function whyImpossible(game: string, record: Readonly<Record<string, unknown>>): readonly string[] {
  const opened = GAME_CONTENTS.find(({ id }) => id === game)?.openRecord(record);
  const judged = opened?.ok === true ? opened.value.judged : opened;
  if (judged === undefined || judged.ok) return [];
  const { at, message } = judged.error;
  return [at === undefined ? message : `at “${at}”: ${message}`];
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

function clauseProblems(id: string, { clauses, links }: Library): readonly string[] {
  const status = clauses.get(id)?.status;
  return status === undefined || runs(status)
    ? whyUnknown('clause', id, links.clause)
    : [`the deal names “${id}”, which is ${status}: no deal can exercise it.`];
}

function sumProblems({ id, sum }: Library['errata'][number]): readonly string[] {
  if (!sum) return [];
  const total = sum.parts.reduce((sofar, { value }) => sofar + value, 0);
  return [
    ...sum.parts.flatMap((part) =>
      'count' in part && part.count * part.each !== part.value
        ? [
            `“${id}” has ${String(part.count)} × ${String(part.each)} for ${part.label} come to ${String(part.value)}; it is ${String(part.count * part.each)}.`,
          ]
        : [],
    ),
    ...(total === sum.total ? [] : [`the parts of “${id}” come to ${String(total)}, not ${String(sum.total)}.`]),
  ];
}
