import { longRunsOf, rankRules } from '#edition/deals/long-run.ts';
import type { ContentGraph, Book } from '#edition/graph/content.ts';
import { GAME_CONTENTS, type GameContent } from '#edition/graph/game-content.ts';
import type { LabData } from '#islands/lab/game.ts';
import { bookHeads } from '../book-head.ts';
import type { StoredBook, StoredEstimate, StoredEffect } from '#engine/lab/stored.ts';
import type { GameTypes } from '#engine/ledger/game.ts';
import { printLink, printRulesLink } from '#engine/notation/link.ts';
import { valuesOf, vary } from '#engine/rules/rule-set.ts';
import type { GameDefinition } from '#games/game.ts';
import { compareHref } from '#islands/rules/reading-address.ts';

/** Roles of a game's lab in words, in the order of its estimates; empty if it has no lab. */
export const labRoles = async ({ open }: GameContent): Promise<readonly string[]> =>
  open(async ({ lab }) => (lab ? (await lab()).roles.map(({ words }) => words) : []));

/** Events of a game's lab in words, in the order of its counts. */
export const labEvents = async ({ open }: GameContent): Promise<readonly string[]> =>
  open(async ({ lab }) => (lab ? (await lab()).events.map(({ words }) => words) : []));

/** Why the lab of a game cannot show what a rule does, as a sentence; undefined if it can. */
export const whyUntold = async ({ open }: GameContent, key: string): Promise<string | undefined> =>
  open(async ({ lab }) => (await lab?.())?.untold[key]);

/** Three figures that tell the character of a book. */
interface BookCharacter {
  readonly book: Book;
  readonly stored: StoredBook;
  /** Deals in which one of the telling events happens. */
  readonly happens: number;
  readonly turnover: StoredEstimate;
  /** What the role to look at wins or loses. */
  readonly role: StoredEstimate;
}

/** Characters of a game's books, and the words for their figures; undefined without stored runs. */
export async function bookCharacters(
  gameContent: GameContent,
  graph: ContentGraph,
): Promise<{ readonly event: string; readonly role: string; readonly books: readonly BookCharacter[] } | undefined> {
  const runs = longRunsOf(gameContent.id, graph);
  if (!runs) return undefined;
  return gameContent.open(async ({ lab: openLab }) => {
    if (!openLab) return undefined;
    const { roles, events, telling } = await openLab();
    const role = roles.findIndex(({ id }) => id === telling.role);
    const books = graph.books.flatMap((book): BookCharacter[] => {
      const stored = runs.books[book.ruleSet.id];
      if (book.gameContent !== gameContent || !stored) return [];
      const happens = events.reduce(
        (sum, { id }, i) => sum + (telling.events.includes(id) ? (stored.events[i] ?? 0) : 0),
        0,
      );
      return [{ book, stored, happens, turnover: stored.turnover, role: stored.roles[role]! }];
    });
    return { event: telling.words, role: roles[role]?.words ?? telling.role, books };
  });
}

/** Rules of a book that are offered first. */
const TELLING = 8;

/** Prepares the lab of a game: its books, and the rules of each that change most. Throws if the game has no lab. */
export async function prepareLab(start: LabData['start'], game: string, graph: ContentGraph): Promise<LabData> {
  const gameContent = GAME_CONTENTS.find(({ id }) => id === game);
  const lab = await gameContent?.open(async ({ lab: open }) => open?.());
  if (!gameContent || !lab) throw new Error(`${game} has no lab.`);
  const books = bookHeads(game, graph);
  const runs = longRunsOf(game, graph);
  return {
    books,
    telling: Object.fromEntries(
      books.flatMap(({ id }) => {
        const stored = runs?.books[id];
        const ranked = stored ? rankRules(stored, gameContent.keys) : [];
        return stored ? [[id, ranked.slice(0, TELLING).map(({ key }) => key)]] : [];
      }),
    ),
    start,
    roles: lab.roles,
    events: lab.events,
    seats: lab.seats,
    better: lab.better,
    untold: lab.untold,
    piece: gameContent.piece,
  };
}

/** A deal of a stored run that a changed rule moves, with the address of both settlements side by side. */
interface MostMoved {
  /** Number of the deal in its run. */
  readonly deal: number;
  /** Counters that land elsewhere in it. */
  readonly elsewhere: number;
  readonly href: string;
}

/**
 * Deals of a stored run that a change moves most; `base` ends with a slash. None where the change touches deal or play, because
 * such a deal could not have been played so.
 */
export async function mostMovedDeals(
  { gameContent, ruleSet }: Pick<Book, 'gameContent' | 'ruleSet'>,
  effect: StoredEffect,
  { graph, base }: { readonly graph: ContentGraph; readonly base: string },
): Promise<readonly MostMoved[]> {
  const seed = longRunsOf(gameContent.id, graph)?.seed;
  if (effect.question !== 'sameCards' || effect.most.length === 0 || seed === undefined) return [];
  return gameContent.open((game) => playAgain(game, effect, { book: ruleSet.id, seed, base }));
}

/** Records of the sessions that were played again: several rules of a book may move the same deal most. */
const playedSessions = new Map<string, readonly unknown[]>();

function playOnce<Rec>(session: string, play: () => readonly Rec[]): readonly Rec[] {
  const records = (playedSessions.get(session) ?? play()) as readonly Rec[];
  playedSessions.set(session, records);
  return records;
}

async function playAgain<G extends GameTypes>(
  { engine, lab: openLab }: GameDefinition<G>,
  { changes, most }: StoredEffect,
  { book, seed, base }: { readonly book: string; readonly seed: number; readonly base: string },
): Promise<readonly MostMoved[]> {
  const lab = await openLab?.();
  const source = engine.ruleSets.find(({ id }) => id === book);
  const varied = source && vary(engine.keys, source, changes);
  if (!lab || !source || !varied?.ok) return [];
  const rules = valuesOf(source);
  const length = lab.dealsOfSession(rules);
  const turned = printRulesLink(engine, varied.value);
  return most.flatMap(([deal, elsewhere]): readonly MostMoved[] => {
    const session = Math.floor(deal / length);
    const record = playOnce(`${book} ${String(seed)} ${String(session)}`, () =>
      lab.recordsOf({ book: rules, seed }, [session, session + 1]),
    )[deal % length];
    if (!record) return [];
    const own = printLink(engine, { variation: { source, changes: {}, rules }, record, step: 'end' });
    return [{ deal, elsewhere, href: compareHref(engine.id, [own, turned], base) }];
  });
}
