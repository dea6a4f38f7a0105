import { isNothing, quoteValue, type ParseContext } from '../kernel/fields.ts';
import type { Problem } from '../kernel/result.ts';
import { inText, is, itemsOf, listSchema, Shape, single, type ListShape } from '../kernel/shape.ts';
import { parseCard, type Card } from './card.ts';

/** Size of the largest pack of the site, and so the most tricks a deal can have. */
const MOST_CARDS = 52;

/** Regular expression of a card in a record: rank, then suit by letter or sign. */
export const CARD_PATTERN = '(10|[2-9TtJjQqKkAa])[SHDCshdc♠♥♦♣]\\uFE0E?';
const LIST_PATTERN = `^[\\s,]*(${CARD_PATTERN}([\\s,]+|$))*$`;

export const CARD = single(
  { description: 'Rank and suit: KS, TH (or 10H), 2C.', type: 'string', pattern: `^\\s*${CARD_PATTERN}\\s*$` },
  inText(parseCard),
  0,
  ['bad-card', is('is not a card; write its rank and its suit, such as KS, TH or 2C.')],
).published('card');

/**
 * Describes a list item that should be text but is not: error code, message and place. `i` is the item's index if the
 * list has more than one text.
 */
export type ShapeProblem = (
  part: unknown,
  at: string,
  i?: number,
) => readonly [code: string, message: string, at: string];

const notWords: ShapeProblem = (part, at) => [
  'not-words',
  `${quoteValue(part)} in ${at} must be words separated by spaces.`,
  at,
];

/** Splits a list of words, written as one text or as several texts, into single words. */
export function readWords(data: unknown, at: string, context: ParseContext, not = notWords): readonly string[] {
  if (isNothing(data)) return [];
  const isList = Array.isArray(data);
  const parts: readonly unknown[] = isList ? data : [data];
  const words = parts.flatMap((part, i) => {
    if (typeof part === 'string') return part.split(/[\s,]+/).filter(Boolean);
    context.refuse(...not(part, at, isList ? i : undefined));
    return [];
  });
  if (words.length > MOST_CARDS)
    context.refuse(
      'too-many-cards',
      `${at} has ${String(words.length)} parts, but the largest pack has only 52 cards.`,
      at,
    );
  return words.slice(0, MOST_CARDS);
}

const CARDS_SCHEMA = {
  description: 'Cards as one text, separated by spaces or commas, or as a list.',
  anyOf: [
    { type: 'string', pattern: LIST_PATTERN },
    { type: 'array', items: { type: 'string', pattern: LIST_PATTERN } },
  ],
};
const TRICKS: ListShape = {
  most: MOST_CARDS,
  tooMany: ['too-many-tricks', (count) => `There are ${String(count)} tricks, but the largest pack has only 52 cards.`],
  parted: [/[\n;/]/, { description: 'The same in one text, tricks separated by new lines, semicolons or strokes.' }],
};
const TRICKS_ARE = 'Trick by trick, each card in the order played, the lead first. The last trick may be incomplete.';

/** Shapes for a list of cards and for the plays of a deal (a list of tricks, each a list of cards). */
export function cardShapes(not?: ShapeProblem) {
  const readCards = (data: unknown, at: string, context: ParseContext, place: (i: number) => string): readonly Card[] =>
    readWords(data, at, context, not).map((text, i) => CARD.read(text, place(i), context));
  const cards = new Shape(CARDS_SCHEMA, (data, at, context) => readCards(data, at, context, () => at)).published(
    'cards',
  );
  const tricks = new Shape(
    { description: TRICKS_ARE, ...listSchema(cards.schema, TRICKS) },
    (data, at, context) =>
      itemsOf(data, at, context, TRICKS).map((item, t) => {
        const where = `${at}[${String(t)}]`;
        const trick = readCards(item, where, context, (i) => `t${String(t + 1)}.${String(i + 1)}`);
        if (trick.length === 0) context.refuse('empty-trick', `Trick ${String(t + 1)} has no card.`, where);
        return trick;
      }),
    [cards],
  );
  return { cards, tricks };
}

/** Why a trick of four or five players cannot be: it has too many cards, or too few although another follows; else undefined. */
export function whyNotTrick(plays: readonly (readonly Card[])[], t: number, seats: number): Problem | undefined {
  const { length } = plays[t]!;
  if (length === seats || (length < seats && t === plays.length - 1)) return undefined;
  const cards = `${String(length)} ${length === 1 ? 'card' : 'cards'}`;
  const message = `Trick ${String(t + 1)} has ${cards} among ${seats === 5 ? 'five' : 'four'} players`;
  return length > seats
    ? { code: 'trick-long', message: `${message}.` }
    : { code: 'trick-short', message: `${message}, but another trick follows it.` };
}

/** Checks that every trick has a card from each player; the last trick may be incomplete. */
export function checkTricks(plays: readonly (readonly Card[])[], seats: number, context: ParseContext): void {
  for (const t of plays.keys()) {
    const wrong = whyNotTrick(plays, t, seats);
    if (wrong) context.refuse(wrong.code, wrong.message, `plays[${String(t)}]`);
  }
}
