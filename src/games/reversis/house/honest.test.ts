import { expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/vary.ts';
import { playVeiled, type Veiled } from '../../../../tests/support/honest.ts';
import { again, SEED } from '../../../../tests/support/seeds.ts';
import { reversis } from '../game.ts';
import { talonCardBefore, type ReversisRecord } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { packFor } from '../rules/shape.ts';
import type { ReversisAct } from '../turns/acts.ts';
import { playedReversis } from '../turns/played.ts';
import type { ReversisSeen } from '../turns/seen.ts';
import { house } from './house.ts';

/** What one seat has seen: its own cards, those played, the talon card it took or looked at, what it got and what was called. */
function seenBy(record: ReversisRecord, rules: ReversisRules, seat: number): readonly (number | undefined)[] {
  const { hands, plays, laidOut, trades, opposites } = record;
  const before = talonCardBefore(record, seat);
  const declined = laidOut[seat] !== undefined && laidOut[seat] === before;
  const took = laidOut[seat] !== undefined && (!declined || rules['exchange.look']) ? before : undefined;
  const ownTrades = trades.filter(({ by, takes }) => by === seat || hands[seat]?.includes(takes));
  const got = opposites.filter((card) => card !== undefined).length === 4 ? opposites[(seat + 2) % 4] : undefined;
  return [
    ...(hands[seat] ?? []),
    ...plays.flat(),
    took,
    got,
    ...trades.map(({ takes }) => takes),
    ...ownTrades.map(({ gives }) => gives),
  ];
}

const veiled: Veiled<ReversisRules, ReversisRecord, ReversisAct, ReversisSeen> = {
  engine: reversis,
  played: playedReversis,
  house,
  hidden: (record, rules, seat) => {
    const seen = seenBy(record, rules, seat);
    const inPlay = new Set([...record.hands.flat(), ...record.talon]);
    return packFor(rules).filter((card) => inPlay.has(card) && !seen.includes(card));
  },
  change: (record, to) => ({
    ...record,
    hands: record.hands.map((hand) => hand.map(to)),
    talon: record.talon.map(to),
    laidOut: record.laidOut.map((card) => (card === undefined ? undefined : to(card))),
    opposites: record.opposites.map((card) => (card === undefined ? undefined : to(card))),
    trades: record.trades.map(({ by, gives, takes }) => ({ by, gives: to(gives), takes: to(takes) })),
  }),
};

const TABLES = reversis.ruleSets.flatMap((book) => {
  const rules = valuesOf(book);
  return (rules['players.five'] ? [4, 5] : [4]).map((seats) => ({
    name: `${book.id}, ${String(seats)}`,
    rules,
    seats,
  }));
});

test.each(TABLES)(
  '$name: cards that a seat cannot see move neither what it is shown nor what the house does',
  (table) => {
    for (let n = 0; n < 3; n++) {
      const { kinds, fault } = playVeiled(veiled, table.rules, SEED + n, table.seats);
      expect(fault, again).toBeUndefined();
      expect(kinds['play'], again).toBeGreaterThan(5);
      const { 'deal.discard': discard, 'exchange.opposites': opposites } = table.rules;
      if (discard === 'talon' || discard === 'each') expect(kinds['layOut'], again).toBeGreaterThan(2);
      if (opposites) expect(kinds['give'], again).toBeGreaterThan(2);
    }
  },
);
