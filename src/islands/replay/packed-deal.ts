import type { Card } from '#engine/cards/card.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { parseTrickPlace } from '#engine/notation/place.ts';
import { nextToPlay, type Effect, type ReplayModel, type ReplayStep } from './model.ts';
import { packLine, unpackLine, type PackedLine } from './packed-line.ts';

/** What a game shows at each step beside the cards, as plain data: points, bids, who is known for the ally. */
export type StepExtras = Readonly<Record<string, unknown>>;

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
  readonly faults: readonly Departure[];
}

/** What changes with a step: a card played, or hands made up anew, or neither; and of the rest what is not as it was. */
type PackedStep = readonly [
  at: string,
  says: string,
  what: readonly [card: Card, winning: number] | readonly PackedHand[],
  changed?: StepExtras,
];
/** Whose hand, and what is in it now. */
type PackedHand = readonly [seat: number, hand: readonly Card[]];

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The model of a deal under the rules it was written down for. `extrasOf` gives every step the same fields. */
export function packDeal<S extends ReplayStep>(model: ReplayModel<S>, extrasOf: (step: S) => StepExtras): PackedDeal {
  const { seats, steps, lines, opening, direction, faults, effect } = model;
  const poolsOf = (held: Balances): Balances =>
    Object.fromEntries(Object.entries(held).filter(([account]) => !seats.includes(account)));
  return {
    hands: steps[0]?.hands ?? [],
    steps: steps.map((step, i) => packStep(step, model.say(i), steps[i - 1], extrasOf)),
    lines: lines.map(packLine),
    pools: poolsOf(opening.now),
    before: poolsOf(opening.before),
    effect: effect ?? null,
    left: direction === 'left',
    faults,
  };
}

function packStep<S extends ReplayStep>(
  step: S,
  says: string,
  before: S | undefined,
  extrasOf: (step: S) => StepExtras,
): PackedStep {
  const { at, hands, trick, winning } = step;
  const card = parseTrickPlace(at) ? trick.at(-1) : undefined;
  const remade = hands.flatMap((hand, seat): PackedHand[] =>
    isSame(hand, before?.hands[seat] ?? hand) ? [] : [[seat, hand]],
  );
  const what = card === undefined ? remade : ([card, winning ?? 0] as const);
  const old = before && allOf(before, extrasOf);
  const changed = Object.entries(allOf(step, extrasOf)).filter(([name, value]) => !isSame(value, old?.[name]));
  return changed.length === 0 ? [at, says, what] : [at, says, what, Object.fromEntries(changed)];
}

/** The trick follows from the cards, but for who leads to it and what clears the table. */
const allOf = <S extends ReplayStep>(step: S, extrasOf: (step: S) => StepExtras): StepExtras => ({
  ...extrasOf(step),
  taken: step.taken,
  leader: step.leader,
  cleared: parseTrickPlace(step.at) === undefined && step.trick.length === 0,
});

/** The model again; `stepOf` puts a game's own fields back on a step. */
export function unpackDeal<S extends ReplayStep>(
  packed: PackedDeal,
  seats: readonly string[],
  stepOf: (step: ReplayStep, extras: StepExtras) => S,
): ReplayModel<S> {
  const { hands, steps, left, faults } = packed;
  const none = Object.fromEntries(seats.map((seat) => [seat, 0]));
  const table: S[] = [];
  let extras: StepExtras = {};
  let last: ReplayStep | undefined;
  for (const step of steps) {
    extras = { ...extras, ...step[3] };
    last = unpackStep(step, last, hands, extras);
    table.push(stepOf(last, extras));
  }
  return {
    seats,
    direction: left ? 'left' : 'right',
    steps: table,
    say: (step) => steps[step]?.[1] ?? '',
    lines: packed.lines.map(unpackLine),
    opening: { now: { ...none, ...packed.pools }, before: { ...none, ...packed.before } },
    faults,
    effect: packed.effect ?? undefined,
  };
}

function unpackStep(
  [at, , what]: PackedStep,
  last: ReplayStep | undefined,
  dealt: readonly (readonly Card[])[],
  extras: StepExtras,
): ReplayStep {
  const before = last ?? { hands: dealt, trick: [], winning: undefined };
  const leader = extras['leader'] as number;
  const taken = extras['taken'] as readonly number[];
  const [first, second] = what;
  if (typeof first === 'number' && typeof second === 'number') {
    const isNew = before.trick.length === 0 || before.trick.length === dealt.length;
    const trick = isNew ? [first] : [...before.trick, first];
    const hands = before.hands.map((hand) => hand.filter((card) => card !== first));
    return { at, hands, trick, leader, winning: second, taken, toPlay: nextToPlay(trick, leader, second, hands) };
  }
  const remade = what as readonly PackedHand[];
  const hands = before.hands.map((hand, seat) => remade.find(([whose]) => whose === seat)?.[1] ?? hand);
  const isClear = extras['cleared'] === true;
  const { trick, winning } = isClear ? { trick: [], winning: undefined } : before;
  return { at, hands, trick, leader, winning, taken, toPlay: nextToPlay(trick, leader, winning, hands) };
}
