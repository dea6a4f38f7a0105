/** JSON Schema, draft 2020-12, as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export const ref = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` });
export const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

/**
 * A mapping with those parts and no others. The names are the list by which the reader knows them, so that schema and
 * reader cannot have different fields.
 */
export const partsOf = <const N extends string>(
  names: readonly N[],
  parts: Readonly<Record<N, JsonSchema>>,
  required?: readonly N[],
): JsonSchema => ({
  type: 'object',
  properties: inOrder(names, parts),
  ...(required && { required }),
  additionalProperties: false,
});

/** The parts in the order of their names, each of which has one. */
export const inOrder = <const N extends string>(
  names: readonly N[],
  parts: Readonly<Record<N, JsonSchema>>,
): Readonly<Record<string, JsonSchema>> => Object.fromEntries(names.map((name) => [name, parts[name]]));

/** The same, all of one kind. */
export const mappingOf = (names: readonly string[], each: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, each])),
  additionalProperties: false,
});
