import { countArrangements, rankArrangement, writeBelow } from '#engine/cards/permutation.ts';
import { cardsIn, densePlays, writeLoose } from '#engine/cards/plays-in-link.ts';
import type { BitWriter } from '#engine/kernel/bits.ts';
import { PASS } from '../rules/bids.ts';
import * as form from './link-form.ts';
import type { DealOutcome, QuadrilleRecord } from './record.ts';
import { speakersOf } from './speakers.ts';

/** Writes a record’s body into a short link; `unpackQuadrille` reads it. Order and widths are format 1 (link-form.ts). */
export function packQuadrille(record: QuadrilleRecord, to: BitWriter): void {
  const { hands, plays, result } = record;
  to.flag(result !== undefined);
  const hasCards = plays.length > 0 || hands.some((hand) => hand.length > 0);
  if (result) to.flag(hasCards);
  if (!result || hasCards) packHands(record, to);
  packAuction(record, to);
  maybe(record.trump, 2, to);
  maybe(record.named, 2, to);
  maybe(record.call, 6, to);
  maybe(record.gives, 6, to);
  maybe(record.favourite, 2, to);
  to.flag(record.vole !== undefined);
  if (record.vole) {
    to.flag(record.vole.asked);
    maybe(record.vole.answer && form.ANSWERS.indexOf(record.vole.answer), 1, to);
  }
  if (!result || hasCards) packPlays(record, to);
  packPools(record, to);
  if (result) packResult(result, to);
}

/** Something that may be missing: a bit that says so, then its bits. */
function maybe(value: number | undefined, width: number, to: BitWriter): void {
  to.flag(value !== undefined);
  if (value !== undefined) to.bits(value, width);
}

function packHands({ hands }: QuadrilleRecord, to: BitWriter): void {
  const owners = form.ownersOf(hands);
  to.flag(owners !== undefined);
  if (owners) writeBelow(to, rankArrangement(owners, form.SIZES), countArrangements(form.SIZES));
  else
    for (const hand of hands) {
      to.number(hand.length);
      writeLoose(hand, to);
    }
}

function packAuction({ bids, contract }: QuadrilleRecord, to: BitWriter): void {
  const inTurn = speakersOf(bids.map(({ bid }) => bid));
  const isInTurn = bids.every(({ by }, i) => inTurn[i] === by);
  to.number(bids.length);
  to.flag(isInTurn);
  for (const { by, bid } of bids) {
    if (!isInTurn) to.bits(by, 2);
    maybe(bid === PASS ? undefined : bid, form.BID_BITS, to);
  }
  to.flag(contract !== undefined);
  if (!contract) return;
  maybe(contract.by, 2, to);
  to.bits(contract.bid, form.BID_BITS);
}

function packPlays(record: QuadrilleRecord, to: BitWriter): void {
  const plays = record.plays.flat();
  const ready = form.readyToPlay(record);
  const all = cardsIn(ready);
  to.flag(plays.length === all);
  if (plays.length !== all) to.number(plays.length);
  const writeDense = densePlays(ready, plays);
  to.flag(writeDense !== undefined);
  if (writeDense) writeDense(to);
  else writeLoose(plays, to);
}

function packPools({ pools }: QuadrilleRecord, to: BitWriter): void {
  to.flag(pools !== undefined);
  if (!pools) return;
  const given = form.POOLS.map((name) => pools[name]);
  to.bits(
    given.reduce((mask: number, held, i) => (held === undefined ? mask : mask | (1 << i)), 0),
    form.POOL_BITS,
  );
  for (const held of given) if (held !== undefined) to.number(held, 5);
}

function packResult(result: DealOutcome, to: BitWriter): void {
  maybe(result.ally, 2, to);
  to.flag(result.ownKing);
  for (const tricks of result.tricks) to.number(tricks, 2);
  for (const count of result.matadors) to.number(count, 2);
  to.flag(result.premiers);
  maybe(result.vole && form.VOLES.indexOf(result.vole), 1, to);
  maybe(result.giver, 2, to);
  to.flag(result.shown);
  to.flag(result.kingHidden);
  to.bits(result.highest.length, 3);
  for (const seat of result.highest) to.bits(seat, 2);
}
