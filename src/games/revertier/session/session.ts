import { err, ok, refuse, type Result } from '#engine/kernel/result.ts';
import {
  settleDeals as settleRow,
  type RecordedDeal,
  type SettledSession,
  makeSessions,
  parseParts,
} from '#engine/ledger/settle-session.ts';
import type { Departure, Judgement } from '#engine/ledger/game.ts';
import { PLAYERS, type Player } from '#engine/tables/position.ts';
import { inPhase } from '#engine/ledger/place.ts';
import type { Frame, Outcome, EndingKind } from '../play/frame.ts';
import { dueAfter, type NextStarter, judge, settle, termsOf, type PaymentReason } from '../settle/judge.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { type RevertierRecord, receiverOfDice, starterOf } from '../record/record.ts';
import { whyNotFields, type Fields } from '#engine/kernel/fields.ts';
import { parseRevertier } from '../record/notation.ts';
import { ExplainSink } from '#engine/ledger/sink.ts';
import type { DealResult, Regulator } from '#engine/ledger/regulate.ts';

/** A match: several games between two players who keep their colours. */
export interface Session {
  /** Names of White and Black. */
  readonly players: readonly [white: string, black: string];
  /** Games; a start may be left out if the game before decides who has the dice. */
  readonly games: readonly RevertierRecord[];
}

/** Who has the dice in the next game: undefined before the first, `unsaid` after one that was broken off. */
type DiceDue = NextStarter | 'unsaid' | undefined;

const outcomeOf = ({ frames }: Judgement<Frame>): Outcome => {
  const event = frames.at(-1)?.event;
  return event?.kind === 'end' ? event.outcome : { kind: 'unfinished', winner: undefined, double: false };
};

/** Departure if another player had the dice than should have, or they were not thrown for. */
function diceDeparture(record: RevertierRecord, starter: Player, due: NextStarter | undefined): Departure | undefined {
  if (!due || receiverOfDice(record) !== undefined) return undefined;
  if (due.player === undefined)
    return record.start?.kind === 'dice'
      ? undefined
      : {
          at: inPhase('start'),
          key: due.key,
          message: 'By these rules the players throw in every game to decide who begins, but they did not.',
        };
  if (starter === due.player) return undefined;
  const colour = due.player === 0 ? 'White' : 'Black';
  return {
    at: inPhase('start'),
    key: due.key,
    message: `${colour} has the dice for this game, but the other player began.`,
  };
}

/** Settles one game of a match; returns who began it and who has the dice for the next. Fails like `judge`. */
function settleGame(
  game: RevertierRecord,
  before: DiceDue,
  rules: RevertierRules,
): Result<RecordedDeal<RevertierRecord, DiceDue>> {
  const due = before === 'unsaid' ? undefined : before;
  const isOpen = game.start === undefined && receiverOfDice(game) === undefined;
  if (before !== undefined && isOpen && due?.player === undefined)
    return refuse(
      'no-start',
      'The game before does not decide who has the dice: give the start of this game.',
      undefined,
      'start.next',
    );
  const withStart: RevertierRecord =
    isOpen && due?.player !== undefined ? { ...game, start: { kind: 'player', player: due.player } } : game;
  const starter = starterOf(withStart, rules);
  if (!starter.ok) return err({ ...starter.error, at: 'start' });
  const judged = judge(withStart, rules);
  if (!judged.ok) return judged;
  const wrong = diceDeparture(withStart, starter.value, due);
  const judgement = wrong ? { ...judged.value, departures: [wrong, ...judged.value.departures] } : judged.value;
  return ok({
    record: { ...withStart, start: withStart.start ?? { kind: 'player', player: starter.value } },
    judgement,
    entries: judgement.entries,
    carryOver: dueAfter(outcomeOf(judgement), starter.value, rules) ?? 'unsaid',
  });
}

/** Settles the games in order; the dice pass by the rules. Fails like `judge`, at `games[2].t5.1`. */
export function settleSession(
  { players, games }: Session,
  rules: RevertierRules,
): Result<SettledSession<RevertierRecord>> {
  const settled = settleRow<RevertierRecord, DiceDue>(
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

const SESSION_FIELDS = ['players', 'games'] as const;

/**
 * Parses a match, `{players: [Anne, Louis], games: [record body, …]}`: White first, with distinct names. A game without a start
 * is begun by the player to whom the game before gives the dice. Places of problems: `games[2].throws[3]`.
 */
export function parseSession(data: Fields): Result<Session> {
  const unknown = whyNotFields(data, SESSION_FIELDS, 'a match');
  if (unknown) return err(unknown);
  const players = namesOf(data['players']);
  if (!players) return refuse('bad-players', 'A match must name two different players, White first.', 'players');
  const games = parseParts(
    data,
    'games',
    ['The games of a match must be a list.', 'A game of a match must be a record.'],
    parseRevertier,
  );
  if (!games.ok) return games;
  return ok({ players, games: games.value });
}

function namesOf(data: unknown): readonly [string, string] | undefined {
  if (!Array.isArray(data) || data.length !== 2) return undefined;
  const [white, black] = data as readonly unknown[];
  const isName = (name: unknown): name is string => typeof name === 'string' && name.trim() !== '';
  return isName(white) && isName(black) && white !== black ? [white, black] : undefined;
}

export const sessions = makeSessions(parseSession, settleSession);

/** Outcome of a game at a real table, without its throws. */
export interface GameOutcome {
  /** Who began; if absent, the player who has the dice. */
  readonly starter: Player | undefined;
  /** Player who was given the dice as an advantage. */
  readonly diceGivenTo: Player | undefined;
  readonly kind: EndingKind;
  /** Undefined in a draw. */
  readonly winner: Player | undefined;
  /** Whether the loser was shut out so completely that he loses double. */
  readonly double: boolean;
}

/** Player who has the dice in the next game; undefined if they are thrown for. */
export type Dice = Player | undefined;

/** Result of a game, and who began it. */
export interface MadeGame extends DealResult<Dice> {
  readonly starter: Player;
}

/** Figures that count as a double loss under any rule (seven men in hand and a point still free), or under none. */
const SHUT = { double: { inHand: 7, free: 1 }, single: { inHand: 0, free: 0 } } as const;

/** Settles games given by their outcome, with the same payments as replays; the dice pass by the rules. */
export const revertierRegulator = (rules: RevertierRules, first: Player): Regulator<GameOutcome, MadeGame> => ({
  seats: PLAYERS,
  opening: first,
  settle: ({ starter, diceGivenTo, kind, winner, double }, due) => {
    const began = starter ?? diceGivenTo ?? due;
    if (began === undefined)
      return refuse(
        'no-starter',
        'The players throw for the dice before this game: say who began.',
        'dealer',
        'start.next',
      );
    if (kind !== 'frozen' && winner === undefined)
      return refuse('no-winner', 'Say who won the game.', 'winner', 'stake.game');
    if (kind === 'shutOut' && rules['shutOut.end'] !== 'lost')
      return refuse(
        'waits',
        'By these rules a player does not lose by being shut out by his own men.',
        'kind',
        'shutOut.end',
      );
    const isDrawn = kind === 'frozen' && rules['frozen.end'] === 'drawn';
    const won = isDrawn ? undefined : winner;
    const sink = new ExplainSink<PaymentReason>({ seats: PLAYERS, poolName: () => '' });
    const shut = kind === 'shutOut' ? { shut: double ? SHUT.double : SHUT.single } : {};
    settle({ kind, winner: won, ...shut }, termsOf(rules, { stake: undefined, double: undefined }), sink);
    return ok({
      entries: sink.entries,
      starter: began,
      carryOver: dueAfter({ kind, winner: won }, began, rules)?.player,
    });
  },
  balances: () => ({}),
  shares: false,
});
