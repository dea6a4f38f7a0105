import { plainDeal } from './policy/plain-deal.ts';
import { quadrille } from './game.ts';
import type { QuadrilleRules } from './rules/keys.ts';
import { settle } from './settle/settle.ts';
import { NetSink, type Sink } from '#engine/ledger/sink.ts';
import { each, PREPARED, type BenchWorks, makeBench } from '../game.ts';
import { KING, makeCard, QUEEN, type Card } from '#engine/cards/card.ts';
import { cardsIn, nthOf } from '#engine/cards/card-masks.ts';
import { makeRandom, type Random } from '#engine/kernel/random.ts';
import { applyBid, speaker, startAuction, whyNotBid, whyNotInBook } from './play/bidding/auction.ts';
import {
  BID_CONTRACT,
  BID_FAVOURITE,
  BID_VOLE,
  BIDS,
  CASCO,
  DEVOLE,
  FORCED,
  GRANDISSIMO,
  MEDIATEUR,
  PASS,
  UNDECLARED,
  type Bid,
} from './rules/bids.ts';
import { isCalling, whyNotCall } from './play/bidding/naming.ts';
import { favouriteSuit } from './play/ending.ts';
import { NOBODY, type Facts } from './play/facts.ts';
import { advance, boundSuit, firstLeader, startDraft, type ContractInPlay, type PlayDraft } from './play/play.ts';
import { NO_POOLS, type Pools } from './record/pools.ts';
import { NO_SUIT, PACK, PLAY_SUITS, rankTable, SPADILLE } from './rules/ranks.ts';

const sink = new NetSink();

function workUnder(rules: QuadrilleRules): BenchWorks {
  const prepared = Array.from({ length: PREPARED }, (_, seed) => plainDeal(seed, rules)).filter(
    ({ facts }) => facts.contract >= 0,
  );
  let seed = 0;
  return {
    deals: {
      batch: 200,
      run: (times) => {
        sink.reset();
        runRandomDeals(times, seed++, rules, sink);
      },
    },
    settlements: {
      batch: 4 * PREPARED,
      run: (times) => {
        for (let n = 0; n < times; n++) {
          const { facts, before } = prepared[n % prepared.length]!;
          sink.reset();
          settle(facts, rules, before, sink);
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

/** Deals random deals under each rule set in turn, bids, plays uniformly random legal cards and settles; pools carry over. */
export const quadrilleBench = makeBench(
  {
    name: 'Quadrille',
    goals: { deals: 150_000, settlements: 2_000_000, policy: 20_000 },
    ruleSets: quadrille.ruleSets,
  },
  workUnder,
);

const CALLS: readonly Card[] = [KING, QUEEN].flatMap((rank) => [0, 1, 2, 3].map((suit) => makeCard(suit, rank)));

/** A table under one rule set. It deals, bids and plays random deals one after another. */
export class RandomTable {
  private readonly rules: QuadrilleRules;
  private readonly random: Random;
  private readonly pack = [...PACK];
  /** Bids of the book, lowest first. */
  private readonly bids: readonly Bid[];

  constructor(rules: QuadrilleRules, random: Random) {
    this.rules = rules;
    this.random = random;
    this.bids = BIDS.map((_, bid) => bid).filter((bid) => bid !== PASS && whyNotInBook(bid, rules) === undefined);
  }

  /** Shuffles, deals, bids and plays one deal; half the bids are passes, and each legal card is equally likely. */
  play(): Facts {
    const { pack, random } = this;
    for (let i = 39; i > 0; i--) {
      const j = random(i + 1);
      const card = pack[i]!;
      pack[i] = pack[j]!;
      pack[j] = card;
    }
    const s = this.begin(this.auction());
    const { facts } = s;
    const stops = random(2) === 0;
    for (let card = 0; card < 40; card++) {
      advance(s, this.choose(s));
      if ((card & 3) !== 3) continue;
      if (facts.contract === DEVOLE && facts.taken[facts.ombre]! > 0) break;
      if (card === 23 && stops && facts.straight === 6 && facts.announced === UNDECLARED && this.rules['play.stop'])
        break;
    }
    return facts;
  }

  private hand(seat: number): readonly Card[] {
    return this.pack.slice(seat * 10, seat * 10 + 10);
  }

  /** The highest bid and its seat; after four passes, a pass and the holder of spadille. */
  private auction(): { readonly bid: Bid; readonly by: number } {
    const { rules, random, bids } = this;
    let state = startAuction;
    for (;;) {
      const by = speaker(state, rules['auction.raise']);
      if (by < 0) break;
      let bid: Bid = PASS;
      if (random(2) === 0) {
        // The lower half of the ladder is as likely as all of it, so that higher bids remain possible.
        const tried = bids[random(1 + random(bids.length))]!;
        const needsHand = BID_CONTRACT[tried] === CASCO || BID_CONTRACT[tried] === GRANDISSIMO;
        if (whyNotBid(state, by, tried, rules, needsHand ? this.hand(by) : undefined) === undefined) bid = tried;
      }
      state = applyBid(state, by, bid, rules);
    }
    return state.holder >= 0
      ? { bid: state.high, by: state.holder }
      : { bid: PASS, by: Math.floor(this.pack.indexOf(SPADILLE) / 10) };
  }

  /** Random trumps, call and exchange, and the table before the first card. */
  private begin({ bid, by }: { readonly bid: Bid; readonly by: number }): PlayDraft {
    const { rules, random, pack } = this;
    const contract = bid === PASS ? FORCED : BID_CONTRACT[bid]!;
    const drawn = random(4);
    const favourite = favouriteSuit(rules, drawn);
    let trump = NO_SUIT;
    if (contract < GRANDISSIMO) {
      const bound = contract !== FORCED && contract !== CASCO && favourite >= 0;
      trump = bound && BID_FAVOURITE[bid] ? favourite : random(4);
      if (bound && !BID_FAVOURITE[bid] && trump === favourite) trump = (trump + 1) & 3;
    }
    const called = isCalling(contract) ? this.call(contract, by, trump) : -1;
    const holder = called < 0 ? NOBODY : Math.floor(pack.indexOf(called) / 10);
    const isAllied = contract !== MEDIATEUR && holder >= 0 && holder !== by;
    const c: ContractInPlay = {
      contract,
      ombre: by,
      ally: isAllied ? holder : NOBODY,
      ownKing: holder === by,
      trump,
      favourite: drawn,
      announced: BID_VOLE[bid]!,
      called,
      giver: contract === MEDIATEUR ? holder : NOBODY,
    };
    const table = rankTable(trump, rules);
    const masks = new Array<number>(4 * PLAY_SUITS).fill(0);
    for (let i = 0; i < 40; i++) {
      const code = table.toPlay[pack[i]!]!;
      masks[((i / 10) | 0) * PLAY_SUITS + (code >> 4)]! |= 1 << (code & 15);
    }
    const dealt = [
      masks[trump]!,
      masks[PLAY_SUITS + trump]!,
      masks[2 * PLAY_SUITS + trump]!,
      masks[3 * PLAY_SUITS + trump]!,
    ];
    if (contract === MEDIATEUR) {
      const move = (card: Card, from: number, to: number): void => {
        const code = table.toPlay[card]!;
        masks[from * PLAY_SUITS + (code >> 4)]! &= ~(1 << (code & 15));
        masks[to * PLAY_SUITS + (code >> 4)]! |= 1 << (code & 15);
      };
      move(pack[by * 10 + random(10)]!, by, holder);
      move(called, holder, by);
    }
    const state = startDraft(masks, dealt, c, table, firstLeader(c, rules));
    state.facts.leaveRefused = random(4) === 0;
    return state;
  }

  private call(contract: number, by: number, trump: number): Card {
    const { rules, random } = this;
    const hand = this.hand(by);
    const first = random(4);
    const named = contract === CASCO ? -1 : trump;
    for (let i = 0; i < 8; i++) {
      const card = CALLS[(i & 4) | ((i + first) & 3)]!;
      if (whyNotCall(contract, hand, named, card, rules) === undefined) return card;
    }
    // With every king and queen in one hand there is nothing to ask for; any card serves.
    return this.pack[((by + 1) & 3) * 10]!;
  }

  private choose(s: PlayDraft): number {
    const own = s.toPlay * PLAY_SUITS;
    const { hands } = s;
    const bound = boundSuit(s, this.rules);
    if (bound >= 0) {
      const mask = hands[own + bound]!;
      return bound * 16 + nthOf(mask, this.random(cardsIn(mask)));
    }
    // Every hand has as many cards as there are tricks left.
    let n = this.random(10 - s.trick);
    let suit = 0;
    for (; n >= cardsIn(hands[own + suit]!); suit++) n -= cardsIn(hands[own + suit]!);
    return suit * 16 + nthOf(hands[own + suit]!, n);
  }
}

/** Deals, bids, plays and settles random deals, carrying the pools over; returns the last pools. */
export function runRandomDeals(n: number, seed: number, rules: QuadrilleRules, sink: Sink): Pools {
  const table = new RandomTable(rules, makeRandom(seed));
  let pools: Pools = NO_POOLS;
  for (let deal = 0; deal < n; deal++) {
    pools = settle(table.play(), rules, pools, sink);
    // Beasts grow without limit while nobody wins: above this a new party begins.
    if (pools.stake > 100_000) pools = NO_POOLS;
  }
  return pools;
}
