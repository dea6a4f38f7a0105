import { useMemo, useRef } from 'preact/hooks';
import { range, memoizeByIdentity } from '#engine/kernel/collections.ts';
import { unwrap } from '#engine/kernel/result.ts';
import { asVaried, type RuleChanges, type RuleSet, clausesOf } from '#engine/rules/rule-set.ts';
import type { AnyStep, ShownTypes } from '../replay/model.ts';
import type { GameToPlay, ClauseWords } from './game.ts';
import { lastChoice, now, type TableSession } from './table-session.ts';
import { netsAfter, scoreOf } from './session-score.ts';
import type { PlayTable } from './use-play-table.ts';
import { roundFromLeft, tableNames, type SeatedTable } from '#engine/wording/seat-names.ts';
import { href } from '#view/href.ts';
import { citationsOf, type BookHead } from '../rules/cites.ts';
import { type RuleWords, useRuleOf, type ReaderChanges } from '../rules/rule-words.ts';

/** Quotes the clause of a rule at the table; undefined for a rule that the reader changed. */
export function useClauses<R>(
  rulesInWords: (book: RuleSet<R>) => readonly RuleWords[],
  book: RuleSet<R>,
  changes: ReaderChanges,
  head: BookHead,
  /** Clause → words, for clauses that may refuse an act. */
  texts: Readonly<Record<string, string>>,
): (key: string) => ClauseWords | undefined {
  const ruleOf = useRuleOf(rulesInWords, book);
  return (key) => {
    const rule = key in changes ? undefined : ruleOf(key);
    if (!rule) return undefined;
    const clauses = clausesOf(rule.basis);
    const at = Math.max(
      0,
      clauses.findIndex((id) => id in texts),
    );
    const clause = citationsOf(head, rule.basis, href('/'))[at];
    const text = texts[clauses[at] ?? ''];
    return clause && { ...clause, ...(text !== undefined && { text }) };
  };
}

/** Last step to show; an unfinished record has one more, which says so. */
const lastStep = (steps: readonly AnyStep[], isOver: boolean): number =>
  steps.findLastIndex(({ at }) => isOver || at.phase !== 'end');

/** Settles the deal on the table under the rules in force, without comparing with the book. */
export function useSettling<G extends ShownTypes>(game: GameToPlay<G>): (of: TableSession<G>) => G['model'] {
  const inForce = useMemo(
    () =>
      memoizeByIdentity((book: RuleSet<G['rules']>, turned: object) =>
        asVaried(book, turned as RuleChanges<G['rules']>),
      ),
    [],
  );
  return (of) => {
    const { book, changes } = of.terms;
    const request = { record: now(of).record, book: inForce(book, changes), changes: {}, asPlayed: true };
    return unwrap(game.settleDeal(request), 'The deal on the table');
  };
}

/** What the table shows and announces: the current deal, totals, and latest events. */
export function useTableView<G extends ShownTypes>(
  game: GameToPlay<G>,
  { sitting: session, me, isOver, stored }: PlayTable<G>,
  settle: (of: TableSession<G>) => G['model'],
) {
  const stepsSeen = useRef<number[]>([]);
  const { terms, moments } = session;
  const model = useMemo(() => settle(session), [session]);
  const step = lastStep(model.steps, isOver);
  const score = useMemo(() => scoreOf(game, session), [session.finished, terms]);
  stepsSeen.current = [...stepsSeen.current.slice(0, moments.length - 1)];
  stepsSeen.current[moments.length - 1] = step;
  const own = moments.findLastIndex(({ done }) => done?.seat === me);
  const last = lastChoice(game.played, session, me);
  const choiceStep = useMemo(() => {
    if (!isOver || last < 1) return -1;
    const upTo = { ...session, moments: moments.slice(0, session.playedOut === undefined ? last + 1 : last) };
    return lastStep(settle(upTo).steps, false);
  }, [session, isOver]);
  // Since the last act or, if the house plays instantly, since the reader's last act.
  const since = stored.pace === 'at once' ? own - 1 : moments.length - 2;
  const { record } = now(session);
  const seated: SeatedTable = { seats: model.seats, me, direction: game.direction(terms.rules), given: session.names };
  const names = useMemo(() => tableNames(seated), [model.seats.length, me, seated.direction, session.names]);
  return {
    names,
    /** Seats from the reader on round the table, first to his left. */
    order: roundFromLeft(seated),
    model,
    step,
    standing: score,
    nets: netsAfter(model, step, score, me),
    /** Step before the latest events; −1 if there are none. */
    before: moments.length === 1 ? -1 : (stepsSeen.current[Math.max(0, since)] ?? step),
    /** Step of the reader's last act. */
    since: own < 0 ? -1 : (stepsSeen.current[own] ?? step),
    /** The reader's last choice in a finished deal: its step (−1 if none) and the record before it. */
    choice: { step: choiceStep, before: moments[last - 1]?.playing.record },
    /** Events after a step, one sentence each. */
    hears: (from: number): readonly string[] =>
      range(step + 1)
        .slice(from + 1)
        .map((i) => game.tell(model, i, { record, me, names })),
  };
}

/** What the table shows and announces. */
export type TableView<G extends ShownTypes> = ReturnType<typeof useTableView<G>>;
