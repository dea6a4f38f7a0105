import { parseTrickPlace } from '../notation/place.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** A place of a card deal as a heading: `t5.3` is “Trick 5, third card”. */
export function sayPlace(at: string): string {
  const played = parseTrickPlace(at);
  if (played) return `Trick ${String(played[0])}, ${ORDINALS[played[1] - 1] ?? 'next'} card`;
  const [word = '', part = ''] = at.split('.');
  switch (word) {
    case 'ante':
      return 'The ante';
    case 'deal':
      return 'The deal';
    case 'bid':
      return `The auction: ${part === '' ? 'a bid' : `bid ${part}`}`;
    case 'contract':
      return 'Trumps and call';
    case 'exchange':
      return part === '' ? 'The exchange' : `The exchange: ${part === 'dealer' ? 'the dealer' : `${part} hand`}`;
    case 'trade':
      return `Trade ${part}`;
    case 'opposites':
      return 'Opposites exchange';
    case 'thrown':
      return 'Cards thrown down';
    default:
      return 'The end';
  }
}

/** The same in a line of the account: “trick 5”, “ante”, “end”. */
export function sayPlaceInBook(at: string): string {
  const played = parseTrickPlace(at);
  return played ? `trick ${String(played[0])}` : (at.split('.')[0] ?? at);
}
