import type { Result } from '#engine/kernel/result.ts';
import { ok } from '#engine/kernel/result.ts';
import { makeSettleAny, type Request } from '#islands/replay/settle/settle-record.ts';
import { SEATS, type PasseSeizeRecord } from '../../record/record.ts';
import { PASSE_SEIZE_KEYS, type PasseSeizeRules } from '../../rules/keys.ts';
import { sayFrame, sayOccasion } from '../../say/index.ts';
import { judge, type Frame } from '../../settle/judge.ts';
import type { CountModel, CountStep } from '../../table/GameTable.tsx';

const settle = makeSettleAny<PasseSeizeRules, PasseSeizeRecord, Frame, CountStep>({
  keys: PASSE_SEIZE_KEYS,
  judge,
  seats: () => SEATS,
  stepOf: ({ at, turned }) => ({ at, turned }),
  say: sayFrame,
  what: sayOccasion,
  atCut: (last) => ({ ...last, turned: undefined }),
  piece: 'deal',
  saySeat: (seat) => `the ${seat}`,
});

/** A record by the book and by the changed rules, ready to be shown. */
export function settleDeal(request: Request<PasseSeizeRules, PasseSeizeRecord>): Result<CountModel> {
  const settled = settle(request);
  return settled.ok ? ok(settled.value.model) : settled;
}
