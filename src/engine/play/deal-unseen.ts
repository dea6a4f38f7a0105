import type { Card } from '../cards/card.ts';
import type { Random } from '../kernel/random.ts';

/** Where unseen cards may lie: a hand, the talon, under the pools. */
export interface Place {
  /** How many of them lie there. */
  readonly room: number;
  /** Whether one of them may. */
  readonly may: (card: Card) => boolean;
}

/** Draws what lies in each place; undefined where the cards cannot lie so at all. */
export type DrawUnseen = (random: Random) => readonly (readonly Card[])[] | undefined;

/**
 * Deals the cards that a seat has not seen to the places where they may lie, at random: the most confined first, and where a
 * card finds no room, one that lies in its way is moved on.
 */
export function dealUnseen(cards: readonly Card[], places: readonly Place[]): DrawUnseen {
  const open = cards.map((card) => places.flatMap(({ may, room }, place) => (room > 0 && may(card) ? [place] : [])));
  /** The cards, by number, that may lie in as many places. */
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
        // Every place is as likely as it has room.
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

/** Lays a card where it may lie by moving others on; false where that cannot be. */
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
