import { arrangementAt, countArrangements, rankArrangement, readBelow, writeBelow } from '../../cards/permutation.ts';
import { makeCard, rankOf, suitOf, type Card } from '../../cards/card.ts';
import { winningPosition } from '../../cards/trick.ts';
import type { BitReader, BitWriter } from '../../kernel/bits.ts';
import { range } from '../../kernel/collections.ts';
import { ok, refuse, type Result } from '../../kernel/result.ts';
import type { Balances } from '../../ledger/entry.ts';
import { sortedCards } from './notation.ts';
import { POOL_NAMES, type ReversisRecord, type Seat } from './record.ts';

/*
 * A record in a short link, format 1. Published links decode for ever: nothing here may change but by appending to a
 * table, and that includes how hands follow from a deal (`handsToPlay`), whatever the engine comes to think of it.
 *
 * Each part has a dense form for what keeps to its pack and its hands, and a loose form, six bits a card, for what does
 * not; one bit says which.
 */

const RANK_10 = 8;
/** The packs: 48 cards without the tens, 52 with them, each by card number. */
const PACKS: readonly (readonly Card[])[] = [
  range(52).filter((card) => rankOf(card) !== RANK_10),
  range(52),
];

/** How many cards lie where: seats, which of the packs, each hand, the talon. */
interface Shape {
  readonly pack: number;
  readonly hands: readonly number[];
  readonly talon: number;
}

/** Shapes with a number of their own; append only, seven at most. Any other shape is spelled out after a 7. */
const SHAPES: readonly Shape[] = [
  { pack: 0, hands: [11, 11, 11, 12], talon: 3 },
  { pack: 0, hands: [11, 11, 11, 11], talon: 0 },
  { pack: 1, hands: [13, 13, 13, 13], talon: 0 },
  { pack: 1, hands: [12, 12, 12, 12], talon: 4 },
  { pack: 1, hands: [12, 12, 12, 12], talon: 0 },
  { pack: 1, hands: [10, 10, 10, 10, 10], talon: 0 },
  { pack: 1, hands: [9, 9, 9, 9, 9], talon: 0 },
];
const SPELLED = 7;

/** Pool names by permanent number; append only. */
const POOLS = [...POOL_NAMES, 'remises', ...range(99).map((i) => `pool${String(i + 1)}`)];
/** Sets of pools with a number of their own: none given, then these, then any (3). */
const POOL_SETS: readonly (readonly string[])[] = [['basket'], ['great', 'little']];

const damaged = refuse('bad-link', 'The cards in this link do not make a deal; it has been damaged.');

function shapeOf(record: ReversisRecord): Shape {
  const all = [...record.hands.flat(), ...record.talon, ...record.laidOut, ...record.plays.flat()];
  return {
    pack: all.some((card) => card !== undefined && rankOf(card) === RANK_10) ? 1 : 0,
    hands: record.hands.map((hand) => hand.length),
    talon: record.talon.length,
  };
}

const sameShape = (a: Shape, b: Shape): boolean => a.pack === b.pack && a.talon === b.talon && a.hands.join() === b.hands.join();

function packShape(shape: Shape, to: BitWriter): void {
  const known = SHAPES.findIndex((other) => sameShape(shape, other));
  to.bits(known < 0 ? SPELLED : known, 3);
  if (known >= 0) return;
  to.bits(shape.pack, 1);
  to.flag(shape.hands.length === 5);
  for (const size of [...shape.hands, shape.talon]) to.number(size);
}

function unpackShape(from: BitReader): Shape | undefined {
  const known = from.bits(3);
  if (known !== SPELLED) return SHAPES[known];
  const pack = from.bits(1);
  const sizes = range(from.flag() ? 6 : 5).map(() => from.number());
  // Loose hands may hold anything, but nothing a reader made holds this much.
  return sizes.some((size) => size > 60) ? undefined : { pack, hands: sizes.slice(0, -1), talon: sizes.at(-1) ?? 0 };
}

/** Every card of the pack is in a hand (classes from 0), at a place of the talon, or (the last class) nowhere. */
const classSizes = ({ pack, hands, talon }: Shape): readonly number[] => {
  const dealt = hands.reduce((sum, size) => sum + size, talon);
  return [...hands, ...range(talon).map(() => 1), (PACKS[pack]?.length ?? 0) - dealt];
};

/** The cards a seat may have laid out, in the order of their numbers in links; 0 stands for none. */
const layable = (shape: Shape, record: Pick<ReversisRecord, 'hands' | 'talon'>, seat: Seat): readonly Card[] => {
  const dealt = new Set([...record.hands.flat(), ...record.talon]);
  const before = record.talon[seat];
  return [
    ...(before === undefined ? [] : [before]),
    ...(record.hands[seat] ?? []),
    ...(PACKS[shape.pack] ?? []).filter((card) => !dealt.has(card)),
  ];
};

const givable = (record: Pick<ReversisRecord, 'hands' | 'talon'>, seat: Seat): readonly Card[] => {
  const before = record.talon[seat];
  return [...(before === undefined ? [] : [before]), ...(record.hands[seat] ?? [])];
};

/** A choice among `n`, as one digit of a number whose every digit has a base of its own. */
type Digit = readonly [value: number, n: number];

const fold = (digits: readonly Digit[]): bigint => digits.reduceRight((sum, [value, n]) => sum * BigInt(n) + BigInt(value), 0n);

/** The hands play begins with, as far as links are concerned: after exchange, trades and the exchange between opposites. */
function handsToPlay(record: Omit<ReversisRecord, 'plays'>): readonly Set<Card>[] {
  const hands = record.hands.map((hand, seat) => {
    const held = new Set(hand);
    const laid = record.laidOut[seat];
    const before = record.talon[seat];
    if (laid === undefined || laid === before || !held.delete(laid)) return held;
    if (before !== undefined) held.add(before);
    return held;
  });
  for (const { by, gives, takes } of record.trades) {
    const other = hands.find((hand) => hand.has(takes));
    if (!other || !hands[by]?.delete(gives)) continue;
    other.delete(takes);
    other.add(gives);
    hands[by].add(takes);
  }
  const given = record.opposites.map((card, seat) => (card !== undefined && hands[seat]?.delete(card) ? card : undefined));
  given.forEach((card, seat) => {
    if (card !== undefined) hands[(seat + 2) % 4]?.add(card);
  });
  return hands;
}

/** Never fewer than the ways in which so many plays can fall: each trick takes one card from every hand. */
function boundOfPlays(hands: readonly Set<Card>[], plays: number): bigint {
  const seats = hands.length;
  let bound = 1n;
  for (let trick = 0; trick * seats < plays; trick++) {
    const left = hands.map((hand) => Math.max(1, hand.size - trick));
    const here = Math.min(seats, plays - trick * seats);
    const most = Math.max(...left);
    for (const size of here === seats ? left : range(here).map(() => most)) bound *= BigInt(size);
  }
  return bound;
}

/** Follows the play: `choose` is asked for each card, with the cards its seat still holds in the order of their numbers. */
function followPlay(hands: readonly Set<Card>[], count: number, choose: (held: readonly Card[]) => Card | undefined): (readonly Card[])[] | undefined {
  const left = hands.map((hand) => new Set(sortedCards([...hand])));
  const plays: Card[][] = [];
  let leader: Seat = 0;
  for (let played = 0; played < count; ) {
    const trick: Card[] = [];
    plays.push(trick);
    for (let i = 0; i < left.length && played < count; i++, played++) {
      const hand = left[(leader + i) % left.length];
      const card = choose([...(hand ?? [])]);
      if (card === undefined || !hand?.delete(card)) return undefined;
      trick.push(card);
    }
    leader = (leader + winningPosition(trick)) % left.length;
  }
  return plays;
}

const looseCards = (cards: readonly Card[], to: BitWriter): void => {
  for (const card of cards) to.bits(card, 6);
};
/** 52 to 63 are no cards: `undefined` stands for 63 where a card may be missing, and a link with another is damaged. */
const NO_CARD = 63;

export function packReversis(record: ReversisRecord, to: BitWriter): void {
  const shape = shapeOf(record);
  packShape(shape, to);
  packDeal(record, shape, to);
  packPlays(record, to);
  packPools(record.pools, to);
  to.flag(record.claimed);
  to.flag(record.thrownBy !== undefined);
  if (record.thrownBy !== undefined) to.bits(record.thrownBy, 3);
}

function packDeal(record: ReversisRecord, shape: Shape, to: BitWriter): void {
  const { hands, talon, laidOut, opposites, trades } = record;
  const seats = range(record.seats);
  to.flag(opposites.length > 0);
  to.flag(trades.length > 0);
  const place = new Map<Card, number>();
  hands.forEach((hand, seat) => {
    for (const card of hand) place.set(card, seat);
  });
  talon.forEach((card, i) => place.set(card, hands.length + i));
  const choices = [
    ...seats.map((seat) => [laidOut[seat], layable(shape, record, seat)] as const),
    ...opposites.map((card, seat) => [card, givable(record, seat)] as const),
  ];
  const digits = choices.map(([card, among]): Digit => [card === undefined ? 0 : among.indexOf(card) + 1, among.length + 1]);
  const dense =
    place.size === hands.flat().length + talon.length && choices.every(([card, among]) => card === undefined || among.includes(card));
  to.flag(dense);
  if (dense) {
    const sizes = classSizes(shape);
    const classes = (PACKS[shape.pack] ?? []).map((card) => place.get(card) ?? sizes.length - 1);
    const deals = countArrangements(sizes);
    const bound = digits.reduce((product, [, n]) => product * BigInt(n), deals);
    writeBelow(to, fold(digits) * deals + rankArrangement(classes, sizes), bound);
  } else {
    looseCards([...hands.flat(), ...talon, ...choices.map(([card]) => card ?? NO_CARD)], to);
  }
  if (trades.length === 0) return;
  to.number(trades.length - 1);
  for (const { by, gives, takes } of trades) {
    to.bits(by, 3);
    looseCards([gives, takes], to);
  }
}

function packPlays(record: ReversisRecord, to: BitWriter): void {
  const plays = record.plays.flat();
  const hands = handsToPlay(record);
  const all = hands.reduce((sum, hand) => sum + hand.size, 0);
  to.flag(plays.length === all);
  if (plays.length !== all) to.number(plays.length);
  const digits: Digit[] = [];
  let next = 0;
  const followed = followPlay(hands, plays.length, (held) => {
    const card = plays[next++];
    digits.push([card === undefined ? 0 : held.indexOf(card), held.length]);
    return card;
  });
  to.flag(followed !== undefined);
  if (followed) writeBelow(to, fold(digits), boundOfPlays(hands, plays.length));
  else looseCards(plays, to);
}

function packPools(pools: Balances | undefined, to: BitWriter): void {
  if (!pools) {
    to.bits(0, 2);
    return;
  }
  const names = Object.keys(pools);
  const known = POOL_SETS.findIndex((set) => set.length === names.length && set.every((name) => names.includes(name)));
  to.bits(known < 0 ? 3 : known + 1, 2);
  if (known < 0) to.number(names.length);
  for (const name of POOL_SETS[known] ?? names) {
    if (known < 0) to.number(POOLS.indexOf(name));
    to.number(pools[name] ?? 0);
  }
}

/** The other way; a sentence when the bits make no record. */
export function unpackReversis(from: BitReader): Result<ReversisRecord> {
  const shape = unpackShape(from);
  const deal = shape && unpackDeal(shape, from);
  if (!deal) return damaged;
  const plays = unpackPlays(deal, from);
  const pools = unpackPools(from);
  if (!plays || !pools) return damaged;
  const claimed = from.flag();
  const thrownBy = from.flag() ? from.bits(3) : undefined;
  if (thrownBy !== undefined && thrownBy >= deal.seats) return damaged;
  return ok({ ...deal, plays, pools: pools.given, claimed, thrownBy });
}

type Deal = Omit<ReversisRecord, 'plays' | 'pools' | 'claimed' | 'thrownBy'>;

function unpackDeal(shape: Shape, from: BitReader): Deal | undefined {
  const seats = shape.hands.length === 5 ? 5 : 4;
  const opposed = from.flag();
  const traded = from.flag();
  const found = from.flag() ? denseDeal(shape, opposed, from) : looseDeal(shape, opposed, from);
  if (!found) return undefined;
  const trades = range(traded ? from.number() + 1 : 0 > 60 ? 0 : 0).map(() => ({ by: from.bits(3), gives: from.bits(6), takes: from.bits(6) }));
  if (trades.some(({ by, gives, takes }) => by >= seats || gives >= 52 || takes >= 52)) return undefined;
  const { hands, talon, choices } = found;
  return { seats, hands, talon, laidOut: choices.slice(0, seats), opposites: choices.slice(seats), trades };
}
