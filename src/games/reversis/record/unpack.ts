import { sortedCards, type Card } from '#engine/cards/card.ts';
import { readLoose, readPlays, cardsIn, TOO_MANY } from '#engine/cards/plays-in-link.ts';
import { Digits, arrangementAt, countArrangements, readBelow } from '#engine/cards/permutation.ts';
import type { BitReader } from '#engine/kernel/bits.ts';
import { range } from '#engine/kernel/collections.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { MAX_POOL, type Balances } from '#engine/ledger/entry.ts';
import * as form from './link-form.ts';
import type { ReversisRecord, Trade } from './record.ts';

type Deal = Omit<ReversisRecord, 'plays' | 'pools' | 'claimed' | 'thrownBy'>;
type Cards = readonly Card[];

type Flags = ReadonlySet<form.Flag>;

/** Reads what `packReversis` wrote. Any bits at all give a record or a sentence; nothing grows with what they claim. */
export function unpackReversis(from: BitReader): Result<ReversisRecord> {
  const shape = unpackShape(from);
  const bits = from.number(2);
  const flags: Flags = new Set(form.FLAGS.filter((_, i) => (bits >> i) & 1));
  const deal = bits >> form.FLAGS.length === 0 && shape ? unpackDeal(shape, flags, from) : undefined;
  const plays = deal && unpackPlays(deal, flags, from);
  const pools = plays && unpackPools(from);
  const thrownBy = flags.has('thrown') ? from.bits(3) : undefined;
  if (!pools || (thrownBy ?? 0) >= deal.seats)
    return refuse('bad-link', 'The cards in this link do not make a deal: the link has been damaged.');
  return ok({ ...deal, plays, pools: pools.given, claimed: !flags.has('forfeited'), thrownBy });
}

function unpackShape(from: BitReader): form.Shape | undefined {
  const known = from.bits(3);
  if (known !== form.SPELLED) return form.SHAPES[known];
  const pack = from.flag() ? 1 : 0;
  const sizes = range(from.flag() ? 6 : 5).map(() => from.number());
  return sizes.some((size) => size > TOO_MANY)
    ? undefined
    : { pack, hands: sizes.slice(0, -1), talon: sizes.at(-1) ?? 0 };
}

function unpackDeal(shape: form.Shape, flags: Flags, from: BitReader): Deal | undefined {
  const seats = shape.hands.length === 5 ? 5 : 4;
  const found = (flags.has('looseDeal') ? looseDeal : denseDeal)(shape, flags.has('opposites'), from);
  if (!found) return undefined;
  const [hands, talon, choices] = found;
  const count = flags.has('trades') ? from.number() : 0;
  if (count > TOO_MANY) return undefined;
  const trades: Trade[] = [];
  for (let i = 0; i < count; i++) {
    const by = from.bits(3);
    const [gives, takes] = readLoose(2, from) ?? [];
    if (by >= seats || gives === undefined || takes === undefined) return undefined;
    trades.push({ by, gives, takes });
  }
  return {
    seats,
    hands: hands.map(sortedCards),
    talon,
    laidOut: choices.slice(0, seats),
    opposites: choices.slice(seats),
    trades,
  };
}

/** Hands, talon, then the cards laid out and given, by seat. */
type Found = readonly [hands: readonly Cards[], talon: Cards, choices: readonly (Card | undefined)[]];

function denseDeal(shape: form.Shape, opposed: boolean, from: BitReader): Found | undefined {
  const sizes = form.classSizes(shape);
  const left = sizes.at(-1) ?? 0;
  if (left < 0) return undefined;
  const seats = range(shape.hands.length);
  const deals = countArrangements(sizes);
  const bases = [
    ...seats.map((seat) => 1 + (seat < shape.talon ? 1 : 0) + (shape.hands[seat] ?? 0) + left),
    ...(opposed ? seats.map((seat) => 1 + (seat < shape.talon ? 1 : 0) + (shape.hands[seat] ?? 0)) : []),
  ];
  const number = readBelow(
    from,
    bases.reduce((product, n) => product * BigInt(n), deals),
  );
  if (number === undefined) return undefined;
  const classes = arrangementAt(number % deals, sizes);
  const piles = sizes.map((_, c) => sortedCards(form.PACKS[shape.pack].filter((_card, i) => classes[i] === c)));
  const hands = piles.slice(0, seats.length);
  const talon = piles.slice(seats.length, -1).flat();
  const digits = new Digits(number / deals);
  const among = bases.map((_, i) =>
    i < seats.length ? form.layable(shape, { hands, talon }, i) : form.givable({ hands, talon }, i - seats.length),
  );
  return [hands, talon, among.map((cards, i) => cards[digits.take(bases[i] ?? 1) - 1])];
}

function looseDeal(shape: form.Shape, opposed: boolean, from: BitReader): Found | undefined {
  const piles = [...shape.hands, shape.talon].map((size) => readLoose(size, from));
  const choices = range(shape.hands.length * (opposed ? 2 : 1)).map(() => from.bits(6));
  const cards = piles.filter((pile) => pile !== undefined);
  if (cards.length < piles.length || choices.some((card) => card >= 52 && card !== form.NO_CARD)) return undefined;
  return [cards.slice(0, -1), cards.at(-1) ?? [], choices.map((card) => (card === form.NO_CARD ? undefined : card))];
}

function unpackPlays(deal: Deal, flags: Flags, from: BitReader): readonly Cards[] | undefined {
  const ready = form.readyToPlay(deal);
  const count = flags.has('unfinished') ? from.number() : cardsIn(ready);
  return readPlays(ready, { count, isDense: !flags.has('loosePlays') }, from);
}

function unpackPools(from: BitReader): { readonly given: Balances | undefined } | undefined {
  const set = from.bits(2);
  if (set === 0) return { given: undefined };
  const count = set === form.OTHER_POOLS ? from.number() : 0;
  if (count > form.POOLS.length) return undefined;
  const names = form.POOL_SETS[set - 1];
  const given: Record<string, number> = {};
  for (let i = 0; i < (names?.length ?? count); i++) {
    const name = names?.[i] ?? form.POOLS[from.number()];
    const held = from.number(5);
    if (name === undefined || held > MAX_POOL) return undefined;
    given[name] = held;
  }
  return { given };
}
