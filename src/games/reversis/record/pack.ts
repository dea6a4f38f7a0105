import { RANK_10, rankOf, type Card } from '#engine/cards/card.ts';
import { countArrangements, foldDigits, rankArrangement, writeBelow, type Digit } from '#engine/cards/permutation.ts';
import { cardsIn, densePlays, writeLoose } from '#engine/cards/plays-in-link.ts';
import type { BitWriter } from '#engine/kernel/bits.ts';
import { range } from '#engine/kernel/collections.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import * as form from './link-form.ts';
import type { ReversisRecord } from './record.ts';

/** Writes a record's body into a short link; `unpackReversis` reads it. Order and widths are format 1 (link-form.ts). */
export function packReversis(record: ReversisRecord, to: BitWriter): void {
  const shape = shapeOf(record);
  const choices = choicesOf(record, shape);
  const ready = form.readyToPlay(record);
  const plays = record.plays.flat();
  const writeDense = densePlays(ready, plays);
  const flags: Readonly<Record<form.Flag, boolean>> = {
    forfeited: !record.claimed,
    opposites: record.opposites.length > 0,
    unfinished: plays.length !== cardsIn(ready),
    thrown: record.thrownBy !== undefined,
    trades: record.trades.length > 0,
    looseDeal: !isDense(record, choices),
    loosePlays: writeDense === undefined,
  };
  packShape(shape, to);
  to.number(
    form.FLAGS.reduce((sum, flag, i) => sum + (flags[flag] ? 1 << i : 0), 0),
    2,
  );
  if (flags.looseDeal) packLoose(record, choices, to);
  else packDeal(record, shape, choices, to);
  if (flags.trades) packTrades(record, to);
  if (flags.unfinished) to.number(plays.length);
  if (writeDense) writeDense(to);
  else writeLoose(plays, to);
  packPools(record.pools, to);
  if (record.thrownBy !== undefined) to.bits(record.thrownBy, 3);
}

function shapeOf({ hands, talon, laidOut, plays }: ReversisRecord): form.Shape {
  const all = [...hands.flat(), ...talon, ...laidOut, ...plays.flat()];
  const pack = all.some((card) => card !== undefined && rankOf(card) === RANK_10) ? 1 : 0;
  return { pack, hands: hands.map((hand) => hand.length), talon: talon.length };
}

function packShape({ pack, hands, talon }: form.Shape, to: BitWriter): void {
  const known = form.SHAPES.findIndex((s) => s.pack === pack && s.talon === talon && s.hands.join() === hands.join());
  to.bits(known < 0 ? form.SPELLED : known, 3);
  if (known >= 0) return;
  to.bits(pack, 1);
  to.flag(hands.length === 5);
  for (const size of [...hands, talon]) to.number(size);
}

const packLoose = ({ hands, talon }: ReversisRecord, choices: readonly Choice[], to: BitWriter): void => {
  writeLoose([...hands.flat(), ...talon, ...choices.map(([card]) => card ?? form.NO_CARD)], to);
};

/** What each seat laid out, then what it gave the seat opposite; each with the cards it is chosen from. */
type Choice = readonly [chosen: Card | undefined, among: readonly Card[]];

const choicesOf = (record: ReversisRecord, shape: form.Shape): readonly Choice[] => [
  ...range(record.seats).map((seat): Choice => [record.laidOut[seat], form.layable(shape, record, seat)]),
  ...record.opposites.map((card, seat): Choice => [card, form.givable(record, seat)]),
];

/** Whether no card lies in two places and every chosen card is one that could be. */
function isDense({ hands, talon }: ReversisRecord, choices: readonly Choice[]): boolean {
  const dealt = [...hands.flat(), ...talon];
  return (
    new Set(dealt).size === dealt.length && choices.every(([card, among]) => card === undefined || among.includes(card))
  );
}

function packDeal(
  { hands, talon }: ReversisRecord,
  shape: form.Shape,
  choices: readonly Choice[],
  to: BitWriter,
): void {
  const sizes = form.classSizes(shape);
  const piles = [...hands, ...talon.map((card) => [card])];
  const classes = form.PACKS[shape.pack].map((card) => {
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

function packTrades({ trades }: ReversisRecord, to: BitWriter): void {
  to.number(trades.length);
  for (const { by, gives, takes } of trades) {
    to.bits(by, 3);
    writeLoose([gives, takes], to);
  }
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
    to.number(pools[name] ?? 0, 5);
  }
}
