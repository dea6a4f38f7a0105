import type { ClauseId, ReadingId } from '../kernel/clause.ts';
import { entriesOf, keysOf, type NonEmpty } from '../kernel/collections.ts';
import type { Condition, KeySpec, KeyTable, RulesOf, RuleValue, Where } from './key.ts';

/**
 * Why a rule set answers as it does. *Attested*: the source says so. *Inferred*: it follows from clauses by way of a
 * reading. *Silent*: the source does not say; the register of readings does.
 */
export type Basis<C extends string = ClauseId> =
  | { readonly kind: 'attested'; readonly clauses: NonEmpty<C> }
  | { readonly kind: 'inferred'; readonly clauses: NonEmpty<C>; readonly reading: ReadingId }
  | { readonly kind: 'silent'; readonly reading: ReadingId };

export interface Rule<V extends RuleValue = RuleValue, C extends string = ClauseId> {
  readonly value: V;
  readonly basis: Basis<C>;
}

/** Some of a game’s keys, each with a value and a basis. */
export type Answers<R, C extends string = ClauseId> = { readonly [K in keyof R]?: Rule<R[K] & RuleValue, C> };

/** `R` is the game's rules object. */
export interface RuleSet<R = Readonly<Record<string, RuleValue>>> {
  readonly id: string;
  readonly game: string;
  /** Permanent number in links. */
  readonly linkNumber: number;
  /** What is counted, singular and plural: fiche, fish, jeton, chip. */
  readonly unit: readonly [one: string, many: string];
  /** A value and a basis for every question that arises in the book: there are no default rules. */
  readonly rules: Answers<R>;
  /** What it would answer under another reading of it, to questions that do not arise under this one. */
  readonly otherwise: Answers<R>;
  /** All the questions that do not arise in it, as a reader's change makes them arise: as it would answer otherwise, or as the key has it. */
  readonly starts: Answers<R>;
  /** The values of both, in the order of the key table: one frozen object, of the one shape that all rules of a game share. */
  readonly values: { readonly [K in keyof R]: R[K] & RuleValue };
}

/** Whether answers meet a condition; a parent that does not arise is not among them. */
type Meets<A, C extends Condition> = false extends {
  [K in keyof C]: K extends keyof A
    ? A[K] extends { readonly value: infer V }
      ? C[K] extends readonly (infer Among)[]
        ? V extends Among
          ? true
          : false
        : V extends 0
          ? false
          : true
      : false
    : false;
}[keyof C]
  ? false
  : true;

type ArisesIn<A, W> = W extends Where
  ? true extends (W[number] extends infer C ? (C extends Condition ? Meets<A, C> : never) : never)
    ? true
    : false
  : true;

type Arising<T extends KeyTable, A> = {
  [K in keyof T]: T[K] extends KeySpec<RuleValue, infer W> ? (ArisesIn<A, W> extends true ? K : never) : never;
}[keyof T];

/** Every question that arises under these very answers, and no other. */
type Exactly<T extends KeyTable, A> = {
  readonly [K in Arising<T, A>]: T[K] extends KeySpec<infer V> ? Rule<V, string> : never;
} & { readonly [K in Exclude<keyof T, Arising<T, A>>]?: Unasked };

/** What an answer too many is told. */
interface Unasked {
  readonly 'does not arise by the other answers': never;
}

/** A book as its file gives it: clauses by their names within the book, `pool.opening`. */
export interface BookRules<T extends KeyTable, A> {
  readonly id: string;
  readonly game: string;
  readonly linkNumber: number;
  readonly unit: RuleSet['unit'];
  readonly rules: A & Exactly<T, A>;
  /** Where that is not what the key begins with. */
  readonly otherwise?: Answers<RulesOf<T>, string>;
}

/** The same answers, their clauses by their ids: `book-1700.pool.opening`. */
function citing(book: string, answers: object): Readonly<Record<string, Rule>> {
  const idOf = (name: string): ClauseId => `${book}.${name}`;
  const cite = (basis: Basis<string>): Basis => {
    if (basis.kind === 'silent') return basis;
    const [first, ...more] = basis.clauses;
    return { ...basis, clauses: [idOf(first), ...more.map(idOf)] };
  };
  const given = entriesOf(answers as Readonly<Record<string, Rule<RuleValue, string>>>);
  return Object.fromEntries(given.map(([key, { value, basis }]) => [key, { value, basis: cite(basis) }] as const));
}

/** A rule set from what its book answers. */
export function makeRuleSet<const T extends KeyTable, const A>(
  keys: T,
  { id, game, linkNumber, unit, ...book }: BookRules<T, A>,
): RuleSet<RulesOf<T>> {
  const rules = citing(id, book.rules);
  const otherwise = citing(id, book.otherwise ?? {});
  const ruleOf = (key: string): Rule => {
    const { start, values } = keys[key]!;
    const rule = rules[key] ?? otherwise[key];
    if (rule) return rule;
    const reading = start?.reading ?? '.';
    const value = start?.value ?? values[0]!;
    if (typeof value !== 'object') return { value, basis: { kind: 'silent', reading } };
    const other = ruleOf(value.of);
    const [clause] = value.cites ? clausesOf(other.basis) : [];
    return {
      value: other.value,
      basis: clause ? { kind: 'inferred', clauses: [clause], reading } : { kind: 'silent', reading },
    };
  };
  const values: Record<string, RuleValue> = {};
  const starts: Record<string, Rule> = {};
  for (const key of keysOf(keys)) {
    const rule = ruleOf(key);
    values[key] = rule.value;
    if (!Object.hasOwn(rules, key)) starts[key] = rule;
  }
  return {
    id,
    game,
    linkNumber,
    unit,
    rules: rules as Answers<RulesOf<T>>,
    otherwise: otherwise as Answers<RulesOf<T>>,
    starts: starts as Answers<RulesOf<T>>,
    // The copy has fast properties; an object grown key by key has not.
    values: Object.freeze({ ...values }) as RuleSet<RulesOf<T>>['values'],
  };
}

/** An answer that the source gives in these clauses. */
export const attested = <V extends RuleValue>(value: V, ...clauses: NonEmpty<string>): Rule<V, string> => ({
  value,
  basis: { kind: 'attested', clauses },
});

/** An answer that follows from these clauses by a reading of them. */
export const inferred = <V extends RuleValue>(
  value: V,
  clauses: NonEmpty<string>,
  reading: ReadingId,
): Rule<V, string> => ({ value, basis: { kind: 'inferred', clauses, reading } });

/** An answer to what the source does not say, as a reading gives it. */
export const silent = <V extends RuleValue>(value: V, reading: ReadingId): Rule<V, string> => ({
  value,
  basis: { kind: 'silent', reading },
});

/** The clauses a basis rests on; none where the source is silent. */
export const clausesOf = (basis: Basis): readonly ClauseId[] => (basis.kind === 'silent' ? [] : basis.clauses);

/** A rule set’s answer to a question that arises in it. */
export const ruleOf = <R>({ rules }: Pick<RuleSet<R>, 'rules'>, key: string): Rule | undefined => ownRule(rules, key);

/** The same, or what a reader begins with who makes the question arise. */
export const ruleOrStart = <R>({ rules, starts }: RuleSet<R>, key: string): Rule | undefined =>
  ownRule(rules, key) ?? ownRule(starts, key);

const ownRule = (rules: object, key: string): Rule | undefined =>
  Object.hasOwn(rules, key) ? (rules as Readonly<Record<string, Rule>>)[key] : undefined;
