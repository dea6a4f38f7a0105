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
