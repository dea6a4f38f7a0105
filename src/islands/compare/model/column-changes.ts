import type { ShownTypes } from '../../replay/model.ts';
import { arises, type RuleValue } from '#engine/rules/key.ts';
import { type RuleSet, valuesOf } from '#engine/rules/rule-set.ts';
import { href } from '#view/href.ts';
import type { ComparedGame } from '../game.ts';
import type { SettledColumn } from './state.ts';
import { compareJudgements } from '#engine/replay/compare.ts';
import { seatHeading } from '#engine/wording/sentence.ts';

/** A rule that a column changes, with the column's answer and the book's. */
export interface ChangedRule {
  readonly key: string;
  readonly question: string;
  readonly href: string;
  readonly answer: string;
  readonly inBook: string;
}

/** Rules under which a question is answered, and their unit. */
interface Answering<R> {
  readonly rules: R;
  readonly unit: RuleSet['unit'];
}

/** Answer in words, or a statement that the question does not arise under these rules. */
export const sayRule = <G extends ShownTypes>(
  { engine, wording }: Pick<ComparedGame<G>, 'engine' | 'wording'>,
  key: string,
  { rules, unit }: Answering<G['rules']>,
): string =>
  arises(engine.keys, key, rules)
    ? wording.say(key, (rules as Readonly<Record<string, RuleValue>>)[key] ?? false, unit, rules)
    : 'does not arise';

/** Rules that a column changes in its book, in the order of the changes. */
export const rulesChangedBy = <G extends ShownTypes>(
  game: Pick<ComparedGame<G>, 'engine' | 'wording'>,
  { book: { head, rules }, variation }: Pick<SettledColumn<G['rules']>, 'book' | 'variation'>,
): readonly ChangedRule[] =>
  Object.keys(variation.changes).map((key) => ({
    key,
    question: game.wording.question(key),
    href: href(`/${game.engine.id}/rules/${key}/`),
    answer: sayRule(game, key, { rules: variation.rules, unit: head.unit }),
    inBook: sayRule(game, key, { rules: valuesOf(rules), unit: head.unit }),
  }));

/** A player's net under a book and under its changed rules; undefined where they cannot settle the record. */
interface NetChange {
  readonly name: string;
  readonly before: number | undefined;
  readonly now: number | undefined;
}

/** Effect of a column's changes. */
export interface ColumnEffect {
  readonly nets: readonly NetChange[];
  /** Number of payments that differ from the book's. */
  readonly moved: number;
}

/** Compares a column with its unchanged book. */
export function effectOfColumn<G extends ShownTypes>(
  { settle, seats, saySeat = seatHeading }: ComparedGame<G>,
  record: G['record'],
  { book, judged }: SettledColumn<G['rules']>,
): ColumnEffect {
  const own = settle(record, valuesOf(book.rules));
  const rows = own.ok && judged.ok ? compareJudgements([own.value, judged.value]).rows : [];
  return {
    nets: seats(record).map((seat) => ({
      name: saySeat(seat),
      before: own.ok ? own.value.net[seat] : undefined,
      now: judged.ok ? judged.value.net[seat] : undefined,
    })),
    moved: rows.filter(({ same }) => !same).length,
  };
}
