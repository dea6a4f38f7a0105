import { keysOf } from '#engine/kernel/collections.ts';
import type { Random } from '#engine/kernel/random.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { legalBids, speak, speaker, spadilleHolder, startAuction } from '#engine/games/quadrille/auction.ts';
import {
  BID_CONTRACT,
  BID_FAVOURITE,
  CASCO,
  DEVOLE,
  FORCED,
  GRANDISSIMO,
  MEDIATEUR,
  PASS,
} from '#engine/games/quadrille/bids.ts';
import { isCalling, legalCalls } from '#engine/games/quadrille/call.ts';
import { agreedOf } from '#engine/games/quadrille/contract.ts';
import { randomHands } from '#engine/games/quadrille/deal.ts';
import { favouriteSuit } from '#engine/games/quadrille/ending.ts';
import { exchangedHands } from '#engine/games/quadrille/exchange.ts';
import { QUADRILLE_KEYS, type QuadrilleRules } from '#engine/games/quadrille/keys.ts';
import { begin } from '#engine/games/quadrille/play-out.ts';
import { advance, legalCards } from '#engine/games/quadrille/play.ts';
import { sortedCards, SPADILLE } from '#engine/games/quadrille/ranks.ts';
import { EMPTY_RECORD, type QuadrilleRecord, type Spoken } from '#engine/games/quadrille/record.ts';

const pick = <T>(among: readonly T[], random: Random): T => among[random(among.length)]!;

/** A rule set's values with up to `most` of them set to something else on offer. */
export function randomRules(source: RuleSet<QuadrilleRules>, most: number, random: Random): QuadrilleRules {
  const rules: Record<string, RuleValue> = { ...valuesOf(source) };
  const keys = keysOf(QUADRILLE_KEYS);
  for (let changes = random(most + 1); changes > 0; changes--) {
    const key = pick(keys, random);
    rules[key] = pick<RuleValue>(QUADRILLE_KEYS[key].values, random);
  }
  return rules as unknown as QuadrilleRules;
}

/** Deals in which one hand is the richer by a number of trumps in hearts, so that six straight and voles are met. */
function hands(random: Random): QuadrilleRecord['hands'] {
  const dealt = randomHands(random).map((hand) => [...hand]);
  if (random(3) > 0) return dealt.map(sortedCards);
  const rich = random(4);
  const wanted = [SPADILLE, 18, 51, 25, 24, 23, 22, 13, 14].slice(0, 6 + random(4));
  for (const card of wanted) {
    const from = dealt.findIndex((hand) => hand.includes(card));
    const given = dealt[rich]!.findIndex((own) => !wanted.includes(own));
    if (from === rich || given < 0) continue;
    const at = dealt[from]!.indexOf(card);
    dealt[from]![at] = dealt[rich]![given]!;
    dealt[rich]![given] = card;
  }
  return dealt.map(sortedCards);
}

/** A deal bid, called and played at random, every choice a legal one. */
export function randomRecord(rules: QuadrilleRules, random: Random, stake: number): QuadrilleRecord {
  const suit = rules['favourite.suit'];
  const favourite = suit === 'lotForParty' || suit === 'lotEachDeal' ? random(4) : undefined;
  const dealt: QuadrilleRecord = { ...EMPTY_RECORD, hands: hands(random), favourite, pools: { stake } };
  const bids: Spoken[] = [];
  let state = startAuction;
  for (let by = 0; by >= 0; by = speaker(state, rules['auction.raise'])) {
    const legal = legalBids(state, rules, dealt.hands[by]);
    const bid = random(3) === 0 ? PASS : pick(legal, random);
    bids.push({ by, bid });
    state = speak(state, by, bid, rules);
  }
  const record = name({ ...dealt, bids }, rules, random);
  return record ? play(record, rules, random) : { ...dealt, bids };
}

function name(record: QuadrilleRecord, rules: QuadrilleRules, random: Random): QuadrilleRecord | undefined {
  const high = record.bids.findLast(({ bid }) => bid !== PASS);
  if (!high && rules['auction.allPass'] === 'redeal') return undefined;
  const contract = high ? BID_CONTRACT[high.bid]! : FORCED;
  if (contract >= GRANDISSIMO) return record;
  const ombre = high?.by ?? spadilleHolder(record.hands);
  const hand = record.hands[ombre]!;
  const suit = favouriteSuit(rules, record.favourite ?? -1);
  const bound = high !== undefined && suit >= 0 && contract !== CASCO && rules['favourite.bids'] === 'bound';
  // A hand made rich in hearts wants them; otherwise any suit will do.
  const wanted = hand.filter((card) => card >= 13 && card < 26).length > 3 ? 1 : random(4);
  const isIn = high !== undefined && BID_FAVOURITE[high.bid]!;
  const trump = !bound || (wanted === suit) === isIn ? wanted : isIn ? suit : (suit + 1 + random(3)) & 3;
  if (!isCalling(contract)) return { ...record, trump };
  const calls = legalCalls(contract, hand, contract === CASCO ? -1 : trump, rules);
  const allowed =
    contract === CASCO && rules['casco.trumps'] === 'notCalled'
      ? calls.filter((card) => ((card / 13) | 0) !== trump)
      : calls;
  if (allowed.length === 0) return undefined;
  const call = pick(allowed, random);
  return { ...record, trump, call, gives: contract === MEDIATEUR ? pick(hand, random) : undefined };
}

function play(record: QuadrilleRecord, rules: QuadrilleRules, random: Random): QuadrilleRecord {
  const agreed = agreedOf(record, rules);
  if (!agreed.ok) throw new Error(agreed.error.message);
  const { contracted } = agreed.value;
  const exchanged = exchangedHands(record, contracted);
  if (!exchanged.ok) throw new Error(exchanged.error.message);
  const state = begin(record, exchanged.value, contracted, rules);
  const { facts } = state;
  const plays: number[][] = [];
  let vole: QuadrilleRecord['vole'];
  while (facts.played < 10) {
    if (state.position === 0) {
      if (contracted.contract === DEVOLE && facts.taken[contracted.ombre]! > 0) break;
      if (facts.played === 6 && facts.straight === 6 && contracted.announced === 0) {
        const choice = random(3);
        if (contracted.ally >= 0 && choice > 0) vole = { asked: true, answer: choice === 1 ? 'yes' : 'no' };
        const isBarred = vole?.answer === 'no' && rules['vole.asks'];
        if ((choice === 0 || isBarred) && rules['play.stop']) break;
        if (isBarred) vole = undefined;
      }
      plays.push([]);
    }
    const card = pick(legalCards(state, rules), random);
    plays.at(-1)!.push(card);
    advance(state, state.table.toPlay[card]!);
  }
  return { ...record, plays, vole };
}
