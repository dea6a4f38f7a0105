import fc from 'fast-check';
import { sortedCards, type Card } from '#engine/cards/card.ts';
import { followPlays } from '#engine/cards/plays-in-link.ts';
import { range } from '#engine/kernel/collections.ts';
import { makeRandom, shuffled } from '#engine/kernel/random.ts';
import { PACKS, readyToPlay } from '#games/reversis/record/link-form.ts';
import type { ReversisRecord } from '#games/reversis/record/record.ts';

/** Deals of the books: pack, seats, cards in a hand (the dealer's may differ), talon. */
const DEALS = [
  { pack: 0, each: [11, 11, 11, 12], talon: 3, lay: true },
  { pack: 0, each: [11, 11, 11, 11], talon: 0, lay: true },
  { pack: 1, each: [13, 13, 13, 13], talon: 0, lay: false },
  { pack: 1, each: [13, 13, 13, 13], talon: 0, lay: true },
  { pack: 1, each: [12, 12, 12, 12], talon: 4, lay: false },
  { pack: 1, each: [10, 10, 10, 10, 10], talon: 0, lay: true },
  { pack: 1, each: [9, 9, 9, 9, 10], talon: 6, lay: true },
] as const;

/** A deal shuffled from a seed, exchanged and played with random cards of the hands, without following suit. */
export function shuffledRecord(
  seed: number,
  { kind = 0, opposites = false, plays = 99, pools = undefined as ReversisRecord['pools'] } = {},
): ReversisRecord {
  const random = makeRandom(seed);
  const form = DEALS[kind] ?? DEALS[0];
  const cards = shuffled(PACKS[form.pack], random);
  const hands = form.each.map((size) => sortedCards(cards.splice(0, size)));
  const talon = cards.splice(0, form.talon);
  const pick = (among: readonly Card[]): Card | undefined => among[random(among.length)];
  const deal = {
    seats: hands.length === 5 ? (5 as const) : (4 as const),
    hands,
    talon,
    laidOut: hands.map((hand, seat) => (form.lay ? pick([...talon.slice(seat, seat + 1), ...hand]) : undefined)),
    trades: [],
    opposites: [],
  };
  const given = opposites ? readyToPlay(deal).hands.map((hand) => pick([...hand])) : [];
  const ready = readyToPlay({ ...deal, opposites: given });
  const whole = Math.min(...ready.hands.map((hand) => hand.size)) * hands.length;
  const played = followPlays(ready, Math.min(plays, whole), (held) => pick(held)) ?? [];
  return { ...deal, opposites: given, plays: played, pools, claimed: random(2) === 0, thrownBy: undefined };
}

const card = fc.nat(51);
const maybeCard = fc.option(card, { nil: undefined });
const poolsArbitrary = fc.option(
  fc.oneof(
    fc.record({ basket: fc.nat(999) }),
    fc.record({ great: fc.nat(999), little: fc.nat(99) }),
    fc.record({ pool: fc.nat(999_999) }),
    fc.record({ pool1: fc.nat(99), pool2: fc.nat(99), pool3: fc.nat(99) }),
    fc.record({ pool1: fc.nat(99), remises: fc.nat(1) }),
    fc.constant({}),
  ),
  { nil: undefined },
);

/** Deals like those of the books, whole or broken off. */
export const dealtRecords: fc.Arbitrary<ReversisRecord> = fc
  .record({
    seed: fc.nat(),
    kind: fc.nat(DEALS.length - 1),
    opposites: fc.boolean(),
    plays: fc.oneof(fc.constant(99), fc.nat(60)),
    pools: poolsArbitrary,
    thrown: fc.option(fc.nat(3), { nil: undefined }),
  })
  .map(({ seed, kind, opposites, plays, pools, thrown }) => ({
    ...shuffledRecord(seed, { kind, opposites: opposites && kind !== 5, plays, pools }),
    thrownBy: thrown,
  }));

/** Arbitrary records: repeated cards, cards not held, hands of any size, trades and gifts of cards nobody has. */
export const wildRecords: fc.Arbitrary<ReversisRecord> = fc.constantFrom(4 as const, 5 as const).chain((seats) =>
  fc.record({
    seats: fc.constant(seats),
    hands: fc.array(fc.array(card, { maxLength: 15 }).map(sortedCards), { minLength: seats, maxLength: seats }),
    talon: fc.array(card, { maxLength: 6 }),
    laidOut: fc.array(maybeCard, { minLength: seats, maxLength: seats }),
    trades: fc.array(fc.record({ by: fc.nat(seats - 1), gives: card, takes: card }), { maxLength: 3 }),
    opposites: fc.oneof(
      fc.constant([]),
      fc
        .array(maybeCard, { minLength: seats, maxLength: seats })
        .map((given) => (given.some((one) => one !== undefined) ? given : [])),
    ),
    plays: fc
      .array(card, { maxLength: 52 })
      .map((all) => range(Math.ceil(all.length / seats)).map((t) => all.slice(t * seats, (t + 1) * seats))),
    pools: poolsArbitrary,
    claimed: fc.boolean(),
    thrownBy: fc.option(fc.nat(seats - 1), { nil: undefined }),
  }),
);
