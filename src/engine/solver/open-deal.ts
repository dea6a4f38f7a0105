import type { Card } from '../cards/card.ts';

/** Time spent on a proof, in milliseconds, and turns searched. */
export interface Effort {
  readonly milliseconds: number;
  readonly nodes: number;
}

/**
 * What was possible in a deal from its first card on: one question with its answer as a sentence. `unknown` if time ran
 * out; the sentence then says what was proved.
 */
export interface SolverVerdict extends Effort {
  readonly kind: 'verdict';
  /** Name of the question, the same in every deal: `placed`, `most.first`. */
  readonly id: string;
  readonly answer: 'yes' | 'no' | 'unknown';
  readonly text: string;
  /** Proved number: tricks, or 1 for possible and 0 for impossible; the lower bound if not fully known. */
  readonly value: number;
  /** A play of the whole deal with this result, following the recorded play as long as possible. */
  readonly line: SolverLine | undefined;
}

export interface SolverLine {
  readonly plays: readonly (readonly Card[])[];
  /** Place of the first card that differs from the recorded play; undefined if none does. */
  readonly departs: string | undefined;
}

/** Sentence at a card of the recorded play, and whether that card changed what can be forced. */
export interface CardRemark {
  readonly text: string;
  readonly turns: boolean;
}

/** What could be forced after one card of the recorded play. */
export interface CardFinding extends Effort, CardRemark {
  readonly kind: 'card';
  /** Place, such as `t5.3`. */
  readonly at: string;
}

export type SolverFinding = SolverVerdict | CardFinding;

/** A clock, and the milliseconds allowed for one question. */
export interface Timing {
  readonly now: () => number;
  readonly most: number;
}

/** Time the site allows for one question, in milliseconds. */
export const ONE_SECOND = 1000;

/** Yields a game's solver findings for a deal: the cards from last to first, then the verdicts. */
export type Solver<R, Rec> = (record: Rec, rules: R, timing: Timing) => Iterable<SolverFinding>;

/** Mask of seats: bit n is seat n. */
export type Seats = number;

/** Card in the solver: suit × 16 + strength. The stronger of two cards of a suit wins. */
export type Code = number;

/** State in the middle of a trick. `hands[seat * suits + suit]` is a mask of strengths. */
export interface TrickState {
  readonly hands: readonly number[];
  /** Number of the current trick (from 0) and of the cards in it. */
  readonly trick: number;
  readonly position: number;
  readonly toPlay: number;
  /** Card led; no value before the lead. */
  readonly led: Code;
}

/**
 * A deal with every card open, and its rules of play: all that a proof needs. Games build one from a record and supply
 * their own legality.
 */
export interface OpenDeal {
  readonly seats: number;
  readonly suits: number;
  readonly tricks: number;
  /** Trump suit; -1 for none. */
  readonly trump: number;
  /** Hands before the first card. */
  readonly hands: readonly number[];
  readonly leader: number;
  /** Writes the legal cards as a mask for each suit; at least one card is always legal. */
  readonly legal: (at: TrickState, masks: number[]) => void;
  /** Seats that must always follow suit if they can. */
  readonly follows: Seats;
  /** Suit → mask of strengths that a rule names; these have no equivalent neighbours. */
  readonly named: readonly number[];
}

/** State of play: cards left in the hands and the trick on the table. */
export interface DealState {
  readonly hands: readonly number[];
  readonly trick: number;
  readonly leader: number;
  readonly table: readonly Code[];
}

/**
 * Goal of one side; all other seats play together against it, and everyone sees every card.
 * `tricks`: the seats in `counted` take so many tricks.
 * `unbroken`: `maker` takes every trick, or the first trick he loses does not go to `breakers` (or not to `card`).
 * `placed`: `holder` plays `card` on a trick of another suit.
 */
export type Goal =
  | { readonly kind: 'tricks'; readonly makers: Seats; readonly counted: Seats }
  | { readonly kind: 'unbroken'; readonly maker: number; readonly breakers: Seats; readonly card: Code }
  | { readonly kind: 'placed'; readonly holder: number; readonly card: Code };

/** No particular card. */
export const ANY_CARD: Code = -1;

/** Seats that want the goal reached; all others try to prevent it. */
export const makersOf = (goal: Goal): Seats =>
  goal.kind === 'tricks' ? goal.makers : 1 << (goal.kind === 'unbroken' ? goal.maker : goal.holder);

/** State before the first card. */
export const firstMoment = ({ hands, leader }: OpenDeal): DealState => ({ hands, leader, trick: 0, table: [] });

/** Seat to play. */
export const toPlayAt = ({ leader, table }: DealState, { seats }: Pick<OpenDeal, 'seats'>): number =>
  (leader + table.length) % seats;

/** Position of the winning card of a trick, counted from the lead. */
export function takes(table: readonly Code[], trump: number): number {
  let best = 0;
  for (let i = 1; i < table.length; i++) {
    const card = table[i]!;
    const winner = table[best]!;
    if (card >> 4 === winner >> 4 ? card > winner : card >> 4 === trump) best = i;
  }
  return best;
}

/** State after the next card; a complete trick is cleared. */
export function after(moment: DealState, card: Code, deal: Pick<OpenDeal, 'seats' | 'suits' | 'trump'>): DealState {
  const { leader, trick } = moment;
  const seat = toPlayAt(moment, deal);
  const place = seat * deal.suits + (card >> 4);
  const hands = moment.hands.with(place, moment.hands[place]! & ~(1 << (card & 15)));
  const table = [...moment.table, card];
  if (table.length < deal.seats) return { hands, trick, leader, table };
  return { hands, trick: trick + 1, leader: (leader + takes(table, deal.trump)) % deal.seats, table: [] };
}

/** Legal cards of a state. */
export function legalAt(moment: DealState, deal: OpenDeal): readonly Code[] {
  const masks = new Array<number>(deal.suits).fill(0);
  const { hands, trick, table } = moment;
  deal.legal({ hands, trick, position: table.length, toPlay: toPlayAt(moment, deal), led: table[0] ?? -1 }, masks);
  return masks.flatMap((mask, suit) => {
    const cards: Code[] = [];
    for (let bit = 15; bit >= 0; bit--) if ((mask >> bit) & 1) cards.push(suit * 16 + bit);
    return cards;
  });
}
