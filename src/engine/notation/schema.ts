import { entriesOf } from '../kernel/collections.ts';
import type { JsonSchema, Mapping, ShapeParts } from '../kernel/shape.ts';
import { MAX_AMOUNT, type KeySpec, type KeyTable } from '../rules/key.ts';
import type { GameFormat } from '../ledger/game.ts';
import { READERS_FIELDS } from './record.ts';

/** The game's own part of the record schema. */
export type RecordShape = Pick<Mapping<ShapeParts>, 'properties' | 'defs'>;

export interface DescribedGame {
  readonly format: Pick<GameFormat<never, never>, 'id'> & {
    readonly keys: KeyTable;
    readonly ruleSets: readonly { readonly id: string }[];
  };
  readonly record: RecordShape;
}

/** Schema of the values of a rule key. */
function valueSchema(spec: KeySpec): JsonSchema {
  switch (spec.type) {
    case 'flag':
      return { type: 'boolean' };
    case 'choice':
      return { enum: spec.values };
    case 'amount':
      return { type: 'integer', minimum: 0, maximum: MAX_AMOUNT };
  }
}

/** Schema of a branch: any field of the record may differ, or be absent. */
const branchOf = ({ properties }: RecordShape): JsonSchema => ({
  type: 'object',
  properties: {
    name: { type: 'string', description: 'A name for the branch.' },
    ...Object.fromEntries(
      entriesOf(properties).map(([field, schema]) => [field, { anyOf: [schema, { type: 'null' }] }]),
    ),
  },
  additionalProperties: false,
});

const recordOf = ({ format, record }: DescribedGame): JsonSchema => ({
  type: 'object',
  properties: {
    game: { const: format.id, description: 'May be left out: the rule set says it.' },
    ruleset: {
      enum: format.ruleSets.map(({ id }) => id),
      description: 'The rules the deal is settled by. There are no default rules.',
    },
    vary: {
      description: 'Changes to the rule set: rule keys with other values.',
      type: 'object',
      properties: Object.fromEntries(entriesOf(format.keys).map(([key, spec]) => [key, valueSchema(spec)])),
      additionalProperties: false,
    },
    ...record.properties,
    mainLine: { type: 'string', description: 'A name for this record as the main line of its branches.' },
    branches: {
      description:
        'Other ways in which the deal could have gone, as the editor writes them: each with what differs from the record, and with null for what it lacks. The command line settles the record alone.',
      anyOf: [{ type: 'null' }, { type: 'array', items: branchOf(record) }],
    },
    ...Object.fromEntries(
      entriesOf(READERS_FIELDS).map(([field, what]) => [
        field,
        { description: `${what} Ignored when the deal is settled.` },
      ]),
    ),
  },
  required: ['ruleset'],
  additionalProperties: false,
});

/** Schema of whole records, published at `address`, with one definition for each game. */
export const recordSchema = (address: string, games: readonly DescribedGame[]): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: address,
  title: 'A deal, as Quinola writes it down',
  description:
    'One deal as it happened, legal or not, complete or not. A record that fits the schema may still be refused, for example for a trick of too many cards or a seat that the deal does not have.',
  anyOf: games.map(({ format }) => ({ $ref: `#/$defs/${format.id}` })),
  $defs: Object.fromEntries(
    games.flatMap((game) => [[game.format.id, recordOf(game)], ...entriesOf(game.record.defs)]),
  ),
});
