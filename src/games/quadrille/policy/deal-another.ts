import { sortedCards, type Card } from '#engine/cards/card.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import { speak, speaker, spadilleHolder, startAuction } from '../play/auction.ts';
import {
  BID_CONTRACT,
  BID_FAVOURITE,
  CASCO,
  DEVOLE,
  FORCED,
  GRANDISSIMO,
  MEDIATEUR,
  PASS,
  UNDECLARED,
} from '../rules/bids.ts';
import { isCalling } from '../play/call.ts';
import { agreedOf } from '../play/contract.ts';
import { randomHands } from '../play/deal.ts';
import { favouriteSuit, isUndertaking } from '../play/ending.ts';
import { exchangedHands } from '../play/exchange.ts';
import { NOBODY } from '../play/facts.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { advance } from '../play/play.ts';
import { begin } from '../play/play-out.ts';
import { bestTrump, chooseBid, chooseCall, chooseGift } from './policy-bids.ts';
import { choosePlay, shouldUndertake } from './policy-play.ts';
import { EMPTY_RECORD, type QuadrilleRecord, type Spoken } from '../record/record.ts';

/** A deal from a seed, bid and played by the plain policy of this site: ours, and no source’s. The same seed and
 * rules make the same deal everywhere. `pools` is what lay there before the deal, as in a record. */
export function dealAnother(seed: number, rules: QuadrilleRules, pools?: Balances): QuadrilleRecord {
  const random = makeRandom(seed);
  const hands = randomHands(random).map(sortedCards);
  const suit = rules['favourite.suit'];
  const favourite = suit === 'lotForParty' || suit === 'lotEachDeal' ? random(4) : undefined;
  const bid = bidOut({ ...EMPTY_RECORD, hands, favourite, pools }, rules);
  return playThrough(nameOut(bid, rules), rules);
}

function bidOut(record: QuadrilleRecord, rules: QuadrilleRules): QuadrilleRecord {
  const favourite = favouriteSuit(rules, record.favourite ?? NOBODY);
  const bids: Spoken[] = [];
  let state = startAuction;
  for (let by = 0; by >= 0; by = speaker(state, rules['auction.raise'])) {
    const bid = chooseBid(state, record.hands[by] ?? [], favourite, rules);
    bids.push({ by, bid });
    state = speak(state, by, bid, rules);
  }
  return { ...record, bids };
}

/** Trumps, call and exchange, as the last bid asks for them. */
function nameOut(record: QuadrilleRecord, rules: QuadrilleRules): QuadrilleRecord {
  const high = record.bids.findLast(({ bid }) => bid !== PASS);
  if (!high && rules['auction.allPass'] === 'redeal') return record;
  const ombre = high?.by ?? spadilleHolder(record.hands);
  const contract = high ? BID_CONTRACT[high.bid]! : FORCED;
  const hand = record.hands[ombre] ?? [];
  if (contract >= GRANDISSIMO) return record;
  const suit = favouriteSuit(rules, record.favourite ?? NOBODY);
  const bound = high !== undefined && suit >= 0 && rules['favourite.bids'] === 'bound';
  if (contract === CASCO) {
    const call = chooseCall(contract, hand, -1, rules);
    const ally = record.hands.find((cards) => cards.includes(call)) ?? hand;
    return { ...record, call, trump: bestTrump(ally, rules, () => true).suit };
  }
  const isFavourite = high !== undefined && BID_FAVOURITE[high.bid]!;
  const trump = bestTrump(hand, rules, (own) => !bound || (own === suit) === isFavourite).suit;
  if (!isCalling(contract)) return { ...record, trump };
  const call = chooseCall(contract, hand, trump, rules);
  const gives = contract === MEDIATEUR ? chooseGift(hand, trump, call, rules) : undefined;
  return { ...record, trump, call, gives };
}

/** Plays the deal out, the side stopping after six tricks unless the vole is safe. */
function playThrough(record: QuadrilleRecord, rules: QuadrilleRules): QuadrilleRecord {
  const agreed = agreedOf(record, rules);
  if (!agreed.ok || agreed.value.contracted.contract < 0) return record;
  const { contracted: c, namedBy } = agreed.value;
  const exchanged = exchangedHands(record, c);
  if (!exchanged.ok) return record;
  const state = begin(record, exchanged.value, c, rules);
  const { facts } = state;
  const plays: Card[][] = [];
  let isKnown = c.contract === CASCO || (c.ally >= 0 && namedBy === c.ally);
  let vole: QuadrilleRecord['vole'];
  while (facts.played < 10) {
    if (state.position === 0) {
      if (c.contract === DEVOLE && facts.taken[c.ombre]! > 0) break;
      if (facts.straight === 6 && facts.played === 6 && c.announced === UNDECLARED && rules['play.stop']) {
        const led = { ...facts, seventhLed: true, refused: false };
        if (!shouldUndertake(state) || !isUndertaking(led, rules)) break;
        if (c.ally >= 0 && rules['vole.asks']) {
          vole = { asked: true, answer: 'yes' };
          facts.asked = true;
          isKnown = true;
        }
      }
      plays.push([]);
    }
    const code = choosePlay(state, rules, isKnown);
    if (code === state.called) isKnown = true;
    plays.at(-1)?.push(state.table.toCard[code]!);
    advance(state, code);
  }
  return { ...record, plays, vole };
}
