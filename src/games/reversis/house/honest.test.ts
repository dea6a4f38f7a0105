import { expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { playVeiled, type VeiledGame } from '../../../../tests/support/honest.ts';
import { EVERYTHING, howToRepeat, SEED } from '../../../../tests/support/seeds.ts';
import { reversis, type Reversis } from '../game.ts';
import { talonCardBefore, type ReversisRecord } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { packFor } from '../rules/shape.ts';
import { reversisTable } from '../choices/table-game.ts';
import { house } from './house.ts';

/**
 * What one seat has seen: its own cards, the cards played, the talon card it took or looked at, the card it was given, the
 * calls.
 */
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

const veiled: VeiledGame<Reversis> = {
  engine: reversis,
  played: reversisTable,
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
    for (let n = 0; n < (EVERYTHING ? 3 : 1); n++) {
      const { kinds, fault } = playVeiled(veiled, table.rules, SEED + n, table.seats);
      expect(fault, howToRepeat).toBeUndefined();
      expect(kinds['play'], howToRepeat).toBeGreaterThan(5);
      const { 'deal.discard': discard, 'exchange.opposites': opposites } = table.rules;
      if (discard === 'talon' || discard === 'each') expect(kinds['layOut'], howToRepeat).toBeGreaterThan(2);
      if (opposites) expect(kinds['give'], howToRepeat).toBeGreaterThan(2);
    }
  },
);
