import type { KeySpec, RuleValue } from '../rules/key.ts';
import { counted, type Unit } from './counted.ts';

type SayAmount = (value: number, unit: Unit) => string;
type KeysHolding<Rules, T> = { [K in keyof Rules]: Rules[K] extends T ? K : never }[keyof Rules];

/** A game’s answers in words: every value of every choice, and the flags and amounts that want words of their own. */
export interface Answers<Rules> {
  readonly keys: Readonly<Record<keyof Rules, KeySpec>>;
  readonly choices: { readonly [K in KeysHolding<Rules, string>]: Readonly<Record<Rules[K] & string, string>> };
  /** Flags that deserve more than yes and no: what is said when they do not hold, and when they do. */
  readonly flags: Partial<Record<KeysHolding<Rules, boolean>, readonly [no: string, yes: string]>>;
  /** Amounts that are not simply paid by somebody. */
  readonly amounts: Partial<Record<KeysHolding<Rules, number>, SayAmount>>;
}

/** A game’s rules in words. */
export interface Wording<R> {
  /** The groups of its questions with their headings, in the order in which readers meet them. */
  readonly groups: Readonly<Record<string, string>>;
  readonly question: (key: string) => string;
  /** An answer in words, beside the other rules of its book: they say in what it is paid. */
  readonly say: (key: string, value: RuleValue, unit: Unit, rules: R) => string;
}

/** Questions and answers of a table of keys, for whoever has the keys as text. */
export const makeWording = <K extends string, R>(
  groups: Readonly<Record<string, string>>,
  questions: Readonly<Record<K, string>>,
  say: (key: K, value: RuleValue, unit: Unit, rules: R) => string,
): Wording<R> => ({
  groups,
  question: (key) => questions[key as K],
  say: (key, value, unit, rules) => say(key as K, value, unit, rules),
});

/** An amount as an answer says it: what is paid, how many there are, or what something is worth. */
export const paid: SayAmount = (value, unit) => (value === 0 ? 'nothing' : counted(value, unit));
export const number: SayAmount = (value) => (value === 0 ? 'none' : String(value));
export const worth: SayAmount = (value, unit) => (value === 0 ? 'there is none' : counted(value, unit));

/** The answer to a question in few words: “8 fiches”, “twice”, “yes”. Values the key cannot hold are printed as they are. */
export function sayAnswer<Rules>(
  { keys, choices, flags, amounts }: Answers<Rules>,
  key: keyof Rules,
  value: RuleValue,
  unit: Unit,
  otherwise: SayAmount = paid,
): string {
  switch (keys[key].type) {
    case 'choice':
      return (
        (choices as Record<PropertyKey, Readonly<Record<string, string>> | undefined>)[key]?.[String(value)] ??
        String(value)
      );
    case 'flag':
      return ((flags as Record<PropertyKey, readonly [string, string] | undefined>)[key] ?? ['no', 'yes'])[
        value === true ? 1 : 0
      ];
    case 'amount':
      if (typeof value !== 'number') return String(value);
      return ((amounts as Record<PropertyKey, SayAmount | undefined>)[key] ?? otherwise)(value, unit);
  }
}
