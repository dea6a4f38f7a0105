import { listed } from '#engine/kernel/collections.ts';
import { inWords, tricksInWords, capital } from '#engine/wording/sentence.ts';
import { nameCard, nameRank, rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import type { TrickBounds } from '#engine/solver/line.ts';
import type { CardRemark } from '#engine/solver/open-deal.ts';
import { aSeat, theSeat, type Seat } from '../record/record.ts';
import type { Breakers } from './open-deal.ts';

/** End of a sentence about what the solver did not find out in time. */
const UNSETTLED = 'was not settled within one second.';

/** Sentence: whether a Quinola can be placed, before and after a card; undefined once it has been played. */
export function sayPlacedAt(
  was: boolean | undefined | 'over',
  now: boolean | undefined | 'over',
  isHolder: boolean,
  name: string,
): readonly CardRemark[] {
  if (now === 'over') return [];
  if (now === undefined)
    return [{ text: `Whether ${name} can be placed whatever the others play ${UNSETTLED}`, turns: false }];
  if (was === now || was === undefined || was === 'over')
    return [
      {
        text: now
          ? `${capital(name)} can be placed whatever the others play.`
          : `${capital(name)} cannot be placed if the others play well.`,
        turns: false,
      },
    ];
  if (now)
    return [
      {
        text: `Now ${name} can be placed whatever the others play; before this card they could have prevented it.`,
        turns: true,
      },
    ];
  return [
    {
      text: isHolder
        ? `With this card ${name} is no longer sure: it can no longer be placed if the others play well.`
        : `${capital(name)} can no longer be placed if the others play well.`,
      turns: true,
    },
  ];
}

/** Sentence: who can still break a reversis, before and after a card. */
export function sayReversisAt(
  was: Breakers | undefined,
  now: Breakers | undefined,
  seat: Seat,
  seats: number,
): readonly CardRemark[] {
  if (!now) return [];
  if (now.canBreak === undefined)
    return [{ text: `Whether the reversis can still be broken ${UNSETTLED}`, turns: false }];
  const before = was?.maker === now.maker ? was.canBreak : undefined;
  if (!now.canBreak)
    return [
      {
        text:
          before === true
            ? `After this card of ${aSeat(seats, seat)} nobody can break the reversis any more.`
            : 'Nobody can break the reversis any more.',
        turns: before === true,
      },
    ];
  const lets = before === false ? `With this card ${aSeat(seats, seat)} lets the reversis be broken: ` : '';
  const who = sayBreakers(now, seats);
  return [{ text: capital(`${lets}${who}`), turns: before === false }];
}

function sayBreakers({ hands }: Breakers, seats: number): string {
  if (!hands) return `the others can still break the reversis. Which of them can be sure to ${UNSETTLED}`;
  const [first] = hands;
  if (!first) return 'the others can still break the reversis, but its player can choose which of them does.';
  const withCards = (cards: readonly Card[]): string =>
    cards.length === 0 ? '' : cards.length <= 2 ? `, with ${eitherOf(cards)}` : ', with more than one card';
  if (hands.length === 1)
    return `only ${aSeat(seats, first.seat)} can still break the reversis${withCards(first.cards)}.`;
  return `${listed(hands.map(({ seat }) => aSeat(seats, seat)))} can each still break the reversis.`;
}

/** “the six or the eight of spades”. */
function eitherOf(cards: readonly Card[]): string {
  const [one, other] = cards;
  if (one === undefined || other === undefined || suitOf(one) !== suitOf(other))
    return cards.map((card) => `the ${nameCard(card)}`).join(' or ');
  return `the ${nameRank(rankOf(one))} or the ${nameCard(other)}`;
}

/** Sentence: whether a Quinola could have been placed from the first card on. */
export function sayPlaced(can: boolean | undefined, holder: Seat, seats: number, name: string): string {
  const who = theSeat(seats, holder);
  if (can === undefined)
    return `Whether ${aSeat(seats, holder)} could have placed ${name} whatever the others played ${UNSETTLED}`;
  return can
    ? `${who} could have placed ${name} whatever the others played.`
    : `${who} could not have placed ${name} if the others had played well.`;
}

/** Sentence: whether any seat could have made the reversis from the first card on. */
export function sayReversis(maker: Seat | undefined, isKnown: boolean, seats: number): string {
  if (maker !== undefined) return `${theSeat(seats, maker)} could have made the reversis whatever the others played.`;
  return isKnown
    ? 'Nobody could have made the reversis if the others had played well.'
    : `Whether anybody could have made the reversis whatever the others played ${UNSETTLED}`;
}

/** Sentence: how many tricks a hand could have forced. */
export function sayMost(seat: Seat, seats: number, { least, most: top }: TrickBounds, all: number): string {
  const who = theSeat(seats, seat);
  if (least < top)
    return `How many tricks ${aSeat(seats, seat)} could have taken by force was not settled within one second: between ${String(least)} and ${String(top)}.`;
  return least === 0
    ? `${who} could not have taken a single trick by force.`
    : `${who} could have taken ${countOf(least, all)} by force, but no more.`;
}

/** Sentence: how many tricks a hand had to take against its will. */
export function sayFewest(seat: Seat, seats: number, { least, most: top }: TrickBounds, all: number): string {
  const who = theSeat(seats, seat);
  if (top === 0) return `${who} could have avoided every trick.`;
  if (least === top)
    return `${who} had to take ${countOf(least, all)} if the others played well, but could have avoided more.`;
  if (least === 0) return `Whether ${aSeat(seats, seat)} could have avoided every trick ${UNSETTLED}`;
  const kept = top < all ? `, and could have avoided more than ${inWords(top)}` : '';
  return `${who} had to take at least ${countOf(least, all)} if the others played well${kept}. The exact number ${UNSETTLED}`;
}

const countOf = (n: number, all: number): string => (n === all ? `all ${inWords(n)} tricks` : tricksInWords(n));
