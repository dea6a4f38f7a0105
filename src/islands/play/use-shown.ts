import { useMemo, useRef } from 'preact/hooks';
import { range } from '#engine/kernel/collections.ts';
import { unwrap } from '#engine/kernel/result.ts';
import { remember } from '#engine/play/remember.ts';
import { asVaried, type Changes } from '#engine/rules/vary.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { AnyModel, AnyStep } from '../replay/model.ts';
import type { GameToPlay } from './game.ts';
import { lastChoice, now, type Sitting } from './sitting.ts';
import { netsAfter, standingOf } from './standing.ts';
import type { TableOf } from './use-sitting.ts';

/** The last step to be shown: a record that stops short has one more, which says so. */
const lastStep = (steps: readonly AnyStep[], isOver: boolean): number =>
  steps.findLastIndex(({ at }) => isOver || at.phase !== 'end');

/** Settles the deal on the table. The rules in force are all there is: nothing is held against what the book would have paid. */
export function useSettling<R, Rec extends object, Act, Seen, M extends AnyModel>(
  game: GameToPlay<R, Rec, Act, Seen, M>,
): (of: Sitting<R, Rec, Act>) => M {
  const inForce = useMemo(
    () => remember((book: RuleSet<R>, turned: object) => asVaried(book, turned as Changes<R>)),
    [],
  );
  return (of) => {
    const { book, changes } = of.terms;
    const request = { record: now(of).record, book: inForce(book, changes), changes: {}, asPlayed: true };
    return unwrap(game.settleDeal(request), 'The deal on the table');
  };
}

/** What is to be seen and heard of a sitting: the deal as it stands, how everybody stands, and what has just happened. */
export function useShown<R, Rec extends object, Act, Seen, M extends AnyModel>(
  game: GameToPlay<R, Rec, Act, Seen, M>,
  { sitting, me, isOver, stored }: TableOf<R, Rec, Act, Seen, M>,
  settle: (of: Sitting<R, Rec, Act>) => M,
) {
  const stepsSeen = useRef<number[]>([]);
  const { terms, moments } = sitting;
  const model = useMemo(() => settle(sitting), [sitting]);
  const step = lastStep(model.steps, isOver);
  const standing = useMemo(() => standingOf(game, sitting), [sitting.finished, terms]);
  stepsSeen.current = [...stepsSeen.current.slice(0, moments.length - 1)];
  stepsSeen.current[moments.length - 1] = step;
  const own = moments.findLastIndex(({ done }) => done?.seat === me);
  const last = lastChoice(game.played, sitting, me);
  const choiceStep = useMemo(() => {
    if (!isOver || last < 1) return -1;
    const upTo = { ...sitting, moments: moments.slice(0, sitting.playedOut === undefined ? last + 1 : last) };
    return lastStep(settle(upTo).steps, false);
  }, [sitting, isOver]);
  // Since the last act, or where the house plays at once since the reader’s own.
  const since = stored.pace === 'at once' ? own - 1 : moments.length - 2;
  const { record } = now(sitting);
  return {
    model,
    step,
    standing,
    nets: netsAfter(model, step, standing, me),
    /** The step shown before what has just happened; −1 where nothing has. */
    before: moments.length === 1 ? -1 : (stepsSeen.current[Math.max(0, since)] ?? step),
    /** The step at which the reader last did something. */
    since: own < 0 ? -1 : (stepsSeen.current[own] ?? step),
    /** His last choice, when the deal is over: the step that shows it, −1 where there is none, and the record before it. */
    choice: { step: choiceStep, before: moments[last - 1]?.playing.record },
    /** What has happened after a step, a sentence each. */
    hears: (from: number): readonly string[] =>
      range(step + 1)
        .slice(from + 1)
        .map((i) => game.tell(model, i, record, me)),
  };
}

/** What is to be seen and heard of a table. */
export type Shown<R, Rec extends object, Act, Seen, M extends AnyModel> = ReturnType<
  typeof useShown<R, Rec, Act, Seen, M>
>;
