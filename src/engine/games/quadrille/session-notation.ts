import { isMapping, type Fields } from '../../cards/record-reader.ts';
import { didYouMean } from '../../kernel/nearest.ts';
import { err, ok, refuse, type Result } from '../../kernel/result.ts';
import { parseQuadrille, printQuadrille } from './notation.ts';
import { QuadrilleReader } from './reader.ts';
import type { QuadrilleRecord } from './record.ts';
import type { Session } from './session.ts';

const SESSION_FIELDS = ['players', 'firstDealer', 'pools', 'deals', 'ended'] as const;
/** Fields of a deal that are for readers, and passed over. */
const READERS_FIELDS = ['title', 'notes', 'annotations'] as const;

/**
 * Reads a session’s body, `{players: [Anne, …], firstDealer: Anne, deals: [record body | {misdeal: true}, …]}`, and where the
 * table was not empty `pools`, where the party stopped early `ended: true`. Four players in order of play, each named once;
 * deals without pools, which carry over. Problems say where: `deals[2].t5.3`.
 */
export function parseSession(data: Fields): Result<Session> {
  for (const name of Object.keys(data))
    if (!(SESSION_FIELDS as readonly string[]).includes(name))
      return refuse('unknown-field', `There is no “${name}” in a session.${didYouMean(name, SESSION_FIELDS)}`, name);
  const { players, firstDealer, ended } = data;
  if (!Array.isArray(players) || !players.every((player) => typeof player === 'string' && player.trim() !== ''))
    return refuse('bad-players', 'A session names its players, in order of play.', 'players');
  const names = players as readonly string[];
  if (names.length !== 4 || new Set(names).size < 4)
    return refuse('bad-players', 'Four play, each under a name of his own.', 'players');
  if (typeof firstDealer !== 'string' || !names.includes(firstDealer)) {
    const meant = typeof firstDealer === 'string' ? didYouMean(firstDealer, names) : '';
    return refuse('unknown-player', `The first dealer is one of ${names.join(', ')}.${meant}`, 'firstDealer');
  }
  const reader = new QuadrilleReader();
  const pools = reader.pools(data['pools']);
  const stopped = ended === undefined ? undefined : reader.flag(ended, 'ended');
  if (reader.problem) return err(reader.problem);
  const items: unknown = data['deals'] ?? [];
  if (!Array.isArray(items)) return refuse('not-a-list', 'The deals of a session are a list.', 'deals');
  const deals: (QuadrilleRecord | 'misdeal')[] = [];
  for (const [i, item] of items.entries()) {
    const deal = parseDeal(item);
    if (!deal.ok) return err({ ...deal.error, at: [`deals[${String(i)}]`, deal.error.at].filter(Boolean).join('.') });
    deals.push(deal.value);
  }
  return ok({ players: names, firstDealer, pools, deals, ended: stopped });
}

function parseDeal(data: unknown): Result<QuadrilleRecord | 'misdeal'> {
  if (!isMapping(data)) return refuse('not-a-record', 'A deal of a session is a record, or misdeal: true.');
  const body = Object.fromEntries(
    Object.entries(data).filter(([name]) => !(READERS_FIELDS as readonly string[]).includes(name)),
  );
  if ('misdeal' in body)
    return body['misdeal'] === true && Object.keys(body).length === 1
      ? ok('misdeal')
      : refuse('bad-misdeal', 'Of a misdeal nothing is said but misdeal: true.', 'misdeal');
  if (body['pools'] !== undefined)
    return refuse('pools-in-session', 'In a session the pools carry over; a deal does not give them.', 'pools');
  return parseQuadrille(body);
}

/** The body in its one canonical form, which `parseSession` reads back to the same. */
export const printSession = ({ players, firstDealer, pools, deals, ended }: Session): Fields => ({
  players,
  firstDealer,
  ...(pools && { pools }),
  deals: deals.map((deal) => (deal === 'misdeal' ? { misdeal: true } : printQuadrille(deal))),
  ...(ended !== undefined && { ended }),
});
