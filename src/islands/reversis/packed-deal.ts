import { rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import { seatNames, type Seat } from '#engine/games/reversis/record.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { parseTrickPlace } from '#engine/notation/place.ts';
import type { Line } from '../shared/account.ts';
import { nextToPlay, type Effect, type ReplayModel, type TableStep } from './model.ts';

/** A deal settled by its book, as a page hands it to the replay: enough to step through it before any engine is there. */
export interface PackedDeal {
  readonly hands: readonly (readonly Card[])[];
  readonly steps: readonly PackedStep[];
  readonly lines: readonly PackedLine[];
  readonly pools: Balances;
  /** What lies in the pools by the book's own rules, and what has come of the deal's changes to them: where it makes any. */
  readonly before: Balances;
  readonly effect: Effect | null;
  readonly left: boolean;
  /** −1: none. */
  readonly quinola: Card;
  readonly faults: readonly Departure[];
}

/** What changes with a step: a card played, or hands made up, or neither; points once a trick is taken. */
type PackedStep = readonly [
  at: string,
  says: string,
  what: readonly [card: Card, winning: Seat] | readonly PackedMove[],
  points?: readonly number[],
  taken?: readonly number[],
];
/** Whose hand, what leaves it, what comes into it. */
type PackedMove = readonly [seat: Seat, gone: readonly Card[], come: readonly Card[]];
type PackedLine = readonly [
  at: string,
  what: string,
  from: string,
  to: string,
  amount: number,
  /** By the book's own rules, or null where that is the same. */
  before: number | null,
  step: number,
  ...keys: string[],
];

const without = (cards: readonly Card[], others: readonly Card[]): readonly Card[] =>
  cards.filter((card) => !others.includes(card));

/** By suit, then from the ace down. */
const sorted = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => suitOf(a) - suitOf(b) || rankOf(b) - rankOf(a));

/** The model of a deal under the rules it was written down for. */
export function packDeal(model: ReplayModel): PackedDeal {
  const { steps, lines, opening, direction, quinola, faults, effect } = model;
  const poolsOf = (held: Balances): Balances =>
    Object.fromEntries(Object.entries(held).filter(([account]) => !model.seats.some((seat) => seat === account)));
  return {
    hands: steps[0]?.hands ?? [],
    steps: steps.map((step, i) => packStep(step, model.say(i), steps[i - 1])),
    lines: lines.map(({ at, what, from, to, amount, before, step, keys }) => [
      at,
      what,
      from,
      to,
      amount,
      before ?? null,
      step,
      ...keys,
    ]),
    pools: poolsOf(opening.now),
    before: poolsOf(opening.before),
    effect: effect ?? null,
    left: direction === 'left',
    quinola: quinola ?? -1,
    faults,
  };
}

function packStep(step: TableStep, says: string, before: TableStep | undefined): PackedStep {
  const { at, hands, trick, winning, points, taken } = step;
  const card = parseTrickPlace(at) ? trick.at(-1) : undefined;
  const moves = hands.flatMap((hand, seat): PackedMove[] => {
    const held = before?.hands[seat] ?? hand;
    const move: PackedMove = [seat, without(held, hand), without(hand, held)];
    return move[1].length + move[2].length === 0 ? [] : [move];
  });
  const what = card === undefined ? moves : ([card, winning ?? 0] as const);
  const same = (a: readonly number[], b: readonly number[] | undefined): boolean => a.join() === b?.join();
  return same(points, before?.points) && same(taken, before?.taken)
    ? [at, says, what]
    : [at, says, what, points, taken];
}

export function unpackDeal(packed: PackedDeal): ReplayModel {
  const { hands, steps, left, quinola, faults } = packed;
  const seats = seatNames(hands.length);
  const nobody = seats.map(() => 0);
  const none = Object.fromEntries(seats.map((seat) => [seat, 0]));
  const table: TableStep[] = [];
  for (const step of steps) table.push(unpackStep(step, table.at(-1), hands, nobody));
  return {
    seats,
    direction: left ? 'left' : 'right',
    quinola: quinola < 0 ? undefined : quinola,
    steps: table,
    say: (step) => steps[step]?.[1] ?? '',
    lines: packed.lines.map(([at, what, from, to, amount, before, step, ...keys]): Line => ({
      at,
      what,
      from,
      to,
      amount,
      ...(before === null ? {} : { before }),
      keys,
      step,
    })),
    opening: { now: { ...none, ...packed.pools }, before: { ...none, ...packed.before } },
    faults,
    effect: packed.effect ?? undefined,
  };
}

function unpackStep(
  [at, , what, points, taken]: PackedStep,
  before: TableStep | undefined,
  dealt: readonly (readonly Card[])[],
  nobody: readonly number[],
): TableStep {
  const last = before ?? {
    hands: dealt,
    trick: [],
    leader: 0,
    winning: undefined,
    points: nobody,
    taken: nobody,
  };
  const counts = { points: points ?? last.points, taken: taken ?? last.taken };
  const [first, second] = what;
  if (typeof first !== 'number' || typeof second !== 'number') {
    const moves = what as readonly PackedMove[];
    const hands = last.hands.map((hand, seat) => {
      const [, gone = [], come = []] = moves.find(([whose]) => whose === seat) ?? [];
      return sorted([...without(hand, gone), ...come]);
    });
    // Whatever is not a card leaves the table as it was, but cards thrown down clear it.
    const isThrown = at === 'thrown';
    const { trick, winning, leader } = isThrown ? { trick: [], winning: undefined, leader: 0 } : last;
    return { at, hands, trick, leader, winning, toPlay: nextToPlay(trick, leader, winning, hands), ...counts };
  }
  const isNew = last.trick.length === 0 || last.trick.length === dealt.length;
  const trick = isNew ? [first] : [...last.trick, first];
  const leader = isNew ? (last.winning ?? 0) : last.leader;
  const hands = last.hands.map((hand) => without(hand, [first]));
  return { at, hands, trick, leader, winning: second, toPlay: nextToPlay(trick, leader, second, hands), ...counts };
}
