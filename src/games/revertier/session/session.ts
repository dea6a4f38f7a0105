import { err, ok, refuse, type Result } from '#engine/kernel/result.ts';
import { settleSession as settleRow, type Recorded, type SettledSession } from '#engine/ledger/settle-session.ts';
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

/** Who has the dice for the game to come: nothing before the first, and unsaid after one that was broken off. */
type Dice = Due | 'unsaid' | undefined;

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

/** One game after others: by whom it was begun, and who has the dice for the next. Fails as `judge` does. */
function settleGame(
  game: RevertierRecord,
  before: Dice,
  rules: RevertierRules,
): Result<Recorded<RevertierRecord, Dice, Judgement<Frame>>> {
  const due = before === 'unsaid' ? undefined : before;
  const isOpen = game.start === undefined && receiverOfDice(game) === undefined;
  if (before !== undefined && isOpen && due?.player === undefined)
    return refuse(
      'no-start',
      'The game before does not say who has the dice; give its start.',
      undefined,
      'start.next',
    );
  const begun: RevertierRecord =
    isOpen && due?.player !== undefined ? { ...game, start: { kind: 'player', player: due.player } } : game;
  const starter = starterOf(begun, rules);
  if (!starter.ok) return err({ ...starter.error, at: 'start' });
  const judged = judge(begun, rules);
  if (!judged.ok) return judged;
  const wrong = diceDeparture(begun, starter.value, due);
  const judgement = wrong ? { ...judged.value, departures: [wrong, ...judged.value.departures] } : judged.value;
  return ok({
    record: { ...begun, start: begun.start ?? { kind: 'player', player: starter.value } },
    judgement,
    entries: judgement.entries,
    carried: dueAfter(outcomeOf(judgement), starter.value, rules) ?? 'unsaid',
  });
}

/** Settles game after game: the dice pass as the rules have it. Fails as `judge` does, at `games[2].t5.1`. */
export function settleSession(
  { players, games }: Session,
  rules: RevertierRules,
): Result<SettledSession<RevertierRecord, Judgement<Frame>>> {
  const settled = settleRow<RevertierRecord, Dice, Judgement<Frame>>(
    { players, deals: games },
    {
      seats: PLAYERS,
      opening: undefined,
      settle: (game, before) => settleGame(game, before, rules),
      balances: () => ({}),
      shares: false,
      field: 'games',
      boxWorth: 0,
      isOver: () => true,
    },
  );
  if (!settled.ok) return settled;
  const deals = settled.value.deals.map((game) => {
    const starter = game.record && starterOf(game.record, rules);
    return starter?.ok ? { ...game, dealer: players[starter.value] } : game;
  });
  return ok({ ...settled.value, deals });
}
