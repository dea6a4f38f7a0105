import { whyNotFields, type Fields } from '#engine/kernel/fields.ts';
import { Reading } from '#engine/kernel/reading.ts';
import { FLAG } from '#engine/kernel/shape.ts';
import { makeSessions } from '#engine/ledger/settle-session.ts';
import { err, ok, type Result } from '#engine/kernel/result.ts';
import { parseCompany, parseDeals } from '#engine/ledger/session-notation.ts';
import { parseQuadrille } from '../record/notation.ts';
import { POOLS } from '../record/shape.ts';
import { settleSession, type Session } from './session.ts';

const SESSION_FIELDS = ['players', 'firstDealer', 'pools', 'deals', 'ended'] as const;

/**
 * Reads a session’s body, `{players: [Anne, …], firstDealer: Anne, deals: [record body | {misdeal: true}, …]}`, and where the
 * table was not empty `pools`, where the party stopped early `ended: true`. Four players in order of play, each named once;
 * deals without pools, which carry over. Problems say where: `deals[2].t5.3`.
 */
export function parseSession(data: Fields): Result<Session> {
  const unknown = whyNotFields(data, SESSION_FIELDS, 'a session');
  if (unknown) return err(unknown);
  const company = parseCompany(data, [4, 4], 'Four play, each under a name of his own.');
  if (!company.ok) return company;
  const reading = new Reading();
  const pools = POOLS.read(data['pools'], 'pools', reading);
  const ended = data['ended'] === undefined ? undefined : FLAG.read(data['ended'], 'ended', reading);
  const told = reading.result({ pools, ended });
  if (!told.ok) return told;
  const deals = parseDeals(data, parseQuadrille);
  if (!deals.ok) return deals;
  return ok({ ...company.value, ...told.value, deals: deals.value });
}

export const sessions = makeSessions(parseSession, settleSession);
