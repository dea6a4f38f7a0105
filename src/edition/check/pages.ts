import type { ContentGraph } from '../graph/content.ts';
import { GAME_CONTENTS } from '../graph/game-content.ts';
import { suggestId, problemsAt, whyUnknown, type ContentProblem } from './problem.ts';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { requestedPiece } from '../view/plates.ts';
import { writtenPlates } from './plates.ts';
import { filesBelow } from '../library/files-below.ts';
import { LINK_SCHEMES } from '../text/links.ts';

/* Checks what the home page, the page on records and the games' pages name in their frontmatter. */

const GAME_IDS = GAME_CONTENTS.map(({ id }) => id);
const RULE_SETS = new Set(GAME_CONTENTS.flatMap(({ ruleSets }) => ruleSets.map(({ id }) => id)));

const whyNoKey = (key: string, keys: object): readonly string[] =>
  Object.hasOwn(keys, key) ? [] : [`there is no rule key “${key}”.${suggestId(key, Object.keys(keys))}`];

export const pageProblems = (graph: ContentGraph): readonly ContentProblem[] => [
  ...homeProblems(graph),
  ...recordsProblems(graph),
  ...startProblems(graph),
];

function homeProblems({ library: { home, links } }: ContentGraph): readonly ContentProblem[] {
  if (!home) return [];
  const game = GAME_CONTENTS.find(({ id }) => id === home.game);
  return [
    ...(game
      ? problemsAt(home, whyNoKey(home.compared, game.keys), ['compared'])
      : problemsAt(home, [`there is no game “${home.game}”.${suggestId(home.game, GAME_IDS)}`], ['game'])),
    ...problemsAt(home, whyUnknown('reading', home.doubt, links.reading), ['doubt']),
  ];
}

function recordsProblems({ library: { records } }: ContentGraph): readonly ContentProblem[] {
  if (!records) return [];
  const { settled, refused } = records;
  const game = GAME_CONTENTS.find(({ ruleSets }) => ruleSets.some(({ id }) => id === settled.ruleset));
  return [
    ...Object.entries({ settled: settled.ruleset, refused: refused['ruleset'] }).flatMap(([field, id]) =>
      problemsAt(records, typeof id === 'string' ? whyUnknown('rule set', id, RULE_SETS) : [], [field, 'ruleset']),
    ),
    ...(game
      ? Object.keys(settled.vary).flatMap((key) =>
          problemsAt(records, whyNoKey(key, game.keys), ['settled', 'vary', key]),
        )
      : []),
  ];
}

/** Checks the deal with which a game's page begins. */
const startProblems = ({ library, books }: ContentGraph): readonly ContentProblem[] =>
  library.games.flatMap((page) => {
    const { start } = page;
    if (!start) return [];
    const deal = library.deals.find(({ id }) => id === start.deal);
    if (!deal) return problemsAt(page, whyUnknown('deal', start.deal, library.links.deal), ['start', 'deal']);
    const steps = books.find(({ ruleSet }) => ruleSet.id === deal.ruleset)?.gameContent.stagesOf(deal.record);
    return problemsAt(page, steps ? [] : [`its first deal, “${deal.id}”, is by an unknown book.`], ['start', 'deal']);
  });

/*
 * Checks the figures of a game's page. The page has one set of rules, those of the book it teaches; a figure or plate of
 * another book would be shown with the wrong rules.
 */

const LESSON = /<Lesson book="([^"]*)">([\s\S]*?)<\/Lesson>/;

export const lessonProblems = (graph: ContentGraph): readonly ContentProblem[] =>
  graph.library.games.flatMap((page) => {
    const text = readFileSync(join(graph.library.root, page.file), 'utf8');
    const [all, taught, lesson = ''] = LESSON.exec(text) ?? [];
    if (all === undefined || taught === undefined) return [];
    const lineOf = (index: number): number => text.slice(0, index).split('\n').length;
    const start = text.indexOf(all) + all.indexOf(lesson);
    return [
      ...problemsAt(
        { file: page.file, line: lineOf(start) },
        taught === page.teaches ? [] : [`<Lesson> is by “${taught}”, but the page teaches “${page.teaches ?? ''}”.`],
      ),
      ...page.bound.flatMap((bound) =>
        problemsAt(
          bound,
          bound.book === taught
            ? []
            : [`<V> around “${bound.words}” is of “${bound.book}”, not of the book taught here.`],
        ),
      ),
      ...writtenPlates(lesson).flatMap(({ request, attributes, index }) => {
        const at = { file: page.file, line: lineOf(start + index) };
        return problemsAt(at, whyNotHere(request, attributes, taught, graph));
      }),
    ];
  });

function whyNotHere(
  request: Readonly<Record<string, string>>,
  attributes: string,
  taught: string,
  graph: ContentGraph,
): readonly string[] {
  if (!/\bline\b/.test(attributes))
    return ['<Plate> in a lesson must have a “line”: beside the table only that line is shown.'];
  const plateBook = graph.books.find((book) => requestedPiece(request, book, graph))?.ruleSet.id;
  const book = plateBook ?? graph.library.clauses.get(request['clause'] ?? '')?.ruleset;
  return book === undefined || book === taught ? [] : [`<Plate> is of “${book}”, not of the book taught here.`];
}

/** Schemes of links that lead out of the site. */
const OUTSIDE = ['http', 'https', 'mailto'];

/** Addresses of the site’s pages as patterns: a page’s file gives its address; of its parameters, games and books are known. */
function pagePatterns(root: string): readonly RegExp[] {
  const pages = join(root, 'src', 'pages');
  const anyOf = (names: readonly string[]): string => `(?:${names.join('|')})`;
  const parameters: Readonly<Record<string, string>> = {
    game: anyOf(GAME_CONTENTS.map(({ id }) => id)),
    ruleset: anyOf(GAME_CONTENTS.flatMap(({ ruleSets }) => ruleSets.map(({ id }) => id))),
  };
  return filesBelow(pages, /\.(?:astro|ts)$/).map((path) => {
    const route = relative(pages, path)
      .replaceAll('\\', '/')
      .replace(/\.(?:astro|ts)$/, '');
    const pattern = route
      .replace(/(?:^|\/)index$/, '')
      .replaceAll('.', '\\.')
      .replaceAll(/\[(\w+)\]/g, (_, name: string) => parameters[name] ?? '[^/]+');
    return new RegExp(`^/${pattern}/?$`);
  });
}

/**
 * Makes a check of link addresses, which returns the errors of one: a scheme must be known, and an address within the site must be
 * that of a page. A project without pages, such as a test’s, has no addresses to check.
 */
export function addressCheck(root: string): (url: string) => readonly string[] {
  const patterns = pagePatterns(root);
  const schemes: readonly string[] = [...LINK_SCHEMES, ...OUTSIDE];
  return (url) => {
    const [, scheme] = /^([a-z]+):/.exec(url) ?? [];
    if (scheme !== undefined)
      return schemes.includes(scheme) ? [] : [`there are no links “${scheme}:”.${suggestId(scheme, LINK_SCHEMES)}`];
    const [path = ''] = url.split(/[#?]/);
    return patterns.length === 0 || patterns.some((pattern) => pattern.test(path))
      ? []
      : [`there is no page “${path}” to link to.`];
  };
}
