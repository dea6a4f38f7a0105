import { didYouMean } from '../../kernel/nearest.ts';
import { err, ok, refuse, type Result } from '../../kernel/result.ts';
import { parseRevertier, printRevertier } from './notation.ts';
import type { RevertierRecord } from './record.ts';
import type { Session } from './session.ts';

type Fields = Readonly<Record<string, unknown>>;

const SESSION_FIELDS = ['players', 'games'] as const;
/** Fields of a game that are for readers, and passed over. */
const READERS_FIELDS: readonly string[] = ['title', 'notes', 'annotations'];

const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null && !Array.isArray(data);

/**
 * Reads a match, `{players: [Anne, Louis], games: [record body, …]}`: White first, each player named once. A game whose
 * start is left out begins with whoever the game before gives the dice. Problems say where: `games[2].throws[3]`.
 */
export function parseSession(data: Fields): Result<Session> {
  for (const name of Object.keys(data))
    if (!(SESSION_FIELDS as readonly string[]).includes(name))
      return refuse('unknown-field', `There is no “${name}” in a match.${didYouMean(name, SESSION_FIELDS)}`, name);
  const players = namesOf(data['players']);
  if (!players) return refuse('bad-players', 'A match names its two players, White first, each once.', 'players');
  const items: unknown = data['games'] ?? [];
  if (!Array.isArray(items)) return refuse('not-a-list', 'The games of a match are a list.', 'games');
  const games: RevertierRecord[] = [];
  for (const [i, item] of items.entries()) {
    const at = `games[${String(i)}]`;
    if (!isFields(item)) return refuse('not-a-record', 'A game of a match is a record.', at);
    const body = Object.fromEntries(Object.entries(item).filter(([name]) => !READERS_FIELDS.includes(name)));
    const game = parseRevertier(body);
    if (!game.ok) return err({ ...game.error, at: [at, game.error.at].filter(Boolean).join('.') });
    games.push(game.value);
  }
  return ok({ players, games });
}

function namesOf(data: unknown): readonly [string, string] | undefined {
  if (!Array.isArray(data) || data.length !== 2) return undefined;
  const [white, black] = data as readonly unknown[];
  const isName = (name: unknown): name is string => typeof name === 'string' && name.trim() !== '';
  return isName(white) && isName(black) && white !== black ? [white, black] : undefined;
}

/** The match in its one canonical form, which `parseSession` reads back to the same. */
export const printSession = ({ players, games }: Session): Fields => ({ players, games: games.map(printRevertier) });
