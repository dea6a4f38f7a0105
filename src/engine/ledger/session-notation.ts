import { isFields, type Fields } from '../kernel/fields.ts';
import { didYouMean } from '../kernel/nearest.ts';
import { err, ok, refuse, type Result } from '../kernel/result.ts';
import { inPart } from './settle-session.ts';

/** Fields of a deal or game meant for readers, which the parser skips. */
const READERS_FIELDS: readonly string[] = ['title', 'notes', 'annotations'];

/** Players of a session in order of play, and who deals first. */
export interface SessionPlayers {
  readonly players: readonly string[];
  readonly firstDealer: string;
}

/**
 * Parses the players and the first dealer. `miscounted` is the message for too few, too many or repeated names, and an unknown
 * dealer gets the nearest name.
 */
export function parseCompany(
  { players, firstDealer }: Fields,
  [least, most]: readonly [least: number, most: number],
  miscounted: string,
): Result<SessionPlayers> {
  if (!Array.isArray(players) || !players.every((player) => typeof player === 'string' && player.trim() !== ''))
    return refuse('bad-players', 'A session must name its players, in order of play.', 'players');
  const names = players as readonly string[];
  if (names.length < least || names.length > most || new Set(names).size < names.length)
    return refuse('bad-players', miscounted, 'players');
  if (typeof firstDealer !== 'string' || !names.includes(firstDealer)) {
    const meant = typeof firstDealer === 'string' ? didYouMean(firstDealer, names) : '';
    return refuse('unknown-player', `The first dealer must be one of ${names.join(', ')}.${meant}`, 'firstDealer');
  }
  return ok({ players: names, firstDealer });
}

/** Parses the deals or games in an optional field. Errors have places such as `games[2].throws[3]`. */
export function parseParts<T>(
  data: Fields,
  field: string,
  [notAList, notARecord]: readonly [notAList: string, notARecord: string],
  parse: (body: Fields) => Result<T>,
): Result<readonly T[]> {
  const items: unknown = data[field] ?? [];
  if (!Array.isArray(items)) return refuse('not-a-list', notAList, field);
  const parts: T[] = [];
  for (const [i, item] of items.entries()) {
    const at = `${field}[${String(i)}]`;
    if (!isFields(item)) return refuse('not-a-record', notARecord, at);
    const part = parse(Object.fromEntries(Object.entries(item).filter(([name]) => !READERS_FIELDS.includes(name))));
    if (!part.ok) return err(inPart(at, part.error));
    parts.push(part.value);
  }
  return ok(parts);
}

/** Parses deals without pools, which carry over from deal to deal; `misdeal` marks a misdealt hand. */
export const parseDeals = <Rec>(
  data: Fields,
  parseRecord: (body: Fields) => Result<Rec>,
): Result<readonly (Rec | 'misdeal')[]> =>
  parseParts<Rec | 'misdeal'>(
    data,
    'deals',
    ['The deals of a session must be a list.', 'A deal of a session must be a record, or misdeal: true.'],
    (body) => {
      if ('misdeal' in body)
        return body['misdeal'] === true && Object.keys(body).length === 1
          ? ok('misdeal')
          : refuse('bad-misdeal', 'A misdeal may contain nothing but misdeal: true.', 'misdeal');
      if (body['pools'] !== undefined)
        return refuse('pools-in-session', 'In a session the pools carry over, so a deal must not give them.', 'pools');
      return parseRecord(body);
    },
  );
