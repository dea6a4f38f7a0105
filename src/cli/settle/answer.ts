import { printCard } from '#engine/cards/card.ts';
import type { ClauseId, InterpretationId } from '#engine/rules/key.ts';
import type { Problem } from '#engine/kernel/result.ts';
import type { Balances, Entry } from '#engine/ledger/entry.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { clausesBehind, groundOf, type Replay } from '#engine/replay/replay.ts';
import type { Variation } from '#engine/rules/vary.ts';
import { printPlace } from '#engine/ledger/place.ts';

/** A payment with every clause it rests on; a rule changed by the caller rests on none. */
export interface AnsweredEntry extends Omit<Entry, 'at' | 'of'> {
  readonly at: string;
  readonly of?: string;
  readonly clauses: readonly ClauseId[];
}

/**
 * A departure with the clause it breaks; null with an interpretation where the source is silent, or where the rule is the
 * caller's own.
 */
export interface AnsweredDeparture extends Omit<Departure, 'at'> {
  readonly at: string;
  readonly clause: ClauseId | null;
  readonly reading?: InterpretationId;
}

/** One line of output, without the id. */
export type SettleResponse =
  | {
      readonly ok: true;
      /** False if the record stops before the end of the deal, whose final payments are then missing. */
      readonly complete: boolean;
      readonly net: Balances;
      readonly pools: Balances;
      /**
       * Fields for the next deal's record, so that stakes, beasts and odd counters carry over; or who begins the next
       * game.
       */
      readonly next: Readonly<Record<string, unknown>>;
      readonly entries: readonly AnsweredEntry[];
      readonly departures: readonly AnsweredDeparture[];
    }
  | {
      readonly ok: false;
      readonly error: { readonly code: string; readonly message: string; readonly at: string };
      readonly departures?: readonly AnsweredDeparture[];
    };

export const answerProblem = ({ code, message, at }: Problem, fallback = 'record'): SettleResponse => ({
  ok: false,
  error: { code, message, at: at ?? fallback },
});

function answerDeparture<R>({ at, key, message }: Departure, variation: Variation<R>): AnsweredDeparture {
  const ground = groundOf(key, variation);
  const clause = ground?.clauses[0] ?? null;
  const isSilent = ground && !ground.isChanged && ground.basis.kind === 'silent';
  return { at: printPlace(at), key, clause, ...(isSilent && { reading: ground.basis.reading }), message };
}

/**
 * Answer for a settled record. In strict mode a record that departs from the rules is refused at its first departure,
 * with all departures listed: what follows could not have happened, so no payments are given.
 */
export function answerReplay<R>(
  replay: Replay<unknown>,
  variation: Variation<R>,
  mode: 'strict' | 'lenient',
): SettleResponse {
  const departures = replay.departures.map((departure) => answerDeparture(departure, variation));
  const first = replay.firstDeparture;
  if (mode === 'strict' && first)
    return { ok: false, error: { code: 'departure', message: first.message, at: printPlace(first.at) }, departures };
  return {
    ok: true,
    complete: replay.isComplete,
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
