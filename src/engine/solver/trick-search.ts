import { TrickOnTable, Pins } from './patterns/pins.ts';
import { lowestOf } from '../cards/card-masks.ts';
import { orderMoves, type MoveOrderContext, type SolverTurn, Neighbours } from './move-order.ts';
import { makersOf, type TrickState, type Goal, type DealState, type OpenDeal } from './open-deal.ts';
import { Patterns } from './patterns/patterns.ts';
import { Shunning } from './plain/shunned.ts';
import { SureTricks } from './plain/sure-tricks.ts';

/** Space between the moves of successive turns in the move array. */
const ROOM = 16;
const MOST_SEATS = 5;

/** Thrown when a search runs out of time; nothing is proved. */
class Stopped extends Error {}

/** Time limit of a search, in milliseconds of the given clock. */
export interface Limit {
  readonly now: () => number;
  readonly until: number;
}
export const NO_LIMIT: Limit = { now: () => 0, until: Infinity };

/**
 * Proves what one side can force with all cards open against all other seats together, at any moment of one deal and for
 * one goal. Searches card by card, most promising first, stops at the first card that settles a turn, and stores each
 * proof as a pattern (see `Patterns`). Equivalent neighbouring cards are tried once. `pins` holds what the proof of a
 * turn depends on until the previous turn has taken it over.
 */
export class TrickSearch {
  /** Turns searched since construction. */
  nodes = 0;
  private readonly deal: OpenDeal;
  private readonly goal: Goal;
  private readonly makers: number;
  /** Whether the makers want tricks for themselves. */
  private readonly wantsTricks: boolean;
  /** Proofs for the single hand that avoids tricks, if there is one. */
  private readonly shunning: Shunning | undefined;
  private readonly sureTricks: SureTricks;
  private readonly patterns: Patterns;
  private readonly neighbours: Neighbours;
  private readonly ordering: MoveOrderContext;
  /** Suit and bit of the card that the goal is about. */
  private readonly ownSuit: number;
  private readonly ownBit: number;

  private hands: number[] = [];
  private readonly at: { -readonly [K in keyof TrickState]: TrickState[K] };
  /** Suit → cards in play when the trick began. */
  private readonly left: number[];
  private readonly lying = new TrickOnTable();
  private readonly turn: { -readonly [K in keyof SolverTurn]: SolverTurn[K] };
  private readonly table: Int32Array;
  private readonly pins: Pins;
  private readonly moves: Int32Array;
  private readonly masks: number[];
  private limit: Limit = NO_LIMIT;

  constructor(deal: OpenDeal, goal: Goal) {
    const { seats, suits } = deal;
    this.deal = deal;
    this.goal = goal;
    this.makers = makersOf(goal);
    this.wantsTricks = goal.kind !== 'tricks' || (goal.makers & goal.counted) !== 0;
    const card = goal.kind === 'tricks' ? -1 : goal.card;
    this.ownSuit = card < 0 ? -1 : card >> 4;
    this.ownBit = card < 0 ? 0 : 1 << (card & 15);
    this.patterns = new Patterns(deal, goal.kind === 'unbroken' ? this.ownSuit : -1);
    this.neighbours = new Neighbours(deal, goal);
    const turns = deal.tricks * seats + MOST_SEATS + 1;
    this.table = new Int32Array(turns);
    this.pins = new Pins(turns, suits);
    const isLone = (this.makers & (this.makers - 1)) === 0;
    this.shunning = !this.wantsTricks && isLone ? new Shunning(deal, lowestOf(this.makers), this.pins) : undefined;
    this.sureTricks = new SureTricks(deal, this.makers, this.pins);
    this.moves = new Int32Array(turns * ROOM);
    this.masks = new Array<number>(suits).fill(0);
    this.left = new Array<number>(suits).fill(0);
    this.turn = { toPlay: 0, position: 0, winner: 0, bestSuit: 0, best: 0, left: this.left, hands: [] };
    this.at = { hands: [], trick: 0, position: 0, toPlay: 0, led: -1 };
    this.ordering = {
      makers: this.makers,
      isMisere: !this.wantsTricks,
      trump: deal.trump,
      seats,
      suits,
      tried: new Int32Array(seats * suits * 16),
    };
  }

  /**
   * Whether the makers can force the goal from this moment. For `tricks`, `need` is how many more; for other goals it is
   * 1. Undefined if time ran out.
   */
  prove(moment: DealState, need = 1, limit: Limit = NO_LIMIT): boolean | undefined {
    this.set(moment);
    this.limit = limit;
    try {
      return this.search(moment.table.length, need);
    } catch (stopped) {
      if (stopped instanceof Stopped) return undefined;
      throw stopped;
    }
  }

  /** Sets up the cards of a moment. */
  private set({ hands, trick, leader, table }: DealState): void {
    const { seats, suits, trump } = this.deal;
    this.hands = hands.slice();
    this.at.hands = this.hands;
    this.turn.hands = this.hands;
    this.at.trick = trick;
    this.at.position = table.length;
    this.at.toPlay = (leader + table.length) % seats;
    this.at.led = table[0] ?? -1;
    for (let suit = 0; suit < suits; suit++) {
      let left = 0;
      for (let seat = 0; seat < seats; seat++) left |= hands[seat * suits + suit]!;
      this.left[suit] = left;
    }
    table.forEach((card, i) => {
      this.table[i] = card;
      this.left[card >> 4]! |= 1 << (card & 15);
      this.lying.lay(card, (leader + i) % seats, i, trump);
    });
    if (this.goal.kind === 'placed') this.left[this.ownSuit]! &= ~this.ownBit;
  }

  /** Searches one turn and pins what its answer depends on. */
  private search(turn: number, need: number): boolean {
    this.nodes++;
    if ((this.nodes & 511) === 0 && this.limit.now() > this.limit.until) throw new Stopped();
    const { at, pins, deal, left } = this;
    const { toPlay } = at;
    if (at.position === 0) {
      pins.clear(turn);
      const known = this.plain(turn, need) ?? this.patterns.recall(left, toPlay, need, pins, turn);
      if (known !== undefined) return known;
    }
    const isMaker = ((this.makers >> toPlay) & 1) === 1;
    deal.legal(at, this.masks);
    const placed = this.goal.kind === 'placed' ? this.placing(this.goal.holder) : undefined;
    if (placed !== undefined) {
      pins.clear(turn);
      return placed;
    }
    const first = turn * ROOM;
    const count = this.neighbours.list(this.masks, left, this.moves, first);
    if (count > 1) this.order(first, count);
    const can = this.tryAll(turn, need, first, count, isMaker);
    if (at.position === 0) this.patterns.remember(left, toPlay, need, can, pins, turn);
    return can;
  }

  /** Answer from a simple proof before a lead, if there is one. */
  private plain(turn: number, need: number): boolean | undefined {
    const { at, deal, goal, left } = this;
    const tricks = deal.tricks - at.trick;
    if (goal.kind !== 'tricks') return tricks === 0 ? goal.kind === 'unbroken' : undefined;
    if (need <= 0) return true;
    if (tricks < need) return false;
    // A rule may restrict the lead to the first trick.
    if (at.trick === 0) return undefined;
    let sure = 0;
    if (this.wantsTricks) sure = this.sureTricks.settle(at, left, need, turn);
    else if (this.shunning) sure = this.shunning.settle(at, left, tricks - need, turn);
    return sure === 0 ? undefined : sure > 0;
  }

  /**
   * Whether the card to be placed can be placed at this turn (true) or must be played otherwise (false); undefined if it
   * is kept.
   */
  private placing(holder: number): boolean | undefined {
    const { at, masks, ownSuit, ownBit } = this;
    if (at.toPlay !== holder || (masks[ownSuit]! & ownBit) === 0) return undefined;
    if (at.position > 0 && at.led >> 4 !== ownSuit) return true;
    masks[ownSuit]! &= ~ownBit;
    return masks.every((mask) => mask === 0) ? false : undefined;
  }

  private order(first: number, count: number): void {
    const { turn, at, lying } = this;
    turn.toPlay = at.toPlay;
    turn.position = at.position;
    turn.winner = lying.winner;
    turn.bestSuit = lying.suit;
    turn.best = lying.strength;
    orderMoves(this.moves, first, count, this.ordering, turn);
  }

  /** Plays one move after another until one settles the turn. */
  private tryAll(turn: number, need: number, first: number, count: number, isMaker: boolean): boolean {
    const { at, deal, hands, moves, lying, pins } = this;
    const { suits, seats } = deal;
    const { toPlay, position, led } = at;
    const { suit, strength, winner } = lying;
    for (let i = 0; i < count; i++) {
      const card = moves[first + i]!;
      const place = toPlay * suits + (card >> 4);
      hands[place]! ^= 1 << (card & 15);
      this.table[turn] = card;
      lying.lay(card, toPlay, position, deal.trump);
      let can: boolean;
      if (position + 1 < seats) {
        at.position = position + 1;
        at.toPlay = toPlay + 1 === seats ? 0 : toPlay + 1;
        if (position === 0) at.led = card;
        can = this.search(turn + 1, need);
      } else can = this.endTrick(turn, need);
      at.position = position;
      at.toPlay = toPlay;
      at.led = led;
      lying.suit = suit;
      lying.strength = strength;
      lying.winner = winner;
      hands[place]! ^= 1 << (card & 15);
      if (can === isMaker) {
        pins.take(turn);
        this.ordering.tried[toPlay * suits * 16 + card]! += 1 + (deal.tricks - at.trick);
        return can;
      }
      if (i === 0) pins.take(turn);
      else pins.add(turn);
    }
    this.neighbours.share(hands, toPlay, this.left, pins, turn);
    return !isMaker;
  }

  /** Ends the trick: finds the winner, updates the goal, and continues with the next trick. */
  private endTrick(turn: number, need: number): boolean {
    const { at, deal, pins, left, goal, table, lying } = this;
    const { winner, suit, strength } = lying;
    const start = turn - deal.seats + 1;
    let can: boolean;
    if (goal.kind === 'unbroken' && winner !== goal.maker) {
      pins.clear(turn + 1);
      can =
        ((goal.breakers >> winner) & 1) === 0 ||
        (goal.card >= 0 && (suit !== this.ownSuit || 1 << strength !== this.ownBit));
    } else {
      for (let i = start; i <= turn; i++) left[table[i]! >> 4]! &= ~(1 << (table[i]! & 15));
      at.trick++;
      at.position = 0;
      at.toPlay = winner;
      at.led = -1;
      const counts = goal.kind === 'tricks' && ((goal.counted >> winner) & 1) === 1;
      can = this.search(turn + 1, counts ? need - 1 : need);
      at.trick--;
      for (let i = start; i <= turn; i++) left[table[i]! >> 4]! |= 1 << (table[i]! & 15);
      if (goal.kind === 'placed') left[this.ownSuit]! &= ~this.ownBit;
    }
    lying.suit = suit;
    lying.strength = strength;
    lying.pin(table, start, turn + 1, pins, turn + 1);
    return can;
  }
}
