import type { Card } from '../cards/card.ts';
import type { Random } from '../kernel/random.ts';

/** A place where unseen cards may lie: a hand, the talon, under the pools. */
export interface UnseenPlace {
  /** Number of unseen cards that lie there. */
  readonly room: number;
  /** Whether this card may lie there. */
  readonly may: (card: Card) => boolean;
}

/** Draws the cards of each place; undefined if no distribution is possible. */
export type DrawUnseen = (random: Random) => readonly (readonly Card[])[] | undefined;

/**
 * Deals a seat's unseen cards at random to the places where they may lie, the most constrained cards first. If a card
 * finds no room, a card in its way is moved.
 */
export function dealUnseen(cards: readonly Card[], places: readonly UnseenPlace[]): DrawUnseen {
  const open = cards.map((card) => places.flatMap(({ may, room }, place) => (room > 0 && may(card) ? [place] : [])));
  /** `confined[n]`: indices of the cards that may lie in exactly n + 1 places. */
  const confined = places.map((_, n) => cards.map((_, i) => i).filter((i) => open[i]!.length === n + 1));
  const isPossible = open.every((some) => some.length > 0);

  return (random) => {
    if (!isPossible) return undefined;
    const lies = places.map((): number[] => []);
    const left = places.map(({ room }) => room);
    for (const group of confined) {
      shuffle(group, random);
      for (const i of group) {
        let free = 0;
        for (const place of open[i]!) free += left[place]!;
        // Places are chosen with a probability proportional to their room.
        let draw = free === 0 ? -1 : random(free);
        const place = draw < 0 ? undefined : open[i]!.find((one) => (draw -= left[one]!) < 0);
        if (place !== undefined) {
          lies[place]!.push(i);
          left[place]!--;
        } else if (!makeRoom(i, open, lies, left, new Set())) return undefined;
      }
    }
    return lies.map((those) => those.map((i) => cards[i]!));
  };
}

function shuffle(items: number[], random: Random): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const kept = items[i]!;
    items[i] = items[j]!;
    items[j] = kept;
  }
}

/** Makes room for a card by moving others; false if that is impossible. */
function makeRoom(
  card: number,
  open: readonly (readonly number[])[],
  lies: readonly number[][],
  left: number[],
  tried: Set<number>,
): boolean {
  for (const place of open[card]!) {
    if (tried.has(place)) continue;
    tried.add(place);
    if (left[place]! > 0) {
      lies[place]!.push(card);
      left[place]!--;
      return true;
    }
    for (const other of lies[place]!) {
      if (!makeRoom(other, open, lies, left, tried)) continue;
      lies[place]!.splice(lies[place]!.indexOf(other), 1, card);
      return true;
    }
  }
  return false;
}
