import { makeRandom, type Random } from '#engine/kernel/random.ts';
import { NetSink } from '#engine/ledger/sink.ts';
import { plainDeal } from './policy/plain-deal.ts';
import { reversis } from './game.ts';
import type { ReversisRules } from './rules/keys.ts';
import { settle } from './settle/settle.ts';
import { each, PREPARED, type BenchWorks, makeBench } from '../game.ts';
import { ACE } from '#engine/cards/card.ts';
import { cardsIn, nthOf } from '#engine/cards/card-masks.ts';
import { mustExchange, whyNotLayOut } from './play/exchange-rules.ts';
import type { Facts } from './play/facts.ts';
import { advance, legalMasks, restartDraft, startDraft, type PlayDraft } from './play/play.ts';
import { NO_POOLS, openPools, type Pools } from './play/pools.ts';
import { packFor, shapeOf } from './rules/shape.ts';

const sink = new NetSink();

function workUnder(rules: ReversisRules): BenchWorks {
  const table = new RandomTable(rules, makeRandom(1785));
  const prepared = Array.from({ length: PREPARED }, (_, seed) => new RandomTable(rules, makeRandom(seed)).play());
  let seed = 0;
  return {
    deals: {
      batch: 200,
      run: each(() => {
        sink.reset();
        settle(table.play(), rules, table.before, sink);
      }),
    },
    settlements: {
      batch: 4 * PREPARED,
      run: (times) => {
        for (let n = 0; n < times; n++) {
          sink.reset();
          settle(prepared[n % PREPARED]!, rules, table.before, sink);
        }
      },
    },
    policy: {
      batch: 20,
      run: each(() => {
        const { facts, before } = plainDeal(seed++, rules);
        sink.reset();
        settle(facts, rules, before, sink);
      }),
    },
  };
}

const SEATS = 4;
const LONE_ACE = 1 << ACE;

/** A table of four under one rule set. It deals, exchanges and plays random deals one after another in the same memory. */
export class RandomTable {
  private readonly rules: ReversisRules;
  private readonly random: Random;
  private readonly pack: Uint8Array;
  /** Index in the pack of each seat's first card, then of the talon; below, the number of cards dealt to each seat. */
  private readonly starts: readonly number[];
  private readonly sizes: readonly number[];
  private readonly tricks: number;
  /** The pools before each deal: the first filling. */
  readonly before: Pools;
  private readonly opened: Pools;
  private readonly laid: number[] = [];
  private readonly calls: number[] = [];
  private readonly masks = [0, 0, 0, 0];
  private readonly state: PlayDraft;

  constructor(rules: ReversisRules, random: Random) {
    const shape = shapeOf(rules, SEATS);
    this.rules = rules;
    this.random = random;
    this.pack = Uint8Array.from(packFor(rules));
    this.sizes = shape.hands;
    this.starts = [0, 1, 2, 3, 4].map((seat) => shape.hands.slice(0, seat).reduce((sum, size) => sum + size, 0));
    this.tricks = shape.tricks;
    this.before = openPools(rules, NO_POOLS, SEATS, new NetSink());
    this.opened = openPools(rules, this.before, SEATS, new NetSink());
    this.state = startDraft(new Array<number>(16).fill(0), SEATS, shape.tricks, []);
  }

  /**
   * Shuffles, deals, exchanges and plays one deal, each legal choice equally likely. The next call overwrites the facts
   * returned.
   */
  play(): Facts {
    this.shuffle();
    this.exchange();
    const s = this.state;
    this.takeUp(s.hands);
    if (this.rules['trade.aces']) this.trade(s.hands);
    restartDraft(s, this.laid);
    for (let n = this.tricks * SEATS; n > 0; n--) advance(s, this.choose(s));
    return s.facts;
  }

  private shuffle(): void {
    const { pack, random } = this;
    for (let i = pack.length - 1; i > 0; i--) {
      const j = random(i + 1);
      const card = pack[i]!;
      pack[i] = pack[j]!;
      pack[j] = card;
    }
  }

  /** Lays out cards, exchanges them with the talon and between opposite seats, by moving cards within the pack. */
  private exchange(): void {
    const { rules, pack, starts, laid, random } = this;
    const discard = rules['deal.discard'];
    laid.length = 0;
    if (discard === 'aside') for (let i = starts[SEATS]!; i < pack.length; i++) laid.push(pack[i]!);
    if (discard === 'talon' || discard === 'each') {
      for (let seat = 0; seat < SEATS; seat++) this.layOut(seat, discard === 'talon' ? starts[SEATS]! + seat : -1);
    }
    if (!rules['exchange.opposites']) return;
    for (let seat = 0; seat < 2; seat++) {
      const one = starts[seat]! + random(this.tricks);
      const other = starts[seat + 2]! + random(this.tricks);
      const card = pack[one]!;
      pack[one] = pack[other]!;
      pack[other] = card;
    }
  }

  private layOut(seat: number, talon: number): void {
    const { rules, pack, starts, sizes, laid, random, opened } = this;
    const takes = talon >= 0 && seat < SEATS - 1;
    const mayDecline = takes && !mustExchange(rules, opened);
    for (;;) {
      const choice = random(sizes[seat]! + (mayDecline ? 1 : 0));
      if (choice === sizes[seat]) {
        laid.push(pack[talon]!);
        return;
      }
      const at = starts[seat]! + choice;
      const card = pack[at]!;
      if (whyNotLayOut(rules, opened, card) !== undefined) continue;
      laid.push(card);
      // The gap is filled by the talon card, or else by the last card of the hand.
      pack[at] = takes ? pack[talon]! : pack[starts[seat]! + sizes[seat]! - 1]!;
      if (takes) pack[talon] = card;
      else pack[starts[seat]! + sizes[seat]! - 1] = card;
      return;
    }
  }

  private takeUp(hands: number[]): void {
    const { pack, starts, tricks } = this;
    for (let i = 0; i < 16; i++) hands[i] = 0;
    for (let seat = 0; seat < SEATS; seat++)
      for (let i = starts[seat]!, end = i + tricks; i < end; i++) {
        const card = pack[i]!;
        const suit = (card / 13) | 0;
        hands[seat * 4 + suit]! |= 1 << (card - suit * 13);
      }
  }

  /**
   * Gives each seat in turn a random legal trade or none: an ace alone in its suit against an ace of another seat, each traded
   * once.
   */
  private trade(hands: number[]): void {
    const { calls } = this;
    let traded = 0;
    for (let seat = 0; seat < SEATS; seat++) {
      calls.length = 0;
      for (let gives = 0; gives < 4; gives++) {
        if (hands[seat * 4 + gives] !== LONE_ACE || (traded >> gives) & 1) continue;
        for (let takes = 0; takes < 4; takes++) {
          const holder = holderOf(hands, takes);
          if (holder >= 0 && holder !== seat && !((traded >> takes) & 1)) calls.push(gives * 4 + takes);
        }
      }
      const call = calls.length === 0 ? undefined : calls[this.random(calls.length + 1)];
      if (call === undefined) continue;
      const gives = call >> 2;
      const takes = call & 3;
      const holder = holderOf(hands, takes);
      hands[seat * 4 + gives]! ^= LONE_ACE;
      hands[holder * 4 + gives]! ^= LONE_ACE;
      hands[holder * 4 + takes]! ^= LONE_ACE;
      hands[seat * 4 + takes]! ^= LONE_ACE;
      traded |= (1 << gives) | (1 << takes);
    }
  }

  private choose(s: PlayDraft): number {
    const { masks, random } = this;
    if (legalMasks(s, this.rules, masks) === 'play.follow') {
      const mask = masks[s.suitLed]!;
      return s.suitLed * 13 + nthOf(mask, random(cardsIn(mask)));
    }
    let chosen = random(cardsIn(masks[0]!) + cardsIn(masks[1]!) + cardsIn(masks[2]!) + cardsIn(masks[3]!));
    let suit = 0;
    for (; chosen >= cardsIn(masks[suit]!); suit++) chosen -= cardsIn(masks[suit]!);
    return suit * 13 + nthOf(masks[suit]!, chosen);
  }
}

/** Seat that holds the ace of a suit; -1 if it was laid out. */
function holderOf(hands: readonly number[], suit: number): number {
  for (let seat = 0; seat < SEATS; seat++) if (hands[seat * 4 + suit]! & LONE_ACE) return seat;
  return -1;
}

/** Deals random deals under each rule set in turn, exchanges, plays uniformly random legal cards and settles. */
export const reversisBench = makeBench(
  {
    name: 'Reversis',
    goals: { deals: 250_000, settlements: 2_000_000, policy: 20_000 },
    ruleSets: reversis.ruleSets,
  },
  workUnder,
);
