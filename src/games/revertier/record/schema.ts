import { inOrder, orNull, partsOf, ref, type JsonSchema } from '#engine/kernel/json-schema.ts';
import { PLAYERS } from '#engine/tables/position.ts';
import { BODY_FIELDS, HANDICAP_FIELDS, MAX_ON_HEAD, MAX_PAIRS, MAX_STAKE } from './notation.ts';
import { HANDICAPS, MOST_THROWS } from './record.ts';

const PLAYER = { enum: PLAYERS };
const PLACE = '(hand|off|\\d{1,2})';
const WAY = `${PLACE}(/${PLACE}\\*?)+(\\([1-4]\\))?`;

/** The fields of a Revertier record, for the published schema; `parseRevertier` is what decides. */
export const REVERTIER_BODY_SCHEMA = {
  properties: inOrder(BODY_FIELDS, {
    start: {
      description:
        'Who began: the single dice thrown for it, White’s first; several pairs where they were equal at first; or the player. Left out: whoever has the dice by handicap or from the game before, or White.',
      anyOf: [
        PLAYER,
        ref('revertierPair'),
        { type: 'array', items: ref('revertierPair'), minItems: 1, maxItems: MAX_PAIRS },
        { type: 'null' },
      ],
    },
    position: {
      description:
        'Where the men stand at the beginning, if not piled: each player’s as he counts his points, or the name of a position, which also says who throws next.',
      anyOf: [
        partsOf(PLAYERS, { white: ref('revertierMen'), black: ref('revertierMen') }, PLAYERS),
        { type: 'string', pattern: '^\\s*[\\w-]{2,60}\\s*$' },
        { type: 'null' },
      ],
    },
    handicap: {
      description:
        'What one player gives the other (1698): the dice; the dice with six and ace, or four and three, laid down; men on the head.',
      anyOf: [
        partsOf(
          HANDICAP_FIELDS,
          {
            to: PLAYER,
            gives: { enum: HANDICAPS },
            men: orNull({ type: 'integer', minimum: 0, maximum: MAX_ON_HEAD }),
          },
          ['to', 'gives'],
        ),
        { type: 'null' },
      ],
    },
    stake: {
      description: 'What the game is played for. Left out: what the rule set says.',
      ...orNull({ type: 'integer', minimum: 0, maximum: MAX_STAKE }),
    },
    double: {
      description: 'Whether the double was agreed on. Left out: what the rule set says.',
      ...orNull({ type: 'boolean' }),
    },
    throws: {
      description:
        'Throws in turn, from whoever began: the two numbers, and each man’s way from point to point as his owner counts. Stars for men hit may be left out. The last throw may stand alone. An n before a throw: its numbers were named by a player whose dice had been broken.',
      anyOf: [
        { type: 'array', items: { anyOf: [ref('revertierThrow'), { type: 'integer' }] }, maxItems: MOST_THROWS },
        { type: 'string', description: 'The same in one text, throws parted by new lines or semicolons.' },
        { type: 'null' },
      ],
    },
  }),
  $defs: {
    revertierPair: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 6 }, minItems: 2, maxItems: 2 },
    revertierMen: {
      description: 'Places with their men: “1:10 12:4 hand:1”.',
      type: 'string',
      pattern: '^([\\s,]*([Hh]and|[Oo]ff|\\d{1,2})(:\\d{1,2})?)*[\\s,]*$',
    },
    revertierThrow: {
      description: '53: 1/6 1/4 · 54: 1/5*/10 · 31: hand/3 · 65: 20/off 22/off · 66: pass · n66: 1/7 · 53',
      type: 'string',
      pattern: `^\\s*[Nn]?\\s*[1-6]\\s*[-,]?\\s*[1-6]\\s*(:\\s*([Pp]ass|-|${WAY}([\\s,]+${WAY})*)\\s*)?$`,
    },
  },
} satisfies Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
