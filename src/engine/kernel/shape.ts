import { keysOf } from './collections.ts';
import { isFields, isNothing, placeIn, quoteValue, whyNotFields, type Fields, type ParseContext } from './fields.ts';
import { didYouMean } from './result.ts';

/** JSON Schema (draft 2020-12) as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export const NULL: JsonSchema = { type: 'null' };

const isChoice = (schema: JsonSchema): schema is { readonly anyOf: readonly JsonSchema[] } =>
  Object.keys(schema).join() === 'anyOf';

/** Schema for any of several schemas; nested choices are flattened. */
export const anyOf = (...schemas: readonly JsonSchema[]): JsonSchema => ({
  anyOf: schemas.flatMap((schema) => (isChoice(schema) ? schema.anyOf : [schema])),
});

/**
 * Parses data that stands at the place `at`. Lenient about form, strict about content; reports errors to the parse
 * context.
 */
type Read<T> = (data: unknown, at: string, context: ParseContext) => T;

/** Describes a form of data once: its published JSON Schema and its parser. */
export class Shape<T> {
  readonly schema: JsonSchema;
  /** Named definitions that the schema refers to. */
  readonly defs: Readonly<Record<string, JsonSchema>>;
  readonly read: Read<T>;

  /** `made`: shapes this one is built from, whose definitions are included. */
  constructor(schema: JsonSchema, read: Read<T>, made: readonly Pick<Shape<unknown>, 'defs'>[] = []) {
    this.schema = schema;
    this.read = read;
    this.defs = Object.assign({}, ...made.map(({ defs }) => defs)) as Shape<T>['defs'];
  }

  described(description: string): Shape<T> {
    return new Shape({ description, ...this.schema }, this.read, [this]);
  }

  /** Publishes the schema once, as a named definition. */
  published(name: string): Shape<T> {
    return new Shape({ $ref: `#/$defs/${name}` }, this.read, [this, { defs: { [name]: this.schema } }]);
  }

  /** Converts the parsed value with `turn`, which may report errors. */
  into<U>(turn: (value: T, at: string, context: ParseContext) => U): Shape<U> {
    return new Shape(this.schema, (data, at, context) => turn(this.read(data, at, context), at, context), [this]);
  }

  /** Gives a default for missing data, including YAML's null. */
  orElse<U>(nothing: U): Shape<T | U> {
    const read: Read<T | U> = (data, at, context) => (isNothing(data) ? nothing : this.read(data, at, context));
    return new Shape(anyOf(this.schema, NULL), read, [this]);
  }

  maybe(): Shape<T | undefined> {
    return this.orElse(undefined);
  }
}

/** Chooses between two shapes by a test of the data. */
export const either = <T, U>(isOne: (data: unknown) => boolean, one: Shape<T>, other: Shape<U>): Shape<T | U> =>
  new Shape(
    anyOf(one.schema, other.schema),
    (data, at, context) => (isOne(data) ? one : other).read(data, at, context),
    [one, other],
  );

/** Error message for unexpected data. */
type MessageOf = (data: unknown) => string;
/** Error message “ace” is no seat … Did you mean …?; below, the message A stake is a whole number …, not “ace”. */
export const is =
  (what: string, near: readonly string[] = []): MessageOf =>
  (data) =>
    `${quoteValue(data)} ${what}${typeof data === 'string' ? didYouMean(data, near) : ''}`;
export const insteadOf =
  (what: string): MessageOf =>
  (data) =>
    `${what}, not ${quoteValue(data)}.`;

/** Single value. `find` parses it, or returns undefined for an error; `placeholder` stands in after an error. */
export const single = <T>(
  schema: JsonSchema,
  find: (data: unknown) => T | undefined,
  placeholder: T,
  [code, message]: readonly [code: string, message: MessageOf],
): Shape<T> =>
  new Shape(schema, (data, at, context) => {
    const found = find(data);
    if (found === undefined) context.refuse(code, message(data), at);
    return found ?? placeholder;
  });

/** Applies a text parser to data that should be a text. */
export const inText =
  <T>(parse: (text: string) => T | undefined) =>
  (data: unknown): T | undefined =>
    typeof data === 'string' ? parse(data) : undefined;

/** One of several words, parsed to its index. */
export const wordNumber = (names: readonly string[], code: string, what: string): Shape<number> =>
  single(
    { enum: names },
    inText((text) => (names.includes(text) ? names.indexOf(text) : undefined)),
    0,
    [code, is(what, names)],
  );

/** One of several words. */
export const word = <W extends string>(words: readonly W[], code: string, what: string): Shape<W> =>
  wordNumber(words, code, what).into((i) => words[i]!);

/** Boolean, also written in words; missing data is false. */
export const BOOLEAN: Shape<boolean> = single(
  { anyOf: [{ type: 'boolean' }, { enum: ['yes', 'no'] }] },
  (data) => (data === true || data === 'yes' ? true : data === false || data === 'no' ? false : undefined),
  true,
  ['not-yes-or-no', is('must be true or false.')],
).orElse(false);

/** Whole number from 0 to `most`. */
export const upTo = (most: number, what: string): Shape<number> =>
  single(
    { type: 'integer', minimum: 0, maximum: most },
    (data) => (typeof data === 'number' && Number.isInteger(data) && data >= 0 && data <= most ? data : undefined),
    0,
    // Printed only when needed: the first number that a browser prints for a language takes it several milliseconds.
    ['bad-amount', (data) => insteadOf(`${what} must be a whole number from 0 to ${most.toLocaleString('en')}`)(data)],
  );

export interface ListShape {
  readonly most: number;
  readonly tooMany: readonly [code: string, message: (count: number) => string];
  /** Separator for items written in one text, and the schema published for that text. */
  readonly parted?: readonly [by: RegExp, schema?: JsonSchema];
}

/**
 * Items of a list. A single item may stand alone, and missing data is an empty list. Reports more items than the maximum
 * as an error, and drops those beyond it.
 */
export function itemsOf(
  data: unknown,
  at: string,
  context: ParseContext,
  { most, tooMany, parted }: ListShape,
): readonly unknown[] {
  if (isNothing(data)) return [];
  const items: readonly unknown[] =
    parted && typeof data === 'string'
      ? data.split(parted[0]).filter((part) => part.trim())
      : Array.isArray(data)
        ? data
        : [data];
  if (items.length > most) context.refuse(tooMany[0], tooMany[1](items.length), at);
  return items.slice(0, most);
}

/** Published schema of a list with such items. */
export const listSchema = (items: JsonSchema, { most, parted }: ListShape): JsonSchema =>
  anyOf({ type: 'array', items, maxItems: most }, ...(parted ? [{ type: 'string', ...parted[1] }] : []), NULL);

/** List whose items are each parsed, and reported, at their own place. */
export const arrayOf = <T>(each: Shape<T>, listing: ListShape): Shape<readonly T[]> =>
  new Shape(
    listSchema(each.schema, listing),
    (data, at, context) =>
      itemsOf(data, at, context, listing).map((item, i) => each.read(item, `${at}[${String(i)}]`, context)),
    [each],
  );

export type ShapeParts = Readonly<Record<string, Shape<unknown>>>;
type Said<P extends ShapeParts> = { readonly [N in keyof P]: ReturnType<P[N]['read']> };

/** Parts of a mapping that are parsed one at a time, in the order in which errors should be reported. */
interface Opened<P extends ShapeParts> {
  readonly given: Fields;
  /** Names of the parts that the data has, in the data's order. */
  readonly named: readonly (keyof P & string)[];
  readonly read: <N extends keyof P & string>(name: N) => Said<P>[N];
}

/**
 * Mapping with exactly these parts; missing data has no parts. `whole` is its name in messages if it is not part of
 * another: `record`.
 */
export class Mapping<P extends ShapeParts> extends Shape<Said<P>> {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly open: (data: unknown, at: string, context: ParseContext) => Opened<P>;

  constructor(parts: P, { required, whole }: { readonly required?: readonly string[]; readonly whole?: string }) {
    const names = keysOf(parts);
    const properties = Object.fromEntries(names.map((name) => [name, parts[name]!.schema]));
    const open = (data: unknown, at: string, context: ParseContext): Opened<P> => {
      const within = at === whole ? '' : at;
      const given = isNothing(data) ? {} : isFields(data) ? data : undefined;
      if (!given)
        context.refuse(
          'not-a-mapping',
          `${at} must name its parts (${names.join(', ')}), not be ${quoteValue(data)}.`,
          at,
        );
      const stray = whyNotFields(given ?? {}, names, within || `a ${at}`, within);
      if (stray) context.refuse(stray.code, stray.message, stray.at ?? at);
      return {
        given: given ?? {},
        named: keysOf(given ?? {}).filter((name) => names.includes(name)),
        read: (name) => parts[name]!.read(given?.[name], placeIn(within, name), context) as Said<P>[typeof name],
      };
    };
    super(
      { type: 'object', properties, ...(required && { required }), additionalProperties: false },
      (data, at, context) => {
        const { read } = open(data, at, context);
        return Object.fromEntries(names.map((name) => [name, read(name)])) as Said<P>;
      },
      Object.values(parts),
    );
    this.properties = properties;
    this.open = open;
  }

  /** Parses the parts in an order that `make` chooses. */
  partByPart<T>(make: (parts: Opened<P>, at: string, context: ParseContext) => T): Shape<T> {
    return new Shape(this.schema, (data, at, context) => make(this.open(data, at, context), at, context), [this]);
  }
}

/** Mapping of named parts, each with its shape; other fields are errors. */
export const mapping = <P extends ShapeParts>(
  parts: P,
  options: ConstructorParameters<typeof Mapping>[1] = {},
): Mapping<P> => new Mapping(parts, options);

/** Mapping with the same shape under each of several names, parsed to a list in the names' order. */
export const eachOf = <T>(names: readonly string[], each: Shape<T>): Shape<readonly T[]> =>
  mapping(Object.fromEntries(names.map((name) => [name, each]))).into((said) => names.map((name) => said[name]!));
