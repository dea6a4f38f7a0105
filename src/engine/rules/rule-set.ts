import { type KeyTable, type RulesOf, type RuleValue, type ClauseId, type InterpretationId, isValueOf } from './key.ts';
import { entriesOf, keysOf, type NonEmpty, listed } from '../kernel/collections.ts';
import { placeIn, quoteValue } from '../kernel/fields.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';

/**
 * Ground for a rule set's answer. *Attested*: the source says so. *Inferred*: it follows from clauses and an
 * interpretation. *Silent*: the source does not say; the register's interpretation does.
 */
export type Basis<C extends string = ClauseId> =
  | { readonly kind: 'attested'; readonly clauses: NonEmpty<C> }
  | { readonly kind: 'inferred'; readonly clauses: NonEmpty<C>; readonly reading: InterpretationId }
  | { readonly kind: 'silent'; readonly reading: InterpretationId };

export interface Rule<V extends RuleValue = RuleValue, C extends string = ClauseId> {
  readonly value: V;
  readonly basis: Basis<C>;
}

/** Answers to some of a game's keys, each with its basis. */
export type BookAnswers<R, C extends string = ClauseId> = { readonly [K in keyof R]?: Rule<R[K] & RuleValue, C> };

/** A book's rules. `R` is the game's rules object. */
export interface RuleSet<R = Readonly<Record<string, RuleValue>>> {
  readonly id: string;
  readonly game: string;
  /** Permanent number in links. */
  readonly linkNumber: number;
  /** Name of the counters, singular and plural: fiche, fish, jeton, chip. */
  readonly unit: readonly [one: string, many: string];
  /** Account → the book’s own word for it, where it has one: `basket` → `pool`. Records and links keep the account. */
  readonly accounts?: Readonly<Record<string, string>> | undefined;
  /** Day (`2027-01-01`) from which the book takes its turn as the deal of the day; from the first of all if absent. */
  readonly dailyFrom?: string | undefined;
  /** Value and basis for every question that arises in the book. There are no default rules. */
  readonly rules: BookAnswers<R>;
  /** Answers to questions that arise only under another interpretation of the book. */
  readonly alternatives: BookAnswers<R>;
  /** Start values for all questions that do not arise in the book: its `alternatives` answer, or the key's start value. */
  readonly starts: BookAnswers<R>;
  /** Values of `rules` and `starts` in key-table order, in one frozen object. All rules of a game share its shape. */
  readonly values: { readonly [K in keyof R]: R[K] & RuleValue };
}

/** A book's file: clauses are named without the book, `pool.opening`. */
export interface BookRules<T extends KeyTable> {
  readonly id: string;
  readonly game: string;
  readonly linkNumber: number;
  readonly unit: RuleSet['unit'];
  readonly accounts?: RuleSet['accounts'];
  readonly dailyFrom?: RuleSet['dailyFrom'];
  /** An answer to every question that arises by the other answers, and to no other: `npm run check` names those that lack. */
  readonly rules: BookAnswers<RulesOf<T>, string>;
  /** Needed only where the answer differs from the key's start value. */
  readonly alternatives?: BookAnswers<RulesOf<T>, string>;
}

/** Answers with full clause ids: `book-1700.pool.opening`. */
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

/** Builds a rule set from a book's answers. */
export function makeRuleSet<const T extends KeyTable>(
  keys: T,
  { id, game, linkNumber, unit, accounts, dailyFrom, ...book }: BookRules<T>,
): RuleSet<RulesOf<T>> {
  const rules = citing(id, book.rules);
  const alternatives = citing(id, book.alternatives ?? {});
  const ruleOf = (key: string): Rule => {
    const { start, values } = keys[key]!;
    const rule = rules[key] ?? alternatives[key];
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
    ...(accounts && { accounts }),
    ...(dailyFrom !== undefined && { dailyFrom }),
    rules: rules as BookAnswers<RulesOf<T>>,
    alternatives: alternatives as BookAnswers<RulesOf<T>>,
    starts: starts as BookAnswers<RulesOf<T>>,
    // Spreading gives an object with fast properties; an object grown key by key has slow ones.
    values: Object.freeze({ ...values }) as RuleSet<RulesOf<T>>['values'],
  };
}

/** Answer that the source gives in these clauses. */
export const attested = <V extends RuleValue>(value: V, ...clauses: NonEmpty<string>): Rule<V, string> => ({
  value,
  basis: { kind: 'attested', clauses },
});

/** Answer that follows from these clauses by an interpretation. */
export const inferred = <V extends RuleValue>(
  value: V,
  clauses: NonEmpty<string>,
  reading: InterpretationId,
): Rule<V, string> => ({ value, basis: { kind: 'inferred', clauses, reading } });

/** Answer of an interpretation where the source is silent. */
export const silent = <V extends RuleValue>(value: V, reading: InterpretationId): Rule<V, string> => ({
  value,
  basis: { kind: 'silent', reading },
});

/** Clauses a basis rests on; none if the source is silent. */
export const clausesOf = (basis: Basis): readonly ClauseId[] => (basis.kind === 'silent' ? [] : basis.clauses);

/** A rule set's answer to a question that arises in it. */
export const ruleOf = <R>({ rules }: Pick<RuleSet<R>, 'rules'>, key: string): Rule | undefined => ownRule(rules, key);

/** A rule set's answer, or the start value if the question does not arise. */
export const ruleOrStart = <R>({ rules, starts }: RuleSet<R>, key: string): Rule | undefined =>
  ownRule(rules, key) ?? ownRule(starts, key);

const ownRule = (rules: object, key: string): Rule | undefined =>
  Object.hasOwn(rules, key) ? (rules as Readonly<Record<string, Rule>>)[key] : undefined;

/** Changes to the rules of any book, rule key → answer: of a deal, of a reader, or of an interpretation. */
export type Changes = Readonly<Record<string, RuleValue>>;

/** A reader's changes by key; holds only answers that differ from the book's. */
export type RuleChanges<R> = { readonly [K in keyof R]?: R[K] };

/** A rule set with changes; `source` keeps the book's own answers. */
export interface Variation<R> {
  readonly source: RuleSet<R>;
  readonly changes: RuleChanges<R>;
  /** Rules the engine reads: every key, with the changes applied. */
  readonly rules: R;
}

/** Values of a rule set: one frozen object, always of the same shape. */
export const valuesOf = <R>({ values }: RuleSet<R>): R => values;

/** A book with a deal's own changes, against which that deal's account is compared; the book itself if there are none. */
export const asVaried = <R>(book: RuleSet<R>, own: RuleChanges<R>): RuleSet<R> =>
  Object.keys(own).length === 0
    ? book
    : { ...book, values: Object.freeze({ ...book.values, ...own }) as RuleSet<R>['values'] };

/** Applies changes and drops those equal to the book's answer. Reports unknown keys and invalid values. */
export function vary<R>(
  keys: KeyTable,
  source: RuleSet<R>,
  changes: Readonly<Record<string, unknown>>,
): Result<Variation<R>> {
  const rules = { ...valuesOf(source) } as Record<string, RuleValue>;
  const kept: Record<string, RuleValue> = {};
  for (const key of keysOf(changes)) {
    const spec = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (!spec)
      return refuse('unknown-key', `There is no rule called ${quoteValue(key)} in this game.`, placeIn('vary', key));
    const value = changes[key];
    if (!isValueOf(spec, value)) {
      const may =
        spec.type === 'amount'
          ? 'a whole number from 0 to 999'
          : listed(
              spec.values.map((v) => `“${String(v)}”`),
              'or',
            );
      return refuse(
        'bad-value',
        `The rule “${key}” cannot be ${quoteValue(value)}; it must be ${may}.`,
        `vary.${key}`,
        key,
      );
    }
    if (value === rules[key]) continue;
    rules[key] = value;
    kept[key] = value;
  }
  // An unchanged book keeps its one rules object, so that results memoised by identity are found again.
  const inForce = keysOf(kept).length === 0 ? valuesOf(source) : (Object.freeze(rules) as R);
  return ok({ source, changes: kept as RuleChanges<R>, rules: inForce });
}
