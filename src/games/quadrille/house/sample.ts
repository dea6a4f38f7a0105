import { KING, makeCard, QUEEN, rankOf, type Card } from '#engine/cards/card.ts';
import type { Random } from '#engine/kernel/random.ts';
import { dealUnseen, type Place } from '#engine/play/deal-unseen.ts';
import { speak, startAuction, whyNotHand } from '../play/bidding/auction.ts';
import { whyNotCall } from '../play/bidding/call.ts';
import { favouriteSuit } from '../play/ending.ts';
import { NOBODY } from '../play/facts.ts';
import { chooseBid, chooseGift } from '../policy/policy-bids.ts';
import { EMPTY_RECORD, type QuadrilleRecord, type Seat } from '../record/record.ts';
import { CASCO, FORCED, MEDIATEUR } from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { BASTO, NO_SUIT, PACK, PLAY_SUITS, rankTable, SPADILLE } from '../rules/ranks.ts';
import type { QuadrilleSeen } from '../turns/seen.ts';
import { barredCards } from './barred.ts';
import { playedBy } from './view.ts';

/** How often a deal is drawn anew in which others would not have bid as they did: the one that explains most of it is taken. */
const TRIES = 8;
const IMPOSSIBLE = 100;

/** Whose each unseen card is, as far as a seat knows it. */
function knownHolders(seen: QuadrilleSeen, rules: QuadrilleRules): ReadonlyMap<Card, Seat> {
  const { ombre, call, contract } = seen;
  const holders = new Map<Card, Seat>();
  // A bid that an empty hand may not make asks for both black aces.
  for (const { by, bid } of seen.bids)
    if (whyNotHand(bid, [], rules) !== undefined) for (const ace of [SPADILLE, BASTO]) holders.set(ace, by);
  if (ombre !== undefined) {
    for (const [seat, card] of seen.open) holders.set(card, seat);
    if (contract === FORCED) holders.set(SPADILLE, ombre);
    // Who calls a queen holds the kings of the plain suits.
    if (call !== undefined && rankOf(call) === QUEEN)
      for (const suit of [0, 1, 2, 3]) if (suit !== seen.trump) holders.set(makeCard(suit, KING), ombre);
    if (call !== undefined && seen.giver !== undefined) holders.set(call, ombre);
    else if (call !== undefined && seen.ally !== undefined) holders.set(call, seen.ally);
    if (seen.gives !== undefined && seen.giver !== undefined) holders.set(seen.gives, seen.giver);
  }
  const fallen = new Set(seen.plays.flat());
  for (const [card, seat] of holders)
    if (seat === seen.seat || fallen.has(card) || seen.hand.includes(card)) holders.delete(card);
  return holders;
}

/**
 * Draws deals that agree with all that a seat has seen: its own cards, what was bid and called, what changed hands, the cards
 * that fell and the suits that were not followed. Each is the record as it would stand.
 */
export function makeSampler(seen: QuadrilleSeen, rules: QuadrilleRules): (random: Random) => QuadrilleRecord {
  const { seat: own, hand, call, ombre, giver } = seen;
  const table = rankTable(seen.trump ?? NO_SUIT, rules);
  const played = playedBy(seen, rules);
  const fallen = new Set(seen.plays.flat());
  const barred = barredCards(seen, rules);
  const holders = knownHolders(seen, rules);
  const unseen = PACK.filter((card) => !hand.includes(card) && !fallen.has(card) && !holders.has(card));
  const mayBeOmbres = rules['call.own'] && seen.contract !== MEDIATEUR && seen.contract !== CASCO;
  const places = [0, 1, 2, 3].map((seat): Place => {
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
  /** One deal, the hands as they were dealt. */
  function draw(random: Random): Pick<QuadrilleRecord, 'hands' | 'gives'> {
    const dealt = strict(random) ?? loose(random) ?? [];
    const hands = places.map((_, seat) => [
      ...(seat === own ? hand : (dealt[seat] ?? [])),
      ...played[seat]!,
      ...[...holders].flatMap(([card, holder]) => (holder === seat ? [card] : [])),
    ]);
    if (giver === undefined || ombre === undefined || call === undefined) return { hands, gives: undefined };
    const gives = seen.gives ?? giftAmong(hands[giver]!, hands[ombre]!, call, seen.trump ?? NO_SUIT, rules, random);
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

  const explains = makeCheck(seen, rules);
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
    const { bids, favourite, trump, named, vole, plays, pools } = seen;
    return { ...EMPTY_RECORD, bids, favourite, trump, call, named, vole, plays, pools, ...best };
  };
}

/** Which of the giver's cards was the ombre’s gift: one that the policy would have given, if any is. */
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

/** How much of what was bid and called a deal leaves unexplained. */
function makeCheck(seen: QuadrilleSeen, rules: QuadrilleRules): (hands: QuadrilleRecord['hands']) => number {
  const { seat: own, ombre, call, contract, bids } = seen;
  const favourite = favouriteSuit(rules, seen.favourite ?? NOBODY);
  let state = startAuction;
  const spoken = bids.map(({ by, bid }) => {
    const heard = { state, by, bid };
    state = speak(state, by, bid, rules);
    return heard;
  });
  return (hands) => {
    let faults = 0;
    if (ombre !== undefined && ombre !== own && call !== undefined && contract !== undefined) {
      const trump = contract === CASCO ? -1 : (seen.trump ?? NO_SUIT);
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
