import { nameCard } from '../cards/card-name.ts';
import type { Card } from '../cards/card.ts';
import type { Problem } from '../kernel/result.ts';
import { atCard, printPlace, type Place } from '../ledger/place.ts';
import { sayPlaceInBook } from './card-places.ts';

/** A card that fell at one place and is played at another as well. */
export function playedTwice(card: Card, before: Place, again: Place, key: string): Problem {
  const [first, second] = [sayPlaceInBook(before), sayPlaceInBook(again)];
  const where = first === second ? `both times in ${first}` : `in ${first} and again in ${second}`;
  return {
    code: 'card-twice',
    message: `The ${nameCard(card)} is played twice, ${where}.`,
    at: printPlace(again),
    key,
  };
}

/** The same of a card that two hands are said to hold: where the play shows it twice, that is where the slip is seen. */
export function whyPlayedTwice(plays: readonly (readonly Card[])[], card: Card, key: string): Problem | undefined {
  const [before, again] = plays.flatMap((trick, t) =>
    trick.flatMap((played, i) => (played === card ? [atCard(t + 1, i + 1)] : [])),
  );
  return before && again && playedTwice(card, before, again, key);
}
