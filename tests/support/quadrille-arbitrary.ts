import { sortedCards } from '#engine/cards/card.ts';
import { followPlays } from '#engine/cards/plays-in-link.ts';
import fc from 'fast-check';
import { makeRandom, shuffled } from '#engine/kernel/random.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { quadrille } from '#games/quadrille/game.ts';
import { BIDS, PASS } from '#games/quadrille/rules/bids.ts';
import { dealAnother } from '#games/quadrille/policy/plain-deal.ts';
import { randomHands } from '#games/quadrille/play/frame.ts';
import { readyToPlay } from '#games/quadrille/record/link-form.ts';
import { PACK } from '#games/quadrille/rules/ranks.ts';
import { EMPTY_RECORD, type DealOutcome, type QuadrilleRecord } from '#games/quadrille/record/record.ts';

const RULES = quadrille.ruleSets.map(valuesOf);

const card = fc.constantFrom(...PACK);
const anyCard = fc.nat(51);
const seat = fc.nat(3);
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });
const bid = fc.nat(BIDS.length - 1);
const pools = maybe(
  fc.oneof(
    fc.record({ stake: fc.nat(9999) }),
    fc.record({ stake: fc.nat(99), vole: fc.nat(99) }),
    fc.record({ stake: fc.nat(99), odd: fc.nat(2), oddNot: fc.nat(4), beasts: fc.nat(9), heapTaken: fc.nat(1) }),
    fc.constant({}),
  ),
);
const vole = maybe(fc.record({ asked: fc.boolean(), answer: fc.constantFrom('yes', 'no', undefined) }));

/** Deals like those of the books, bid and played by the policy, whole or broken off. */
export const dealtRecords: fc.Arbitrary<QuadrilleRecord> = fc
  .record({ seed: fc.nat(), rules: fc.constantFrom(...RULES), tricks: fc.oneof(fc.constant(10), fc.nat(10)), pools })
  .map(({ seed, rules, tricks, pools: held }) => {
    const record = dealAnother(seed, rules, held);
    return { ...record, plays: record.plays.slice(0, tricks) };
  });

const results: fc.Arbitrary<DealOutcome> = fc.record({
  ally: maybe(seat),
  ownKing: fc.boolean(),
  tricks: fc.array(fc.nat(12), { minLength: 4, maxLength: 4 }),
  matadors: fc.tuple(fc.nat(12), fc.nat(12)),
  premiers: fc.boolean(),
  vole: fc.constantFrom('undertaken', 'refused', undefined),
  giver: maybe(seat),
  shown: fc.boolean(),
  kingHidden: fc.boolean(),
  highest: fc.shuffledSubarray([0, 1, 2, 3]),
});

/** Deals known by their outcome, likely or not. */
export const outcomeRecords: fc.Arbitrary<QuadrilleRecord> = fc
  .record({ by: seat, bid, trump: maybe(seat), favourite: maybe(seat), result: results, pools })
  .map(({ by, bid: what, ...rest }) => ({ ...EMPTY_RECORD, contract: { by, bid: what }, ...rest }));

/** Arbitrary records: repeated cards, cards not held, hands of any size, bids out of turn. */
export const wildRecords: fc.Arbitrary<QuadrilleRecord> = fc.record({
  hands: fc.array(fc.array(anyCard, { maxLength: 13 }).map(sortedCards), { minLength: 4, maxLength: 4 }),
  bids: fc.array(fc.record({ by: seat, bid }), { maxLength: 9 }),
  contract: maybe(fc.oneof(fc.record({ by: seat, bid }), fc.constant({ by: undefined, bid: PASS }))),
  trump: maybe(seat),
  named: maybe(seat),
  call: maybe(anyCard),
  gives: maybe(anyCard),
  favourite: maybe(seat),
  vole,
  plays: fc
    .array(card, { maxLength: 40 })
    .map((all) => Array.from({ length: Math.ceil(all.length / 4) }, (_, t) => all.slice(t * 4, t * 4 + 4))),
  pools,
  result: fc.constant(undefined),
});

/** Whole hands, arbitrary bids and trumps, and plays of held cards that need not follow suit. */
export const looseRecords: fc.Arbitrary<QuadrilleRecord> = fc
  .record({ seed: fc.nat(), trump: maybe(seat), bids: fc.array(bid, { maxLength: 4 }), cards: fc.nat(40) })
  .map(({ seed, trump, bids, cards }) => {
    const random = makeRandom(seed);
    const record: QuadrilleRecord = {
      ...EMPTY_RECORD,
      hands: randomHands(random).map(sortedCards),
      bids: bids.map((what, by) => ({ by, bid: what })),
      trump,
    };
    return { ...record, plays: followPlays(readyToPlay(record), cards, (held) => shuffled(held, random)[0]) ?? [] };
  });
