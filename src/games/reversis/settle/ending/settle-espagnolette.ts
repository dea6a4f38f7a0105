import { END, FIRST_POOL } from '#engine/ledger/sink.ts';
import { PLACED, UNPLAYED } from '../../play/facts.ts';
import { why } from '../../play/occasions.ts';
import { dueAtEnd, pay, payStake, quinolas, undo, type Settling } from '../posting.ts';
import type { Paid } from '../journal.ts';
import type { Seat } from '../../record/record.ts';

const RETURNS = why('espagnoletteReturns', 'espagnolette.failed.returns');
const STAKE = why('espagnoletteStake', 'espagnolette.failed.stake');

/** Four aces or the espagnolette has taken a trick: what he gives back, and what becomes of the stake he drew. */
export function settleFailed(s: Settling, seat: Seat): void {
  const { facts, rules, journal } = s;
  const returns = rules['espagnolette.failed.returns'];
  const received = ({ from, to }: Paid): boolean => to === seat && from < FIRST_POOL;
  const placed = ({ honour }: Paid): boolean => facts.fate[honour] === PLACED && facts.holder[honour] === seat;
  if (returns === 'single') undo(s, END, (paid) => (received(paid) ? RETURNS : undefined));
  if (returns === 'double') undo(s, END, (paid) => (received(paid) && placed(paid) ? RETURNS : undefined), 2);
  const stake = rules['espagnolette.failed.stake'];
  if (stake === 'stands') return;
  for (const honour of quinolas(s)) {
    const drawn = journal.drawnBy(honour);
    const due = dueAtEnd(s, honour);
    const unplayed = facts.fate[honour] === UNPLAYED;
    // Unplayed, it can still have drawn: cards thrown down count it as placed (Bohn, law 9).
    const holds = unplayed
      ? drawn !== undefined && ((facts.held[seat]! >> honour) & 1) === 1
      : facts.holder[honour] === seat;
    if (!holds) continue;
    if (!unplayed && facts.fate[honour] !== PLACED) {
      if (stake === 'paysHeld') payStake(due, seat, STAKE);
    } else if (stake === 'paysDouble') {
      if (drawn) pay(due, STAKE, seat, FIRST_POOL + drawn.pool, 2 * drawn.amount);
    } else {
      undo(s, END, ({ honour: drawer, from }) => (drawer === honour && from >= FIRST_POOL ? STAKE : undefined));
      payStake(due, seat, STAKE);
    }
  }
}
