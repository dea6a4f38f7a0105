import type { Fields } from '#engine/kernel/fields.ts';
import { range } from '#engine/kernel/collections.ts';
import { ok, unwrap, type Result } from '#engine/kernel/result.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import type { Game } from '#engine/ledger/game.ts';
import type { Sessions } from '#engine/ledger/settle-session.ts';
import { sumsAfter } from '../account/account.ts';
import type { AnyModel } from '../replay/model.ts';
import { isSameRules, type Changes } from '../rules/changes.ts';
import type { Company } from './game.ts';
import { seatIn, type Finished, type Ruled, type Sitting, type Terms } from './sitting.ts';

/** A deal that is over, in one line. Players by where they sit: the reader first, then to his right. */
export interface DealInLine {
  readonly number: number;
  readonly won: readonly number[];
  readonly pools: Balances;
  readonly takenBack: number;
  /** Whether the house played the reader’s last cards too. */
  readonly isPlayedOut: boolean;
  /** Whether rules had been turned since the deal before. */
  readonly isTurned: boolean;
}

/** Where a session stands before the deal under way. */
export interface Standing {
  readonly deals: readonly DealInLine[];
  readonly balances: readonly number[];
  /** What is left in the reader’s box; undefined where the rules give none. */
  readonly box: number | undefined;
  /** What he owes beyond it. */
  readonly owes: number;
  /** The pools shared out, were the session to end here: to each player. */
  readonly leftover: number;
}

/** What settling a session asks of a game. */
export interface Settling<R, Rec> {
  readonly sessions: Sessions<R, Rec>;
  readonly session: (company: Company, records: readonly Rec[]) => Fields;
  readonly passes: boolean;
  /** How many deals make a party; 0 where the book does not say. */
  readonly deals: (rules: R) => number;
}

/** Deals in a row that were played by the same rules, as a session that can be settled; `first` counts the deals before them. */
export interface Run<R, Rec> {
  readonly rules: R;
  readonly changes: Changes;
  readonly first: number;
  readonly deals: readonly Finished<R, Rec>[];
}

/** The deals of a table, parted where its rules were turned. One run at least, by the rules in force, be it of no deal yet. */
export function runsOf<R, Rec>(now: Ruled<R>, finished: readonly Finished<R, Rec>[]): readonly Run<R, Rec>[] {
  const runs: Run<R, Rec>[] = [];
  const isLike = (one: Ruled<R>, other: Ruled<R>): boolean => isSameRules(one.changes, other.changes);
  for (const [first, deal] of finished.entries()) {
    const last = runs.at(-1);
    if (last && isLike(last, deal.by)) runs.splice(-1, 1, { ...last, deals: [...last.deals, deal] });
    else runs.push({ ...deal.by, first, deals: [deal] });
  }
  const last = runs.at(-1);
  return last && isLike(last, now) ? runs : [...runs, { ...now, first: finished.length, deals: [] }];
}

/** Who sits at the table in order of play and who deals first, so many deals after the beginning. Player 0 is the reader. */
export function companyOf(
  { players, seat }: Pick<Terms<unknown>, 'players' | 'seat'>,
  passes: boolean,
  names: readonly string[],
  after: number,
): Pick<Company, 'players' | 'firstDealer'> {
  const dealer = passes ? (((after - 1 - seat) % players) + players) % players : 0;
  const order = passes || seat === 0 ? names : names.toReversed();
  return { players: order, firstDealer: names[dealer] ?? '' };
}

/** The deals that are over, settled as the regulator settles a session; or why they cannot be, where they were kept and are read. */
export function settleStanding<R, Rec, Act>(
  game: Settling<R, Rec>,
  { terms, finished }: Pick<Sitting<R, Rec, Act>, 'terms' | 'finished'>,
): Result<Standing> {
  const names = range(terms.players).map((i) => `p${String(i)}`);
  const byPlace = (amounts: Balances): readonly number[] => names.map((name) => amounts[name] ?? 0);
  const runs = runsOf(terms, finished);
  const isPartyOver = finished.length >= game.deals(terms.rules);
  const ended = runs.length > 1 && game.deals(terms.rules) > 0 ? isPartyOver : undefined;
  const deals: DealInLine[] = [];
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
    // As it stands after the last deal: what is left in the pools lies there still, and is shared when the reader gets up.
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

/** The same of deals that were played here. */
export const standingOf = <R, Rec, Act>(
  game: Settling<R, Rec>,
  sitting: Pick<Sitting<R, Rec, Act>, 'terms' | 'finished'>,
): Standing => unwrap(settleStanding(game, sitting), 'The session');

/** Whether all that lay in the pools lies there still when a deal begins: other rules may not know a pool, or not its counters. */
export function keepsPools<R, Rec, Act>(
  game: Settling<R, Rec> & { readonly engine: Pick<Game<R, Rec, unknown>, 'judge'> },
  sitting: Sitting<R, Rec, Act>,
): boolean {
  const sum = (pools: Balances): number => Object.values(pools).reduce((all, held) => all + held, 0);
  const standing = settleStanding(game, sitting);
  const { record } = sitting.moments[0]!.playing;
  const judged = game.engine.judge(record, sitting.terms.rules);
  if (!standing.ok || !judged.ok) return false;
  return sum(standing.value.deals.at(-1)?.pools ?? {}) === sum(judged.value.poolsBefore);
}

/** Where everybody stands in the session after a step of the deal under way, by seat. */
export function netsAfter(model: AnyModel, step: number, { balances }: Standing, me: number): readonly number[] {
  const { now } = sumsAfter(model.opening, model.lines, step);
  const { seats } = model;
  return seats.map((seat, i) => (balances[(i - me + seats.length) % seats.length] ?? 0) + (now[seat] ?? 0));
}

/** The seat at which the reader sits in the deal under way. */
export const seatNow = <R, Rec, Act>(sitting: Sitting<R, Rec, Act>, passes: boolean): number =>
  seatIn(sitting.terms, passes, sitting.finished.length);
