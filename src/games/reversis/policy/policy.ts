import { ACE, DIAMONDS, HEARTS, JACK, QUEEN, rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import { winningPosition } from '#engine/cards/trick.ts';
import type { Random } from '#engine/kernel/random.ts';
import { GREAT, honourOf, LITTLE, QUINOLA } from '../rules/honours.ts';
import type { ReversisRules } from '../rules/keys.ts';
import type { Seat } from '../record/record.ts';

/** What the policy is: said wherever a hand it played is shown. */
export const POLICY_LABEL =
  'Played by our own plain policy, which follows the advice of the books: get rid of the Quinola and the aces, take as little as you can.';

/** All that a seat sees when it is its turn. */
export interface SeatView {
  readonly seat: Seat;
  readonly seats: number;
  readonly tricks: number;
  readonly hand: readonly Card[];
  /** What it may play; never empty. */
  readonly legal: readonly Card[];
  /** The cards on the table, from the leader. */
  readonly trick: readonly Card[];
  /** Cards it knows to be out of other hands: fallen, on the table, laid out by itself or looked at. */
  readonly gone: ReadonlySet<Card>;
  /** Who took the tricks so far. */
  readonly winners: readonly Seat[];
  /** Whether it may renounce though it can follow. */
  readonly free: boolean;
}

/** Whether the knave of hearts is more than a knave. */
export const quinolaCounts = (rules: ReversisRules): boolean =>
  rules['quinola.forced.holderToForcer'] > 0 ||
  rules['quinola.placed.winnerToHolder'] > 0 ||
  (rules['quinola.placed.draws'] && rules['pool.structure'] !== 'none');

const isQuinola = (card: Card, rules: ReversisRules): boolean => {
  const honour = honourOf(card);
  return (honour === GREAT && quinolaCounts(rules)) || (honour === LITTLE && rules['quinola.little']);
};
const isHonour = (card: Card, rules: ReversisRules): boolean => rankOf(card) === ACE || isQuinola(card, rules);

const ofSuit = (cards: readonly Card[], suit: number): readonly Card[] => cards.filter((card) => suitOf(card) === suit);

/** The cards of a suit that may still be in other hands. */
function outstanding(
  { hand, gone }: Pick<SeatView, 'hand' | 'gone'>,
  rules: ReversisRules,
  suit: number,
): readonly Card[] {
  const cards: Card[] = [];
  for (let rank = 0; rank <= ACE; rank++) {
    const card = suit * 13 + rank;
    if ((rank !== 8 || rules['pack.tens']) && !hand.includes(card) && !gone.has(card)) cards.push(card);
  }
  return cards;
}

/** The first of the cards with the highest score; among equals, chance. */
export function best(cards: readonly Card[], score: (card: Card) => number, random: Random): Card {
  let found: Card[] = [];
  let most = -Infinity;
  for (const card of cards) {
    const here = score(card);
    if (here > most) {
      most = here;
      found = [card];
    } else if (here === most) found.push(card);
  }
  return found[random(found.length)]!;
}

/** How many tricks of a suit would be lost by playing it from the top, the others dropping their lowest, two a round. */
function losersIn(view: Pick<SeatView, 'hand' | 'gone'>, rules: ReversisRules, suit: number): number {
  const others = [...outstanding(view, rules, suit)];
  let losers = 0;
  for (const card of ofSuit(view.hand, suit).toSorted((a, b) => b - a)) {
    const top = others[others.length - 1];
    if (top !== undefined && top > card) {
      losers++;
      others.pop();
      others.shift();
    } else others.splice(0, 2);
  }
  return losers;
}

export const losersOf = (view: Pick<SeatView, 'hand' | 'gone'>, rules: ReversisRules): number =>
  [0, 1, 2, 3].reduce((sum, suit) => sum + losersIn(view, rules, suit), 0);

/** The one seat that took every trick so far; -1 when there is none, or no trick. */
const sweeper = ({ winners }: SeatView): Seat =>
  winners.length > 0 && winners.every((seat) => seat === winners[0]) ? winners[0]! : -1;

/** Only an overwhelming hand goes for the reversis; later, with every trick taken, a single doubtful card is risked. */
function goesForReversis(view: SeatView, rules: ReversisRules): boolean {
  const swept = sweeper(view) === view.seat;
  if (!swept && view.winners.length > 0) return false;
  if (view.winners.length === 0 && view.trick.length > 0) return false;
  return view.winners.length >= 9 || losersOf(view, rules) <= (view.winners.length >= 5 ? 1 : 0);
}

/** Another is close to a reversis, and somebody has to take a trick from him. */
const hasToBreak = (view: SeatView): boolean => view.winners.length >= 7 && ![-1, view.seat].includes(sweeper(view));

/** The card a seat plays: a pure function of what it sees, the rules, and chance among equals. */
export function chooseCard(view: SeatView, rules: ReversisRules, random: Random): Card {
  const { legal, trick } = view;
  if (legal.length === 1) return legal[0]!;
  const lead = trick[0];
  if (lead === undefined)
    return goesForReversis(view, rules) ? leadHigh(view, rules, random) : leadLow(view, rules, random);
  const following = ofSuit(legal, suitOf(lead));
  const others = legal.filter((card) => suitOf(card) !== suitOf(lead));
  if (hasToBreak(view)) return breakReversis(view, following, random);
  const keepsClear = view.free && others.length > 0 && !view.winners.includes(view.seat);
  if (following.length === 0 || keepsClear) return throwAway(view, others.length > 0 ? others : legal, rules, random);
  return follow(view, following, rules, random);
}

/** Highest cards first, from the longest suit that has no loser. */
function leadHigh(view: SeatView, rules: ReversisRules, random: Random): Card {
  const score = (card: Card): number =>
    -100 * losersIn(view, rules, suitOf(card)) + 2 * rankOf(card) + ofSuit(view.hand, suitOf(card)).length;
  return best(view.legal, score, random);
}

/**
 * Low, where many higher cards are out and few lower; a low heart by preference while somebody else has the Quinola, to
 * force it out; never an honour while there is another card.
 */
function leadLow(view: SeatView, rules: ReversisRules, random: Random): Card {
  const hunts = quinolaCounts(rules) && !view.hand.includes(QUINOLA) && !view.gone.has(QUINOLA);
  const score = (card: Card): number => {
    const others = outstanding(view, rules, suitOf(card));
    const lower = others.filter((other) => other < card).length;
    const risk = others.length === 0 ? 1.5 : lower / others.length;
    const heart = suitOf(card) === HEARTS;
    const bonus = heart && hunts && rankOf(card) < JACK ? 0.4 : heart && view.hand.includes(QUINOLA) ? -0.3 : 0;
    return (
      bonus -
      risk -
      (isQuinola(card, rules) ? 5 : rankOf(card) === ACE ? 3 : 0) -
      0.02 * ofSuit(view.hand, suitOf(card)).length
    );
  };
  return best(view.legal, score, random);
}

/** Ducks under with the highest card that loses; if he must take it, last in hand, with the highest; an honour only when there is nothing else. */
function follow(view: SeatView, following: readonly Card[], rules: ReversisRules, random: Random): Card {
  const { trick, seats } = view;
  const plain = following.filter((card) => !isHonour(card, rules));
  const choice = plain.length > 0 ? plain : following;
  const top = trick[winningPosition(trick)]!;
  const under = choice.filter((card) => card < top);
  const over = choice.filter((card) => card > top);
  const highest = (cards: readonly Card[]): Card => best(cards, (card) => card, random);
  const isLast = trick.length === seats - 1;
  const worthless = trick.every((card) => rankOf(card) < JACK);
  // Last to play to a trick worth nothing, he may get rid of a king or a queen by taking it.
  const sheds =
    isLast && worthless && view.winners.length < view.tricks / 2 ? over.filter((card) => rankOf(card) >= QUEEN) : [];
  if (sheds.length > 0) return highest(sheds);
  if (under.length > 0) return highest(under);
  const safe = outstanding(view, rules, suitOf(top)).some((card) => card > over[0]!);
  return isLast || !safe ? highest(over) : best(over, (card) => -card, random);
}

/** The Quinola first, then aces, the ace of diamonds before others, then high cards of short suits. */
function throwAway(view: SeatView, among: readonly Card[], rules: ReversisRules, random: Random): Card {
  const score = (card: Card): number => {
    if (isQuinola(card, rules)) return honourOf(card) === GREAT ? 100 : 95;
    if (rankOf(card) === ACE) return suitOf(card) === DIAMONDS ? 90 : 85;
    return dangerOf(card, view.hand);
  };
  return best(among, score, random);
}

/** Takes the trick if that can be; else keeps what might take a later one. */
function breakReversis(view: SeatView, following: readonly Card[], random: Random): Card {
  const top = view.trick[winningPosition(view.trick)]!;
  const over = following.filter((card) => card > top);
  if (over.length > 0) return best(over, (card) => card, random);
  return best(following.length > 0 ? following : view.legal, (card) => -rankOf(card), random);
}

/** How much a plain card is in the way: its rank, less for every low card of its suit that guards it. */
export function dangerOf(card: Card, hand: readonly Card[]): number {
  const guards = ofSuit(hand, suitOf(card)).filter((other) => other < card && rankOf(other) < 6).length;
  return rankOf(card) - 2 * guards;
}
