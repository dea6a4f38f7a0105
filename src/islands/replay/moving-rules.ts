import type { Result } from '#engine/kernel/result.ts';
import type { Departure, Judgement } from '#engine/ledger/game.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { digest, type Again } from '#engine/replay/again.ts';
import { arises, type KeySpec, type RuleValue } from '#engine/rules/key.ts';

/** What the questions are to one deal: those some other answer to which moves a payment, and those that would forbid the play. */
export interface RulesThatMatter<K extends string> {
  readonly moving: readonly K[];
  readonly forbidding: readonly K[];
}

/** What trying every answer asks of a game. */
export interface Tried<K extends string, R, Rec> {
  readonly keys: Readonly<Record<K, KeySpec>>;
  readonly askedOfADeal: readonly K[];
  readonly settleAgain: (record: Rec, rules: R) => Result<Again<R>>;
  readonly judge: (record: Rec, rules: R) => Result<Judgement<unknown>>;
}

const listDepartures = (departures: readonly Departure[]): string =>
  departures.map(({ at, key }) => `${printPlace(at)} ${key}`).join();

/** Tries every answer worth offering to every question, one at a time. `rules` are the book's; a record they cannot settle has none. */
export function makeRulesThatMatter<K extends string, R extends Readonly<Record<K, RuleValue>>, Rec>({
  keys,
  askedOfADeal,
  settleAgain,
  judge,
}: Tried<K, R, Rec>): (record: Rec, rules: R) => RulesThatMatter<K> {
  return (record, rules) => {
    const again = settleAgain(record, rules);
    const judged = judge(record, rules);
    if (!again.ok || !judged.ok) return { moving: [], forbidding: [] };
    // One copy for all answers: a rules object of its own for each would take longer than the settling.
    const draft: Record<string, RuleValue> = { ...rules };
    const under = draft as unknown as R;
    const paid = digest(again.value, rules);
    const allowed = listDepartures(judged.value.departures);
    const isForbidden = (): boolean => {
      const otherwise = judge(record, under);
      return !otherwise.ok || listDepartures(otherwise.value.departures) !== allowed;
    };
    const moving: K[] = [];
    const forbidding: K[] = [];
    for (const key of askedOfADeal) {
      if (!arises(keys, key, rules)) continue;
      const { values, touches } = keys[key];
      const own: RuleValue = rules[key];
      const others = values.filter((value) => value !== own);
      const isSo = (test: () => boolean): boolean =>
        others.some((value) => {
          draft[key] = value;
          return test();
        });
      if (isSo(() => digest(again.value, under) !== paid)) moving.push(key);
      else if (touches !== 'payment' && isSo(isForbidden)) forbidding.push(key);
      draft[key] = own;
    }
    return { moving, forbidding };
  };
}
