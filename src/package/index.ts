/**
 * The engine of Quinola: rules of old games that run. Games are imported by their own names (`quinola-engine/<game>`) and passed
 * to these functions.
 *
 * No function throws for bad input. Where something can be wrong the result is `{ ok: true, value }` or `{ ok: false, error }`,
 * and `error.message` is a sentence for readers. All data is plain and read-only; amounts are whole counters of the unit that
 * the rule set names.
 */
import { isFields } from '#engine/kernel/fields.ts';
import { mapOk, ok, refuse, type Result } from '#engine/kernel/result.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import type { GameFormat, GameTypes } from '#engine/ledger/game.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { bodyOf, parseHead, type WrittenDeal, findRuleSet, parseChanges } from '#engine/notation/record.ts';
import { compareJudgements, type ComparedRow, type Comparison } from '#engine/replay/compare.ts';
import { printCard } from '#engine/cards/card.ts';
import { printEntry, printSettlement, type PrintedEntry, type PrintedSettlement } from '#engine/replay/replay.ts';
import type { Variation, RuleSet } from '#engine/rules/rule-set.ts';
import type { EngineGame } from '#games/game.ts';
import type { Turn } from '#engine/play/played-game.ts';
import type { LabName } from '#engine/lab/lab-game.ts';
import { simulate as simulateInLab, type SimulatedRun, type Simulation } from '#engine/lab/simulate.ts';

export { parseRecord, printRecord, type WrittenDeal } from '#engine/notation/record.ts';
export { parseLink, printLink, type LinkedDeal } from '#engine/notation/link.ts';
export type { EngineGame } from '#games/game.ts';
export type { Simulation } from '#engine/lab/simulate.ts';
export type { LabSummary } from '#engine/lab/summary.ts';
export type { Estimate, Share } from '#engine/lab/statistics.ts';
export type { PlayChoice, RefusedChoice, Turn } from '#engine/play/played-game.ts';
export type { PrintedDeparture, PrintedEntry, PrintedSettlement } from '#engine/replay/replay.ts';
export type { Problem, Result } from '#engine/kernel/result.ts';
export type { RuleSet, Variation } from '#engine/rules/rule-set.ts';

/**
 * Lists the books of a game as rule sets: for every rule key the book's value, and its basis (the clauses that say so, or the
 * reading where the book is silent). `unit` names the counters, one and many.
 */
export const ruleSets = <G extends GameTypes>(game: EngineGame<G>): readonly RuleSet<G['rules']>[] => game.ruleSets;

/**
 * Takes the rules of a book, with changes if any: `takeRules(game, 'book-1700', { 'stake.game': 4 })`. Changes are checked, as
 * they may come from a reader: an unknown rule set or rule, or a value that a rule cannot have, is an error that names the
 * nearest.
 */
export function takeRules<G extends GameTypes>(
  game: EngineGame<G>,
  ruleSet: string,
  changes: Readonly<Record<string, unknown>> = {},
): Result<Variation<G['rules']>> {
  const found = findRuleSet<G['rules'], G['record']>(game, ruleSet);
  return found.ok ? parseChanges<G['rules'], G['record']>(game, found.value, changes) : found;
}

/**
 * Settles a deal by the rules it was written with. A deal that breaks the rules is settled as it was played, and `departures`
 * lists where; an unfinished one is settled as far as it goes (`complete: false`).
 *
 * Returns an error for the impossible only: a card played twice or not held, a player out of turn.
 */
export const settle = <G extends GameTypes>(
  game: EngineGame<G>,
  { variation, record }: WrittenDeal<G['rules'], G['record']>,
): Result<PrintedSettlement> =>
  mapOk(game.judge(record, variation.rules), (judgement) => printSettlement(judgement, variation));

/** A deal of a session, settled among named players. */
export interface PrintedSessionDeal {
  /** Name of the dealer, or of the player who has the dice. */
  readonly dealer: string;
  /** Seat → name of the player. */
  readonly seated: Readonly<Record<string, string>>;
  /** Payments between seats and pools; of a misdealt hand, its stakes. */
  readonly entries: readonly PrintedEntry[];
  /** Player → counters won or lost in this deal; below, since the beginning. */
  readonly won: Balances;
  readonly balances: Balances;
  /** Pool → counters that lie there afterwards. */
  readonly pools: Balances;
}

/** A settled session. */
export interface PrintedSession {
  readonly deals: readonly PrintedSessionDeal[];
  /** Player → counters won or lost, and pool → counters left, at the end. */
  readonly balances: Balances;
  readonly pools: Balances;
  readonly nextDealer: string;
  /** Whether all deals of the party have been played; false if the rules do not count them. */
  readonly isOver: boolean;
}

/**
 * Parses and settles deals in a row among named players, `{ruleset, vary?, players, firstDealer?, deals | games}`, as the site's
 * sessions are written. Pools, and who begins, carry over from deal to deal. Errors have a place such as `deals[2].t5.3`.
 */
export function settleSession<G extends GameTypes>(game: EngineGame<G>, data: unknown): Result<PrintedSession> {
  if (!isFields(data)) return refuse('not-a-session', 'A session must be a mapping with ruleset, players and deals.');
  const head = parseHead(game as GameFormat<G['rules'], G['record']>, data);
  if (!head.ok) return head;
  const variation = head.value;
  return mapOk(game.sessions.settle(bodyOf(data), variation.rules), (session) => ({
    deals: session.deals.map(({ dealer, seated, entries, won, balances, pools }) => ({
      dealer,
      seated,
      entries: entries.map((entry) => printEntry(entry, variation)),
      won,
      balances,
      pools,
    })),
    balances: session.balances,
    pools: session.pools,
    nextDealer: session.nextDealer,
    isOver: session.isOver,
  }));
}

/** What several sets of rules pay for one thing; one cell for each, empty where its rules pay nothing. */
export interface PrintedRow extends Pick<ComparedRow, 'occasion' | 'same'> {
  /** Place in the record: `ante`, `t5.3`, `end`. */
  readonly at: string;
  /** Card that is paid for, if any: `JH`. */
  readonly of?: string;
  readonly cells: readonly (readonly PrintedEntry[])[];
}

/** A deal settled by several sets of rules. */
export interface PrintedComparison extends Pick<Comparison, 'nets' | 'pools'> {
  /** Rows in the order of the deal. */
  readonly rows: readonly PrintedRow[];
}

/**
 * Settles a deal by each of several sets of rules, and sets the payments for one thing beside each other. The cards stay as they
 * were dealt and played. Amounts are counters of each book's own unit.
 */
export function compare<G extends GameTypes>(
  game: EngineGame<G>,
  record: G['record'],
  variations: readonly Variation<G['rules']>[],
): Result<PrintedComparison> {
  const judgements = [];
  for (const { rules } of variations) {
    const judged = game.judge(record, rules);
    if (!judged.ok) return judged;
    judgements.push(judged.value);
  }
  const { rows, nets, pools } = compareJudgements(judgements);
  return ok({
    rows: rows.map(({ at, occasion, of, cells, same }) => ({
      at: printPlace(at),
      occasion,
      ...(of !== undefined && { of: printCard(of) }),
      cells: cells.map((entries, i) => entries.map((entry) => printEntry(entry, variations[i]!))),
      same,
    })),
    nets,
    pools,
  });
}

/** A deal in the middle of play, as `deal` and `play` return it. A deal that was parsed or linked is one too. */
export interface OngoingDeal<R, Rec> extends WrittenDeal<R, Rec> {
  /** Number that decides the cards or dice; 0 if absent. */
  readonly number?: number;
  /** Seats that declined an option, where the record does not show that they were asked; none if absent. */
  readonly declined?: readonly number[];
}

/** Numbers of deals are whole and below 2³², so that each deals its own cards. */
const DEAL_NUMBERS = 2 ** 32;

const whyNotNumber = (number: number): Result<number> =>
  Number.isInteger(number) && number >= 0 && number < DEAL_NUMBERS
    ? ok(number)
    : refuse('bad-number', `A deal has a whole number from 0 to ${String(DEAL_NUMBERS - 1)}, not ${String(number)}.`);

const inPlay = <R, Rec>({ record, number = 0, declined = [] }: OngoingDeal<R, Rec>) => ({ record, number, declined });

/**
 * Deals the cards, or begins a game at tables. The same number deals the same cards everywhere. `seats`: 5 deals to five where
 * the game has a form for five; any other number is ignored. `next`: what the deal before left, as its settlement's `next` says.
 */
export function deal<G extends GameTypes>(
  game: EngineGame<G>,
  variation: Variation<G['rules']>,
  {
    number,
    seats = game.lab.seats,
    next = {},
  }: { readonly number: number; readonly seats?: number; readonly next?: Readonly<Record<string, unknown>> },
): Result<OngoingDeal<G['rules'], G['record']>> {
  const numbered = whyNotNumber(number);
  if (!numbered.ok) return numbered;
  const begun = game.table.begin({ number, seats, next }, variation.rules);
  return ok({ variation, ...begun });
}

/**
 * Finds who is to act and what he may do: `legal` acts with a label each, and `refused` ones with the rule key and the reason
 * (`seat` counts from 0 in order of play). Undefined when the deal is over, or if its record is impossible.
 */
export const legalPlays = <G extends GameTypes>(
  game: EngineGame<G>,
  ongoing: OngoingDeal<G['rules'], G['record']>,
): Turn<G['act']> | undefined => game.table.turn(inPlay(ongoing), ongoing.variation.rules);

/** Does an act for the seat whose turn it is. An act that is not allowed is refused, with the rule key and the reason. */
export function play<G extends GameTypes>(
  game: EngineGame<G>,
  ongoing: OngoingDeal<G['rules'], G['record']>,
  act: G['act'],
): Result<OngoingDeal<G['rules'], G['record']>> {
  const turn = legalPlays(game, ongoing);
  if (!turn) return refuse('deal-over', 'The deal is over: nobody is to act.');
  const written = JSON.stringify(act);
  const isSame = (choice: { readonly act: G['act'] }) => JSON.stringify(choice.act) === written;
  const refused = turn.refused.find(isSame);
  if (refused) return refuse('not-allowed', refused.message, undefined, refused.key);
  if (![...turn.legal, ...(turn.besides ?? [])].some(isSame))
    return refuse('unknown-act', `${turn.prompt}: take one of the acts that legalPlays lists, not ${written}.`);
  const { variation } = ongoing;
  return ok({ variation, ...game.table.act(inPlay(ongoing), act, variation.rules) });
}

/**
 * Deals and plays a whole deal by the site's plain player, fixed advice that sees one hand. The same number and rules give the
 * same deal everywhere.
 */
export const playPlain = <G extends GameTypes>(
  game: EngineGame<G>,
  variation: Variation<G['rules']>,
  number: number,
): Result<WrittenDeal<G['rules'], G['record']>> => {
  const numbered = whyNotNumber(number);
  return numbered.ok ? ok({ variation, record: game.plainDeal(number, variation.rules) }) : numbered;
};

/** Results of a simulation, with the names to which its lists refer. */
export interface NamedRun extends SimulatedRun {
  /** Roles in the order of all lists of `roles`: the places of a deal, such as first hand and dealer. */
  readonly roles: readonly LabName[];
  /** Events in the order of all lists of `events`. */
  readonly events: readonly LabName[];
}

/**
 * Plays many deals with the site's plain player, and says what each role wins a deal and how often things happen, with 95 %
 * intervals (`mean` ± `half`; shares `from` … `to`). With changes, `summary.turned[0]` compares the changed rules with the book,
 * deal by deal. 10,000 deals take about a second.
 */
export const simulate = <G extends GameTypes>(
  game: EngineGame<G>,
  simulation: Simulation<G['rules']>,
): Result<NamedRun> =>
  mapOk(
    simulateInLab(game, simulation, (record) => {
      const judged = game.judge(record, simulation.variation.rules);
      return judged.ok ? judged.value.departures : [];
    }),
    (run) => ({ roles: game.lab.roles, events: game.lab.events, ...run }),
  );
