import { whyNotFields, type Fields } from '#engine/kernel/fields.ts';
import { Reading } from '#engine/kernel/reading.ts';
import { makeSessions } from '#engine/ledger/settle-session.ts';
import { err, ok, type Result } from '#engine/kernel/result.ts';
import { parseCompany, parseDeals } from '#engine/ledger/session-notation.ts';
import { parseReversis } from '../record/notation.ts';
import { POOLS } from '../record/shape.ts';
import { settleSession, type Session } from './session.ts';

const SESSION_FIELDS = ['players', 'firstDealer', 'pools', 'deals'] as const;

/**
 * Reads a session's body, `{players: [Anne, …], firstDealer: Anne, deals: [record body | {misdeal: true}, …]}`, and where
 * something lay in the pools already `pools`. Players in order of play, four or five, each named once; deals without pools,
 * which carry over. Problems say where: `deals[2].t5.3`.
 */
export function parseSession(data: Fields): Result<Session> {
  const unknown = whyNotFields(data, SESSION_FIELDS, 'a session');
  if (unknown) return err(unknown);
  const company = parseCompany(data, [4, 5], 'Four or five play, each under a name of his own.');
  if (!company.ok) return company;
  const reading = new Reading();
  const pools = reading.result(POOLS.read(data['pools'], 'pools', reading));
  if (!pools.ok) return pools;
  const deals = parseDeals(data, parseReversis);
  if (!deals.ok) return deals;
  return ok({ ...company.value, ...(pools.value && { pools: pools.value }), deals: deals.value });
}

export const sessions = makeSessions(parseSession, settleSession);
