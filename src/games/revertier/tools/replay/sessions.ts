import { revertier } from '../../game.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import type { RevertierRecord } from '../../record/record.ts';
import { parseSession } from '../../session/session-notation.ts';
import { settleSession } from '../../session/session.ts';
import { unwrap } from '#engine/kernel/result.ts';
import { findRuleSet, parseChanges } from '#engine/notation/record.ts';
import type { Player } from '#engine/tables/position.ts';
import { sayHandicap } from '../../say/index.ts';
import type { PlayedSession, SessionOnFile, SessionPart } from '#components/deal/session-deals.ts';
import { MATCH_WORDS } from '#components/deal/session-words.ts';

/** What an editor may say beside a game of a match. */
interface Said {
  readonly title?: string;
  readonly notes?: string;
  readonly annotations?: SessionPart['annotations'];
}

/** Fields of a session beside the game’s own. */
const HEAD_FIELDS: readonly string[] = ['game', 'ruleset', 'vary'];

/** A match on file, played through. It was read once already when the content was checked. */
export function playSession({ id, record }: SessionOnFile): PlayedSession {
  const variation = unwrap(
    parseChanges(revertier, unwrap(findRuleSet(revertier, record['ruleset']), id), record['vary']),
    id,
  );
  const body = Object.fromEntries(Object.entries(record).filter(([field]) => !HEAD_FIELDS.includes(field)));
  const { players, games } = unwrap(parseSession(body), id);
  const settled = unwrap(settleSession({ players, games }, variation.rules), id);
  const said = record['games'] as readonly Said[];
  const sides = `${players[0]} plays White, ${players[1]} Black`;
  return {
    words: MATCH_WORDS,
    players,
    sides: `${sides}.`,
    atEnd: { balances: settled.games.at(-1)?.balances ?? {} },
    parts: settled.games.map((game, i): SessionPart => {
      const played = games[i]!;
      const player: Player = game.starter === players[0] ? 0 : 1;
      const terms = sayTerms(played, players, variation.rules);
      return {
        number: i + 1,
        title: said[i]?.title ?? `Game ${String(i + 1)}`,
        // As a game on its own: who begins is said, the game before being out of sight.
        written: { variation, record: { ...played, start: played.start ?? { kind: 'player', player } } },
        notes: said[i]?.notes,
        annotations: said[i]?.annotations ?? [],
        terms: `${sides}; ${terms}.`,
        said: `${game.starter} has the dice; ${terms}; ${String(played.throws.length)} throws`,
        won: game.won,
        balances: game.balances,
      };
    }),
  };
}

/** On what terms a game is played: “for 2; Mme de Sainval receives 2 men on the head”. */
function sayTerms(
  { stake, double, handicap }: RevertierRecord,
  players: readonly [string, string],
  rules: RevertierRules,
): string {
  return [
    `for ${String(stake ?? rules['stake.game'])}`,
    ...((double ?? rules['double.agreed']) ? ['the double agreed'] : []),
    ...(handicap ? [`${players[handicap.to]} ${sayHandicap(handicap)}`] : []),
  ].join('; ');
}
