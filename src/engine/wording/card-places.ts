import { saySeat } from './sentence.ts';
import { inPhase, parsePlace, type Place, atCard, printPlace } from '../ledger/place.ts';
import { nameCard, type Card } from '../cards/card.ts';
import type { Problem } from '../kernel/result.ts';

/** Error for a card that is played at two places. */
export function playedTwice(card: Card, before: Place, repeated: Place, key: string): Problem {
  const [first, second] = [sayPlaceInBook(before), sayPlaceInBook(repeated)];
  const where = first === second ? `both times in ${first}` : `in ${first} and again in ${second}`;
  return {
    code: 'card-twice',
    message: `The ${nameCard(card)} is played twice, ${where}.`,
    at: printPlace(repeated),
    key,
  };
}

/** The same error for a card that two hands hold, at its second place in the play; undefined if it is not played twice. */
export function whyPlayedTwice(plays: readonly (readonly Card[])[], card: Card, key: string): Problem | undefined {
  const [before, repeated] = plays.flatMap((trick, t) =>
    trick.flatMap((played, i) => (played === card ? [atCard(t + 1, i + 1)] : [])),
  );
  return before && repeated && playedTwice(card, before, repeated, key);
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Heading for a place of a card deal: `t5.3` is “Trick 5, third card”. */
export function sayPlace(place: Place): string {
  switch (place.phase) {
    case 'play':
      return `Trick ${String(place.trick)}, ${ORDINALS[place.card - 1] ?? 'next'} card`;
    case 'ante':
      return 'The ante';
    case 'deal':
      return 'The deal';
    case 'bid':
      return `The auction: bid ${String(place.number)}`;
    case 'contract':
      return 'Trumps and call';
    case 'exchange':
      if (place.seat === undefined) return 'The exchange';
      return `The exchange: ${saySeat(place.seat)}`;
    case 'trade':
      return `Trade ${String(place.number)}`;
    case 'opposites':
      return 'Opposites exchange';
    case 'thrown':
      return 'Cards thrown down';
    default:
      return 'The end';
  }
}

/** Short form for a line of the account: “trick 5”, “ante”, “end”. */
export const sayPlaceInBook = (place: Place): string =>
  place.phase === 'play' ? `trick ${String(place.trick)}` : place.phase;

/** Short form for a place named in an error or a note: `deal.hands.first` is the deal; an unknown place is the end. */
export const sayPlaceNamed = (name: string): string =>
  sayPlace(parsePlace(name) ?? inPhase(name.startsWith('deal.') ? 'deal' : 'end'));
