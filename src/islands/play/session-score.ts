import type { Fields } from '#engine/kernel/fields.ts';
import { range } from '#engine/kernel/collections.ts';
import { ok, unwrap, type Result } from '#engine/kernel/result.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import type { Game, GameTypes } from '#engine/ledger/game.ts';
import type { Sessions } from '#engine/ledger/settle-session.ts';
import { sumsAfter } from '../account/account.ts';
import type { AnyModel } from '../replay/model.ts';
import { isSameRules, type ReaderChanges } from '../rules/rule-words.ts';
import type { TableCompany } from './game.ts';
import { seatIn, type FinishedDeal, type RulesInForce, type TableSession, type SeatTerms } from './table-session.ts';

/** A finished deal in one line. Players by position: the reader first, then to his right. */
export interface ScoredDeal {
  readonly number: number;
  readonly won: readonly number[];
  readonly pools: Balances;
  readonly takenBack: number;
  /** Whether the house played the reader's last cards. */
  readonly isPlayedOut: boolean;
  /** Whether rules were changed since the previous deal. */
  readonly isTurned: boolean;
}

/** Totals of a session before the current deal. */
export interface SessionScore {
  readonly deals: readonly ScoredDeal[];
  readonly balances: readonly number[];
  /** Rest of the reader's box; undefined if there are no boxes. */
  readonly box: number | undefined;
  /** His debt beyond it. */
  readonly owes: number;
  /** Each player's share of the pools if the session ended here. */
  readonly leftover: number;
}

/** What settling a session needs of a game. */
export interface SessionSettler<G extends GameTypes> {
  readonly engine: Game<G>;
  readonly sessions: Sessions<G['rules'], G['record']>;
  readonly session: (company: TableCompany, records: readonly G['record'][]) => Fields;
  readonly passes: boolean;
  /** Number of deals in a party; 0 if the book does not say. */
  readonly deals: (rules: G['rules']) => number;
}

/** Consecutive deals under the same rules, as a session; `first` is the number of deals before them. */
export interface SameRulesRun<G extends GameTypes> {
  readonly rules: G['rules'];
  readonly changes: ReaderChanges;
  readonly first: number;
  readonly deals: readonly FinishedDeal<G>[];
}

/** Splits a table's deals where its rules changed. Always at least one run, possibly empty, under the rules in force. */
export function runsOf<G extends GameTypes>(
  now: RulesInForce<G['rules']>,
  finished: readonly FinishedDeal<G>[],
): readonly SameRulesRun<G>[] {
  const runs: SameRulesRun<G>[] = [];
  const isLike = (one: RulesInForce<G['rules']>, other: RulesInForce<G['rules']>): boolean =>
    isSameRules(one.changes, other.changes);
  for (const [first, deal] of finished.entries()) {
    const last = runs.at(-1);
    if (last && isLike(last, deal.by)) runs.splice(-1, 1, { ...last, deals: [...last.deals, deal] });
    else runs.push({ ...deal.by, first, deals: [deal] });
  }
  const last = runs.at(-1);
  return last && isLike(last, now) ? runs : [...runs, { ...now, first: finished.length, deals: [] }];
}

/** Players in order of play and first dealer, some deals after the beginning. Player 0 is the reader. */
export function companyOf(
  { players, seat }: Pick<SeatTerms<unknown>, 'players' | 'seat'>,
  passes: boolean,
  names: readonly string[],
  after: number,
): Pick<TableCompany, 'players' | 'firstDealer'> {
  const dealer = passes ? (((after - 1 - seat) % players) + players) % players : 0;
  const order = passes || seat === 0 ? names : names.toReversed();
  return { players: order, firstDealer: names[dealer] ?? '' };
}

/** Settles the finished deals like the regulator; an error if stored deals cannot be settled. */
export function settleScore<G extends GameTypes>(
  game: SessionSettler<G>,
  { terms, finished }: Pick<TableSession<G>, 'terms' | 'finished'>,
): Result<SessionScore> {
  const names = range(terms.players).map((i) => `p${String(i)}`);
  const byPlace = (amounts: Balances): readonly number[] => names.map((name) => amounts[name] ?? 0);
  const runs = runsOf(terms, finished);
  const isPartyOver = finished.length >= game.deals(terms.rules);
  const ended = runs.length > 1 && game.deals(terms.rules) > 0 ? isPartyOver : undefined;
  const deals: ScoredDeal[] = [];
  let balances = names.map(() => 0);
  let box: number | undefined;
  let leftover = 0;
  for (const { rules, first, deals: own } of runs) {
    const company = { ...companyOf(terms, game.passes, names, first), ...(ended !== undefined && { ended }) };
    const session = game.session(
      company,
      own.map(({ record }) => record),
    );
    const settled = game.sessions.settle(session, rules);
    if (!settled.ok) return settled;
    const { deals: lines, leftover: shared } = settled.value;
    // Totals after the last deal, before the pools are shared out.
    const { balances: won, boxes, owes } = lines.at(-1) ?? settled.value;
    for (const [i, { won: each, pools }] of lines.entries()) {
      const { number = 0, takenBack = 0, isPlayedOut = false } = own[i] ?? {};
      deals.push({ number, won: byPlace(each), pools, takenBack, isPlayedOut, isTurned: i === 0 && first > 0 });
    }
    const before = balances[0] ?? 0;
    balances = byPlace(won).map((amount, i) => amount + (balances[i] ?? 0));
    box = boxes && (boxes['p0'] ?? 0) - (owes['p0'] ?? 0) + before;
    leftover = shared.reduce((sum, { to, amount }) => sum + (to === 'p0' ? amount : 0), 0);
  }
  return ok({
    deals,
    balances,
    box: box && Math.max(0, box),
    owes: Math.max(0, -(box ?? 0)),
    leftover,
  });
}

/** The same for deals played in this page, which cannot fail. */
export const scoreOf = <G extends GameTypes>(
  game: SessionSettler<G>,
  session: Pick<TableSession<G>, 'terms' | 'finished'>,
): SessionScore => unwrap(settleScore(game, session), 'The session');

/** Whether all counters in the pools remain when a deal begins; other rules may lack a pool or its counters. */
export function keepsPools<G extends GameTypes>(game: SessionSettler<G>, session: TableSession<G>): boolean {
  const sum = (pools: Balances): number => Object.values(pools).reduce((all, held) => all + held, 0);
  const score = settleScore(game, session);
  const { record } = session.moments[0]!.playing;
  const judged = game.engine.judge(record, session.terms.rules);
  if (!score.ok || !judged.ok) return false;
  return sum(score.value.deals.at(-1)?.pools ?? {}) === sum(judged.value.poolsBefore);
}

/** Where everybody stands in the session after a step of the deal under way, by seat. */
export function netsAfter(model: AnyModel, step: number, { balances }: SessionScore, me: number): readonly number[] {
  const { now } = sumsAfter(model.opening, model.lines, step);
  const { seats } = model;
  return seats.map((seat, i) => (balances[(i - me + seats.length) % seats.length] ?? 0) + (now[seat] ?? 0));
}

/** The seat at which the reader sits in the deal under way. */
export const seatNow = <G extends GameTypes>(session: TableSession<G>, passes: boolean): number =>
  seatIn(session.terms, passes, session.finished.length);
