import { RANK_10, rankOf, sortedCards, type Card } from '#engine/cards/card.ts';
import {
  arrangementAt,
  countArrangements,
  Digits,
  foldDigits,
  rankArrangement,
  readBelow,
  writeBelow,
  type Digit,
} from '#engine/cards/permutation.ts';
import {
  CARD_BITS,
  countCards,
  densePlays,
  readPlays,
  TOO_MANY,
  type PlayPosition,
  highestOfLedSuit,
} from '#engine/cards/plays-in-link.ts';
import {
  bits,
  fieldsOf,
  flagsOf,
  listOf,
  number,
  times,
  type BitForm,
  type BitReader,
  type BitWriter,
} from '#engine/kernel/bits.ts';
import { range } from '#engine/kernel/collections.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { MAX_POOL, type Balances } from '#engine/ledger/sink.ts';
import { MOST_POOLS, POOL_NAMES, talonCardBefore, type ReversisRecord, type Seat, type Trade } from './record.ts';

/*
 * Form of a record in a short link, format 1, for writing and reading. Published links must decode for ever: tables here only
 * grow at the end, and this file keeps its own copy of how hands follow from a deal, whatever changes elsewhere in the engine.
 *
 * Deal and plays each have a dense form, for cards consistent with the pack and the hands, and a loose form of six bits a card
 * for all others. One bit says which.
 */

/** The packs, 48 cards without the tens and all 52. */
export const PACKS = [range(52).filter((card) => rankOf(card) !== RANK_10), range(52)] as const;

/** Number of cards in each place. */
interface CardCounts {
  readonly pack: 0 | 1;
  readonly hands: readonly number[];
  readonly talon: number;
}

/** Shapes with a number of their own: append only, seven at most. Any other shape is spelled out after a 7. */
export const SHAPES: readonly CardCounts[] = [
  { pack: 0, hands: [11, 11, 11, 12], talon: 3 },
  { pack: 0, hands: [11, 11, 11, 11], talon: 0 },
  { pack: 1, hands: [13, 13, 13, 13], talon: 0 },
  { pack: 1, hands: [12, 12, 12, 12], talon: 4 },
  { pack: 1, hands: [12, 12, 12, 12], talon: 0 },
  { pack: 1, hands: [10, 10, 10, 10, 10], talon: 0 },
  { pack: 1, hands: [9, 9, 9, 9, 9], talon: 0 },
];
const SPELLED = 7;

/** Facts of a record that take one bit each, written as one number; the frequent ones are lowest. Append only. */
export const FLAGS = ['forfeited', 'opposites', 'unfinished', 'thrown', 'trades', 'looseDeal', 'loosePlays'] as const;

/** Sets of pools with a number of their own, from 1. 0: no pools given. 3: any other set. */
const POOL_SETS: readonly (readonly string[])[] = [['basket'], ['great', 'little']];
const OTHER_POOLS = 3;
/** Pool names by permanent number; append only. */
export const POOL_FIELDS = [...POOL_NAMES, 'remises', ...range(MOST_POOLS).map((i) => `pool${String(i + 1)}`)];

/** Six-bit code for a missing card. */
const NO_CARD = 63;

type HandsAndTalon = Pick<ReversisRecord, 'hands' | 'talon'>;
type RecordBeforePlay = Omit<ReversisRecord, 'plays' | 'pools' | 'claimed' | 'thrownBy'>;

/** Sizes of the places in which the cards of the pack lie: each hand, each place of the talon, and last the undealt cards. */
const classSizes = ({ pack, hands, talon }: CardCounts): readonly number[] => {
  const dealt = hands.reduce((sum, size) => sum + size, talon);
  return [...hands, ...range(talon).map(() => 1), PACKS[pack].length - dealt];
};

/** Cards that a seat may give the seat opposite: number 0 is none, then the talon card before it, then its hand. */
const givable = ({ hands, talon }: HandsAndTalon, seat: Seat): readonly Card[] => [
  ...talon.slice(seat, seat + 1),
  ...(hands[seat] ?? []),
];

/** Cards that a seat may have laid out: those it may give, then the undealt cards of the pack. */
const layable = (shape: CardCounts, deal: HandsAndTalon, seat: Seat): readonly Card[] => {
  const dealt = new Set([...deal.hands.flat(), ...deal.talon]);
  return [...givable(deal, seat), ...PACKS[shape.pack].filter((card) => !dealt.has(card))];
};

/** Hands at the start of play: after the exchange, trades and the exchange between opposite seats. */
export function readyToPlay(record: RecordBeforePlay): PlayPosition {
  const hands = record.hands.map((hand, seat) => {
    const held = new Set(hand);
    const laid = record.laidOut[seat];
    const before = talonCardBefore(record, seat);
    if (laid !== undefined && laid !== before && held.delete(laid) && before !== undefined) held.add(before);
    return held;
  });
  for (const { by, gives, takes } of record.trades) {
    const other = hands.find((hand) => hand.has(takes));
    if (!other || !hands[by]?.delete(gives)) continue;
    other.delete(takes);
    other.add(gives);
    hands[by].add(takes);
  }
  const given = record.opposites.map((card, seat) =>
    card !== undefined && hands[seat]?.delete(card) ? card : undefined,
  );
  given.forEach((card, seat) => {
    if (card !== undefined) hands[(seat + 2) % 4]?.add(card);
  });
  return { hands, winner: highestOfLedSuit };
}

const SIZE = number(3, TOO_MANY);
const SHAPE: BitForm<CardCounts> = {
  write: ({ pack, hands, talon }, to) => {
    const known = SHAPES.findIndex((s) => s.pack === pack && s.talon === talon && s.hands.join() === hands.join());
    to.bits(known < 0 ? SPELLED : known, 3);
    if (known >= 0) return;
    to.bits(pack, 1);
    to.flag(hands.length === 5);
    times(hands.length + 1, SIZE).write([...hands, talon], to);
  },
  read: (from) => {
    const known = SHAPES[from.bits(3)];
    if (known) return known;
    const pack = from.flag() ? 1 : 0;
    const sizes = times(from.flag() ? 6 : 5, SIZE).read(from);
    return { pack, hands: sizes.slice(0, -1), talon: sizes.at(-1) ?? 0 };
  },
};

function shapeOf({ hands, talon, laidOut, plays }: ReversisRecord): CardCounts {
  const all = [...hands.flat(), ...talon, ...laidOut, ...plays.flat()];
  const pack = all.some((card) => card !== undefined && rankOf(card) === RANK_10) ? 1 : 0;
  return { pack, hands: hands.map((hand) => hand.length), talon: talon.length };
}

/** A chosen card and the cards it is chosen from: first the cards each seat laid out, then those given to the seat opposite. */
type Choice = readonly [chosen: Card | undefined, among: readonly Card[]];

const choicesOf = (record: ReversisRecord, shape: CardCounts): readonly Choice[] => [
  ...range(record.seats).map((seat): Choice => [record.laidOut[seat], layable(shape, record, seat)]),
  ...record.opposites.map((card, seat): Choice => [card, givable(record, seat)]),
];

/** Whether no card lies in two places and each chosen card is among its possible cards. */
function isDense({ hands, talon }: HandsAndTalon, choices: readonly Choice[]): boolean {
  const dealt = [...hands.flat(), ...talon];
  return (
    new Set(dealt).size === dealt.length && choices.every(([card, among]) => card === undefined || among.includes(card))
  );
}

function writeDense(
  { hands, talon }: HandsAndTalon,
  shape: CardCounts,
  choices: readonly Choice[],
  to: BitWriter,
): void {
  const sizes = classSizes(shape);
  const piles = [...hands, ...talon.map((card) => [card])];
  const classes = PACKS[shape.pack].map((card) => {
    const pile = piles.findIndex((cards) => cards.includes(card));
    return pile < 0 ? piles.length : pile;
  });
  const digits = choices.map(([card, among]): Digit => [
    card === undefined ? 0 : among.indexOf(card) + 1,
    among.length + 1,
  ]);
  const deals = countArrangements(sizes);
  const bound = digits.reduce((product, [, n]) => product * BigInt(n), deals);
  writeBelow(to, foldDigits(digits) * deals + rankArrangement(classes, sizes), bound);
}

/** The deal with the cards laid out and given, by seat. */
interface DealWithChoices extends HandsAndTalon {
  readonly chosen: readonly (Card | undefined)[];
}
const NOTHING: DealWithChoices = { hands: [], talon: [], chosen: [] };

function readDense(shape: CardCounts, opposed: boolean, from: BitReader): DealWithChoices {
  const sizes = classSizes(shape);
  const left = sizes.at(-1) ?? 0;
  if (left < 0) {
    from.spoil();
    return NOTHING;
  }
  const seats = range(shape.hands.length);
  const deals = countArrangements(sizes);
  const held = seats.map((seat) => 1 + (seat < shape.talon ? 1 : 0) + (shape.hands[seat] ?? 0));
  const bases = [...held.map((size) => size + left), ...(opposed ? held : [])];
  const rank = readBelow(
    from,
    bases.reduce((product, n) => product * BigInt(n), deals),
  );
  const classes = arrangementAt(rank % deals, sizes);
  const piles = sizes.map((_, c) => sortedCards(PACKS[shape.pack].filter((_card, i) => classes[i] === c)));
  const hands = piles.slice(0, seats.length);
  const talon = piles.slice(seats.length, -1).flat();
  const digits = new Digits(rank / deals);
  const chosen = bases.map((base, i) => {
    const among = i < seats.length ? layable(shape, { hands, talon }, i) : givable({ hands, talon }, i - seats.length);
    return among[digits.take(base) - 1];
  });
  return { hands, talon, chosen };
}

/** Bit form of a card or none. */
const CHOSEN: BitForm<Card | undefined> = {
  write: (card, to) => to.bits(card ?? NO_CARD, 6),
  read: (from) => {
    const card = from.bits(6);
    if (card >= 52 && card !== NO_CARD) from.spoil();
    return card === NO_CARD ? undefined : card;
  },
};

function readLoose(shape: CardCounts, opposed: boolean, from: BitReader): DealWithChoices {
  const piles = [...shape.hands, shape.talon].map((size) => times(size, CARD_BITS).read(from));
  const chosen = times(shape.hands.length * (opposed ? 2 : 1), CHOSEN).read(from);
  return { hands: piles.slice(0, -1), talon: piles.at(-1) ?? [], chosen };
}

const TRADES = listOf(SIZE, fieldsOf<Trade>({ by: bits(3), gives: CARD_BITS, takes: CARD_BITS }));

function readDeal(shape: CardCounts, flags: ReturnType<typeof FLAG_BITS.read>, from: BitReader): RecordBeforePlay {
  const seats = shape.hands.length === 5 ? 5 : 4;
  const { hands, talon, chosen } = (flags.looseDeal ? readLoose : readDense)(shape, flags.opposites, from);
  const trades = flags.trades ? TRADES.read(from) : [];
  if (trades.some(({ by }) => by >= seats)) from.spoil();
  return {
    seats,
    hands: hands.map(sortedCards),
    talon,
    laidOut: chosen.slice(0, seats),
    opposites: chosen.slice(seats),
    trades,
  };
}

const HELD = number(5, MAX_POOL);
const PLACED: BitForm<Balances | undefined> = {
  write: (pools, to) => {
    const names = Object.keys(pools ?? {});
    const set = POOL_SETS.findIndex(
      (known) => known.length === names.length && known.every((name) => names.includes(name)),
    );
    to.bits(!pools ? 0 : set < 0 ? OTHER_POOLS : set + 1, 2);
    if (!pools) return;
    if (set < 0) to.number(names.length);
    for (const name of POOL_SETS[set] ?? names) {
      if (set < 0) to.number(POOL_FIELDS.indexOf(name));
      HELD.write(pools[name] ?? 0, to);
    }
  },
  read: (from) => {
    const set = from.bits(2);
    if (set === 0) return undefined;
    const names = POOL_SETS[set - 1];
    const count = names?.length ?? number(3, POOL_FIELDS.length).read(from);
    return Object.fromEntries(
      range(count).map((i) => {
        const name = names?.[i] ?? POOL_FIELDS[number(3, POOL_FIELDS.length - 1).read(from)] ?? '';
        return [name, HELD.read(from)] as const;
      }),
    );
  },
};

const FLAG_BITS = flagsOf(FLAGS, 2);

/** Writes a record's body into a short link; `unpackReversis` reads it. */
export function packReversis(given: ReversisRecord, to: BitWriter): void {
  // A card laid out or given is written as its index in the hand; the reader sorts every hand first, so the writer does too.
  const record = { ...given, hands: given.hands.map(sortedCards) };
  const shape = shapeOf(record);
  const choices = choicesOf(record, shape);
  const ready = readyToPlay(record);
  const plays = record.plays.flat();
  const writePlays = densePlays(ready, plays);
  const flags = {
    forfeited: !record.claimed,
    opposites: record.opposites.length > 0,
    unfinished: plays.length !== countCards(ready),
    thrown: record.thrownBy !== undefined,
    trades: record.trades.length > 0,
    looseDeal: !isDense(record, choices),
    loosePlays: writePlays === undefined,
  };
  SHAPE.write(shape, to);
  FLAG_BITS.write(flags, to);
  if (flags.looseDeal) {
    const cards = [...record.hands.flat(), ...record.talon];
    times(cards.length, CARD_BITS).write(cards, to);
    for (const [card] of choices) CHOSEN.write(card, to);
  } else writeDense(record, shape, choices, to);
  if (flags.trades) TRADES.write(record.trades, to);
  if (flags.unfinished) to.number(plays.length);
  if (writePlays) writePlays(to);
  else times(plays.length, CARD_BITS).write(plays, to);
  PLACED.write(record.pools, to);
  if (record.thrownBy !== undefined) to.bits(record.thrownBy, 3);
}

/**
 * Reads what `packReversis` wrote. Arbitrary bits give a record or an error, and never an allocation of the size they claim.
 */
export function unpackReversis(from: BitReader): Result<ReversisRecord> {
  const damaged = refuse('bad-link', 'This link is damaged: its cards do not make a deal.');
  const shape = SHAPE.read(from);
  const flags = FLAG_BITS.read(from);
  const deal = readDeal(shape, flags, from);
  if (from.isSpoilt()) return damaged;
  const ready = readyToPlay(deal);
  const count = flags.unfinished ? from.number() : countCards(ready);
  const plays = readPlays(ready, { count, isDense: !flags.loosePlays }, from);
  const pools = PLACED.read(from);
  const thrownBy = flags.thrown ? from.bits(3) : undefined;
  if (from.isSpoilt() || (thrownBy ?? 0) >= deal.seats) return damaged;
  return ok({ ...deal, plays, pools, claimed: !flags.forfeited, thrownBy });
}
