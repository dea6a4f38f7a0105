import { ACE, DIAMONDS, HEARTS, JACK, KING, QUEEN, rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import { above, below, cardsIn, highestOf, lowestOf } from '#engine/cards/card-masks.ts';
import type { Random } from '#engine/kernel/random.ts';
import { hasPrivilege, legalMasks, type PlayState } from '../play/play.ts';
import { GREAT, honourOf, LITTLE } from '../rules/shape.ts';
import type { ReversisRules } from '../rules/keys.ts';
import type { Seat } from '../record/record.ts';

/** Label shown with each hand that the policy played. */
export const POLICY_LABEL =
  'Played by our simplest computer player, which follows the advice of the books: get rid of the Quinola and the aces, take as little as you can.';

/** Four masks, one a suit; bit r of a mask is the card of rank r. */
export type CardMasks = readonly number[];

/** Reason for a choice of the policy. */
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
export type MotiveSink = (motive: Motive) => void;

const HIGH = (1 << ACE) | (1 << KING) | (1 << QUEEN);
const QUINOLA_BIT = 1 << JACK;
const SMALL = 0b111111;

/** Whether the rules make the knave of hearts a Quinola. */
export const quinolaCounts = (rules: ReversisRules): boolean =>
  rules['quinola.forced.holderToForcer'] > 0 ||
  rules['quinola.placed.winnerToHolder'] > 0 ||
  (rules['quinola.placed.draws'] && rules['pool.structure'] !== 'none');

const isQuinola = (card: Card, rules: ReversisRules): boolean => {
  const honour = honourOf(card);
  return (honour === GREAT && quinolaCounts(rules)) || (honour === LITTLE && rules['quinola.little']);
};

/** Honours of a suit as a mask: its ace, and in hearts the Quinolas. */
const honoursIn = (suit: number, rules: ReversisRules): number =>
  (1 << ACE) |
  (suit === HEARTS ? (quinolaCounts(rules) ? QUINOLA_BIT : 0) | (rules['quinola.little'] ? 1 << QUEEN : 0) : 0);

const WHOLE_SUIT = (1 << (ACE + 1)) - 1;
const suitInPack = (rules: ReversisRules): number => (rules['pack.tens'] ? WHOLE_SUIT : WHOLE_SUIT & ~(1 << 8));

/** Equally good cards of the current choice. */
const equals: Card[] = [];

/**
 * Best of some cards; a random one of equals. It takes a random number even for a single card, so that a seed always gives the
 * same deal.
 */
export function best(cards: readonly Card[], score: (card: Card) => number, random: Random): Card {
  let most = -Infinity;
  equals.length = 0;
  for (const card of cards) most = note(card, score(card), most);
  return equals[random(equals.length)]!;
}

/** Adds a card to the equals if it is as good as the best so far, or restarts them if it is better. Returns the best score. */
function note(card: Card, score: number, most: number): number {
  if (score < most) return most;
  if (score > most) equals.length = 0;
  equals.push(card);
  return score;
}

/** Best card of some masks, by suit, then from the ace down. */
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

/** A card without alternatives; takes the same random number as `best`. */
function certain(suit: number, rank: number, random: Random): Card {
  random(1);
  return suit * 13 + rank;
}

/** Tricks of a suit that are lost by playing it from the top while the other seats drop their two lowest a round. */
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

/** Losers of a hand; `gone` are the cards known to be in no other hand. */
export function losersOf(hands: CardMasks, own: number, gone: CardMasks | undefined, rules: ReversisRules): number {
  const pack = suitInPack(rules);
  let losers = 0;
  for (let suit = 0; suit < 4; suit++) {
    const held = hands[own + suit]!;
    losers += losersIn(held, pack & ~held & ~(gone ? gone[suit]! : 0));
  }
  return losers;
}

/** The one seat that took every trick so far; -1 if there is none. */
function sweeper({ facts }: PlayState): Seat {
  if (facts.played === 0) return -1;
  const last = facts.winners[facts.played - 1]!;
  return facts.taken[last] === facts.played ? last : -1;
}

/**
 * Whether to try for the reversis: at first only with an overwhelming hand; later, after every trick so far, with one doubtful
 * card.
 */
function goesForReversis(s: PlayState, gone: CardMasks, rules: ReversisRules): boolean {
  const { played } = s.facts;
  if (played > 0 && sweeper(s) !== s.toPlay) return false;
  return played >= 9 || losersOf(s.hands, s.toPlay * 4, gone, rules) <= (played >= 5 ? 1 : 0);
}

/** Whether another seat is close to a reversis and must be stopped. */
function hasToBreak(s: PlayState): boolean {
  if (s.facts.played < 7) return false;
  const seat = sweeper(s);
  return seat >= 0 && seat !== s.toPlay;
}

/** Legal cards of the seat that chooses, as masks. */
const legal = [0, 0, 0, 0];

/**
 * Card that the seat whose turn it is plays, judged from its own hand, the trick, who took which trick, and `gone`: the cards
 * known to be in no other hand (played, on the table, laid out or looked at by the seat). Random among equals. It reads no
 * other hand of the state.
 */
export function chooseCard(
  s: PlayState,
  gone: CardMasks,
  rules: ReversisRules,
  random: Random,
  tell?: MotiveSink,
): Card {
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

/** Leads high: from the longest suit without a loser. */
function leadHigh(s: PlayState, gone: CardMasks, rules: ReversisRules, random: Random, tell?: MotiveSink): Card {
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
 * Leads low: a card with many higher and few lower cards still out. Prefers a low heart while another seat has the Quinola, to
 * force it out; leads an honour only if there is no other card.
 */
function leadLow(s: PlayState, gone: CardMasks, rules: ReversisRules, random: Random, tell?: MotiveSink): Card {
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

/**
 * Follows with the highest card that loses; if it must take the trick as last player, with the highest card; an honour only if
 * there is no other card.
 */
function follow(
  s: PlayState,
  following: number,
  gone: CardMasks,
  rules: ReversisRules,
  random: Random,
  tell?: MotiveSink,
): Card {
  const suit = s.suitLed;
  const plain = following & ~honoursIn(suit, rules);
  const choice = plain === 0 ? following : plain;
  const under = below(choice, s.best);
  const over = above(choice, s.best);
  const isLast = s.position === s.seats - 1;
  // As last player to a worthless trick it may take it with a king or queen to get rid of that.
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

/** Throws a card of another suit: the Quinola first, then aces (diamonds first), then high cards of short suits. */
function throwAway(s: PlayState, rules: ReversisRules, random: Random, tell?: MotiveSink): Card {
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

/** Takes the trick if possible; otherwise keeps the cards that may take a later one. */
function breakReversis(s: PlayState, following: number, random: Random, tell?: MotiveSink): Card {
  const over = above(following, s.best);
  tell?.(over === 0 ? 'waitsToBreak' : 'breaks');
  if (over !== 0) return certain(s.suitLed, highestOf(over), random);
  if (following !== 0) return certain(s.suitLed, lowestOf(following), random);
  return bestOf(legal, (_, rank) => -rank, random);
}

/**
 * How dangerous a card without honour is: its rank, less two for every lower card of its suit. `held`: the cards of its suit.
 */
export const dangerOf = (rank: number, held: number): number => rank - 2 * cardsIn(below(held, rank) & SMALL);
