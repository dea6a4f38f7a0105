import { printPlace } from '#engine/ledger/place.ts';
import type { ContentGraph } from '../graph/content-graph.ts';
import { GAME_CONTENTS, type GameContent } from '../graph/game-content.ts';
import type { Deal, LibrarySession, Passage } from '../library/library.ts';
import { DATA_FORMAT, type DealEntry, type PassageEntry, type SessionEntry } from './schemas.ts';

/* Lines of deals.jsonl, passages.jsonl and sessions.jsonl. What cannot be settled has been refused when the content was checked. */

const format = DATA_FORMAT;

const contentOf = (game: string): GameContent => {
  const found = GAME_CONTENTS.find(({ id }) => id === game);
  if (!found) throw new Error(`There is no game “${game}”.`);
  return found;
};

/** A record in canonical form with its settlement. */
function settle({ game, record, id }: Pick<Deal, 'game' | 'record' | 'id'>): Pick<DealEntry, 'record' | 'settled'> {
  const gameContent = contentOf(game);
  const opened = gameContent.openRecord(record);
  const judged = opened.ok ? opened.value.judged : opened;
  const printed = gameContent.canonicalRecord(record);
  if (!judged.ok || !printed) throw new Error(`${id} cannot be settled.`);
  const { net, pools, isComplete, departures } = judged.value;
  return {
    record: printed,
    settled: { net, pools, complete: isComplete, against: departures.map(({ at }) => printPlace(at)) },
  };
}

const passageEntry = (passage: Passage): PassageEntry => {
  const { id, game, ruleset, title, composed, clauses, annotations, notes } = passage;
  return { format, id, game, ruleset, title, composed, ...settle(passage), clauses, annotations, notes };
};

export const dealEntries = ({ library }: ContentGraph, site: string): readonly DealEntry[] =>
  library.deals.map((deal) => {
    const { format, id, game, ruleset, title, ...rest } = passageEntry(deal);
    return { format, id, game, ruleset, title, lede: deal.lede, url: `${site}${game}/deals/${deal.slug}/`, ...rest };
  });

export const passageEntries = ({ library }: ContentGraph): readonly PassageEntry[] =>
  library.passages.map(passageEntry);

/** An editor’s remarks on a deal of a session. */
type Remarks = Partial<Pick<SessionEntry['deals'][number], 'title' | 'annotations'>>;

function sessionEntry(session: LibrarySession, site: string): SessionEntry {
  const { id, game, ruleset, title, lede, composed, clauses, notes, slug, record } = session;
  const gameContent = contentOf(game);
  const settled = gameContent.settleSession(record);
  if (!settled?.ok) throw new Error(`${id} cannot be settled.`);
  const records = gameContent.recordsOfSession(record);
  const remarks = (record['deals'] ?? record['games']) as readonly Remarks[];
  return {
    format,
    id,
    game,
    ruleset,
    title,
    lede,
    url: `${site}${game}/sessions/${slug}/`,
    composed,
    deals: settled.value.deals.map(({ dealer, seated, won, balances, pools }, i) => ({
      ...(remarks[i]?.title !== undefined && { title: remarks[i].title }),
      record: records[i] ?? null,
      dealer,
      seats: seated,
      won,
      balances,
      pools,
      annotations: remarks[i]?.annotations ?? [],
    })),
    net: settled.value.balances,
    pools: settled.value.pools,
    clauses,
    notes,
  };
}

export const sessionEntries = ({ library }: ContentGraph, site: string): readonly SessionEntry[] =>
  library.sessions.map((session) => sessionEntry(session, site));
