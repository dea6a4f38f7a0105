import { ok, type Result } from '#engine/kernel/result.ts';
import { END } from '#engine/ledger/sink.ts';
import type { Again } from '#engine/replay/again.ts';
import { PLAYERS } from '#engine/tables/position.ts';
import type { RevertierRecord } from '../record/record.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { judge } from './judge.ts';

const seatOf = (account: string): number => (PLAYERS as readonly string[]).indexOf(account);

/** Rules of play decide how a game ends, and so what is paid: it is judged anew each time. */
export const settleAgain = (record: RevertierRecord): Result<Again<RevertierRules>> =>
  ok((under, sink) => {
    const judged = judge(record, under);
    const entries = judged.ok ? judged.value.entries : [];
    for (const { occasion, from, to, amount, keys } of entries)
      sink.at(END).pay({ occasion, keys }, seatOf(from), seatOf(to), amount);
  });
