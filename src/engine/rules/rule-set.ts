import { keysOf } from '../kernel/collections.ts';
import type { ClauseId, ReadingId } from '../kernel/clause.ts';
import type { NonEmpty } from '../kernel/collections.ts';
import type { Condition, KeySpec, KeyTable, RulesOf, RuleValue, Where } from './key.ts';

/**
 * Why a rule set answers as it does. *Attested*: the source says so. *Inferred*: it follows from clauses by way of a
 * reading. *Silent*: the source does not say; the register of readings does.
 */
export type Basis =
  | { readonly kind: 'attested'; readonly clauses: NonEmpty<ClauseId> }
  | { readonly kind: 'inferred'; readonly clauses: NonEmpty<ClauseId>; readonly reading: ReadingId }
  | { readonly kind: 'silent'; readonly reading: ReadingId };

export interface Rule<V extends RuleValue = RuleValue> {
  readonly value: V;
  readonly basis: Basis;
}

/** Some of a game’s keys, each with a value and a basis. */
export type Answers<R> = { readonly [K in keyof R]?: Rule<R[K] & RuleValue> };

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
  readonly [K in Arising<T, A>]: T[K] extends KeySpec<infer V> ? Rule<V> : never;
} & { readonly [K in Exclude<keyof T, Arising<T, A>>]?: Unasked };

/** What an answer too many is told. */
interface Unasked {
  readonly 'does not arise by the other answers': never;
}

/** A book as its file gives it. */
export interface BookRules<T extends KeyTable, A> {
  readonly id: string;
  readonly game: string;
  readonly linkNumber: number;
  readonly unit: RuleSet['unit'];
  readonly rules: A & Exactly<T, A>;
  /** Where that is not what the key begins with. */
  readonly otherwise?: Answers<RulesOf<T>>;
}

/** A rule set from what its book answers. */
export const makeRuleSet = <const T extends KeyTable, const A>(
  keys: T,
  { otherwise = {}, ...book }: BookRules<T, A>,
): RuleSet<RulesOf<T>> => completeRuleSet(keys, { ...book, rules: book.rules as Answers<RulesOf<T>> }, otherwise);

/** The same from answers that nobody has looked at: the check of the content says what is missing or too much. */
export function completeRuleSet<R>(
  keys: KeyTable,
  { id, game, linkNumber, unit, rules }: Pick<RuleSet<R>, 'id' | 'game' | 'linkNumber' | 'unit' | 'rules'>,
  otherwise: Answers<R> = {},
): RuleSet<R> {
  const given = { ...otherwise, ...rules } as Readonly<Record<string, Rule>>;
  const ruleOf = (key: string): Rule => {
    const { start, values } = keys[key]!;
    const rule = given[key];
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
    rules,
    otherwise,
    starts: starts as Answers<R>,
    // The copy has fast properties; an object grown key by key has not.
    values: Object.freeze({ ...values }) as RuleSet<R>['values'],
  };
}

export const attested = <V extends RuleValue>(
  value: V,
  ...clauses: NonEmpty<ClauseId>
): { readonly value: V; readonly basis: Basis } => ({ value, basis: { kind: 'attested', clauses } });

export const inferred = <V extends RuleValue>(
  value: V,
  clauses: NonEmpty<ClauseId>,
  reading: ReadingId,
): { readonly value: V; readonly basis: Basis } => ({ value, basis: { kind: 'inferred', clauses, reading } });

export const silent = <V extends RuleValue>(
  value: V,
  reading: ReadingId,
): { readonly value: V; readonly basis: Basis } => ({ value, basis: { kind: 'silent', reading } });

/** The clauses a basis rests on; none where the source is silent. */
export const clausesOf = (basis: Basis): readonly ClauseId[] => (basis.kind === 'silent' ? [] : basis.clauses);

/** A rule set’s answer to a question that arises in it. */
export const ruleOf = <R>({ rules }: Pick<RuleSet<R>, 'rules'>, key: string): Rule | undefined => ownRule(rules, key);

/** The same, or what a reader begins with who makes the question arise. */
export const ruleOrStart = <R>({ rules, starts }: RuleSet<R>, key: string): Rule | undefined =>
  ownRule(rules, key) ?? ownRule(starts, key);

const ownRule = (rules: object, key: string): Rule | undefined =>
  Object.hasOwn(rules, key) ? (rules as Readonly<Record<string, Rule>>)[key] : undefined;
