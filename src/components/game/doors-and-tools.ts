import { longRunsOf } from '#edition/deals/long-run.ts';
import type { ContentGraph } from '#edition/graph/content.ts';
import { GAME_CONTENTS, type GameContent } from '#edition/graph/game-content.ts';
import type { FirstHand } from '#edition/library/library.ts';
import { memoizeByIdentity } from '#engine/kernel/collections.ts';
import { inWords } from '#engine/wording/sentence.ts';

/** One of the first things a page offers: learn, play or read. */
export interface Door {
  readonly title: string;
  /** Address below the base. */
  readonly path: `/${string}`;
  /** How long it takes: “about 5 minutes”, “about 12 turns a deal”. */
  readonly takes?: string | undefined;
  readonly says: string;
}

/** A page about a game besides its books: a label with a verb, and what the page is for. */
interface GameTool {
  readonly path: `/${string}`;
  readonly label: string;
  readonly says: string;
}

/** Words that a reader of English prose reads in a minute. */
const WORDS_A_MINUTE = 200;

/** Time to read texts aloud to oneself: “about 5 minutes”. Markup counts as no word. */
export function readingTime(texts: readonly string[]): string {
  const words = texts
    .join(' ')
    .replaceAll(/\]\([^)]*\)/g, '')
    .match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu);
  const minutes = Math.max(1, Math.round((words?.length ?? 0) / WORDS_A_MINUTE));
  return `about ${String(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** Time to read all that a first hand asks and answers. */
export const firstHandTime = ({ begins, steps, ends }: FirstHand): string =>
  readingTime([
    begins,
    ...steps.flatMap(({ look, ask, choices, otherwise = '' }) => [
      look,
      ask,
      ...choices.map(({ says }) => says),
      otherwise,
    ]),
    ends,
  ]);

/** Turns that the reader's seat has in the deal of a first hand; a throw and its play are one. */
const turnsOf = memoizeByIdentity((hand: FirstHand, graph: ContentGraph): number => {
  const deal = graph.library.deals.find(({ id }) => id === `${hand.game}/${hand.deal}`);
  const book = graph.books.find(({ ruleSet }) => ruleSet.id === deal?.ruleset);
  const stages = deal && book ? book.gameContent.stagesOf(deal.record) : [];
  return new Set(stages.filter(({ seat }) => seat === hand.seat).map(({ at }) => at)).size;
});

/** Length of a deal or game at the table, measured on the game's first hand: “about 12 turns a deal”. */
export function tableTime({ id, piece }: GameContent, graph: ContentGraph): string | undefined {
  const hand = graph.library.firstHands.find(({ game }) => game === id);
  return hand && `about ${String(turnsOf(hand, graph))} turns a ${piece}`;
}

/** Ways into a game: learn it, play it, read how it is played; only those that it has. */
export function doorsOf(gameContent: GameContent, graph: ContentGraph): readonly Door[] {
  const { id, kind, tools } = gameContent;
  const { library, books } = graph;
  const isBoard = kind === 'tables';
  const hand = library.firstHands.find(({ game }) => game === id);
  const page = library.games.find(({ game }) => game === id);
  const taught = books.find(({ ruleSet }) => ruleSet.id === page?.teaches)?.edition;
  const lesson = page?.sections.find((section) => section.id !== undefined);
  const doors: readonly (Door | false | undefined)[] = [
    hand && {
      title: 'Learn by playing',
      path: `/${id}/play/first/`,
      takes: firstHandTime(hand),
      says: `Your first ${isBoard ? 'game' : 'hand'}, with a guide: ${inWords(hand.steps.length)} questions, every answer explained.`,
    },
    tools.play && {
      title: isBoard ? 'Play a game' : 'Play a deal',
      path: `/${id}/play/`,
      takes: tableTime(gameContent, graph),
      says: isBoard
        ? 'The house, a program, takes the other side. Choose any of the books.'
        : 'The house, a program, takes the other seats. See who pays whom, and why.',
    },
    lesson?.id !== undefined &&
      taught && {
        title: 'Read how to play',
        path: `/${id}/#${lesson.id}`,
        takes: readingTime([lesson.text]),
        says: `The rules of ${taught.date} in short. The book itself has ${String(taught.clauses.length)} rules.`,
      },
  ];
  return doors.filter((door) => door !== false && door !== undefined);
}

/** What else a reader can do with a game, in the order in which it is needed. */
export function toolsOf({ id, kind, tools, ruleSets }: GameContent, graph: ContentGraph): readonly GameTool[] {
  const { library } = graph;
  const hasLongRun = longRunsOf(id, graph) !== undefined;
  const isBoard = kind === 'tables';
  const deals = library.deals.filter(({ game }) => game === id).length;
  const hasHistory = library.essays.some(({ game, about }) => game === id && about === 'history');
  const books = inWords(ruleSets.length);
  const found: readonly (GameTool | false | undefined)[] = [
    tools.play && {
      path: `/${id}/play/today/`,
      label: 'Play the deal of the day',
      says: 'the same for everybody; compare with the house',
    },
    deals > 0 && {
      path: `/${id}/deals/`,
      label: isBoard ? 'Watch a game' : 'Watch a deal',
      says: isBoard ? `${String(deals)} games and parts of games` : `${String(deals)} deals, every payment explained`,
    },
    tools.compare && {
      path: `/${id}/compare/`,
      label: 'Compare the books',
      says: isBoard ? 'the same game, by the rules of each' : 'the same deal, paid by each',
    },
    tools.edit && { path: `/${id}/editor/`, label: 'Build a deal', says: 'choose the cards, play them out' },
    tools.handout && {
      path: `/${id}/handout/`,
      label: 'Make a handout',
      says: 'a moment on one sheet, with questions for a class',
    },
    tools.explore && {
      path: `/${id}/explore/`,
      label: 'Try any throw',
      says: 'and see every legal play',
    },
    tools.regulate && {
      path: '/regulator/',
      label: 'Keep score for a real game',
      says: 'it works out who owes what',
    },
    hasLongRun && {
      path: `/${id}/lab/`,
      label: 'See what a rule does',
      says: `in the long run, over thousands of ${isBoard ? 'games' : 'deals'}`,
    },
    {
      path: `/${id}/rules/`,
      label: 'See every rule',
      says: ruleSets.length > 1 ? `each question, ${books} answers` : 'each question and its answer',
    },
    ruleSets.length > 1 && {
      path: `/${id}/family/`,
      label: 'See how books are related',
      says: 'which rules they share',
    },
    {
      path: `/sources/#${id}`,
      label: 'See where a text is from',
      says: 'and how much of it we know',
    },
    hasHistory && {
      path: `/${id}/history/`,
      label: 'Read the history',
      says: 'where it came from, who played it',
    },
    {
      path: '/readings/',
      label: 'Look up a doubt',
      says: 'where a book is silent, what we chose',
    },
  ];
  return found.filter((tool) => tool !== false && tool !== undefined);
}

type Others = readonly (readonly { readonly label: string; readonly path: `/${string}` }[])[];

/** The doors of the home page lead into one game, and the lines under them to the others. */
export function doorsOfSite(
  game: string,
  graph: ContentGraph,
): { readonly doors: readonly Door[]; readonly others: Others } {
  const { library, books } = graph;
  const gameContent = GAME_CONTENTS.find(({ id }) => id === game);
  const hand = library.firstHands.find((one) => one.game === game);
  const teaches = library.games.find((one) => one.game === game)?.teaches;
  const taught = books.find(({ ruleSet }) => ruleSet.id === teaches)?.edition;
  if (!gameContent?.tools.play || !hand || !taught)
    throw new Error(`content/home.mdx: ${game} has no table, no first hand or no book that it teaches.`);
  const rules = books.reduce((sum, { edition }) => sum + edition.clauses.length, 0);
  const doors: readonly Door[] = [
    {
      title: 'Learn a game',
      path: `/${game}/play/first/`,
      takes: firstHandTime(hand),
      says: 'Play your first hand, with a guide beside the table.',
    },
    {
      title: 'Play today’s deal',
      path: `/${game}/play/today/`,
      takes: tableTime(gameContent, graph),
      says: 'Everybody plays the same cards, and so does the program.',
    },
    {
      title: 'Read a book',
      path: `/${game}/${taught.ruleset}/`,
      takes: readingTime(taught.clauses.map(({ text }) => text)),
      says: `${String(rules)} rules from ${String(library.sources.length)} sources. Begin with ${taught.date}.`,
    },
  ];
  const others: Others = [
    GAME_CONTENTS.filter(({ id }) => library.firstHands.some((one) => one.game === id)).map(({ id, name }) => ({
      label: name,
      path: `/${id}/play/first/` as const,
    })),
    GAME_CONTENTS.flatMap(({ id, name, tools }) =>
      tools.play ? [{ label: name, path: `/${id}/play/today/` as const }] : [],
    ),
    [{ label: `All ${inWords(books.length)} books`, path: '/games/' }],
  ];
  return { doors, others };
}
