import { whyNotFields, type Fields } from '#engine/kernel/fields.ts';
import { makeSessions } from '#engine/ledger/settle-session.ts';
import { err, ok, type Result } from '#engine/kernel/result.ts';
import { parseCompany, parseDeals } from '#engine/ledger/session-notation.ts';
import { parseReversis } from '../record/notation.ts';
import { settleSession, type Session } from './session.ts';

const SESSION_FIELDS = ['players', 'firstDealer', 'deals'] as const;

/**
 * Reads a session's body, `{players: [Anne, …], firstDealer: Anne, deals: [record body | {misdeal: true}, …]}`. Players in
 * order of play, four or five, each named once; deals without pools, which carry over. Problems say where: `deals[2].t5.3`.
 */
export function parseSession(data: Fields): Result<Session> {
  const unknown = whyNotFields(data, SESSION_FIELDS, 'a session');
  if (unknown) return err(unknown);
  const company = parseCompany(data, [4, 5], 'Four or five play, each under a name of his own.');
  if (!company.ok) return company;
  const deals = parseDeals(data, parseReversis);
  if (!deals.ok) return deals;
  return ok({ ...company.value, deals: deals.value });
}

export const sessions = makeSessions(parseSession, settleSession);
