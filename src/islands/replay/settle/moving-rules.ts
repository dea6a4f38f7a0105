import { otherwiseOf, type Tried } from '#engine/replay/otherwise.ts';
import { arises, type KeySpec, type RuleValue } from '#engine/rules/key.ts';

/** What the questions are to one deal: those some other answer to which moves a payment, and those that would forbid the play. */
export interface RulesThatMatter<K extends string> {
  readonly moving: readonly K[];
  readonly forbidding: readonly K[];
}

/** What trying every answer asks of a game. */
export interface AskedOf<K extends string, R, Rec> extends Tried<R, Rec> {
  readonly keys: Readonly<Record<K, KeySpec>>;
  readonly askedOfADeal: readonly K[];
}

/** Tries every answer worth offering to every question, one at a time. `rules` are the book’s; a record they cannot settle has none. */
export const makeRulesThatMatter =
  <K extends string, R extends Readonly<Record<K, RuleValue>>, Rec>({
    askedOfADeal,
    ...game
  }: AskedOf<K, R, Rec>): ((record: Rec, rules: R) => RulesThatMatter<K>) =>
  (record, rules) => {
    const { moves, forbids } = otherwiseOf(game, record, rules);
    const moving: K[] = [];
    const forbidding: K[] = [];
    for (const key of askedOfADeal) {
      if (!arises(game.keys, key, rules)) continue;
      const answers = game.keys[key].values.map((value) => ({ [key]: value }));
      if (answers.some(moves)) moving.push(key);
      else if (answers.some(forbids)) forbidding.push(key);
    }
    return { moving, forbidding };
  };
