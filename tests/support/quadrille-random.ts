import { KING, makeCard, QUEEN, rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import { keysOf, range } from '#engine/kernel/collections.ts';
import type { Random } from '#engine/kernel/random.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { type RuleSet, valuesOf } from '#engine/rules/rule-set.ts';
import { legalBids, applyBid, speaker, spadilleHolder, startAuction } from '#games/quadrille/play/bidding/auction.ts';
import {
  BID_CONTRACT,
  BID_FAVOURITE,
  CASCO,
  DEVOLE,
  FORCED,
  GRANDISSIMO,
  MEDIATEUR,
  PASS,
  type Bid,
} from '#games/quadrille/rules/bids.ts';
import { isCalling, legalCalls } from '#games/quadrille/play/bidding/naming.ts';
import { readContract } from '#games/quadrille/play/bidding/contract.ts';
import { randomHands } from '#games/quadrille/play/frame.ts';
import { favouriteSuit } from '#games/quadrille/play/ending.ts';
import { exchangedHands, begin } from '#games/quadrille/play/play-out.ts';
import { isOmbreSide, NOBODY, sideTricks } from '#games/quadrille/play/facts.ts';
import { QUADRILLE_KEYS, type QuadrilleRules } from '#games/quadrille/rules/keys.ts';
import { advance, legalCards } from '#games/quadrille/play/play.ts';
import { BASTO, ranking, SPADILLE, type RankTable } from '#games/quadrille/rules/ranks.ts';
import { EMPTY_RECORD, type QuadrilleRecord, type Seat, type SpokenBid } from '#games/quadrille/record/record.ts';

/** Suits whose kings a hand holds. */
const kingsIn = (hand: readonly Card[]): readonly number[] =>
  hand.filter((card) => rankOf(card) === KING).map((card) => suitOf(card));

const pick = <T>(among: readonly T[], random: Random): T => among[random(among.length)]!;

/** Values of a rule set with up to `most` changed to other suggested ones. */
export function randomRules(source: RuleSet<QuadrilleRules>, most: number, random: Random): QuadrilleRules {
  const rules: Record<string, RuleValue> = { ...valuesOf(source) };
  const keys = keysOf(QUADRILLE_KEYS);
  for (let changes = random(most + 1); changes > 0; changes--) {
    const key = pick(keys, random);
    rules[key] = pick<RuleValue>(QUADRILLE_KEYS[key].values, random);
  }
  return rules as unknown as QuadrilleRules;
}

/** A deal, and the seat whose hand was improved; -1 for an unmodified deal. */
interface Stacked {
  readonly hands: QuadrilleRecord['hands'];
  readonly rich: Seat;
}

/**
 * Random hands. Every third deal gives one seat the best trumps of a suit, often the favourite, so that six tricks in a
 * row and voles occur; some give it three or four kings (with the black aces), so that queens are called, or strong hands
 * without trumps.
 */
function hands(favourite: number, random: Random): Stacked {
  const dealt = randomHands(random).map((hand) => [...hand]);
  // Usually eldest, who leads.
  const rich = random(2) === 0 ? 0 : random(4);
  const suit = favourite >= 0 && random(2) === 0 ? favourite : random(4);
  const kings = range(4).map((n) => makeCard((suit + n) & 3, KING));
  const queens = range(4).map((n) => makeCard(n, QUEEN));
  const wanted = pick(
    [
      ...range(3).map(() => ranking(suit, true).slice(0, 6 + random(4))),
      ...range(2).map(() => [...kings.slice(random(2)), SPADILLE, BASTO]),
      [...kings, SPADILLE, BASTO, ...queens],
      ...range(3).map(() => []),
    ],
    random,
  );
  enrich(dealt, rich, wanted);
  return { hands: dealt, rich: wanted.length > 0 ? rich : NOBODY };
}

/** Swaps the wanted cards into one seat's hand. */
function enrich(dealt: readonly Card[][], rich: Seat, wanted: readonly Card[]): void {
  for (const card of wanted) {
    const from = dealt.findIndex((hand) => hand.includes(card));
    const given = dealt[rich]!.findIndex((own) => !wanted.includes(own));
    if (from === rich || given < 0) continue;
    const at = dealt[from]!.indexOf(card);
    dealt[from]![at] = dealt[rich]![given]!;
    dealt[rich]![given] = card;
  }
}

/** Picks contracts with equal probability, however many bids each has. */
function pickBid(legal: readonly Bid[], random: Random): Bid {
  const contract = pick([...new Set(legal.map((bid) => BID_CONTRACT[bid]))], random);
  return pick(
    legal.filter((bid) => BID_CONTRACT[bid] === contract),
    random,
  );
}

/** A random deal with legal bids, calls and cards. */
export function randomRecord(rules: QuadrilleRules, random: Random, stake: number): QuadrilleRecord {
  const suit = rules['favourite.suit'];
  const favourite = suit === 'lotForParty' || suit === 'lotEachDeal' ? random(4) : undefined;
  const { rich, ...stacked } = hands(favouriteSuit(rules, favourite ?? NOBODY), random);
  const dealt: QuadrilleRecord = { ...EMPTY_RECORD, ...stacked, favourite, pools: { stake } };
  const bids: SpokenBid[] = [];
  let state = startAuction;
  for (let by = 0; by >= 0; by = speaker(state, rules['auction.raise'])) {
    const legal = legalBids(state, rules, dealt.hands[by]);
    // The neighbours of a strong hand usually pass.
    const passes = rich === NOBODY || by === rich ? random(by === rich ? 9 : 3) === 0 : random(3) > 0;
    const bid = passes ? PASS : pickBid(legal, random);
    bids.push({ by, bid });
    state = applyBid(state, by, bid, rules);
  }
  const named = name({ ...dealt, bids }, rules, random);
  const record = named ? play(named, rules, random) : { ...dealt, bids };
  // Sometimes earlier deals left something: beasts and, where they wait, the odd counters of a codille.
  const waiting = rules['codille.odd'] === 'highestNext' ? { odd: random(3), oddNot: random(5) } : {};
  return random(2) === 0 ? record : { ...record, pools: { stake, beasts: random(3), ...waiting } };
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
  // A hand strong in a suit usually chooses it, one with three kings the suit of the fourth; else any.
  const kings = kingsIn(hand);
  const liked = range(4).find((own) =>
    kings.length === 3 ? !kings.includes(own) : hand.filter((card) => suitOf(card) === own).length > 4,
  );
  const wanted = random(4) > 0 && liked !== undefined ? liked : random(4);
  const isIn = high !== undefined && BID_FAVOURITE[high.bid]!;
  const trump = !bound || (wanted === suit) === isIn ? wanted : isIn ? suit : (suit + 1 + random(3)) & 3;
  if (!isCalling(contract)) return { ...record, trump };
  const calls = legalCalls(contract, hand, contract === CASCO ? -1 : trump, rules);
  const allowed =
    contract === CASCO && rules['casco.trumps'] === 'notCalled'
      ? calls.filter((card) => suitOf(card) !== trump)
      : calls;
  if (allowed.length === 0) return undefined;
  // Prefers cards of other hands; sometimes one of his own.
  const others = allowed.filter((card) => !hand.includes(card));
  const call = pick(others.length > 0 && random(4) > 0 ? others : allowed, random);
  const plain = hand.filter((card) => suitOf(card) !== trump);
  const gives = contract === MEDIATEUR ? pick(plain.length > 0 && random(4) > 0 ? plain : hand, random) : undefined;
  const ally = record.hands.findIndex((cards) => cards.includes(call));
  const leavesIt = contract === FORCED && rules['call.forcedAllyNames'] && ally !== ombre && random(2) === 0;
  return { ...record, trump, call, gives, named: leavesIt ? ally : undefined };
}

/** Styles of the ombre's side: best cards first (trumps above all), worst first, or random. */
const STYLES: readonly ((legal: readonly Card[], table: RankTable) => Card | undefined)[] = [
  (legal, table) => byStrength(legal, table)[0],
  (legal, table) => byStrength(legal, table)[0],
  (legal, table) => byStrength(legal, table).at(-1),
  () => undefined,
];

const byStrength = (cards: readonly Card[], { trump, toPlay }: RankTable): readonly Card[] => {
  const strength = (code: number): number => (code & 15) + (code >> 4 === trump ? 16 : 0);
  return cards.toSorted((a, b) => strength(toPlay[b]!) - strength(toPlay[a]!));
};

function play(record: QuadrilleRecord, rules: QuadrilleRules, random: Random): QuadrilleRecord {
  const agreed = readContract(record, rules);
  if (!agreed.ok) throw new Error(agreed.error.message);
  const { contracted } = agreed.value;
  const exchanged = exchangedHands(record, contracted);
  if (!exchanged.ok) throw new Error(exchanged.error.message);
  const state = begin(record, exchanged.value, contracted, rules);
  const { facts } = state;
  const plays: number[][] = [];
  let vole: QuadrilleRecord['vole'];
  const style = pick(STYLES, random);
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
      const mayShow = rules['play.stop'] && rules['play.stop.when'] === 'anySix' && contracted.announced === 0;
      if (mayShow && facts.straight < 6 && sideTricks(facts) >= 6 && random(3) === 0) break;
      plays.push([]);
    }
    const legal = legalCards(state, rules);
    const chosen = isOmbreSide(facts, state.toPlay) ? style(legal, state.table) : undefined;
    const card = chosen ?? pick(legal, random);
    plays.at(-1)!.push(card);
    advance(state, state.table.toPlay[card]!);
  }
  return { ...record, plays, vole };
}
