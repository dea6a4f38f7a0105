/** JSON Schema, draft 2020-12, as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export const NULL: JsonSchema = { type: 'null' };

const isChoice = (schema: JsonSchema): schema is { readonly anyOf: readonly JsonSchema[] } =>
  Object.keys(schema).join() === 'anyOf';

/** Any of several; one that is itself no more than a choice gives those it chooses from. */
export const anyOf = (...schemas: readonly JsonSchema[]): JsonSchema => ({
  anyOf: schemas.flatMap((schema) => (isChoice(schema) ? schema.anyOf : [schema])),
});
