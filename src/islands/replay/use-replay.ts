import { ok } from '#engine/kernel/result.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { valuesOf, vary } from '#engine/rules/vary.ts';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useFragment, useFragmentOf } from '../page/fragment.ts';
import { isSameRules, type Changes } from '../rules/changes.ts';
import { useRuleOf } from '../rules/use-rule-of.ts';
import { stepNamed } from '../account/steps.ts';
import type { LinkNotice } from './parts/LinkNote.tsx';
import type { AnyModel, AnyStep } from './model.ts';
import { makeReplayLinks, openOwnDeal } from './links/replay-links.ts';
import type { ReplayData } from './replay-data.ts';
import type { ReplayState } from './state.ts';
import type { ReplayGame } from './game.ts';
import { useSteps } from './use-steps.ts';

/** The replay's state and all that can be done to it; what it shows is a function of that. */
export function useReplay<R, Rec, S extends AnyStep, M extends AnyModel<S>>(
  data: ReplayData,
  game: ReplayGame<R, Rec, S, M>,
  /** A link has led to a place of the page’s own deal. */
  onPlace: () => void,
) {
  const { words } = game;
  const deal = useMemo(() => openOwnDeal(game.engine, data.link), [data]);
  const { possibilities } = game;
  const unplayed = possibilities && ((record: Rec) => possibilities.playedOtherwise(record, []));
  const links = useMemo(
    () => makeReplayLinks(game.engine, deal, { start: words.start, piece: words.piece, others: data.others, unplayed }),
    [deal],
  );
  const ruleOf = useRuleOf(game.rulesInWords, deal.book);
  const groups = useMemo(() => game.groupRules(data), [data]);
  const start: ReplayState<Rec> = { at: words.start, changes: deal.changes, asPlayed: false, foreign: undefined };
  const [state, setState] = useState(start);
  const [notice, setNotice] = useState<LinkNotice>();
  /** What was done last, and so is to be spoken of. */
  const [topic, setTopic] = useState<'step' | 'effect'>('step');
  const { at, changes, asPlayed, foreign } = state;
  const isOwn = foreign === undefined && isSameRules(changes, deal.changes);

  const own = useMemo(() => {
    const settled = game.settleDeal({ ...deal, asPlayed: true });
    if (!settled.ok) throw new Error(settled.error.message);
    return settled.value;
  }, [deal]);
  const settled = useMemo(
    () => (isOwn ? ok(own) : game.settleDeal({ record: foreign ?? deal.record, book: deal.book, changes, asPlayed })),
    [isOwn, own, foreign, changes, asPlayed],
  );
  const shown = useRef<M>(own);
  // Where the engine refuses, what was shown before stays.
  if (settled.ok) shown.current = settled.value;
  const model = shown.current;

  const { steps, seats } = model;
  const step = stepNamed(steps, at, seats);
  /** A step as an address names it. */
  const placeOf = (to: number): string => (steps[to] ? printPlace(steps[to].at) : at);
  /** The rules in force: the book’s, and what the reader has changed. */
  const inForce = useMemo(() => {
    const varied = vary(game.engine.keys, deal.book, changes);
    return varied.ok ? varied.value.rules : valuesOf(deal.book);
  }, [deal, changes]);
  const set = (next: Partial<ReplayState<Rec>>, about: typeof topic): void => {
    setTopic(about);
    setState((now) => ({ ...now, ...next }));
  };
  const going = useSteps(model, step, (to) => set({ at: placeOf(to) }, 'step'), words);

  // The page as it is served needs no fragment, its own deal by its own rules only the place.
  useFragmentOf(JSON.stringify([at, changes, foreign === undefined]), () =>
    isOwn ? (step === 0 ? '' : placeOf(step)) : links.linkOf(state),
  );
  const isPlace = (fragment: string): boolean => own.steps.some((one) => printPlace(one.at) === fragment);
  useFragment((fragment) => {
    if (isPlace(fragment)) {
      set({ at: fragment, foreign: undefined }, 'step');
      going.stop();
      onPlace();
      return;
    }
    const { state: linked, notice: said } = links.openFragment(fragment);
    setNotice(said);
    if (linked) set(linked, 'step');
  }, isPlace);

  return {
    /** The page’s own deal. */
    record: deal.record,
    inForce,
    model,
    steps: going,
    topic,
    notice,
    links,
    groups,
    state,
    /** Why the engine could make nothing of it. */
    refusal: settled.ok ? undefined : settled.error.message,
    changes,
    ruleOf,
    change: (next: Changes): void => set({ changes: next, asPlayed: false }, 'effect'),
    settleAsPlayed: (): void => set({ asPlayed: true }, 'effect'),
    dismiss: (): void => setNotice(undefined),
    backToOwn: (): void => {
      setNotice(undefined);
      setState(start);
    },
  };
}
