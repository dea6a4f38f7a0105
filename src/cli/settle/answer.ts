import type { Problem } from '#engine/kernel/result.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { printSettlement, type PrintedDeparture, type PrintedSettlement } from '#engine/replay/printed.ts';
import type { Replay } from '#engine/replay/replay.ts';
import type { Variation } from '#engine/rules/rule-set.ts';

/** One line of output, without the id. */
export type SettleResponse =
  | ({ readonly ok: true } & PrintedSettlement)
  | {
      readonly ok: false;
      readonly error: { readonly code: string; readonly message: string; readonly at: string };
      readonly departures?: readonly PrintedDeparture[];
    };

export const answerProblem = ({ code, message, at }: Problem, fallback = 'record'): SettleResponse => ({
  ok: false,
  error: { code, message, at: at ?? fallback },
});

/**
 * Answer for a settled record. In strict mode a record that departs from the rules is refused at its first departure,
 * with all departures listed: what follows could not have happened, so no payments are given.
 */
export function answerReplay<R>(
  replay: Replay<unknown>,
  variation: Variation<R>,
  mode: 'strict' | 'lenient',
): SettleResponse {
  const printed = printSettlement(replay, variation);
  const first = replay.firstDeparture;
  if (mode === 'strict' && first)
    return {
      ok: false,
      error: { code: 'departure', message: first.message, at: printPlace(first.at) },
      departures: printed.departures,
    };
  return { ok: true, ...printed };
}
