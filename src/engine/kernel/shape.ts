import { keysOf } from './collections.ts';
import { isFields, isNothing, placeIn, shown, whyNotFields, type Fields } from './fields.ts';
import { didYouMean } from './nearest.ts';
import type { Reading } from './reading.ts';

/** JSON Schema, draft 2020-12, as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export const NULL: JsonSchema = { type: 'null' };

const isChoice = (schema: JsonSchema): schema is { readonly anyOf: readonly JsonSchema[] } =>
  Object.keys(schema).join() === 'anyOf';

/** Any of several; one that is itself no more than a choice gives those it chooses from. */
export const anyOf = (...schemas: readonly JsonSchema[]): JsonSchema => ({
  anyOf: schemas.flatMap((schema) => (isChoice(schema) ? schema.anyOf : [schema])),
});

/** Reads data that stands at a place: lenient in form, exact about what it cannot read. What that is, the reading is told. */
type Read<T> = (data: unknown, at: string, reading: Reading) => T;

/** A form of data, said once: how it is published, and how it is read. */
export class Shape<T> {
  readonly schema: JsonSchema;
  /** What the schema refers to by name. */
  readonly defs: Readonly<Record<string, JsonSchema>>;
  readonly read: Read<T>;

  /** With the shapes it is made of. */
  constructor(schema: JsonSchema, read: Read<T>, made: readonly Pick<Shape<unknown>, 'defs'>[] = []) {
    this.schema = schema;
    this.read = read;
    this.defs = Object.assign({}, ...made.map(({ defs }) => defs)) as Shape<T>['defs'];
  }

  described(description: string): Shape<T> {
    return new Shape({ description, ...this.schema }, this.read, [this]);
  }

  /** Published once, under a name, wherever it stands. */
  published(name: string): Shape<T> {
    return new Shape({ $ref: `#/$defs/${name}` }, this.read, [this, { defs: { [name]: this.schema } }]);
  }

  /** The same, its value turned into another; what the value shows to be wrong may be refused. */
  into<U>(turn: (value: T, at: string, reading: Reading) => U): Shape<U> {
    return new Shape(this.schema, (data, at, reading) => turn(this.read(data, at, reading), at, reading), [this]);
  }

  /** What stands where nothing is given, YAML’s null included. */
  orElse<U>(nothing: U): Shape<T | U> {
    const read: Read<T | U> = (data, at, reading) => (isNothing(data) ? nothing : this.read(data, at, reading));
    return new Shape(anyOf(this.schema, NULL), read, [this]);
  }

  maybe(): Shape<T | undefined> {
    return this.orElse(undefined);
  }
}

/** One shape where the data passes a test, else another. */
export const either = <T, U>(isOne: (data: unknown) => boolean, one: Shape<T>, other: Shape<U>): Shape<T | U> =>
  new Shape(
    anyOf(one.schema, other.schema),
    (data, at, reading) => (isOne(data) ? one : other).read(data, at, reading),
    [one, other],
  );

/** Says of data that it is not what was expected: “ace” is no seat … Did you mean …? */
type Says = (data: unknown) => string;
/** “ace” is no seat …, with what it may have been meant for; and: a list of cards, not “ace”. */
export const is =
  (what: string, near: readonly string[] = []): Says =>
  (data) =>
    `${shown(data)} ${what}${typeof data === 'string' ? didYouMean(data, near) : ''}`;
export const insteadOf =
  (what: string): Says =>
  (data) =>
    `${what}, not ${shown(data)}.`;

/** A single value: what is found in the data, or a refusal, and something that stands for it. */
export const single = <T>(
  schema: JsonSchema,
  find: (data: unknown) => T | undefined,
  standing: T,
  [code, says]: readonly [code: string, says: Says],
): Shape<T> =>
  new Shape(schema, (data, at, reading) => {
    const found = find(data);
    if (found === undefined) reading.refuse(code, says(data), at);
    return found ?? standing;
  });

/** What a parser of texts finds in data. */
export const inText =
  <T>(parse: (text: string) => T | undefined) =>
  (data: unknown): T | undefined =>
    typeof data === 'string' ? parse(data) : undefined;

/** One of some words, by its number. */
export const wordNumber = (names: readonly string[], code: string, what: string): Shape<number> =>
  single(
    { enum: names },
    inText((text) => (names.includes(text) ? names.indexOf(text) : undefined)),
    0,
    [code, is(what, names)],
  );

/** One of some words. */
export const word = <W extends string>(words: readonly W[], code: string, what: string): Shape<W> =>
  wordNumber(words, code, what).into((i) => words[i]!);

/** True or false, or those in words; nothing is no. */
export const FLAG: Shape<boolean> = single(
  { anyOf: [{ type: 'boolean' }, { enum: ['yes', 'no'] }] },
  (data) => (data === true || data === 'yes' ? true : data === false || data === 'no' ? false : undefined),
  true,
  ['not-yes-or-no', is('should be true or false.')],
).orElse(false);

/** A whole number from 0 to the most. */
export const upTo = (
  most: number,
  what: string,
  holds = `is a whole number from 0 to ${String(most)}`,
): Shape<number> =>
  single(
    { type: 'integer', minimum: 0, maximum: most },
    (data) => (typeof data === 'number' && Number.isInteger(data) && data >= 0 && data <= most ? data : undefined),
    0,
    ['bad-amount', insteadOf(`${what} ${holds}`)],
  );

export interface Listing {
  readonly most: number;
  readonly tooMany: readonly [code: string, says: (count: number) => string];
  /** What parts the items where one text has them all, and what is published of that. */
  readonly parted?: readonly [by: RegExp, schema?: JsonSchema];
}

/** The items of a list. One item may stand alone; nothing is none; of too many the first are read. */
export function itemsOf(
  data: unknown,
  at: string,
  reading: Reading,
  { most, tooMany, parted }: Listing,
): readonly unknown[] {
  if (isNothing(data)) return [];
  const items: readonly unknown[] =
    parted && typeof data === 'string'
      ? data.split(parted[0]).filter((part) => part.trim())
      : Array.isArray(data)
        ? data
        : [data];
  if (items.length > most) reading.refuse(tooMany[0], tooMany[1](items.length), at);
  return items.slice(0, most);
}

/** What a list of such items is in the published schema. */
export const listSchema = (items: JsonSchema, { most, parted }: Listing): JsonSchema =>
  anyOf({ type: 'array', items, maxItems: most }, ...(parted ? [{ type: 'string', ...parted[1] }] : []), NULL);

/** A list, each item read for itself and refused at its own place. */
export const listOf = <T>(each: Shape<T>, listing: Listing): Shape<readonly T[]> =>
  new Shape(
    listSchema(each.schema, listing),
    (data, at, reading) =>
      itemsOf(data, at, reading, listing).map((item, i) => each.read(item, `${at}[${String(i)}]`, reading)),
    [each],
  );

export type Parts = Readonly<Record<string, Shape<unknown>>>;
type Said<P extends Parts> = { readonly [N in keyof P]: ReturnType<P[N]['read']> };

/** A mapping whose parts are read one by one, in the order in which what is wrong with them is to be told. */
interface Opened<P extends Parts> {
  readonly given: Fields;
  /** Those of its parts that are given, as the data has them in order. */
  readonly named: readonly (keyof P & string)[];
  readonly read: <N extends keyof P & string>(name: N) => Said<P>[N];
}

/** A mapping with those parts and no others; nothing has no parts. `whole`: what it is by itself, in no other: `record`. */
export class Mapping<P extends Parts> extends Shape<Said<P>> {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly open: (data: unknown, at: string, reading: Reading) => Opened<P>;

  constructor(parts: P, { required, whole }: { readonly required?: readonly string[]; readonly whole?: string }) {
    const names = keysOf(parts);
    const properties = Object.fromEntries(names.map((name) => [name, parts[name]!.schema]));
    const open = (data: unknown, at: string, reading: Reading): Opened<P> => {
      const within = at === whole ? '' : at;
      const given = isNothing(data) ? {} : isFields(data) ? data : undefined;
      if (!given)
        reading.refuse('not-a-mapping', `${at} must name its parts (${names.join(', ')}), not be ${shown(data)}.`, at);
      const stray = whyNotFields(given ?? {}, names, within || `a ${at}`, within);
      if (stray) reading.refuse(stray.code, stray.message, stray.at ?? at);
      return {
        given: given ?? {},
        named: keysOf(given ?? {}).filter((name) => names.includes(name)),
        read: (name) => parts[name]!.read(given?.[name], placeIn(within, name), reading) as Said<P>[typeof name],
      };
    };
    super(
      { type: 'object', properties, ...(required && { required }), additionalProperties: false },
      (data, at, reading) => {
        const { read } = open(data, at, reading);
        return Object.fromEntries(names.map((name) => [name, read(name)])) as Said<P>;
      },
      Object.values(parts),
    );
    this.properties = properties;
    this.open = open;
  }

  /** What is made of its parts, read in an order of their own. */
  partByPart<T>(make: (parts: Opened<P>, at: string, reading: Reading) => T): Shape<T> {
    return new Shape(this.schema, (data, at, reading) => make(this.open(data, at, reading), at, reading), [this]);
  }
}

/** Named parts, each of its shape; what else stands among them is refused. */
export const mapping = <P extends Parts>(
  parts: P,
  options: ConstructorParameters<typeof Mapping>[1] = {},
): Mapping<P> => new Mapping(parts, options);

/** A mapping with the same under each of some names, as a list in their order. */
export const eachOf = <T>(names: readonly string[], each: Shape<T>): Shape<readonly T[]> =>
  mapping(Object.fromEntries(names.map((name) => [name, each]))).into((said) => names.map((name) => said[name]!));
