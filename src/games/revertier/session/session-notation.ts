import { whyNotFields, type Fields } from '#engine/kernel/fields.ts';
import { makeSessions } from '#engine/ledger/settle-session.ts';
import { err, ok, refuse, type Result } from '#engine/kernel/result.ts';
import { parseParts } from '#engine/ledger/session-notation.ts';
import { parseRevertier } from '../record/notation.ts';
import { settleSession, type Session } from './session.ts';

const SESSION_FIELDS = ['players', 'games'] as const;

/**
 * Reads a match, `{players: [Anne, Louis], games: [record body, …]}`: White first, each player named once. A game whose
 * start is left out begins with whoever the game before gives the dice. Problems say where: `games[2].throws[3]`.
 */
export function parseSession(data: Fields): Result<Session> {
  const unknown = whyNotFields(data, SESSION_FIELDS, 'a match');
  if (unknown) return err(unknown);
  const players = namesOf(data['players']);
  if (!players) return refuse('bad-players', 'A match names its two players, White first, each once.', 'players');
  const games = parseParts(
    data,
    'games',
    ['The games of a match are a list.', 'A game of a match is a record.'],
    parseRevertier,
  );
  if (!games.ok) return games;
  return ok({ players, games: games.value });
}

function namesOf(data: unknown): readonly [string, string] | undefined {
  if (!Array.isArray(data) || data.length !== 2) return undefined;
  const [white, black] = data as readonly unknown[];
  const isName = (name: unknown): name is string => typeof name === 'string' && name.trim() !== '';
  return isName(white) && isName(black) && white !== black ? [white, black] : undefined;
}

export const sessions = makeSessions(parseSession, settleSession);
