import type { Result } from '../kernel/result.ts';
import type { Judgement } from '../ledger/game.ts';

const kept = new WeakMap<object, { readonly rules: unknown; readonly judged: unknown }>();

/** A record judged by some rules, kept for whoever asks next by the same: a page, its table, and the lists it stands in. */
export function judgedOnce<R, Rec, J extends Judgement<unknown>>(
  judge: (record: Rec, rules: R) => Result<J>,
  record: Rec,
  rules: R,
): Result<J> {
  const known = kept.get(record as object);
  // A record is of one game, and one judge is that game's.
  if (known?.rules === rules) return known.judged as Result<J>;
  const judged = judge(record, rules);
  kept.set(record as object, { rules, judged });
  return judged;
}
