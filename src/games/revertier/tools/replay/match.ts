import { revertier } from '../../game.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import type { RevertierRecord } from '../../record/record.ts';
import { parseSession } from '../../session/session-notation.ts';
import { settleSession, type SettledGame } from '../../session/session.ts';
import type { Result } from '#engine/kernel/result.ts';
import { findRuleSet, parseChanges } from '#engine/notation/record.ts';
import type { Variation } from '#engine/rules/vary.ts';
import type { Player } from '#engine/tables/position.ts';
import { sayHandicap } from '../../say/index.ts';
import type { OnFile } from '#components/deal/deal-record.ts';

/** One game of a match with what its editor says of it. */
export interface MatchGame {
  /** From 1. */
  readonly number: number;
  readonly title: string;
  /** As a game on its own: who begins is said, the game before being out of sight. */
  readonly record: RevertierRecord;
  readonly notes: string | undefined;
  readonly annotations: readonly { readonly at: string; readonly text: string }[];
  readonly settled: SettledGame;
}

export interface Match {
  /** White, Black. */
  readonly players: readonly [string, string];
  readonly variation: Variation<RevertierRules>;
  readonly games: readonly MatchGame[];
}

/** What an editor may say beside a game of a match. */
interface Said {
  readonly title?: string;
  readonly notes?: string;
  readonly annotations?: MatchGame['annotations'];
}

/** Fields of a session beside the game’s own. */
const HEAD_FIELDS: readonly string[] = ['game', 'ruleset', 'vary'];

/** A match on file, settled. It was read once already when the content was checked. */
export function playMatch({ id, record }: OnFile): Match {
  const held = <T>(result: Result<T>): T => {
    if (!result.ok) throw new Error(`${id}: ${result.error.at ?? ''} ${result.error.message}`);
    return result.value;
  };
  const variation = held(parseChanges(revertier, held(findRuleSet(revertier, record['ruleset'])), record['vary']));
  const body = Object.fromEntries(Object.entries(record).filter(([field]) => !HEAD_FIELDS.includes(field)));
  const { players, games } = held(parseSession(body));
  const settled = held(settleSession({ players, games }, variation.rules));
  const said = record['games'] as readonly Said[];
  return {
    players,
    variation,
    games: settled.games.map((game, i): MatchGame => {
      const played = games[i]!;
      const player: Player = game.starter === players[0] ? 0 : 1;
      return {
        number: i + 1,
        title: said[i]?.title ?? `Game ${String(i + 1)}`,
        record: { ...played, start: played.start ?? { kind: 'player', player } },
        notes: said[i]?.notes,
        annotations: said[i]?.annotations ?? [],
        settled: game,
      };
    }),
  };
}

/** On what terms a game was played: “for 2; Mme de Sainval receives 2 men on the head”. */
export function sayTerms({ record }: MatchGame, { players, variation: { rules } }: Match): string {
  const { stake, double, handicap } = record;
  return [
    `for ${String(stake ?? rules['stake.game'])}`,
    ...((double ?? rules['double.agreed']) ? ['the double agreed'] : []),
    ...(handicap ? [`${players[handicap.to]} ${sayHandicap(handicap)}`] : []),
  ].join('; ');
}
