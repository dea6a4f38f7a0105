import { expect, test } from 'vitest';
import { PLAYED_QUADRILLE } from '#games/quadrille/tools/play/Play.tsx';
import { PLAYED_REVERSIS as game } from '#games/reversis/tools/play/Play.tsx';
import { unwrap } from '#engine/kernel/result.ts';
import { parseDealNamed, termsForBook } from './kept/address.ts';
import { applyAct, startSession, turnOf, withLast } from './table-session.ts';
import { scoreOf } from './session-score.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

test('what no deal alone can tell is asked at a table, the box and what is left in the end; what is shared then is not yet paid', () => {
  const { played } = game;
  const { book } = unwrap(parseDealNamed(game, 'book=almanach-1785'), '1785').terms;
  const keys = game.rulesInWords(book).map(({ key }) => key);
  expect(keys).toContain('box.fiches');
  expect(keys).not.toContain('deal.misdeal');
  const by = { 'session.leftover': 'shared', 'box.contrats': 6 };
  const terms = termsForBook(game, book, by, { players: 4, seat: 2 })!;
  let table = startSession(played, terms, 2, { id: 'a', reader: '', strength: 'plain', names: {} });
  for (let turn = turnOf(played, table); turn; turn = turnOf(played, table))
    table = applyAct(played, table, turn.legal[0]!.act);
  const { deals, balances, box, leftover } = scoreOf(game, { terms, finished: withLast(table) });
  const held = sum(Object.values(deals[0]!.pools));
  expect(sum(balances) + held).toBe(0);
  expect(held).toBeGreaterThan(0);
  expect(leftover).toBe(Math.floor(held / 4));
  // Twenty fiches, and six contrats of ten, whoever wins what.
  expect(box! - balances[0]!).toBe(20 + 6 * 10);
});

test('at the end of a party the pools are shared out as the last deal leaves them', () => {
  const { played } = PLAYED_QUADRILLE;
  const { book } = unwrap(parseDealNamed(PLAYED_QUADRILLE, 'book=tgq-1728'), '1728').terms;
  const turned = { 'session.deals': 1, 'session.leftover': 'shared' };
  const terms = termsForBook(PLAYED_QUADRILLE, book, turned, { players: 4, seat: 0 })!;
  let table = startSession(played, terms, 8, { id: 'q', reader: '', strength: 'plain', names: {} });
  for (let turn = turnOf(played, table); turn; turn = turnOf(played, table))
    table = applyAct(played, table, turn.legal.at(-1)!.act);
  const { deals, leftover } = scoreOf(PLAYED_QUADRILLE, { terms, finished: withLast(table) });
  // A jeton from each and ten more from the dealer: three to everybody, and two that cannot be shared.
  expect(sum(Object.values(deals[0]!.pools))).toBe(14);
  expect(leftover).toBe(3);
  // Of this the deals before the last know nothing.
  expect(scoreOf(PLAYED_QUADRILLE, table).leftover).toBe(0);
});
