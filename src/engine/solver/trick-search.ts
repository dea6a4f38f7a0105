import { orderMoves, type Ordering } from './move-order.ts';
import { makersOf, type AtTable, type Goal, type Moment, type OpenDeal } from './open-deal.ts';
import { Patterns } from './patterns.ts';
import { shunned } from './shunned.ts';
import { cashed } from './sure-tricks.ts';
import { highest, lowest } from './suit-ranks.ts';

/** Moves of one turn stand so far from those of the next. */
const ROOM = 16;
const MOST_SEATS = 5;

/** A search that was stopped: nothing is known. */
class Stopped extends Error {}

/** How long a search may take, in milliseconds of the clock given. */
export interface Limit {
  readonly now: () => number;
  readonly until: number;
}
export const NO_LIMIT: Limit = { now: () => 0, until: Infinity };

/**
 * Proves what one side can force on open cards, all the others together against it, for any moment of one deal and one goal.
 * A search goes from card to card, the likeliest first, stops at the first card that settles a turn, and keeps each proof
 * as a pattern (see `Proved`); one of several neighbouring cards in a hand stands for all.
 *
 * `pins`: for each turn and suit, the strength down to which (where tricks are wanted; else up to which) the proof below
 * it depends on who holds what.
 */
export class TrickSearch {
  /** How many turns have been looked at since it was made. */
  nodes = 0;
  private readonly deal: OpenDeal;
  private readonly goal: Goal;
  private readonly makers: number;
  /** Proofs go by the cards from the top; from the bottom where the makers do not want the tricks themselves. */
  private readonly fromTop: boolean;
  private readonly nothing: number;
  /** The one hand that would rather take no trick; -1 where there is none. */
  private readonly shunner: number;
  private readonly patterns: Patterns;
  private readonly ordering: Ordering;
  /** The card a goal is about: its suit and bit. */
  private readonly ownSuit: number;
  private readonly ownBit: number;

  private hands: number[] = [];
  private readonly at: { -readonly [K in keyof AtTable]: AtTable[K] };
  /** Suit → cards in play when the trick began. */
  private readonly left: number[];
  private leader = 0;
  private bestSuit = 0;
  private best = 0;
  private winner = 0;
  /** The strongest card of the winning suit that the best one beat; -1 for none. */
  private beaten = -1;
  private readonly table: Int32Array;
  private readonly pins: Int8Array;
  private readonly moves: Int32Array;
  private readonly masks: number[];
  private limit: Limit = NO_LIMIT;

  constructor(deal: OpenDeal, goal: Goal) {
    const { seats, suits } = deal;
    this.deal = deal;
    this.goal = goal;
    this.makers = makersOf(goal);
    this.fromTop = goal.kind !== 'tricks' || (goal.makers & goal.counted) !== 0;
    this.nothing = this.fromTop ? 15 : -1;
    const isLone = (this.makers & (this.makers - 1)) === 0;
    this.shunner =
      !this.fromTop && isLone && deal.trump < 0 && deal.named.every((mask) => mask === 0) ? lowest(this.makers) : -1;
    const card = goal.kind === 'tricks' ? -1 : goal.card;
    this.ownSuit = card < 0 ? -1 : card >> 4;
    this.ownBit = card < 0 ? 0 : 1 << (card & 15);
    this.patterns = new Patterns(deal, goal.kind === 'unbroken' ? this.ownSuit : -1, this.fromTop);
    const turns = deal.tricks * seats + MOST_SEATS + 1;
    this.table = new Int32Array(turns);
    this.pins = new Int8Array(turns * suits);
    this.moves = new Int32Array(turns * ROOM);
    this.masks = new Array<number>(suits).fill(0);
    this.left = new Array<number>(suits).fill(0);
    this.at = { hands: [], trick: 0, position: 0, toPlay: 0, led: -1 };
    this.ordering = {
      wantsTricks: goal.kind === 'tricks' && !this.fromTop ? 0 : this.makers,
      isMisere: !this.fromTop,
      trump: deal.trump,
      suits,
      tried: new Int32Array(seats * suits * 16),
    };
  }

  /**
   * Whether the makers can force the goal from this moment: for `tricks` that `need` more are had; for the others `need` is
   * 1. Undefined where the time was over first.
   */
  prove(moment: Moment, need = 1, limit: Limit = NO_LIMIT): boolean | undefined {
    this.set(moment);
    this.limit = limit;
    try {
      return this.search(moment.table.length, need);
    } catch (stopped) {
      if (stopped instanceof Stopped) return undefined;
      throw stopped;
    }
  }

  /** Lays the cards of a moment on the table. */
  private set({ hands, trick, leader, table }: Moment): void {
    const { seats, suits, trump } = this.deal;
    this.hands = hands.slice();
    this.at.hands = this.hands;
    this.at.trick = trick;
    this.at.position = table.length;
    this.at.toPlay = (leader + table.length) % seats;
    this.at.led = table[0] ?? -1;
    this.leader = leader;
    for (let suit = 0; suit < suits; suit++) {
      let left = 0;
      for (let seat = 0; seat < seats; seat++) left |= hands[seat * suits + suit]!;
      this.left[suit] = left;
    }
    table.forEach((card, i) => {
      this.table[i] = card;
      this.left[card >> 4]! |= 1 << (card & 15);
      this.lay(card, (leader + i) % seats, i, trump);
    });
    if (this.goal.kind === 'placed') this.left[this.ownSuit]! &= ~this.ownBit;
  }

  /** What a card makes of the trick it is played to. */
  private lay(card: number, seat: number, position: number, trump: number): void {
    const suit = card >> 4;
    const strength = card & 15;
    if (position === 0) {
      this.bestSuit = suit;
      this.best = strength;
      this.winner = seat;
      this.beaten = -1;
    } else if (suit === this.bestSuit) {
      if (strength > this.best) {
        this.beaten = this.best;
        this.best = strength;
        this.winner = seat;
      } else if (strength > this.beaten) this.beaten = strength;
    } else if (suit === trump) {
      this.bestSuit = suit;
      this.best = strength;
      this.winner = seat;
      this.beaten = -1;
    }
  }

  /** One turn. Writes what its answer depends on into `pins`. */
  private search(turn: number, need: number): boolean {
    this.nodes++;
    if ((this.nodes & 511) === 0 && this.limit.now() > this.limit.until) throw new Stopped();
    const { at, pins, nothing, deal, goal } = this;
    const { suits } = deal;
    const from = turn * suits;
    for (let suit = 0; suit < suits; suit++) pins[from + suit] = nothing;
    if (at.position === 0) {
      if (goal.kind === 'tricks') {
        if (need <= 0) return true;
        if (deal.tricks - at.trick < need) return false;
        if (this.fromTop) {
          const sure = cashed(
            deal,
            this.hands,
            this.left,
            at.toPlay,
            goal.makers,
            need,
            deal.tricks - at.trick,
            pins,
            from,
          );
          if (sure !== 0) return sure > 0;
        } else if (this.shunner >= 0) {
          const tricks = deal.tricks - at.trick;
          const sure = shunned(deal, this.hands, this.left, at.toPlay, this.shunner, tricks - need, tricks, pins, from);
          if (sure !== 0) return sure > 0;
        }
      } else if (at.trick === deal.tricks) return goal.kind === 'unbroken';
      const known = this.patterns.recall(this.left, at.toPlay, need, pins, from);
      if (known !== undefined) return known;
    }
    const { toPlay } = at;
    const isMaker = ((this.makers >> toPlay) & 1) === 1;
    deal.legal(at, this.masks);
    if (goal.kind === 'placed' && toPlay === goal.holder) {
      if ((this.masks[this.ownSuit]! & this.ownBit) !== 0) {
        if (at.position > 0 && at.led >> 4 !== this.ownSuit) return true;
        this.masks[this.ownSuit]! &= ~this.ownBit;
        let others = 0;
        for (let suit = 0; suit < suits; suit++) others |= this.masks[suit]!;
        if (others === 0) return false;
      }
    }
    const first = turn * ROOM;
    const count = this.listMoves(first, toPlay);
    if (count > 1)
      orderMoves(
        this.moves,
        first,
        count,
        this.ordering,
        toPlay,
        at.position,
        deal.seats,
        isMaker,
        this.winner,
        this.makers,
        this.bestSuit,
        this.best,
        this.left,
        this.hands,
      );
    const can = this.tryAll(turn, need, first, count, isMaker);
    if (at.position === 0) this.patterns.remember(this.left, toPlay, need, can, pins, from);
    return can;
  }

  /** Plays one move after another until one settles the turn. */
  private tryAll(turn: number, need: number, first: number, count: number, isMaker: boolean): boolean {
    const { at, pins, deal, hands, moves, fromTop } = this;
    const { suits, seats } = deal;
    const from = turn * suits;
    const next = from + suits;
    const { toPlay, position, led } = at;
    const { bestSuit, best, winner, beaten } = this;
    for (let i = 0; i < count; i++) {
      const card = moves[first + i]!;
      const place = toPlay * suits + (card >> 4);
      hands[place]! ^= 1 << (card & 15);
      this.table[turn] = card;
      this.lay(card, toPlay, position, deal.trump);
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
      this.bestSuit = bestSuit;
      this.best = best;
      this.winner = winner;
      this.beaten = beaten;
      hands[place]! ^= 1 << (card & 15);
      if (can === isMaker) {
        for (let suit = 0; suit < suits; suit++) pins[from + suit] = pins[next + suit]!;
        this.ordering.tried[toPlay * suits * 16 + card]! += 1 + (deal.tricks - at.trick);
        return can;
      }
      for (let suit = 0; suit < suits; suit++)
        if (fromTop ? pins[next + suit]! < pins[from + suit]! : pins[next + suit]! > pins[from + suit]!)
          pins[from + suit] = pins[next + suit]!;
    }
    this.pinNeighbours(from, toPlay);
    return !isMaker;
  }

  /** The trick is over: who took it, by what right, and what comes after. */
  private endTrick(turn: number, need: number): boolean {
    const { at, deal, pins, left, goal, winner, bestSuit, best, beaten, leader, fromTop } = this;
    const { seats, suits } = deal;
    const next = (turn + 1) * suits;
    const start = turn - seats + 1;
    let can: boolean;
    if (goal.kind === 'unbroken' && winner !== goal.maker) {
      for (let suit = 0; suit < suits; suit++) pins[next + suit] = this.nothing;
      can =
        ((goal.breakers >> winner) & 1) === 0 ||
        (goal.card >= 0 && (bestSuit !== this.ownSuit || 1 << best !== this.ownBit));
    } else {
      for (let i = start; i <= turn; i++) left[this.table[i]! >> 4]! &= ~(1 << (this.table[i]! & 15));
      at.trick++;
      at.position = 0;
      at.toPlay = winner;
      at.led = -1;
      this.leader = winner;
      const counts = goal.kind === 'tricks' && ((goal.counted >> winner) & 1) === 1;
      can = this.search(turn + 1, counts ? need - 1 : need);
      this.leader = leader;
      at.trick--;
      for (let i = start; i <= turn; i++) left[this.table[i]! >> 4]! |= 1 << (this.table[i]! & 15);
      if (goal.kind === 'placed') left[this.ownSuit]! &= ~this.ownBit;
    }
    if (beaten >= 0) {
      if (fromTop) {
        if (best < pins[next + bestSuit]!) pins[next + bestSuit] = best;
      } else if (beaten > pins[next + bestSuit]!) pins[next + bestSuit] = beaten;
    }
    return can;
  }

  /** The cards to be tried: of neighbours in one hand the lowest stands for all. */
  private listMoves(first: number, toPlay: number): number {
    const { suits } = this.deal;
    let count = 0;
    for (let suit = 0; suit < suits; suit++) {
      const legal = this.masks[suit]!;
      const own = this.hands[toPlay * suits + suit]!;
      for (let rest = legal; rest !== 0; rest &= rest - 1) {
        const strength = lowest(rest);
        if (!this.isNeighbour(suit, strength, own & legal)) this.moves[first + count++] = suit * 16 + strength;
      }
    }
    return count;
  }

  /** Whether the next lower card of the suit is in the same hand, and is as good for everything. */
  private isNeighbour(suit: number, strength: number, own: number): boolean {
    const below = this.left[suit]! & ((1 << strength) - 1);
    if (below === 0) return false;
    const next = highest(below);
    if (((own >> next) & 1) === 0) return false;
    const named = this.deal.named[suit]!;
    if (((named >> strength) & 1) !== ((named >> next) & 1)) return false;
    return suit !== this.ownSuit || ((this.ownBit >> strength) & 1) === ((this.ownBit >> next) & 1);
  }

  /** Where every card was tried, what is said of one holds of its neighbours: all of them are pinned, or none. */
  private pinNeighbours(from: number, toPlay: number): void {
    const { suits } = this.deal;
    for (let suit = 0; suit < suits; suit++) {
      let pin = this.pins[from + suit]!;
      if (pin === this.nothing) continue;
      const own = this.hands[toPlay * suits + suit]!;
      if (((own >> pin) & 1) === 0) continue;
      if (this.fromTop) {
        while (this.isNeighbour(suit, pin, own)) pin = highest(this.left[suit]! & ((1 << pin) - 1));
      } else {
        for (;;) {
          const above = this.left[suit]! & ~((2 << pin) - 1);
          if (above === 0) break;
          const next = lowest(above);
          if (((own >> next) & 1) === 0 || !this.isNeighbour(suit, next, own)) break;
          pin = next;
        }
      }
      this.pins[from + suit] = pin;
    }
  }
}
