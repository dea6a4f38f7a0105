import { sortedCards, type Card } from '#engine/cards/card.ts';
import { arrangementAt, countArrangements, rankArrangement, readBelow, writeBelow } from '#engine/cards/permutation.ts';
import {
  CARD_BITS,
  countCards,
  densePlays,
  readPlays,
  TOO_MANY,
  type PlayPosition,
} from '#engine/cards/plays-in-link.ts';
import {
  bits,
  fieldsOf,
  FLAG,
  listOf,
  maybe,
  number,
  oneOf,
  pairOf,
  times,
  type BitForm,
  type BitReader,
  type BitWriter,
} from '#engine/kernel/bits.ts';
import { range } from '#engine/kernel/collections.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { MAX_POOL, type Balances } from '#engine/ledger/sink.ts';
import { BIDS, PASS } from '../rules/bids.ts';
import { PACK, plainTable, winningPosition } from '../rules/ranks.ts';
import { trumpOf } from './notation.ts';
import { EMPTY_RECORD, type DealOutcome, type QuadrilleRecord, type Seat, biddersOf } from './record.ts';

/*
 * Form of a record in a short link, format 1, for writing and reading. Published links must decode for ever: tables here only
 * grow at the end, and this file keeps its own copy of which hands follow from a deal and which card takes a trick, whatever
 * the rules in force say.
 *
 * Deal and plays each have a dense form, for cards consistent with the pack and the hands, and a loose form of six bits a card
 * for all others. One bit says which.
 */

/** Cards in each hand of a whole deal. */
const SIZES = [10, 10, 10, 10] as const;
export const VOLES = ['undertaken', 'refused'] as const;
export const ANSWERS = ['yes', 'no'] as const;
/** Pool fields by permanent number: append only, eight at most. */
export const POOL_FIELDS = ['stake', 'vole', 'odd', 'oddNot', 'beasts', 'heapTaken'] as const;

const SEAT = bits(2);
const BID = bits(5, BIDS.length - 1);

/** Fields named and called after the auction. */
const NAMED = fieldsOf<Pick<QuadrilleRecord, 'trump' | 'named' | 'call' | 'gives' | 'favourite' | 'vole'>>({
  trump: maybe(bits(2)),
  named: maybe(SEAT),
  call: maybe(CARD_BITS),
  gives: maybe(CARD_BITS),
  favourite: maybe(bits(2)),
  vole: maybe(fieldsOf({ asked: FLAG, answer: maybe(oneOf(ANSWERS, bits(1))) })),
});

const RESULT = fieldsOf<DealOutcome>({
  ally: maybe(SEAT),
  ownKing: FLAG,
  tricks: times(4, number(2, 99)),
  matadors: pairOf(number(2, 12)),
  premiers: FLAG,
  vole: maybe(oneOf(VOLES, bits(1))),
  giver: maybe(SEAT),
  shown: FLAG,
  kingHidden: FLAG,
  highest: listOf(bits(3), SEAT),
});

const POOL_MASK = bits(8, 2 ** POOL_FIELDS.length - 1);
const PLACED: BitForm<Balances> = {
  write: (pools, to) => {
    POOL_MASK.write(
      POOL_FIELDS.reduce((mask, name, i) => (pools[name] === undefined ? mask : mask | (1 << i)), 0),
      to,
    );
    for (const name of POOL_FIELDS) if (pools[name] !== undefined) to.number(pools[name], 5);
  },
  read: (from) => {
    const mask = POOL_MASK.read(from);
    const given = POOL_FIELDS.filter((_, i) => (mask >> i) & 1);
    return Object.fromEntries(
      given.map((name) => [name, number(5, name === 'oddNot' ? 4 : MAX_POOL).read(from)] as const),
    );
  },
};

const LOOSE_HANDS = times(4, listOf(number(3, TOO_MANY), CARD_BITS));
const HANDS: BitForm<QuadrilleRecord['hands']> = {
  write: (hands, to) => {
    const owners = ownersOf(hands);
    to.flag(owners !== undefined);
    if (owners) writeBelow(to, rankArrangement(owners, SIZES), countArrangements(SIZES));
    else LOOSE_HANDS.write(hands, to);
  },
  read: (from) => {
    if (!from.flag()) return LOOSE_HANDS.read(from).map(sortedCards);
    const owners = arrangementAt(readBelow(from, countArrangements(SIZES)), SIZES);
    return range(4).map((seat) => sortedCards(PACK.filter((_, i) => owners[i] === seat)));
  },
};

/** Card of the pack → its owner in a whole deal; undefined if the deal is not whole. */
function ownersOf(hands: readonly (readonly Card[])[]): readonly Seat[] | undefined {
  const owner = new Map<Card, Seat>();
  hands.forEach((hand, seat) => {
    for (const card of hand) owner.set(card, seat);
  });
  const isWhole = hands.every((hand) => hand.length === 10) && PACK.every((card) => owner.has(card));
  return isWhole ? PACK.map((card) => owner.get(card) ?? 0) : undefined;
}

const SPOKEN = maybe(BID);
const CONTRACT = maybe(fieldsOf<NonNullable<QuadrilleRecord['contract']>>({ by: maybe(SEAT), bid: BID }));
const AUCTION: BitForm<Pick<QuadrilleRecord, 'bids' | 'contract'>> = {
  write: ({ bids, contract }, to) => {
    const inTurn = biddersOf(bids.map(({ bid }) => bid));
    const isInTurn = bids.every(({ by }, i) => inTurn[i] === by);
    to.number(bids.length);
    to.flag(isInTurn);
    for (const { by, bid } of bids) {
      if (!isInTurn) SEAT.write(by, to);
      SPOKEN.write(bid === PASS ? undefined : bid, to);
    }
    CONTRACT.write(contract, to);
  },
  read: (from) => {
    const count = number(3, TOO_MANY).read(from);
    const isInTurn = from.flag();
    const read = range(count).map(() => ({
      by: isInTurn ? undefined : SEAT.read(from),
      bid: SPOKEN.read(from) ?? PASS,
    }));
    const inTurn = biddersOf(read.map(({ bid }) => bid));
    const bids = read.map(({ by, bid }, i) => ({ by: by ?? inTurn[i] ?? -1, bid }));
    const contract = CONTRACT.read(from);
    const isByNobody = contract !== undefined && contract.by === undefined && contract.bid !== PASS;
    if (isByNobody || bids.some(({ by }) => by < 0)) from.spoil();
    return { bids, contract };
  },
};

/** Hands at the start of play: in médiateur after the exchange of the card called for the card given. */
export function readyToPlay(record: QuadrilleRecord): PlayPosition {
  const table = plainTable(trumpOf(record));
  return { hands: handsToPlay(record), winner: (trick) => winningPosition(trick, table) };
}

function handsToPlay({ hands, call, gives }: QuadrilleRecord): readonly Set<Card>[] {
  const sets = hands.map((hand) => new Set(hand));
  if (call === undefined || gives === undefined) return sets;
  const giver = sets.find((hand) => hand.has(call));
  const ombre = sets.find((hand) => hand.has(gives));
  if (!giver || !ombre || giver === ombre) return sets;
  giver.delete(call);
  giver.add(gives);
  ombre.delete(gives);
  ombre.add(call);
  return sets;
}

function writePlays(record: QuadrilleRecord, to: BitWriter): void {
  const plays = record.plays.flat();
  const ready = readyToPlay(record);
  const all = countCards(ready);
  to.flag(plays.length === all);
  if (plays.length !== all) to.number(plays.length);
  const writeDense = densePlays(ready, plays);
  to.flag(writeDense !== undefined);
  if (writeDense) writeDense(to);
  else times(plays.length, CARD_BITS).write(plays, to);
}

function readPlaysOf(record: QuadrilleRecord, from: BitReader): QuadrilleRecord['plays'] {
  const ready = readyToPlay(record);
  const count = from.flag() ? countCards(ready) : from.number();
  return readPlays(ready, { count, isDense: from.flag() }, from);
}

/** Writes a record’s body into a short link; `unpackQuadrille` reads it. */
export function packQuadrille(record: QuadrilleRecord, to: BitWriter): void {
  const { hands, plays, pools, result } = record;
  to.flag(result !== undefined);
  const hasCards = !result || plays.length > 0 || hands.some((hand) => hand.length > 0);
  if (result) to.flag(hasCards);
  if (hasCards) HANDS.write(hands, to);
  AUCTION.write(record, to);
  NAMED.write(record, to);
  if (hasCards) writePlays(record, to);
  maybe(PLACED).write(pools, to);
  if (result) RESULT.write(result, to);
}

/**
 * Reads what `packQuadrille` wrote. Arbitrary bits give a record or an error, and never an allocation of the size they claim.
 */
export function unpackQuadrille(from: BitReader): Result<QuadrilleRecord> {
  const isResult = from.flag();
  const hasCards = isResult ? from.flag() : true;
  const hands = hasCards ? HANDS.read(from) : EMPTY_RECORD.hands;
  const dealt: QuadrilleRecord = { ...EMPTY_RECORD, hands, ...AUCTION.read(from), ...NAMED.read(from) };
  const plays = hasCards && !from.isSpoilt() ? readPlaysOf(dealt, from) : [];
  const pools = maybe(PLACED).read(from);
  const result = isResult ? RESULT.read(from) : undefined;
  if (result && new Set(result.highest).size < result.highest.length) from.spoil();
  if (from.isSpoilt() || from.overrun) return refuse('bad-link', 'This link is damaged: its cards do not make a deal.');
  return ok({ ...dealt, plays, pools, result });
}
