/** Seats as a mask: bit n is seat n. */
export type Seats = number;

/** A card of play: suit times 16 plus strength; of two cards of a suit the stronger takes. */
export type Code = number;

/** What a legal card depends on, between two cards. `hands[seat * suits + suit]` is a mask of strengths. */
export interface AtTable {
  readonly hands: readonly number[];
  /** The trick under way, from 0, and how many cards lie in it. */
  readonly trick: number;
  readonly position: number;
  readonly toPlay: number;
  /** The card led; nothing while none is. */
  readonly led: Code;
}

/**
 * A deal with every card open, and the laws it is played by: all that a proof over its play needs. A game makes one of its
 * own record, and lets its own rules say what is legal.
 */
export interface OpenDeal {
  readonly seats: number;
  readonly suits: number;
  readonly tricks: number;
  /** The suit that takes every other; -1 for none. */
  readonly trump: number;
  /** The hands at the first card. */
  readonly hands: readonly number[];
  readonly leader: number;
  /** Writes the cards that may be played, a mask for each suit; always one at least. */
  readonly legal: (at: AtTable, masks: number[]) => void;
  /** Who has to follow suit whenever he can, in every suit and trick. */
  readonly follows: Seats;
  /** Suit → the strengths that a law knows by name, which no neighbour can stand for. */
  readonly named: readonly number[];
}

/** A moment of its play: what is left in the hands, and the trick on the table. */
export interface Moment {
  readonly hands: readonly number[];
  readonly trick: number;
  readonly leader: number;
  readonly table: readonly Code[];
}

/**
 * What somebody wants to be able to force; all others play together against him, and everybody sees every card.
 * `tricks`: that the seats `counted` take so many tricks.
 * `unbroken`: that `maker` takes every trick, or that the first he loses goes to nobody of `breakers` (or not to `card`).
 * `placed`: that `holder` plays `card` on a suit it is not of.
 */
export type Goal =
  | { readonly kind: 'tricks'; readonly makers: Seats; readonly counted: Seats }
  | { readonly kind: 'unbroken'; readonly maker: number; readonly breakers: Seats; readonly card: Code }
  | { readonly kind: 'placed'; readonly holder: number; readonly card: Code };

/** No card in particular. */
export const ANY_CARD: Code = -1;

/** Who wants the goal reached; all other seats play to prevent it. */
export const makersOf = (goal: Goal): Seats =>
  goal.kind === 'tricks' ? goal.makers : 1 << (goal.kind === 'unbroken' ? goal.maker : goal.holder);

/** The first moment of a deal. */
export const firstMoment = ({ hands, leader }: OpenDeal): Moment => ({ hands, leader, trick: 0, table: [] });

/** Whose turn it is. */
export const toPlayAt = ({ leader, table }: Moment, { seats }: Pick<OpenDeal, 'seats'>): number =>
  (leader + table.length) % seats;

/** Which card of a trick takes it, counted from the lead. */
export function takes(table: readonly Code[], trump: number): number {
  let best = 0;
  for (let i = 1; i < table.length; i++) {
    const card = table[i]!;
    const winner = table[best]!;
    if (card >> 4 === winner >> 4 ? card > winner : card >> 4 === trump) best = i;
  }
  return best;
}

/** The moment after a card of whoever is to play; the trick is cleared with its last card. */
export function after(moment: Moment, card: Code, deal: Pick<OpenDeal, 'seats' | 'suits' | 'trump'>): Moment {
  const { leader, trick } = moment;
  const seat = toPlayAt(moment, deal);
  const place = seat * deal.suits + (card >> 4);
  const hands = moment.hands.with(place, moment.hands[place]! & ~(1 << (card & 15)));
  const table = [...moment.table, card];
  if (table.length < deal.seats) return { hands, trick, leader, table };
  return { hands, trick: trick + 1, leader: (leader + takes(table, deal.trump)) % deal.seats, table: [] };
}

/** The cards that may be played at a moment. */
export function legalAt(moment: Moment, deal: OpenDeal): readonly Code[] {
  const masks = new Array<number>(deal.suits).fill(0);
  const { hands, trick, table } = moment;
  deal.legal({ hands, trick, position: table.length, toPlay: toPlayAt(moment, deal), led: table[0] ?? -1 }, masks);
  return masks.flatMap((mask, suit) => {
    const cards: Code[] = [];
    for (let bit = 15; bit >= 0; bit--) if ((mask >> bit) & 1) cards.push(suit * 16 + bit);
    return cards;
  });
}
