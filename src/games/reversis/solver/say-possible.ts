import { nameCards } from '#engine/cards/card-name.ts';
import type { Card } from '#engine/cards/card.ts';
import { listed } from '#engine/kernel/listed.ts';
import type { Forced } from '#engine/solver/forced.ts';
import type { Seat } from '../record/record.ts';
import { aSeat, theSeat } from '../record/seat-words.ts';
import { nameInBook, type Quinolas } from '../say/names.ts';
import type { Breakers } from './breakers.ts';

/** A sentence at a card, and whether the card changed what can be forced. */
export interface Said {
  readonly says: string;
  readonly turns: boolean;
}

export const nameQuinola = (card: Card, quinolas: Quinolas): string => `the ${nameInBook(card, quinolas)}`;

const upper = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

/** Whether a Quinola can be placed, before a card and after it; nothing once it has been played. */
export function placedAt(
  was: boolean | undefined | 'over',
  now: boolean | undefined | 'over',
  isHolder: boolean,
  name: string,
): readonly Said[] {
  if (now === 'over') return [];
  if (now === undefined)
    return [{ says: `Whether ${name} can be placed against any play, a second does not tell.`, turns: false }];
  if (was === now || was === undefined || was === 'over')
    return [
      {
        says: now
          ? `${upper(name)} can be placed against any play.`
          : `${upper(name)} cannot be placed if the others play well.`,
        turns: false,
      },
    ];
  if (now)
    return [
      {
        says: `Now ${name} can be placed against any play; before this card the others could have kept it from being placed.`,
        turns: true,
      },
    ];
  return [
    {
      says: isHolder
        ? `With this card ${name} is no longer sure: it can no longer be placed if the others play well.`
        : `${upper(name)} can no longer be placed if the others play well.`,
      turns: true,
    },
  ];
}

/** Who can still break a reversis, before a card and after it. */
export function reversisAt(
  was: Breakers | undefined,
  now: Breakers | undefined,
  seat: Seat,
  seats: number,
): readonly Said[] {
  if (!now) return [];
  if (now.canBreak === undefined)
    return [{ says: 'Whether the reversis can still be broken, a second does not tell.', turns: false }];
  const before = was?.maker === now.maker ? was.canBreak : undefined;
  if (!now.canBreak)
    return [
      {
        says:
          before === true
            ? `From this card of ${aSeat(seats, seat)} on nobody can break the reversis any more.`
            : 'Nobody can break the reversis any more.',
        turns: before === true,
      },
    ];
  const lets = before === false ? `With this card ${aSeat(seats, seat)} lets the reversis be broken: ` : '';
  const who = sayBreakers(now, seats);
  return [{ says: upper(`${lets}${who}`), turns: before === false }];
}

function sayBreakers({ hands }: Breakers, seats: number): string {
  const [first] = hands;
  if (!first) return 'the others can still break the reversis, but which of them its player may choose.';
  const withCards = (cards: readonly Card[]): string =>
    cards.length === 0
      ? ''
      : cards.length <= 2
        ? `, with ${nameCards(cards).replace(' and ', ' or ')}`
        : ', with more than one card';
  if (hands.length === 1)
    return `only ${aSeat(seats, first.seat)} can still break the reversis${withCards(first.cards)}.`;
  return `${listed(hands.map(({ seat }) => aSeat(seats, seat)))} can each still break the reversis.`;
}

/** Whether a Quinola could have been placed from the first card on. */
export function placed(can: boolean | undefined, holder: Seat, seats: number, name: string): string {
  const who = theSeat(seats, holder);
  if (can === undefined)
    return `Whether ${aSeat(seats, holder)} could have placed ${name} against any play, a second does not tell.`;
  return can
    ? `${who} could have placed ${name} against any play.`
    : `${who} could not have placed ${name} if the others had played well.`;
}

/** Whether anybody could have made the reversis from the first card on. */
export function reversis(maker: Seat | undefined, isKnown: boolean, seats: number): string {
  if (maker !== undefined) return `${theSeat(seats, maker)} could have made the reversis against any play.`;
  return isKnown
    ? 'Nobody could have made the reversis if the others had played well.'
    : 'Whether anybody could have made the reversis against any play, a second does not tell.';
}

/** How many tricks a hand could have had, or how few. */
export function tricks(
  which: 'most' | 'fewest',
  seat: Seat,
  seats: number,
  { least, most }: Forced,
  took: number,
  all: number,
): string {
  const who = theSeat(seats, seat);
  const came = took === least && least === most ? `, as ${which === 'most' ? 'it' : 'it'} did` : '';
  if (least === most) {
    if (which === 'most')
      return least === 0
        ? `${who} could not have taken a single trick by force.`
        : `${who} could have taken ${countOf(least, all)} by force, and no more${came}.`;
    return least === 0
      ? `${who} could have kept clear of every trick.`
      : `${who} could have kept to ${countOf(least, all)}, and no fewer${came}.`;
  }
  const range = `between ${String(least)} and ${String(most)}`;
  return which === 'most'
    ? `How many tricks ${aSeat(seats, seat)} could have taken by force, a second does not tell: it is ${range}.`
    : `To how few tricks ${aSeat(seats, seat)} could have kept, a second does not tell: it is ${range}.`;
}

const WORDS = [
  'no trick',
  'one trick',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
];
const countOf = (n: number, all: number): string =>
  n === all ? `all ${WORDS[n] ?? String(n)} tricks` : n < 2 ? (WORDS[n] ?? '') : `${WORDS[n] ?? String(n)} tricks`;
