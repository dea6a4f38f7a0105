import { printCard } from '#engine/cards/card.ts';
import type { ClauseId, ReadingId } from '#engine/kernel/clause.ts';
import type { Problem } from '#engine/kernel/result.ts';
import type { Balances, Entry } from '#engine/ledger/entry.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { clausesBehind, groundOf } from '#engine/replay/explain.ts';
import type { Replay } from '#engine/replay/replay.ts';
import type { Variation } from '#engine/rules/vary.ts';
import { printPlace } from '#engine/ledger/place.ts';

/** A payment with every clause it rests on; a rule the caller changed rests on none. */
export interface AnsweredEntry extends Omit<Entry, 'at' | 'of'> {
  readonly at: string;
  readonly of?: string;
  readonly clauses: readonly ClauseId[];
}

/** A departure with the clause it breaks: null where the source is silent, and then the reading, or where the rule is the caller's own. */
export interface AnsweredDeparture extends Omit<Departure, 'at'> {
  readonly at: string;
  readonly clause: ClauseId | null;
  readonly reading?: ReadingId;
}

/** One line out, but for the id. */
export type Answer =
  | {
      readonly ok: true;
      readonly net: Balances;
      readonly pools: Balances;
      /** What to put into the record of the next deal, so that stakes, beasts and odd counters carry over; or who begins the next game. */
      readonly next: Readonly<Record<string, unknown>>;
      readonly entries: readonly AnsweredEntry[];
      readonly departures: readonly AnsweredDeparture[];
    }
  | {
      readonly ok: false;
      readonly error: { readonly code: string; readonly message: string; readonly at: string };
      readonly departures?: readonly AnsweredDeparture[];
    };

export const answerProblem = ({ code, message, at }: Problem, otherwise = 'record'): Answer => ({
  ok: false,
  error: { code, message, at: at ?? otherwise },
});

function answerDeparture<R>({ at, key, message }: Departure, variation: Variation<R>): AnsweredDeparture {
  const ground = groundOf(key, variation);
  const clause = ground?.clauses[0] ?? null;
  const isSilent = ground && !ground.isChanged && ground.basis.kind === 'silent';
  return { at: printPlace(at), key, clause, ...(isSilent && { reading: ground.basis.reading }), message };
}

/**
 * What a settled record comes to. A strict answer to a record that departs from the rules is a refusal at the first
 * departure, with all of them listed: from there on it could not have happened, and nothing is said to be owed.
 */
export function answerReplay<R>(replay: Replay<unknown>, variation: Variation<R>, mode: 'strict' | 'lenient'): Answer {
  const departures = replay.departures.map((departure) => answerDeparture(departure, variation));
  const first = replay.firstDeparture;
  if (mode === 'strict' && first)
    return { ok: false, error: { code: 'departure', message: first.message, at: printPlace(first.at) }, departures };
  return {
    ok: true,
    net: replay.net,
    pools: replay.pools,
    next: replay.next,
    entries: replay.entries.map(({ at, occasion, of, from, to, amount, keys }) => ({
      at: printPlace(at),
      occasion,
      ...(of !== undefined && { of: printCard(of) }),
      from,
      to,
      amount,
      keys,
      clauses: clausesBehind(keys, variation),
    })),
    departures,
  };
}
