import { isMapping, type Fields } from '../../cards/record-reader.ts';
import { didYouMean } from '../../kernel/nearest.ts';
import { err, ok, refuse, type Result } from '../../kernel/result.ts';
import { parseReversis, printReversis } from './notation.ts';
import type { ReversisRecord } from './record.ts';
import type { Session } from './session.ts';

const SESSION_FIELDS = ['players', 'firstDealer', 'deals'] as const;
/** Fields of a deal that are for readers, and passed over. */
const READERS_FIELDS = ['title', 'notes', 'annotations'] as const;

/**
 * Reads a session's body, `{players: [Anne, …], firstDealer: Anne, deals: [record body | {misdeal: true}, …]}`. Players in
 * order of play, four or five, each named once; deals without pools, which carry over. Problems say where: `deals[2].t5.3`.
 */
export function parseSession(data: Fields): Result<Session> {
  for (const name of Object.keys(data))
    if (!(SESSION_FIELDS as readonly string[]).includes(name))
      return refuse('unknown-field', `There is no “${name}” in a session.${didYouMean(name, SESSION_FIELDS)}`, name);
  const players = data['players'];
  if (!Array.isArray(players) || !players.every((player) => typeof player === 'string' && player.trim() !== ''))
    return refuse('bad-players', 'A session names its players, in order of play.', 'players');
  const names = players as readonly string[];
  if (names.length < 4 || names.length > 5 || new Set(names).size < names.length)
    return refuse('bad-players', 'Four or five play, each under a name of his own.', 'players');
  const firstDealer = data['firstDealer'];
  if (typeof firstDealer !== 'string' || !names.includes(firstDealer))
    return refuse(
      'unknown-player',
      `The first dealer is one of ${names.join(', ')}.${typeof firstDealer === 'string' ? didYouMean(firstDealer, names) : ''}`,
      'firstDealer',
    );
  const items: unknown = data['deals'] ?? [];
  if (!Array.isArray(items)) return refuse('not-a-list', 'The deals of a session are a list.', 'deals');
  const deals: (ReversisRecord | 'misdeal')[] = [];
  for (const [i, item] of items.entries()) {
    const deal = parseDeal(item);
    if (!deal.ok) return err({ ...deal.error, at: [`deals[${String(i)}]`, deal.error.at].filter(Boolean).join('.') });
    deals.push(deal.value);
  }
  return ok({ players: names, firstDealer, deals });
}

function parseDeal(data: unknown): Result<ReversisRecord | 'misdeal'> {
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
  return parseReversis(body);
}

/** The body in its one canonical form, which `parseSession` reads back to the same. */
export const printSession = ({ players, firstDealer, deals }: Session): Fields => ({
  players,
  firstDealer,
  deals: deals.map((deal) => (deal === 'misdeal' ? { misdeal: true } : printReversis(deal))),
});
