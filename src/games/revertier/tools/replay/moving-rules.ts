import { judge } from '../../settle/judge.ts';
import { REVERTIER_KEYS, type RevertierKey, type RevertierRules } from '../../rules/keys.ts';
import type { RevertierRecord } from '../../record/record.ts';
import { ok } from '#engine/kernel/result.ts';
import { END } from '#engine/ledger/sink.ts';
import { PLAYERS } from '#engine/tables/position.ts';
import { makeRulesThatMatter } from '#islands/replay/moving-rules.ts';
import { askedOfADeal } from './questions.ts';

const seatOf = (account: string): number => (PLAYERS as readonly string[]).indexOf(account);

/** What the questions are to one game. Rules of play decide how a game ends, and so what is paid: it is judged anew each time. */
export const rulesThatMatter = makeRulesThatMatter<RevertierKey, RevertierRules, RevertierRecord>({
  keys: REVERTIER_KEYS,
  askedOfADeal,
  prepare: (record) =>
    ok((under, sink) => {
      const judged = judge(record, under);
      const entries = judged.ok ? judged.value.entries : [];
      for (const { occasion, from, to, amount, keys } of entries)
        sink.at(END).pay({ occasion, keys }, seatOf(from), seatOf(to), amount);
    }),
  judge,
});
