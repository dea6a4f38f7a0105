import { KING, makeCard, QUEEN, rankOf, type Card } from '#engine/cards/card.ts';
import type { Random } from '#engine/kernel/random.ts';
import { dealUnseen, type UnseenPlace } from '#engine/play/by-sampling.ts';
import { applyBid, startAuction, whyNotHand, type AuctionState } from '../play/bidding/auction.ts';
import { whyNotCall } from '../play/bidding/naming.ts';
import { favouriteSuit } from '../play/ending.ts';
import { NOBODY } from '../play/facts.ts';
import { chooseBid, chooseGift } from '../policy/policy-bids.ts';
import { EMPTY_RECORD, type QuadrilleRecord, type Seat } from '../record/record.ts';
import { CASCO, FORCED, MEDIATEUR, UNDECLARED } from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import {
  BASTO,
  NO_SUIT,
  PACK,
  PLAY_SUITS,
  rankTable,
  SPADILLE,
  winningPosition,
  BASTO_BIT,
  MATADORS,
} from '../rules/ranks.ts';
import type { QuadrilleView } from '../choices/view.ts';
import { playsBySeat, type Plays } from '#engine/cards/plays-in-link.ts';
import { advance, firstLeader, handMasks, startDraft, type ContractInPlay, type PlayDraft } from '../play/play.ts';

const WHOLE = (1 << 12) - 1;

/** Trumps that a player shows not to hold by playing no trump on a trump of this strength; matadors may be kept back. */
function trumpsBarred(led: number, rules: QuadrilleRules): number {
  const privilege = rules['matadors.privilege'];
  if (privilege === 'none') return WHOLE;
  const isDrawn = privilege !== 'always' && led >= BASTO_BIT;
  return WHOLE & ~(isDrawn ? MATADORS & ~((1 << led) - 1) : MATADORS);
}

/** Cards that each seat no longer holds, as its play has shown, as masks of cards of play: `barred[seat * 5 + suit]`. */
function barredCards(view: QuadrilleView, rules: QuadrilleRules): readonly number[] {
  const table = rankTable(view.trump ?? NO_SUIT, rules);
  const barred = new Array<number>(4 * PLAY_SUITS).fill(0);
  if (!rules['play.follow']) return barred;
  let leader = firstLeader(contractedOf(view), rules);
  for (const trick of view.plays) {
    const led = table.toPlay[trick[0]!]!;
    for (const [position, card] of trick.entries()) {
      const suit = led >> 4;
      if (table.toPlay[card]! >> 4 === suit) continue;
      const seat = (leader + position) & 3;
      barred[seat * PLAY_SUITS + suit]! |= suit === table.trump ? trumpsBarred(led & 15, rules) : WHOLE;
    }
    leader = (leader + winningPosition(trick, table)) & 3;
  }
  return barred;
}

/** The auction so far. */
export const auctionOf = ({ bids }: QuadrilleView, rules: QuadrilleRules): AuctionState =>
  bids.reduce((state, { by, bid }) => applyBid(state, by, bid, rules), startAuction);

/** The contract as far as the seat knows it. */
const contractedOf = (view: QuadrilleView): ContractInPlay => ({
  contract: view.contract ?? 0,
  ombre: view.ombre ?? 0,
  ally: view.ally ?? NOBODY,
  ownKing: view.alone && view.call !== undefined && view.giver === undefined,
  trump: view.trump ?? NO_SUIT,
  favourite: view.favourite ?? NOBODY,
  announced: view.announced,
  called: view.call ?? -1,
  giver: view.giver ?? NOBODY,
});

/** Whether every seat knows the ally. */
export const isAllyOpen = ({ contract, call, named, ally, plays, vole }: QuadrilleView): boolean =>
  contract === CASCO ||
  (ally !== undefined && named === ally) ||
  (call !== undefined && plays.some((trick) => trick.includes(call))) ||
  vole?.asked === true;

/** Cards that each seat has played. */
function playedBy(view: QuadrilleView, rules: QuadrilleRules): Plays {
  const table = rankTable(view.trump ?? NO_SUIT, rules);
  return playsBySeat(view.plays, 4, (trick) => winningPosition(trick, table), firstLeader(contractedOf(view), rules));
}

/**
 * The table as one seat knows it. Each later seat is given all unseen cards: the policy asks what is still out, never where.
 */
export function viewOf(view: QuadrilleView, rules: QuadrilleRules): PlayDraft {
  const { seat, hand, plays } = view;
  const c = contractedOf(view);
  const table = rankTable(c.trump, rules);
  const fallen = plays.flat();
  const unseen = PACK.filter((card) => !hand.includes(card) && !fallen.includes(card));
  const next: Seat = (seat + 1) & 3;
  const held = playedBy(view, rules).map((cards, other) => [
    ...cards,
    ...(other === seat ? hand : other === next ? unseen : []),
  ]);
  const masks = handMasks(held, table);
  const trumps = [0, 1, 2, 3].map((other) => masks[other * PLAY_SUITS + table.trump]!);
  const state = startDraft(masks, trumps, c, table, firstLeader(c, rules));
  for (const card of fallen) advance(state, table.toPlay[card]!);
  return state;
}

/** Whether the first six tricks were taken in a row, so that a lead to the seventh may undertake the vole. */
export const mayUndertake = ({ legal, announced }: QuadrilleView): boolean =>
  announced === UNDECLARED && legal.some(({ act }) => act.kind === 'stop');

/** How many deals are drawn to find one in which the other seats would have bid as they did; the best of them is kept. */
const TRIES = 8;
const IMPOSSIBLE = 100;

/** Holders of unseen cards, as far as a seat knows them. */
function knownHolders(view: QuadrilleView, rules: QuadrilleRules): ReadonlyMap<Card, Seat> {
  const { ombre, call, contract } = view;
  const holders = new Map<Card, Seat>();
  // A bid for which the rules require both black aces shows who holds them.
  for (const { by, bid } of view.bids)
    if (whyNotHand(bid, [], rules) !== undefined) for (const ace of [SPADILLE, BASTO]) holders.set(ace, by);
  if (ombre !== undefined) {
    for (const [seat, card] of view.open) holders.set(card, seat);
    if (contract === FORCED) holders.set(SPADILLE, ombre);
    // A seat that calls a queen holds the kings of the plain suits.
    if (call !== undefined && rankOf(call) === QUEEN)
      for (const suit of [0, 1, 2, 3]) if (suit !== view.trump) holders.set(makeCard(suit, KING), ombre);
    if (call !== undefined && view.giver !== undefined) holders.set(call, ombre);
    else if (call !== undefined && view.ally !== undefined) holders.set(call, view.ally);
    if (view.gives !== undefined && view.giver !== undefined) holders.set(view.gives, view.giver);
  }
  const fallen = new Set(view.plays.flat());
  for (const [card, seat] of holders)
    if (seat === view.seat || fallen.has(card) || view.hand.includes(card)) holders.delete(card);
  return holders;
}

/**
 * Returns a function that draws random deals in agreement with all that a seat has seen: its own cards, bids and calls, cards
 * exchanged, cards played and suits not followed. Each deal is a record up to the present.
 */
export function makeSampler(view: QuadrilleView, rules: QuadrilleRules): (random: Random) => QuadrilleRecord {
  const { seat: own, hand, call, ombre, giver } = view;
  const table = rankTable(view.trump ?? NO_SUIT, rules);
  const played = playedBy(view, rules);
  const fallen = new Set(view.plays.flat());
  const barred = barredCards(view, rules);
  const holders = knownHolders(view, rules);
  const unseen = PACK.filter((card) => !hand.includes(card) && !fallen.has(card) && !holders.has(card));
  const mayBeOmbres = rules['call.own'] && view.contract !== MEDIATEUR && view.contract !== CASCO;
  const places = [0, 1, 2, 3].map((seat): UnseenPlace => {
    const placed = [...holders.values()].filter((holder) => holder === seat).length;
    return {
      room: seat === own ? 0 : 10 - played[seat]!.length - placed,
      may: (card) => {
        const code = table.toPlay[card]!;
        if ((barred[seat * PLAY_SUITS + (code >> 4)]! >> (code & 15)) & 1) return false;
        return card !== call || seat !== ombre || mayBeOmbres;
      },
    };
  });

  const strict = dealUnseen(unseen, places);
  const loose = dealUnseen(
    unseen,
    places.map(({ room }) => ({ room, may: () => true })),
  );
  /** One deal, with the hands as dealt. */
  function draw(random: Random): Pick<QuadrilleRecord, 'hands' | 'gives'> {
    const dealt = strict(random) ?? loose(random) ?? [];
    const hands = places.map((_, seat) => [
      ...(seat === own ? hand : (dealt[seat] ?? [])),
      ...played[seat]!,
      ...[...holders].flatMap(([card, holder]) => (holder === seat ? [card] : [])),
    ]);
    if (giver === undefined || ombre === undefined || call === undefined) return { hands, gives: undefined };
    const gives = view.gives ?? giftAmong(hands[giver]!, hands[ombre]!, call, view.trump ?? NO_SUIT, rules, random);
    return {
      gives,
      hands: hands.map((cards, seat) =>
        seat === ombre
          ? [...cards.filter((card) => card !== call), gives]
          : seat === giver
            ? [...cards.filter((card) => card !== gives), call]
            : cards,
      ),
    };
  }

  const explains = makeCheck(view, rules);
  return (random) => {
    let best: Pick<QuadrilleRecord, 'hands' | 'gives'> | undefined;
    let least = Infinity;
    for (let tries = 0; tries < TRIES && least > 0; tries++) {
      const drawn = draw(random);
      const faults = explains(drawn.hands);
      if (faults >= least) continue;
      least = faults;
      best = drawn;
    }
    const { bids, favourite, trump, named, vole, plays, pools } = view;
    return { ...EMPTY_RECORD, bids, favourite, trump, call, named, vole, plays, pools, ...best };
  };
}

/** Which card of the giver's hand was the ombre’s gift: one that the policy would have given, if there is one. */
function giftAmong(
  givers: readonly Card[],
  ombres: readonly Card[],
  call: Card,
  trump: number,
  rules: QuadrilleRules,
  random: Random,
): Card {
  const kept = ombres.filter((card) => card !== call);
  const likely = givers.filter((card) => chooseGift([...kept, card], trump, call, rules) === card);
  const among = likely.length > 0 ? likely : givers;
  return among[random(among.length)]!;
}

/** Counts the bids and calls that a deal does not explain. */
function makeCheck(view: QuadrilleView, rules: QuadrilleRules): (hands: QuadrilleRecord['hands']) => number {
  const { seat: own, ombre, call, contract, bids } = view;
  const favourite = favouriteSuit(rules, view.favourite ?? NOBODY);
  let state = startAuction;
  const spoken = bids.map(({ by, bid }) => {
    const heard = { state, by, bid };
    state = applyBid(state, by, bid, rules);
    return heard;
  });
  return (hands) => {
    let faults = 0;
    if (ombre !== undefined && ombre !== own && call !== undefined && contract !== undefined) {
      const trump = contract === CASCO ? -1 : (view.trump ?? NO_SUIT);
      if (whyNotCall(contract, hands[ombre]!, trump, call, rules) !== undefined) faults += IMPOSSIBLE;
    }
    for (const { state: heard, by, bid } of spoken) {
      if (by === own) continue;
      if (whyNotHand(bid, hands[by]!, rules) !== undefined) faults += IMPOSSIBLE;
      else if (chooseBid(heard, hands[by]!, favourite, rules) !== bid) faults++;
    }
    return faults;
  };
}
