import { RANK_10, rankOf, type Card } from '../../cards/card.ts';
import { countArrangements, rankArrangement, writeBelow } from '../../cards/permutation.ts';
import type { BitWriter } from '../../kernel/bits.ts';
import { range } from '../../kernel/collections.ts';
import type { Balances } from '../../ledger/entry.ts';
import * as form from './link-form.ts';
import type { ReversisRecord } from './record.ts';

/** Writes a record's body into a short link; `unpackReversis` reads it. Order and widths are format 1 (link-form.ts). */
export function packReversis(record: ReversisRecord, to: BitWriter): void {
  packDeal(record, packShape(record, to), to);
  packPlays(record, to);
  packPools(record.pools, to);
  to.flag(record.claimed);
  to.flag(record.thrownBy !== undefined);
  if (record.thrownBy !== undefined) to.bits(record.thrownBy, 3);
}

function packShape(record: ReversisRecord, to: BitWriter): form.Shape {
  const all = [...record.hands.flat(), ...record.talon, ...record.laidOut, ...record.plays.flat()];
  const pack = all.some((card) => card !== undefined && rankOf(card) === RANK_10) ? 1 : 0;
  const hands = record.hands.map((hand) => hand.length);
  const talon = record.talon.length;
  const known = form.SHAPES.findIndex((s) => s.pack === pack && s.talon === talon && s.hands.join() === hands.join());
  to.bits(known < 0 ? form.SPELLED : known, 3);
  if (known < 0) {
    to.bits(pack, 1);
    to.flag(record.seats === 5);
    for (const size of [...hands, talon]) to.number(size);
  }
  return { pack, hands, talon };
}

const looseCards = (cards: readonly (Card | undefined)[], to: BitWriter): void => {
  for (const card of cards) to.bits(card ?? form.NO_CARD, 6);
};

/** The digits as one number, the first the lowest. */
const fold = (digits: readonly form.Digit[]): bigint =>
  digits.reduceRight((sum, [value, n]) => sum * BigInt(n) + BigInt(value), 0n);

function packDeal(record: ReversisRecord, shape: form.Shape, to: BitWriter): void {
  const { hands, talon, laidOut, opposites, trades } = record;
  to.flag(opposites.length > 0);
  to.flag(trades.length > 0);
  const classOf = new Map<Card, number>();
  hands.forEach((hand, seat) => {
    for (const card of hand) classOf.set(card, seat);
  });
  talon.forEach((card, i) => classOf.set(card, hands.length + i));
  const choices = [
    ...range(record.seats).map((seat) => [laidOut[seat], form.layable(shape, record, seat)] as const),
    ...opposites.map((card, seat) => [card, form.givable(record, seat)] as const),
  ];
  const once = classOf.size === hands.flat().length + talon.length;
  const dense = once && choices.every(([card, among]) => card === undefined || among.includes(card));
  to.flag(dense);
  if (dense) {
    const sizes = form.classSizes(shape);
    const deals = countArrangements(sizes);
    const classes = form.PACKS[shape.pack].map((card) => classOf.get(card) ?? sizes.length - 1);
    const digits = choices.map(
      ([card, among]) => [card === undefined ? 0 : among.indexOf(card) + 1, among.length + 1] as const,
    );
    const bound = digits.reduce((product, [, n]) => product * BigInt(n), deals);
    writeBelow(to, fold(digits) * deals + rankArrangement(classes, sizes), bound);
  } else {
    looseCards([...hands.flat(), ...talon, ...choices.map(([card]) => card)], to);
  }
  if (trades.length > 0) to.number(trades.length);
  for (const { by, gives, takes } of trades) {
    to.bits(by, 3);
    looseCards([gives, takes], to);
  }
}

function packPlays(record: ReversisRecord, to: BitWriter): void {
  const plays = record.plays.flat();
  const hands = form.handsToPlay(record);
  const all = hands.reduce((sum, hand) => sum + hand.size, 0);
  to.flag(plays.length === all);
  if (plays.length !== all) to.number(plays.length);
  const digits: form.Digit[] = [];
  const followed = form.followPlays(hands, plays.length, (held) => {
    const card = plays[digits.length];
    digits.push([card === undefined ? -1 : held.indexOf(card), held.length]);
    return card;
  });
  to.flag(followed !== undefined);
  if (followed) writeBelow(to, fold(digits), form.boundOfPlays(hands, plays.length));
  else looseCards(plays, to);
}

function packPools(pools: Balances | undefined, to: BitWriter): void {
  const names = Object.keys(pools ?? {});
  const set = form.POOL_SETS.findIndex(
    (known) => known.length === names.length && known.every((name) => names.includes(name)),
  );
  to.bits(!pools ? 0 : set < 0 ? form.OTHER_POOLS : set + 1, 2);
  if (!pools) return;
  if (set < 0) to.number(names.length);
  for (const name of form.POOL_SETS[set] ?? names) {
    if (set < 0) to.number(form.POOLS.indexOf(name));
    to.number(pools[name] ?? 0);
  }
}
