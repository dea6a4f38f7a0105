import { CARD_DEFS, PLAYS } from '#engine/cards/card-schema.ts';
import { inOrder, mappingOf, orNull, partsOf, ref, type JsonSchema } from '#engine/kernel/json-schema.ts';
import { FIELDS } from './fields.ts';
import { SEATS } from './record.ts';

const described = (description: string, schema: JsonSchema): JsonSchema => ({ description, ...schema });
const seat = (description: string): JsonSchema => described(description, orNull(ref('quadrilleSeat')));
const card = (description: string): JsonSchema => described(description, orNull(ref('card')));
const yes: JsonSchema = { anyOf: [{ type: 'boolean' }, { enum: ['yes', 'no'] }, { type: 'null' }] };
const tricks: JsonSchema = { type: 'integer', minimum: 0, maximum: 99 };
const matadors: JsonSchema = { anyOf: [{ type: 'integer', minimum: 0, maximum: 12 }, { type: 'null' }] };

/** A bid with whoever speaks it. */
const SPOKEN = partsOf(FIELDS.spoken, { by: orNull(ref('quadrilleSeat')), bid: ref('quadrilleBid') }, ['bid']);
const CONTRACT: JsonSchema = described('What was played and by whom, where the auction is not known.', {
  anyOf: [ref('quadrilleBid'), SPOKEN, { type: 'null' }],
});
const TRUMP: JsonSchema = described('The suit named; absent in grandissimo and devole.', orNull(ref('suit')));

/** The fields of a Quadrille record, for the published schema; `parseQuadrille` is what decides. */
export const QUADRILLE_BODY_SCHEMA = {
  properties: inOrder(FIELDS.record, {
    deal: described('Who held what, as dealt.', {
      anyOf: [
        partsOf(FIELDS.deal, {
          hands: described(
            'Ten cards each, before a king changes hands. A hand left out is what its seat is seen to play.',
            orNull(mappingOf(SEATS, orNull(ref('cards')))),
          ),
        }),
        { type: 'null' },
      ],
    }),
    bids: described('The auction in the order spoken: a list, or one text parted by commas.', {
      anyOf: [
        {
          type: 'array',
          items: {
            anyOf: [ref('quadrilleBid'), SPOKEN],
          },
        },
        { type: 'string' },
        { type: 'null' },
      ],
    }),
    contract: CONTRACT,
    trump: TRUMP,
    named: seat('Who named trumps, where it was not the ombre.'),
    call: card('The king or queen called; in médiateur the card asked for.'),
    exchange: described('Médiateur: the card given for the one called.', {
      anyOf: [mappingOf(FIELDS.exchange, orNull(ref('card'))), { type: 'null' }],
    }),
    favourite: described('The favourite suit, where it was drawn by lot.', orNull(ref('suit'))),
    vole: described('The question before the lead to the seventh trick, in an alliance.', {
      anyOf: [mappingOf(FIELDS.vole, yes), { type: 'null' }],
    }),
    plays: PLAYS,
    pools: described('What lay there before this deal’s ante: by name, or a bare number for the stake.', {
      anyOf: [
        partsOf(FIELDS.pools, {
          stake: ref('counters'),
          vole: ref('counters'),
          odd: ref('counters'),
          oddNot: { type: 'integer', minimum: 0, maximum: 4 },
          beasts: ref('counters'),
          heapTaken: ref('counters'),
          pool: ref('counters'),
        }),
        ref('counters'),
        { type: 'null' },
      ],
    }),
    result: described('The outcome, in place of hands and plays, where no more is known.', {
      anyOf: [ref('quadrilleResult'), { type: 'null' }],
    }),
  }),
  $defs: {
    ...CARD_DEFS,
    quadrilleSeat: { description: 'A seat by its place in the order of play; the dealer plays last.', enum: SEATS },
    quadrilleBid: {
      description: 'pass, ask, médiateur, casco, sans prendre, grandissimo or devole; … in favourite, … with the vole.',
      type: 'string',
    },
    suit: {
      description: 'S, H, D or C; ♠ ♥ ♦ ♣; or the English word.',
      type: 'string',
      pattern: '^\\s*([SHDCshdc]|[♠♥♦♣]\\uFE0E?|[Ss]pades|[Hh]earts|[Dd]iamonds|[Cc]lubs)\\s*$',
    },
    quadrilleResult: partsOf(
      FIELDS.result,
      {
        ombre: seat('Who played; or `contract` says it.'),
        played: described('What; or `contract` says it.', orNull(ref('quadrilleBid'))),
        trump: TRUMP,
        ally: seat('Whose ally the called card made.'),
        ownKing: yes,
        tricks: described('How many each took.', {
          anyOf: [mappingOf(SEATS, orNull(tricks)), { type: 'array', items: tricks, minItems: 4, maxItems: 4 }],
        }),
        matadors: described('Trumps in sequence from spadille, of the ombre’s side or of the defenders’.', {
          anyOf: [matadors, mappingOf(FIELDS.matadors, matadors)],
        }),
        premiers: yes,
        vole: { anyOf: [{ enum: ['undertaken', 'refused'] }, { const: false }, { type: 'null' }] },
        giver: seat('Médiateur: who gave the king.'),
        shown: yes,
        kingHidden: yes,
        highest: described(
          'Opponents by the highest trump they were dealt; any seats, where odd counters of the last codille wait.',
          {
            anyOf: [{ type: 'array', items: ref('quadrilleSeat') }, { type: 'string' }, { type: 'null' }],
          },
        ),
      },
      ['tricks'],
    ),
  },
} satisfies Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
