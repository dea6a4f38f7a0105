import { orderMoves, type Ordering, type Turn } from './move-order.ts';
import { makersOf, type AtTable, type Goal, type Moment, type OpenDeal } from './open-deal.ts';
import { Patterns } from './patterns.ts';
import { shunned } from './shunned.ts';
import { cashed } from './sure-tricks.ts';
import { COUNT, highest, lowest } from './suit-ranks.ts';

/** Nothing is pinned from the top, or from the bottom. */
const NO_TOP = 15;
const NO_LOW = -1;

/** Moves of one turn stand so far from those of the next. */
const ROOM = 16;
/** Patterns from the top fit together best: one from the bottom must ask for so many cards less, and for less than half. */
const DEARER = 3;
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
 * `tops` and `lows`: for each turn and suit, the strength down to which, and up to which, the proof below it depends on who
 * holds what.
 */
export class TrickSearch {
  /** How many turns have been looked at since it was made. */
  nodes = 0;
  private readonly deal: OpenDeal;
  private readonly goal: Goal;
  private readonly makers: number;
  /** Whether the makers want the tricks themselves. */
  private readonly wantsTricks: boolean;
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
  private readonly lying: { -readonly [K in keyof Turn]: Turn[K] };
  private leader = 0;
  private bestSuit = 0;
  private best = 0;
  private winner = 0;
  /** The strongest card of the winning suit that the best one beat; -1 for none. */
  private beaten = -1;
  private readonly table: Int32Array;
  private readonly tops: Int8Array;
  private readonly lows: Int8Array;
  private readonly moves: Int32Array;
  private readonly masks: number[];
  private limit: Limit = NO_LIMIT;

  constructor(deal: OpenDeal, goal: Goal) {
    const { seats, suits } = deal;
    this.deal = deal;
    this.goal = goal;
    this.makers = makersOf(goal);
    this.wantsTricks = goal.kind !== 'tricks' || (goal.makers & goal.counted) !== 0;
    const isLone = (this.makers & (this.makers - 1)) === 0;
    const isTold = deal.named.every((mask, suit) => mask === 0 || suit === deal.trump);
    this.shunner = !this.wantsTricks && isLone && isTold ? lowest(this.makers) : -1;
    const card = goal.kind === 'tricks' ? -1 : goal.card;
    this.ownSuit = card < 0 ? -1 : card >> 4;
    this.ownBit = card < 0 ? 0 : 1 << (card & 15);
    this.patterns = new Patterns(deal, goal.kind === 'unbroken' ? this.ownSuit : -1);
    const turns = deal.tricks * seats + MOST_SEATS + 1;
    this.table = new Int32Array(turns);
    this.tops = new Int8Array(turns * suits);
    this.lows = new Int8Array(turns * suits);
    this.moves = new Int32Array(turns * ROOM);
    this.masks = new Array<number>(suits).fill(0);
    this.left = new Array<number>(suits).fill(0);
    this.lying = { toPlay: 0, position: 0, winner: 0, bestSuit: 0, best: 0, left: this.left, hands: [] };
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

  /** One turn. Writes what its answer depends on into `tops` and `lows`. */
  private search(turn: number, need: number): boolean {
    this.nodes++;
    if ((this.nodes & 511) === 0 && this.limit.now() > this.limit.until) throw new Stopped();
    const { at, tops, lows, deal, goal } = this;
    const { suits } = deal;
    const from = turn * suits;
    for (let suit = 0; suit < suits; suit++) {
      tops[from + suit] = NO_TOP;
      lows[from + suit] = NO_LOW;
    }
    if (at.position === 0) {
      if (goal.kind === 'tricks') {
        if (need <= 0) return true;
        if (deal.tricks - at.trick < need) return false;
        if (this.wantsTricks) {
          const sure = cashed(
            deal,
            this.hands,
            this.left,
            at.toPlay,
            goal.makers,
            need,
            deal.tricks - at.trick,
            tops,
            from,
          );
          if (sure !== 0) return sure > 0;
        } else if (this.shunner >= 0) {
          const tricks = deal.tricks - at.trick;
          const sure = shunned(deal, this.hands, this.left, at.toPlay, this.shunner, tricks - need, tricks, lows, from);
          if (sure !== 0) return sure > 0;
        }
      } else if (at.trick === deal.tricks) return goal.kind === 'unbroken';
      const known = this.patterns.recall(this.left, at.toPlay, need, tops, lows, from);
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
    if (count > 1) orderMoves(this.moves, first, count, this.ordering, this.turn(toPlay));
    const can = this.tryAll(turn, need, first, count, isMaker);
    if (at.position === 0) this.patterns.remember(this.left, toPlay, need, can, tops, lows, from);
    return can;
  }

  private turn(toPlay: number): Turn {
    const { lying, winner, bestSuit, best } = this;
    lying.toPlay = toPlay;
    lying.position = this.at.position;
    lying.winner = winner;
    lying.bestSuit = bestSuit;
    lying.best = best;
    lying.hands = this.hands;
    return lying;
  }

  /** Plays one move after another until one settles the turn. */
  private tryAll(turn: number, need: number, first: number, count: number, isMaker: boolean): boolean {
    const { at, tops, lows, deal, hands, moves } = this;
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
        for (let suit = 0; suit < suits; suit++) {
          tops[from + suit] = tops[next + suit]!;
          lows[from + suit] = lows[next + suit]!;
        }
        this.ordering.tried[toPlay * suits * 16 + card]! += 1 + (deal.tricks - at.trick);
        return can;
      }
      for (let suit = 0; suit < suits; suit++) {
        if (tops[next + suit]! < tops[from + suit]!) tops[from + suit] = tops[next + suit]!;
        if (lows[next + suit]! > lows[from + suit]!) lows[from + suit] = lows[next + suit]!;
      }
    }
    this.pinNeighbours(from, toPlay);
    return !isMaker;
  }

  /** The trick is over: who took it, by what right, and what comes after. */
  private endTrick(turn: number, need: number): boolean {
    const { at, deal, tops, lows, left, goal, winner, bestSuit, best, beaten, leader } = this;
    const { seats, suits } = deal;
    const next = (turn + 1) * suits;
    const start = turn - seats + 1;
    let can: boolean;
    if (goal.kind === 'unbroken' && winner !== goal.maker) {
      for (let suit = 0; suit < suits; suit++) {
        tops[next + suit] = NO_TOP;
        lows[next + suit] = NO_LOW;
      }
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
    if (beaten >= 0) this.pinTrick(next + bestSuit, left[bestSuit]!, best, beaten);
    return can;
  }

  /**
   * A card has beaten another. It does so again wherever all from it upwards are where they are, or all from the beaten one
   * downwards: whichever asks for less beside what is pinned already.
   */
  private pinTrick(place: number, left: number, best: number, beaten: number): void {
    const { tops, lows } = this;
    const top = tops[place]!;
    const low = lows[place]!;
    if (best >= top || beaten <= low) return;
    const free = left & ((1 << top) - 1) & ~((1 << (low + 1)) - 1);
    if (COUNT[free & ~((1 << best) - 1)]! <= DEARER + 2 * COUNT[free & ((2 << beaten) - 1)]!) tops[place] = best;
    else lows[place] = beaten;
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
    const { tops, lows } = this;
    const { suits } = this.deal;
    for (let suit = 0; suit < suits; suit++) {
      const own = this.hands[toPlay * suits + suit]!;
      const left = this.left[suit]!;
      let top = tops[from + suit]!;
      if (top !== NO_TOP && (own >> top) & 1) {
        while (this.isNeighbour(suit, top, own)) top = highest(left & ((1 << top) - 1));
        tops[from + suit] = top;
      }
      let low = lows[from + suit]!;
      if (low !== NO_LOW && (own >> low) & 1) {
        for (let above = left & ~((2 << low) - 1); above !== 0; above &= above - 1) {
          const next = lowest(above);
          if (!((own >> next) & 1) || !this.isNeighbour(suit, next, own)) break;
          low = next;
        }
        lows[from + suit] = low;
      }
    }
  }
}
