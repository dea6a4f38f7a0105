import { saySeat } from './seats.ts';
import { inPhase, parsePlace, type Place } from '../ledger/place.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** A place of a card deal as a heading: `t5.3` is “Trick 5, third card”. */
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

/** The same in a line of the account: “trick 5”, “ante”, “end”. */
export const sayPlaceInBook = (place: Place): string =>
  place.phase === 'play' ? `trick ${String(place.trick)}` : place.phase;

/** The same of a place as problems and notes name it: a part of the deal (`deal.hands.first`) is the deal, anything unheard of the end. */
export const sayPlaceNamed = (name: string): string =>
  sayPlace(parsePlace(name) ?? inPhase(name.startsWith('deal.') ? 'deal' : 'end'));
