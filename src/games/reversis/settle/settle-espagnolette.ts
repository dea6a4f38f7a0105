import { END, FIRST_POOL } from '#engine/ledger/sink.ts';
import { PLACED, UNPLAYED } from '../play/facts.ts';
import { occasionNumber as on } from '../play/occasions.ts';
import { pay, payStake, quinolas, type Settling } from './posting.ts';
import type { Seat } from '../record/record.ts';

const RETURNS = on('espagnoletteReturns');
const STAKE = on('espagnoletteStake');

/** Four aces or the espagnolette has taken a trick: what he gives back, and what becomes of the stake he drew. */
export function settleFailed(s: Settling, seat: Seat): void {
  const { facts, rules, sink, pools, journal } = s;
  const returns = rules['espagnolette.failed.returns'];
  const keys = ['espagnolette.failed.returns'];
  const received = (to: number, from: number): boolean => to === seat && from < FIRST_POOL;
  if (returns === 'single')
    journal.undo(END, sink, pools, RETURNS, 1, (_, from, to) => (received(to, from) ? keys : undefined));
  if (returns === 'double')
    journal.undo(END, sink, pools, RETURNS, 2, (honour, from, to) =>
      received(to, from) && facts.fate[honour] === PLACED && facts.holder[honour] === seat ? keys : undefined,
    );
  const stake = rules['espagnolette.failed.stake'];
  if (stake === 'stands') return;
  const stakeKeys = ['espagnolette.failed.stake'];
  for (const honour of quinolas(s)) {
    const { pool, amount } = journal.drawnBy(honour);
    const unplayed = facts.fate[honour] === UNPLAYED;
    // Unplayed, it can still have drawn: cards thrown down count it as placed (Bohn, law 9).
    const holds = unplayed ? amount > 0 && ((facts.held[seat]! >> honour) & 1) === 1 : facts.holder[honour] === seat;
    if (!holds) continue;
    if (!unplayed && facts.fate[honour] !== PLACED) {
      if (stake === 'paysHeld') payStake(s, honour, seat, STAKE, stakeKeys, END);
    } else if (stake === 'paysDouble') {
      if (amount > 0) pay(s, honour, STAKE, seat, FIRST_POOL + pool, 2 * amount, stakeKeys, END);
    } else {
      journal.undo(END, sink, pools, STAKE, 1, (drawer, from) =>
        drawer === honour && from >= FIRST_POOL ? stakeKeys : undefined,
      );
      payStake(s, honour, seat, STAKE, stakeKeys, END);
    }
  }
}
