import { ACE, DIAMONDS, HEARTS, JACK, KING, QUEEN, rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import { above, below, cardsIn, highestOf, lowestOf } from '#engine/cards/card-masks.ts';
import type { Random } from '#engine/kernel/random.ts';
import { hasPrivilege, legalMasks, type PlayState } from '../play/play.ts';
import { GREAT, honourOf, LITTLE } from '../rules/honours.ts';
import type { ReversisRules } from '../rules/keys.ts';
import type { Seat } from '../record/record.ts';

/** What the policy is: said wherever a hand it played is shown. */
export const POLICY_LABEL =
  'Played by our own plain policy, which follows the advice of the books: get rid of the Quinola and the aces, take as little as you can.';

/** Four masks, one a suit; bit r of a mask is the card of rank r. */
export type CardMasks = readonly number[];

/** What made the policy choose as it did; `house/because.ts` has the words. */
export type Motive =
  | 'only'
  | 'sweeps'
  | 'hunts'
  | 'leadsLow'
  | 'breaks'
  | 'waitsToBreak'
  | 'throwsQuinola'
  | 'throwsAce'
  | 'throwsHigh'
  | 'sheds'
  | 'ducks'
  | 'takesHigh'
  | 'takesLow';
export type Tell = (motive: Motive) => void;

const HIGH = (1 << ACE) | (1 << KING) | (1 << QUEEN);
const QUINOLA_BIT = 1 << JACK;
const SMALL = 0b111111;

/** Whether the knave of hearts is more than a knave. */
export const quinolaCounts = (rules: ReversisRules): boolean =>
  rules['quinola.forced.holderToForcer'] > 0 ||
  rules['quinola.placed.winnerToHolder'] > 0 ||
  (rules['quinola.placed.draws'] && rules['pool.structure'] !== 'none');

const isQuinola = (card: Card, rules: ReversisRules): boolean => {
  const honour = honourOf(card);
  return (honour === GREAT && quinolaCounts(rules)) || (honour === LITTLE && rules['quinola.little']);
};

/** The honours of a suit as a mask: its ace, and of hearts what is a Quinola. */
const honoursIn = (suit: number, rules: ReversisRules): number =>
  (1 << ACE) |
  (suit === HEARTS ? (quinolaCounts(rules) ? QUINOLA_BIT : 0) | (rules['quinola.little'] ? 1 << QUEEN : 0) : 0);

const WHOLE_SUIT = (1 << (ACE + 1)) - 1;
const suitInPack = (rules: ReversisRules): number => (rules['pack.tens'] ? WHOLE_SUIT : WHOLE_SUIT & ~(1 << 8));

/** Equal choices of the one draw that is under way. */
const equals: Card[] = [];

/** The best of some cards; among equals, chance. It draws even where there is but one, so that a seed gives the same deal for ever. */
export function best(cards: readonly Card[], score: (card: Card) => number, random: Random): Card {
  let most = -Infinity;
  equals.length = 0;
  for (const card of cards) most = note(card, score(card), most);
  return equals[random(equals.length)]!;
}

/** Keeps a card among the equals where it is as good as the best yet, alone where it is better. */
function note(card: Card, score: number, most: number): number {
  if (score < most) return most;
  if (score > most) equals.length = 0;
  equals.push(card);
  return score;
}

/** The same of masks: by suit, then from the ace down. */
function bestOf(masks: CardMasks, score: (suit: number, rank: number) => number, random: Random): Card {
  let most = -Infinity;
  equals.length = 0;
  for (let suit = 0; suit < 4; suit++)
    for (let rest = masks[suit]!; rest !== 0;) {
      const rank = highestOf(rest);
      rest ^= 1 << rank;
      most = note(suit * 13 + rank, score(suit, rank), most);
    }
  return equals[random(equals.length)]!;
}

/** A card there is no doubt about, with the draw that `best` would make. */
function certain(suit: number, rank: number, random: Random): Card {
  random(1);
  return suit * 13 + rank;
}

/** How many tricks of a suit would be lost by playing it from the top, the others dropping their lowest, two a round. */
function losersIn(own: number, others: number): number {
  let losers = 0;
  for (let rest = own; rest !== 0;) {
    const rank = highestOf(rest);
    rest ^= 1 << rank;
    if (others === 0) return losers;
    const top = highestOf(others);
    if (top > rank) {
      losers++;
      others ^= 1 << top;
    } else others &= others - 1;
    others &= others - 1;
  }
  return losers;
}

/** The losers of a hand; `gone` are the cards it knows to be in no other. */
export function losersOf(hands: CardMasks, own: number, gone: CardMasks | undefined, rules: ReversisRules): number {
  const pack = suitInPack(rules);
  let losers = 0;
  for (let suit = 0; suit < 4; suit++) {
    const held = hands[own + suit]!;
    losers += losersIn(held, pack & ~held & ~(gone ? gone[suit]! : 0));
  }
  return losers;
}

/** The one seat that took every trick so far; -1 when there is none, or no trick. */
function sweeper({ facts }: PlayState): Seat {
  if (facts.played === 0) return -1;
  const last = facts.winners[facts.played - 1]!;
  return facts.taken[last] === facts.played ? last : -1;
}

/** Only an overwhelming hand goes for the reversis; later, with every trick taken, a single doubtful card is risked. */
function goesForReversis(s: PlayState, gone: CardMasks, rules: ReversisRules): boolean {
  const { played } = s.facts;
  if (played > 0 && sweeper(s) !== s.toPlay) return false;
  return played >= 9 || losersOf(s.hands, s.toPlay * 4, gone, rules) <= (played >= 5 ? 1 : 0);
}

/** Another is close to a reversis, and somebody has to take a trick from him. */
function hasToBreak(s: PlayState): boolean {
  if (s.facts.played < 7) return false;
  const seat = sweeper(s);
  return seat >= 0 && seat !== s.toPlay;
}

/** What the seat to play may play, while it chooses. */
const legal = [0, 0, 0, 0];

/**
 * The card that whoever is to play puts down: from its own hand, what lies on the table, who took which trick, and `gone`, the
 * cards it knows to be in no other hand (fallen, on the table, laid out by itself or looked at); with chance among equals. It
 * reads no other hand of the state it is given.
 */
export function chooseCard(s: PlayState, gone: CardMasks, rules: ReversisRules, random: Random, tell?: Tell): Card {
  legalMasks(s, rules, legal);
  if (cardsIn(legal[0]!) + cardsIn(legal[1]!) + cardsIn(legal[2]!) + cardsIn(legal[3]!) === 1) {
    tell?.('only');
    const suit = legal.findIndex((mask) => mask !== 0);
    return suit * 13 + highestOf(legal[suit]!);
  }
  if (s.position === 0)
    return goesForReversis(s, gone, rules)
      ? leadHigh(s, gone, rules, random, tell)
      : leadLow(s, gone, rules, random, tell);
  const following = legal[s.suitLed]!;
  if (hasToBreak(s)) return breakReversis(s, following, random, tell);
  if (following !== 0) {
    legal[s.suitLed] = 0;
    const others = legal[0]! | legal[1]! | legal[2]! | legal[3]!;
    const keepsClear = others !== 0 && s.facts.taken[s.toPlay] === 0 && hasPrivilege(s, rules);
    if (!keepsClear) return follow(s, following, gone, rules, random, tell);
  }
  return throwAway(s, rules, random, tell);
}

/** Highest cards first, from the longest suit that has no loser. */
function leadHigh(s: PlayState, gone: CardMasks, rules: ReversisRules, random: Random, tell?: Tell): Card {
  tell?.('sweeps');
  const own = s.toPlay * 4;
  const pack = suitInPack(rules);
  return bestOf(
    legal,
    (suit, rank) => {
      const held = s.hands[own + suit]!;
      return -100 * losersIn(held, pack & ~held & ~gone[suit]!) + 2 * rank + cardsIn(held);
    },
    random,
  );
}

/**
 * Low, where many higher cards are out and few lower; a low heart by preference while somebody else has the Quinola, to
 * force it out; never an honour while there is another card.
 */
function leadLow(s: PlayState, gone: CardMasks, rules: ReversisRules, random: Random, tell?: Tell): Card {
  const own = s.toPlay * 4;
  const holdsQuinola = (s.hands[own + HEARTS]! & QUINOLA_BIT) !== 0;
  const hunts = quinolaCounts(rules) && !holdsQuinola && (gone[HEARTS]! & QUINOLA_BIT) === 0;
  const pack = suitInPack(rules);
  const score = (suit: number, rank: number): number => {
    const held = s.hands[own + suit]!;
    const others = pack & ~held & ~gone[suit]!;
    const risk = others === 0 ? 1.5 : cardsIn(below(others, rank)) / cardsIn(others);
    const heart = suit === HEARTS;
    const bonus = heart && hunts && rank < JACK ? 0.4 : heart && holdsQuinola ? -0.3 : 0;
    return bonus - risk - (isQuinola(suit * 13 + rank, rules) ? 5 : rank === ACE ? 3 : 0) - 0.02 * cardsIn(held);
  };
  const card = bestOf(legal, score, random);
  tell?.(hunts && suitOf(card) === HEARTS && rankOf(card) < JACK ? 'hunts' : 'leadsLow');
  return card;
}

/** Ducks under with the highest card that loses; if he must take it, last in hand, with the highest; an honour only when there is nothing else. */
function follow(
  s: PlayState,
  following: number,
  gone: CardMasks,
  rules: ReversisRules,
  random: Random,
  tell?: Tell,
): Card {
  const suit = s.suitLed;
  const plain = following & ~honoursIn(suit, rules);
  const choice = plain === 0 ? following : plain;
  const under = below(choice, s.best);
  const over = above(choice, s.best);
  const isLast = s.position === s.seats - 1;
  // Last to play to a trick worth nothing, he may get rid of a king or a queen by taking it.
  const sheds = isLast && s.value === 0 && s.facts.played < s.facts.tricks / 2 ? over & HIGH : 0;
  if (sheds !== 0) {
    tell?.('sheds');
    return certain(suit, highestOf(sheds), random);
  }
  if (under !== 0) {
    tell?.('ducks');
    return certain(suit, highestOf(under), random);
  }
  const others = suitInPack(rules) & ~s.hands[s.toPlay * 4 + suit]! & ~gone[suit]!;
  const isHigh = isLast || above(others, highestOf(over)) === 0;
  tell?.(isHigh ? 'takesHigh' : 'takesLow');
  return certain(suit, isHigh ? highestOf(over) : lowestOf(over), random);
}

/** Of another suit than the one led: the Quinola first, then aces, the ace of diamonds before others, then high cards of short suits. */
function throwAway(s: PlayState, rules: ReversisRules, random: Random, tell?: Tell): Card {
  const own = s.toPlay * 4;
  const score = (suit: number, rank: number): number => {
    const card = suit * 13 + rank;
    if (isQuinola(card, rules)) return honourOf(card) === GREAT ? 100 : 95;
    if (rank === ACE) return suit === DIAMONDS ? 90 : 85;
    return dangerOf(rank, s.hands[own + suit]!);
  };
  const card = bestOf(legal, score, random);
  tell?.(isQuinola(card, rules) ? 'throwsQuinola' : rankOf(card) === ACE ? 'throwsAce' : 'throwsHigh');
  return card;
}

/** Takes the trick if that can be; else keeps what might take a later one. */
function breakReversis(s: PlayState, following: number, random: Random, tell?: Tell): Card {
  const over = above(following, s.best);
  tell?.(over === 0 ? 'waitsToBreak' : 'breaks');
  if (over !== 0) return certain(s.suitLed, highestOf(over), random);
  if (following !== 0) return certain(s.suitLed, lowestOf(following), random);
  return bestOf(legal, (_, rank) => -rank, random);
}

/** How much a plain card is in the way: its rank, less for every low card of its suit that guards it. `held`: the cards of its suit. */
export const dangerOf = (rank: number, held: number): number => rank - 2 * cardsIn(below(held, rank) & SMALL);
