import { err, ok, refuse, type Result } from '#engine/kernel/result.ts';
import { addTo, evenFor, inPart } from '#engine/ledger/across-deals.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import type { Departure, Judgement } from '#engine/ledger/game.ts';
import { PLAYERS, type Player } from '#engine/tables/position.ts';
import { inPhase } from '#engine/ledger/place.ts';
import type { Frame, Outcome } from '../play/frame.ts';
import { dueAfter, type Due } from '../settle/due-after.ts';
import { judge } from '../settle/judge.ts';
import type { RevertierRules } from '../rules/keys.ts';
import type { RevertierRecord } from '../record/record.ts';
import { receiverOfDice, starterOf } from '../record/starter.ts';

/** A match: several games between the same two, who keep their colours. */
export interface Session {
  /** Who plays White, who Black. */
  readonly players: readonly [white: string, black: string];
  /** Whose start may be left out where the game before says who has the dice. */
  readonly games: readonly RevertierRecord[];
}

export interface SettledGame {
  /** Who threw first. */
  readonly starter: string;
  /** Its departures include the dice taken by the wrong player. */
  readonly judgement: Judgement<Frame>;
  /** Nobody, where the game was drawn or not finished. */
  readonly winner: string | undefined;
  /** Player → won or lost in this game, and since the beginning. */
  readonly won: Balances;
  readonly balances: Balances;
}

export interface SettledSession {
  readonly games: readonly SettledGame[];
  readonly balances: Balances;
}

const outcomeOf = ({ frames }: Judgement<Frame>): Outcome => {
  const event = frames.at(-1)?.event;
  return event?.kind === 'end' ? event.outcome : { kind: 'unfinished', winner: undefined, double: false };
};

/** What is amiss when the dice were with another than they should have been, or were not thrown for. */
function diceDeparture(record: RevertierRecord, starter: Player, due: Due | undefined): Departure | undefined {
  if (!due || receiverOfDice(record) !== undefined) return undefined;
  if (due.player === undefined)
    return record.start?.kind === 'dice'
      ? undefined
      : { at: inPhase('start'), key: due.key, message: 'The beginning is thrown for anew in every game, and was not.' };
  if (starter === due.player) return undefined;
  const colour = due.player === 0 ? 'White' : 'Black';
  return {
    at: inPhase('start'),
    key: due.key,
    message: `${colour} has the dice for this game, and the other player began.`,
  };
}

/** Settles game after game: the dice pass as the rules have it. Fails as `judge` does, at `games[2].t5.1`. */
export function settleSession({ players, games }: Session, rules: RevertierRules): Result<SettledSession> {
  const settled: SettledGame[] = [];
  let balances = evenFor(players);
  let due: Due | undefined;
  for (const [i, game] of games.entries()) {
    const at = `games[${String(i)}]`;
    if (i > 0 && !game.start && due?.player === undefined && receiverOfDice(game) === undefined)
      return refuse('no-start', 'The game before does not say who has the dice; give its start.', at, 'start.next');
    const record: RevertierRecord =
      game.start !== undefined || due?.player === undefined || receiverOfDice(game) !== undefined
        ? game
        : { ...game, start: { kind: 'player', player: due.player } };
    const starter = starterOf(record, rules);
    if (!starter.ok) return err({ ...starter.error, at: `${at}.start` });
    const judged = judge(record, rules);
    if (!judged.ok) return err(inPart(at, judged.error));
    const wrong = diceDeparture(record, starter.value, due);
    const judgement = wrong ? { ...judged.value, departures: [wrong, ...judged.value.departures] } : judged.value;
    const outcome = outcomeOf(judgement);
    const won: Balances = Object.fromEntries(
      players.map((player, seat) => [player, judgement.net[PLAYERS[seat] ?? ''] ?? 0]),
    );
    balances = addTo(balances, won);
    settled.push({
      starter: players[starter.value],
      judgement,
      winner: outcome.winner === undefined ? undefined : players[outcome.winner],
      won,
      balances,
    });
    due = dueAfter(outcome, starter.value, rules);
  }
  return ok({ games: settled, balances });
}
