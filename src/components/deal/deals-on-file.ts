import { stringify } from 'yaml';
import { linkOnce } from '#edition/graph/game-content.ts';
import type { ContentGraph } from '#edition/graph/content.ts';
import { memoizeByIdentity } from '#engine/kernel/collections.ts';
import { printLink } from '#engine/notation/link.ts';
import { printRecord, type WrittenDeal } from '#engine/notation/record.ts';
import { byGame } from '#games/game.ts';
import { GAMES } from '#games/index.ts';
import type { EditorData } from '#islands/editor/game.ts';
import type { HandoutData } from '#islands/handout/Handout.tsx';
import type { ShownGame } from '#islands/replay/game.ts';
import type { ShownTypes } from '#islands/replay/model.ts';
import { bookHeads } from '../book-head.ts';
import { readDeal, type RecordOnFile } from './deal-record.ts';
import { makePlaySession, type PlayedSession } from './session/session-deals.ts';

/** What pages need of a game's deals on file. */
interface DealsOnFile {
  readonly readDeal: (deal: RecordOnFile) => WrittenDeal<object, object>;
  /** Record as the text of a file, in canonical form. */
  readonly recordText: (deal: RecordOnFile) => string;
  /** Link to the deal under its own rules, optionally at a step. */
  readonly fragmentOf: (deal: RecordOnFile, step?: string) => string;
  /** What the deal pays for, each thing once and in order, without stakes: “ace of clubs placed”, “matadors”. */
  readonly paidFor: (deal: RecordOnFile) => readonly string[];
  /** Replays a session; absent if each deal stands for itself. */
  readonly playSession?: (session: RecordOnFile) => PlayedSession;
}

const dealsOf = ({ engine: game, settleDeal }: ShownGame<ShownTypes>): DealsOnFile => ({
  readDeal: (deal) => readDeal(game, deal),
  // Stands on the deal's page and in a file of its own.
  recordText: memoizeByIdentity((deal: RecordOnFile) =>
    stringify(printRecord(game, readDeal(game, deal)), { lineWidth: 100 }),
  ),
  fragmentOf: (deal, step) => {
    const written = readDeal(game, deal);
    return step === undefined ? linkOnce(game, written) : printLink(game, { ...written, step });
  },
  paidFor: (deal) => {
    const { record, variation } = readDeal(game, deal);
    const settled = settleDeal({ record, book: variation.source, changes: variation.changes, asPlayed: true });
    const lines = settled.ok ? settled.value.lines : [];
    return [...new Set(lines.filter(({ at, amount }) => at.phase !== 'ante' && amount > 0).map(({ what }) => what))];
  },
});

const SHOWN = byGame(
  import.meta.glob<{ readonly shownGame: ShownGame<ShownTypes> }>('../../games/*/tools/replay/settle.ts', {
    eager: true,
  }),
);

/** Game → its deals on file, for the pages. */
export const DEALS: ReadonlyMap<string, DealsOnFile> = new Map(
  GAMES.flatMap(({ id, open }): [string, DealsOnFile][] => {
    const { shownGame } = SHOWN.get(id) ?? {};
    if (!shownGame) return [];
    const playSession = open(
      ({ sessions, ...game }) => sessions && makePlaySession(game, sessions, shownGame.accountLabel),
    );
    return [[id, { ...dealsOf(shownGame), ...(playSession && { playSession }) }]];
  }),
);

/** The deals of a game and one of them, with which a tool begins. Throws if there is no such deal. */
function firstDeal(game: string, slug: string, graph: ContentGraph) {
  const deals = DEALS.get(game);
  const deal = graph.library.deals.find((one) => one.game === game && one.slug === slug);
  if (!deals || !deal) throw new Error(`There is no deal “${slug}” of ${game} to begin with.`);
  return { deals, deal };
}

/** Data for the editor's island, and its first deal as a file. Throws if there is no such deal. */
export function prepareEditor(
  game: string,
  slug: string,
  graph: ContentGraph,
): { readonly data: EditorData; readonly file: string } {
  const { deals, deal } = firstDeal(game, slug, graph);
  return { data: { link: deals.fragmentOf(deal), books: bookHeads(game, graph) }, file: deals.recordText(deal) };
}

/** Deal and moment with which the handout of a game begins. Throws if there is no such deal. */
export function prepareHandout(
  { game, slug, step }: { readonly game: string; readonly slug: string; readonly step: string },
  graph: ContentGraph,
): HandoutData {
  const { deals, deal } = firstDeal(game, slug, graph);
  const gameName = graph.books.find(({ gameContent }) => gameContent.id === game)?.gameContent.name ?? '';
  return { gameName, link: deals.fragmentOf(deal, step), books: bookHeads(game, graph) };
}
