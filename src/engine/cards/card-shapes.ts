import { isNothing, shown } from '../kernel/fields.ts';
import type { Reading } from '../kernel/reading.ts';
import { inText, is, itemsOf, listSchema, Shape, single, type Listing } from '../kernel/shape.ts';
import { parseCard, type Card } from './card.ts';

/** No pack of the site has more; nor has a deal more tricks than cards. */
const MOST_CARDS = 52;

/** A card as records write it, for patterns: rank and suit, by letter or sign. */
export const CARD_PATTERN = '(10|[2-9TtJjQqKkAa])[SHDCshdc♠♥♦♣]\\uFE0E?';
const LIST_PATTERN = `^[\\s,]*(${CARD_PATTERN}([\\s,]+|$))*$`;

export const CARD = single(
  { description: 'Rank and suit: KS, TH (or 10H), 2C.', type: 'string', pattern: `^\\s*${CARD_PATTERN}\\s*$` },
  inText(parseCard),
  0,
  ['bad-card', is('is not a card; a card is its rank and its suit, as KS, TH or 2C.')],
).published('card');

/** Says of a part of a list that is no text what it is not, and where; `i` where the list has more than one text. */
export type NotWords = (part: unknown, at: string, i?: number) => readonly [code: string, says: string, at: string];

const notWords: NotWords = (part, at) => [
  'not-words',
  `${shown(part)} in ${at} should be words, parted by spaces.`,
  at,
];

/** The words of a list, written as one text or as several. */
export function readWords(data: unknown, at: string, reading: Reading, not = notWords): readonly string[] {
  if (isNothing(data)) return [];
  const isList = Array.isArray(data);
  const parts: readonly unknown[] = isList ? data : [data];
  const words = parts.flatMap((part, i) => {
    if (typeof part === 'string') return part.split(/[\s,]+/).filter(Boolean);
    reading.refuse(...not(part, at, isList ? i : undefined));
    return [];
  });
  if (words.length > MOST_CARDS)
    reading.refuse('too-many-cards', `${at} has ${String(words.length)} parts; the largest pack has 52 cards.`, at);
  return words.slice(0, MOST_CARDS);
}

const CARDS_SCHEMA = {
  description: 'Cards as one text, parted by spaces or commas, or as a list.',
  anyOf: [
    { type: 'string', pattern: LIST_PATTERN },
    { type: 'array', items: { type: 'string', pattern: LIST_PATTERN } },
  ],
};
const TRICKS: Listing = {
  most: MOST_CARDS,
  tooMany: ['too-many-tricks', (count) => `There are ${String(count)} tricks, and the largest pack has 52 cards.`],
  parted: [/[\n;/]/, { description: 'The same in one text, tricks parted by new lines, semicolons or strokes.' }],
};
const TRICKS_ARE = 'Trick by trick, each card in the order it fell, the lead first. The last trick may be short.';

/** Cards in a list, and the plays of a deal, each trick of which has cards. */
export function cardShapes(not?: NotWords) {
  const readCards = (data: unknown, at: string, reading: Reading, place: (i: number) => string): readonly Card[] =>
    readWords(data, at, reading, not).map((text, i) => CARD.read(text, place(i), reading));
  const cards = new Shape(CARDS_SCHEMA, (data, at, reading) => readCards(data, at, reading, () => at)).published(
    'cards',
  );
  const tricks = new Shape(
    { description: TRICKS_ARE, ...listSchema(cards.schema, TRICKS) },
    (data, at, reading) =>
      itemsOf(data, at, reading, TRICKS).map((item, t) => {
        const where = `${at}[${String(t)}]`;
        const trick = readCards(item, where, reading, (i) => `t${String(t + 1)}.${String(i + 1)}`);
        if (trick.length === 0) reading.refuse('empty-trick', `Trick ${String(t + 1)} has no card.`, where);
        return trick;
      }),
    [cards],
  );
  return { cards, tricks };
}

/** Every trick has a card of each player, but the last may be short. */
export function checkTricks(
  plays: readonly (readonly Card[])[],
  seats: number,
  players: string,
  reading: Reading,
): void {
  plays.forEach((trick, t) => {
    const says = `Trick ${String(t + 1)} has ${String(trick.length)} ${trick.length === 1 ? 'card' : 'cards'} among ${players} players`;
    const at = `plays[${String(t)}]`;
    if (trick.length > seats) reading.refuse('trick-long', `${says}.`, at);
    if (trick.length < seats && t < plays.length - 1)
      reading.refuse('trick-short', `${says}, and another follows it.`, at);
  });
}
