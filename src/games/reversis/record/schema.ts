import { CARD, CARD_DEFS, PLAYS } from '#engine/cards/card-schema.ts';
import { inOrder, mappingOf, orNull, partsOf, ref, type JsonSchema } from '#engine/kernel/json-schema.ts';
import { FIELDS } from './fields.ts';
import { CLAIM_WORDS } from './reader.ts';
import { POOL_NAMES, SEATS_OF_FIVE } from './record.ts';

const bySeat = (each: JsonSchema): JsonSchema => mappingOf(SEATS_OF_FIVE, each);
const oneForEachSeat = (description: string): JsonSchema => ({
  description,
  anyOf: [
    bySeat({ anyOf: [ref('card'), { const: '-' }, { type: 'null' }] }),
    { type: 'string', pattern: `^\\s*((${CARD}|-)([\\s,]+|$)){4,5}$` },
    { type: 'array', items: { anyOf: [ref('card'), { const: '-' }] }, minItems: 4, maxItems: 5 },
    { type: 'null' },
  ],
});

/** The fields of a Reversis record, for the published schema; `parseReversis` is what decides. */
export const REVERSIS_BODY_SCHEMA = {
  properties: inOrder(FIELDS.record, {
    deal: {
      description: 'Who held what, and what became of it before play.',
      anyOf: [ref('reversisDeal'), { type: 'null' }],
    },
    plays: PLAYS,
    pools: {
      description: 'What lay in each pool before this deal’s ante. Left out: the rule set’s own opening.',
      anyOf: [
        {
          type: 'object',
          properties: Object.fromEntries([...POOL_NAMES, 'remises'].map((name) => [name, ref('counters')])),
          patternProperties: { '^pool[1-9][0-9]?$': ref('counters') },
          additionalProperties: false,
        },
        ref('counters'),
        { type: 'array', items: ref('counters') },
        { type: 'null' },
      ],
    },
    claims: {
      description:
        'Whether led aces and Quinolas were claimed before the next cut: one word for the deal. Left out: claimed.',
      anyOf: [ref('claim'), partsOf(FIELDS.claims, { led: ref('claim'), thrown: ref('seat') })],
    },
    thrown: {
      description: 'The seat that threw down its cards after the plays given.',
      ...orNull(ref('seat')),
    },
  }),
  $defs: {
    ...CARD_DEFS,
    reversisDeal: partsOf(FIELDS.deal, {
      hands: {
        description:
          'Hands as dealt; with laidOut and no talon, as played. A hand left out is what its seat is seen to play.',
        anyOf: [bySeat({ anyOf: [ref('cards'), { type: 'null' }] }), { type: 'null' }],
      },
      talon: {
        description: 'The cards not dealt, in the order of the seats they lie before.',
        anyOf: [ref('cards'), { type: 'null' }],
      },
      laidOut: oneForEachSeat(
        'The card each seat put under the pools. Where it is the talon card before the seat, the seat declined.',
      ),
      exchange: oneForEachSeat('The card each seat gives to the seat opposite (Bohn).'),
      trades: {
        description: 'Aces traded before play (1634), in turn.',
        anyOf: [
          {
            type: 'array',
            items: partsOf(FIELDS.trade, { by: ref('seat'), gives: ref('card'), takes: ref('card') }, FIELDS.trade),
          },
          { type: 'null' },
        ],
      },
    }),
    seat: { description: 'A seat by its place in the order of play; the dealer plays last.', enum: SEATS_OF_FIVE },
    claim: { anyOf: [{ enum: CLAIM_WORDS }, { type: 'boolean' }, { type: 'null' }] },
  },
} satisfies Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
