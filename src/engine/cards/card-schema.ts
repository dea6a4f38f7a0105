import { ref, type JsonSchema } from '../kernel/json-schema.ts';
import { MAX_POOL } from '../ledger/entry.ts';

/** A card as records write it, for patterns: rank and suit, by letter or sign. */
export const CARD = '(10|[2-9TtJjQqKkAa])[SHDCshdc♠♥♦♣]\\uFE0E?';
const LIST = `^[\\s,]*(${CARD}([\\s,]+|$))*$`;

/** The plays of a deal, as every card game’s records write them. */
export const PLAYS: JsonSchema = {
  description: 'Trick by trick, each card in the order it fell, the lead first. The last trick may be short.',
  anyOf: [
    { type: 'array', items: ref('cards') },
    { type: 'string', description: 'The same in one text, tricks parted by new lines, semicolons or strokes.' },
    { type: 'null' },
  ],
};

/** Definitions that the schemas of all card games refer to. */
export const CARD_DEFS = {
  card: { description: 'Rank and suit: KS, TH (or 10H), 2C.', type: 'string', pattern: `^\\s*${CARD}\\s*$` },
  cards: {
    description: 'Cards as one text, parted by spaces or commas, or as a list.',
    anyOf: [
      { type: 'string', pattern: LIST },
      { type: 'array', items: { type: 'string', pattern: LIST } },
    ],
  },
  counters: { type: 'integer', minimum: 0, maximum: MAX_POOL },
} satisfies Readonly<Record<string, JsonSchema>>;
