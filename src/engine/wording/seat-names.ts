import { listed } from '../kernel/collections.ts';
import { capital, saySeat, type Part } from './sentence.ts';
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

/**
 * Seat of a record → its name in a sentence, where it is not the books’ own (“first hand”): “Left”, “you”. Plain data, so that a
 * worker can be sent it.
 */
export type SeatNames = Readonly<Record<string, string>>;

/** The reader’s name for himself. */
export const YOU = 'you';

/** Who a sentence is about, and how its verbs agree. */
export interface Subject {
  /** “you”, “Left”, “first hand and the dealer”. */
  readonly words: string;
  /** The verb for this subject, from its form for one person: `takes` is “take” for you or for several. */
  readonly verb: (singular: string) => string;
  readonly isYou: boolean;
}

/** Names the accounts of a game in sentences. */
export interface Naming {
  /** Name of an account within a sentence: “you”, “Left”, “the basket”. */
  readonly name: (account: string) => string;
  readonly subject: (...accounts: readonly string[]) => Subject;
}

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' };

/** Verb for “you” or several, from its form for one person: `pays` → `pay`, `passes` → `pass`, `is` → `are`. */
export const pluralVerb = (singular: string): string =>
  IRREGULAR[singular] ?? singular.replace(/(ss|sh|ch|x)es$/, '$1').replace(/([^s])s$/, '$1');

/** Makes a naming from a game’s own words for its accounts and the names of the table. */
export const namingBy = (sayAccount: (account: string) => string, names: SeatNames = {}): Naming => {
  const name = (account: string): string => names[account] ?? sayAccount(account);
  return {
    name,
    subject: (...accounts) => {
      const [others, you] = [
        accounts.map(name).filter((one) => one !== YOU),
        accounts.some((one) => name(one) === YOU),
      ];
      const words = listed(you ? [YOU, ...others] : others);
      const isYou = words === YOU;
      return { words, isYou, verb: (singular) => (isYou || accounts.length > 1 ? pluralVerb(singular) : singular) };
    },
  };
};

/** Part of a sentence: a subject and what it does. The predicate begins with its verb in the form for one person. */
export const does = ({ words, verb }: Pick<Subject, 'words' | 'verb'>, predicate: string): Part => ({
  subject: words,
  predicate: predicate.replace(/^[^\s,]+/, verb),
});

/** “your”, “Left’s”. */
export const possessive = (name: string): string => (name === YOU ? 'your' : `${name}’s`);

/** Places of the others at a table, from the reader’s left to his right, by number of players. */
const SIDES: Readonly<Record<number, readonly string[]>> = {
  2: ['the house'],
  3: ['Left', 'Right'],
  4: ['Left', 'Across', 'Right'],
  5: ['Left', 'Far left', 'Far right', 'Right'],
};

/** Places of the others, from the reader’s left to his right: “Left”, “Across”, “Right”. */
export const sidesOf = (players: number): readonly string[] => SIDES[players] ?? [];

/** Longest name that a reader may give a place. */
export const LONGEST_NAME = 12;

/** Name that a reader typed for a place; undefined if it leaves the place its own. */
export function parseName(typed: string): string | undefined {
  const name = typed.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim();
  return name === '' || name.toLowerCase() === YOU ? undefined : name;
}

/** What naming the seats of a table depends on. */
export interface SeatedTable {
  /** Seats of the record in order of play. */
  readonly seats: readonly string[];
  /** The reader’s seat. */
  readonly me: number;
  /** The side on which the next player sits. */
  readonly direction: 'right' | 'left';
  /** Place → the name that the reader gave it. */
  readonly given?: Readonly<Record<string, string>> | undefined;
}

/** Seats in their order round the table: the reader, then the player on his left, and so on. */
export const roundFromLeft = ({ seats, me, direction }: SeatedTable): readonly number[] =>
  seats.map((_, i) => (me + (direction === 'left' ? i : seats.length - i)) % seats.length);

/** Names of a table’s seats as the reader sees them: himself “you”, the others by their places or by the names he gave. */
export function tableNames(table: SeatedTable): SeatNames {
  const [mine, ...others] = roundFromLeft(table);
  const sides = sidesOf(table.seats.length);
  const nameOf = (seat: number, i: number): readonly (readonly [string, string])[] => {
    const account = table.seats[seat];
    const side = sides[i];
    return account === undefined || side === undefined ? [] : [[account, table.given?.[side] ?? side]];
  };
  return Object.fromEntries([
    ...(mine === undefined ? [] : [[table.seats[mine] ?? '', YOU] as const]),
    ...others.flatMap(nameOf),
  ]);
}

/** Heading of a seat at a table: “You”, “Left”, “First hand”. */
export const seatHeadingBy = (names: SeatNames, seat: string): string =>
  capital(names[seat] ?? (seat === 'dealer' ? seat : saySeat(seat)));
