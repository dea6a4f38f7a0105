/** The fields of a record of Passe-Seize, for the published schema. */
export const PASSE_SEIZE_BODY_SCHEMA = {
  properties: {
    cards: {
      description: 'The cards in the order in which they were turned up, the elder’s first: “7S KD 9H”, or a list.',
      anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }, { type: 'null' }],
    },
  },
  $defs: {},
};
