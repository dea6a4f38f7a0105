import type { Card } from '../cards/card.ts';
import { shuffled, type Random } from '../kernel/random.ts';

/** Where unseen cards may lie: a hand, the talon, under the pools. */
export interface Place {
  /** How many of them lie there. */
  readonly room: number;
  /** Whether one of them may. */
  readonly may: (card: Card) => boolean;
}

/**
 * Deals the cards that a seat has not seen to the places where they may lie, at random: the most confined first, and where a
 * card finds no room, one that lies in its way is moved on. Gives what lies in each place; undefined where nothing will do.
 */
export function dealUnseen(
  cards: readonly Card[],
  places: readonly Place[],
  random: Random,
): readonly (readonly Card[])[] | undefined {
  const dealt = places.map((): Card[] => []);
  const open = new Map(cards.map((card) => [card, places.flatMap(({ may }, i) => (may(card) ? [i] : []))]));
  const left = (place: number): number => places[place]!.room - dealt[place]!.length;

  /** Makes room for a card by moving others on; false where that cannot be. */
  function makeRoom(card: Card, tried: Set<number>): boolean {
    for (const place of open.get(card)!) {
      if (tried.has(place)) continue;
      tried.add(place);
      if (left(place) > 0) {
        dealt[place]!.push(card);
        return true;
      }
      for (const other of shuffled(dealt[place]!, random)) {
        if (open.get(other)!.length < 2) continue;
        const at = dealt[place]!.indexOf(other);
        dealt[place]!.splice(at, 1);
        if (makeRoom(other, tried)) {
          dealt[place]!.push(card);
          return true;
        }
        dealt[place]!.splice(at, 0, other);
      }
    }
    return false;
  }

  const order = shuffled(cards, random).sort((a, b) => open.get(a)!.length - open.get(b)!.length);
  for (const card of order) {
    // Every free place is as likely as it has room.
    let draw = random(
      Math.max(
        1,
        open.get(card)!.reduce((sum, place) => sum + left(place), 0),
      ),
    );
    const place = open.get(card)!.find((one) => (draw -= left(one)) < 0);
    if (place !== undefined && left(place) > 0) dealt[place]!.push(card);
    else if (!makeRoom(card, new Set())) return undefined;
  }
  return dealt;
}
