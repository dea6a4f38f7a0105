import { expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { playVeiled, type VeiledGame } from '../../../../tests/support/honest.ts';
import { howToRepeat, SEED } from '../../../../tests/support/seeds.ts';
import { quadrille, type Quadrille } from '../game.ts';
import { readContract } from '../play/bidding/contract.ts';
import type { QuadrilleRecord } from '../record/record.ts';
import { CASCO, FORCED, MEDIATEUR, REVEALED } from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { BASTO, SPADILLE } from '../rules/ranks.ts';
import { quadrilleTable } from '../choices/table-game.ts';
import { house } from './house.ts';

/** What one seat has seen: its own cards, those played, open cards, and a card given to it or by it. */
function seenBy(record: QuadrilleRecord, rules: QuadrilleRules, seat: number): readonly (number | undefined)[] {
  const agreed = readContract(record, rules);
  const c = agreed.ok ? agreed.value.contracted : undefined;
  // In casco the ally is asked for trumps first; elsewhere an ally shows himself by naming trumps, or when leave is asked.
  const isAllyOpen =
    agreed.ok && (c?.contract === CASCO || agreed.value.namedBy === c?.ally || record.vole?.asked === true);
  const open = [
    ...(isAllyOpen ? [record.call] : []),
    // After four passes everybody knows that the forced ombre holds spadille.
    ...(c?.contract === FORCED ? [SPADILLE] : []),
    ...(c?.contract === CASCO ? [SPADILLE, BASTO] : []),
    ...(c?.announced === REVEALED ? (record.hands[c.ombre] ?? []) : []),
  ];
  // Every seat sees who gives the card asked for; only two see the card given in return.
  const isGiven = c?.contract === MEDIATEUR && record.gives !== undefined;
  const isParty = c !== undefined && [c.ombre, c.giver].includes(seat);
  const changed = isGiven ? [record.call, isParty ? record.gives : undefined] : [];
  return [...(record.hands[seat] ?? []), ...record.plays.flat(), ...open, ...changed];
}

const veiled: VeiledGame<Quadrille> = {
  engine: quadrille,
  played: quadrilleTable,
  house,
  hidden: (record, rules, seat) => {
    const seen = seenBy(record, rules, seat);
    return record.hands.flat().filter((card) => !seen.includes(card));
  },
  change: (record, to) => ({
    ...record,
    hands: record.hands.map((hand) => hand.map(to)),
    ...(record.gives !== undefined && { gives: to(record.gives) }),
  }),
};

test.each(quadrille.ruleSets.map((book) => [book.id, valuesOf(book)] as const))(
  '%s: cards that a seat cannot see move neither what it is shown nor what the house does',
  (_, rules) => {
    const counts: Record<string, number> = {};
    for (let n = 0; n < 3; n++) {
      const { kinds, fault } = playVeiled(veiled, rules, SEED + n, 4);
      expect(fault, howToRepeat).toBeUndefined();
      for (const [kind, times] of Object.entries(kinds)) counts[kind] = (counts[kind] ?? 0) + times;
    }
    expect(counts['bid'], howToRepeat).toBeGreaterThan(2);
    expect(counts['play'], howToRepeat).toBeGreaterThan(20);
  },
);
