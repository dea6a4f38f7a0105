import { factsFromRecord, judge } from '#engine/games/reversis/judge.ts';
import { REVERSIS_KEYS, type ReversisKey, type ReversisRules } from '#engine/games/reversis/keys.ts';
import { poolsFrom } from '#engine/games/reversis/pools.ts';
import type { ReversisRecord } from '#engine/games/reversis/record.ts';
import { settle } from '#engine/games/reversis/settle.ts';
import type { Departure } from '#engine/ledger/game.ts';
import type { Sink } from '#engine/ledger/sink.ts';
import type { KeySpec, RuleValue } from '#engine/rules/key.ts';
import { ASKED_OF_A_DEAL } from './questions.ts';

/** What the questions are to one deal: those some other answer to which moves a payment, and those that would forbid the play. */
export interface RulesThatMatter {
  readonly moving: readonly ReversisKey[];
  readonly forbidding: readonly ReversisKey[];
}

/** Boils all that is paid down to two numbers, so that settlements can be told apart as fast as they are made. */
class Digest implements Sink {
  private a = 0;
  private b = 0;
  post(place: number, occasion: number, card: number, from: number, to: number, amount: number): void {
    for (const n of [place, occasion, card, from, to, amount]) {
      this.a = (Math.imul(this.a, 31) + n) | 0;
      this.b = (Math.imul(this.b ^ n, 0x01000193) + 7) | 0;
    }
  }
  toString(): string {
    return `${String(this.a)} ${String(this.b)}`;
  }
}

const listDepartures = (departures: readonly Departure[]): string =>
  departures.map(({ at, key }) => `${at} ${key}`).join();

/** Tries every answer worth offering to every question, one at a time. `rules` are the book's; a record they cannot settle has none. */
export function rulesThatMatter(record: ReversisRecord, rules: ReversisRules): RulesThatMatter {
  const prepared = factsFromRecord(record, rules);
  const judged = judge(record, rules);
  if (!prepared.ok || !judged.ok) return { moving: [], forbidding: [] };
  // One copy for all answers: a rules object of its own for each would take longer than the settling.
  const draft: Record<string, RuleValue> = { ...rules };
  const under = draft as unknown as ReversisRules;
  /** What is paid for what happened: payment rules cannot change what happened. */
  const digest = (): string => {
    const sink = new Digest();
    settle(prepared.value.facts, under, poolsFrom(under, record.pools), sink);
    return sink.toString();
  };
  const paid = digest();
  const allowed = listDepartures(judged.value.departures);
  const isForbidden = (): boolean => {
    const otherwise = judge(record, under);
    return otherwise.ok && listDepartures(otherwise.value.departures) !== allowed;
  };
  const moving: ReversisKey[] = [];
  const forbidding: ReversisKey[] = [];
  for (const key of ASKED_OF_A_DEAL) {
    const { values, touches }: KeySpec = REVERSIS_KEYS[key];
    const others = values.filter((value) => value !== rules[key]);
    const isSo = (test: () => boolean): boolean =>
      others.some((value) => {
        draft[key] = value;
        return test();
      });
    if (isSo(() => digest() !== paid)) moving.push(key);
    else if (touches !== 'payment' && isSo(isForbidden)) forbidding.push(key);
    draft[key] = rules[key];
  }
  return { moving, forbidding };
}
