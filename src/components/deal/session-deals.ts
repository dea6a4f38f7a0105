import { reversis } from '../../engine/games/reversis/index.ts';
import type { ReversisRules } from '../../engine/games/reversis/keys.ts';
import type { ReversisRecord } from '../../engine/games/reversis/record.ts';
import { parseSession } from '../../engine/games/reversis/session-notation.ts';
import { settleSession, type SettledDeal, type SettledSession } from '../../engine/games/reversis/session.ts';
import { findRuleSet, parseChanges } from '../../engine/notation/record.ts';
import type { Result } from '../../engine/kernel/result.ts';
import type { Variation } from '../../engine/rules/vary.ts';

/** One deal of a session with what its editor says of it. */
export interface SessionDeal {
  /** From 1, in the order of play; misdeals count. */
  readonly number: number;
  readonly title: string;
  /** Absent for a misdeal. Its pools are what the deals before have left. */
  readonly record: ReversisRecord | undefined;
  readonly notes: string | undefined;
  readonly annotations: readonly { readonly at: string; readonly text: string }[];
  readonly settled: SettledDeal;
}

export interface PlayedSession {
  readonly players: readonly string[];
  readonly variation: Variation<ReversisRules>;
  readonly deals: readonly SessionDeal[];
  readonly settled: SettledSession;
}

interface OnFile {
  readonly id: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** What an editor may say beside a deal of a session. */
interface Said {
  readonly title?: string;
  readonly notes?: string;
  readonly annotations?: SessionDeal['annotations'];
}

/** A session on file, settled. It was read once already when the content was checked. */
export function playSession({ id, record }: OnFile): PlayedSession {
  const held = <T>(result: Result<T>): T => {
    if (!result.ok) throw new Error(`${id}: ${result.error.at ?? ''} ${result.error.message}`);
    return result.value;
  };
  const variation = held(parseChanges(reversis, held(findRuleSet(reversis, record['ruleset'])), record['vary']));
  const { players, firstDealer, deals } = record;
  const session = held(parseSession({ players, firstDealer, deals }));
  const settled = held(settleSession(session, variation.rules));
  const said = deals as readonly Said[];
  return {
    players: session.players,
    variation,
    settled,
    deals: session.deals.map((deal, i): SessionDeal => {
      const pools = settled.deals[i - 1]?.pools;
      return {
        number: i + 1,
        title: said[i]?.title ?? (deal === 'misdeal' ? 'A misdeal' : `Deal ${String(i + 1)}`),
        record: deal === 'misdeal' ? undefined : { ...deal, pools },
        notes: said[i]?.notes,
        annotations: said[i]?.annotations ?? [],
        settled: settled.deals[i]!,
      };
    }),
  };
}

/** The number of the nearest deal that was played, going one way from an index; undefined where there is none. */
export function playedFrom(deals: readonly SessionDeal[], from: number, by: 1 | -1): number | undefined {
  for (let i = from; i >= 0 && i < deals.length; i += by) if (deals[i]?.record) return i + 1;
  return undefined;
}
