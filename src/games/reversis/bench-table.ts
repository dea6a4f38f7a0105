import { ACE } from '#engine/cards/card.ts';
import { cardsIn, nthOf } from '#engine/cards/card-masks.ts';
import type { Random } from '#engine/kernel/random.ts';
import { NetSink } from '#engine/ledger/sink.ts';
import { mustExchange, whyNotLayOut } from './play/before/exchange-rules.ts';
import type { Facts } from './play/facts.ts';
import type { ReversisRules } from './rules/keys.ts';
import { advance, legalMasks, restartDraft, startDraft, type PlayDraft } from './play/play.ts';
import { NO_POOLS, openPools, type Pools } from './play/pools.ts';
import { packFor, shapeOf } from './rules/shape.ts';

const SEATS = 4;
const LONE_ACE = 1 << ACE;

/** One table of four under one set of rules, where deal after deal is dealt, exchanged and played at random in the same memory. */
export class RandomTable {
  private readonly rules: ReversisRules;
  private readonly random: Random;
  private readonly pack: Uint8Array;
  /** Where each seat's cards begin in the pack, the talon after them; and how many cards each seat was dealt. */
  private readonly starts: readonly number[];
  private readonly sizes: readonly number[];
  private readonly tricks: number;
  /** What lies in the pools before each deal: what the first players staked. */
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

  /** Shuffles, deals, exchanges and plays one deal; every legal choice is as likely as another. The facts are good until the next. */
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

  /** Laying out, the talon, and the exchange between opposites, among the cards as they lie in the pack. */
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
    const declines = takes && !mustExchange(rules, opened);
    for (;;) {
      const choice = random(sizes[seat]! + (declines ? 1 : 0));
      if (choice === sizes[seat]) {
        laid.push(pack[talon]!);
        return;
      }
      const at = starts[seat]! + choice;
      const card = pack[at]!;
      if (whyNotLayOut(rules, opened, card) !== undefined) continue;
      laid.push(card);
      // The last card of the hand takes its place, where no talon card does.
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

  /** In turn, no call or any legal one: an ace alone in its suit for an ace of another seat, neither traded before. */
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

/** Who holds an ace; -1 when it was laid out. */
function holderOf(hands: readonly number[], suit: number): number {
  for (let seat = 0; seat < SEATS; seat++) if (hands[seat * 4 + suit]! & LONE_ACE) return seat;
  return -1;
}
