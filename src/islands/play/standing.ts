import type { Fields } from '#engine/kernel/fields.ts';
import { range } from '#engine/kernel/collections.ts';
import { ok, unwrap, type Result } from '#engine/kernel/result.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import type { Sessions } from '#engine/ledger/settle-session.ts';
import { sumsAfter } from '../account/account.ts';
import type { AnyModel } from '../replay/model.ts';
import type { Company } from './game.ts';
import { seatIn, type Sitting } from './sitting.ts';

/** A deal that is over, in one line. Players by where they sit: the reader first, then to his right. */
export interface DealInLine {
  readonly number: number;
  readonly won: readonly number[];
  readonly pools: Balances;
  readonly takenBack: number;
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
}

/** The deals that are over, settled as the regulator settles a session; or why they cannot be, where they were kept and are read. */
export function settleStanding<R, Rec, Act>(
  game: Settling<R, Rec>,
  { terms, finished }: Pick<Sitting<R, Rec, Act>, 'terms' | 'finished'>,
): Result<Standing> {
  const { players, seat, rules } = terms;
  const names = range(players).map((i) => `p${String(i)}`);
  // Player 0 sits in the seat he has chosen when the first deal is dealt.
  const dealer = game.passes ? (((-1 - seat) % players) + players) % players : 0;
  const order = game.passes || seat === 0 ? names : names.toReversed();
  const company = { players: order, firstDealer: names[dealer] ?? '' };
  const settled = game.sessions.settle(
    game.session(
      company,
      finished.map(({ record }) => record),
    ),
    rules,
  );
  const byPlace = (amounts: Balances): readonly number[] => names.map((name) => amounts[name] ?? 0);
  if (!settled.ok) return settled;
  const { deals, balances, boxes, owes, leftover } = settled.value;
  return ok({
    deals: deals.map(({ won, pools }, i) => ({
      number: finished[i]?.number ?? 0,
      won: byPlace(won),
      pools,
      takenBack: finished[i]?.takenBack ?? 0,
    })),
    balances: byPlace(balances),
    box: boxes?.['p0'],
    owes: owes['p0'] ?? 0,
    leftover: leftover.reduce((sum, { to, amount }) => sum + (to === 'p0' ? amount : 0), 0),
  });
}

/** The same of deals that were played here. */
export const standingOf = <R, Rec, Act>(
  game: Settling<R, Rec>,
  sitting: Pick<Sitting<R, Rec, Act>, 'terms' | 'finished'>,
): Standing => unwrap(settleStanding(game, sitting), 'The session');

/** Where everybody stands in the session after a step of the deal under way, by seat. */
export function netsAfter(model: AnyModel, step: number, { balances }: Standing, me: number): readonly number[] {
  const { now } = sumsAfter(model.opening, model.lines, step);
  const { seats } = model;
  return seats.map((seat, i) => (balances[(i - me + seats.length) % seats.length] ?? 0) + (now[seat] ?? 0));
}

/** The seat at which the reader sits in the deal under way. */
export const seatNow = <R, Rec, Act>(sitting: Sitting<R, Rec, Act>, passes: boolean): number =>
  seatIn(sitting.terms, passes, sitting.finished.length);
