import { ok } from '#engine/kernel/result.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { valuesOf, vary } from '#engine/rules/vary.ts';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useFragment, useFragmentOf } from '../page/fragment.ts';
import { isSameRules, type ReaderChanges } from '../rules/changes.ts';
import { printVariation } from '../rules/address/variation-address.ts';
import { useRuleOf } from '../rules/rule-words.ts';
import { stepNamed } from '../account/steps.ts';
import type { LinkNotice } from './parts/LinkNote.tsx';
import type { ReplayData, ShownTypes } from './model.ts';
import { makeReplayLinks, openOwnDeal, type ReplayState } from './links/replay-links.ts';
import type { ReplayGame } from './game.ts';
import { useSteps } from './use-steps.ts';

/** State of a replay and the reader's actions. */
export function useReplay<G extends ShownTypes>(
  data: ReplayData,
  game: ReplayGame<G>,
  /** Called when a link leads to a place of the page's own deal. */
  onPlace: () => void,
) {
  const { words } = game;
  const deal = useMemo(() => openOwnDeal(game.engine, data.link), [data]);
  const { possibilities } = game;
  const unplayed = possibilities && ((record: G['record']) => possibilities.playedOtherwise(record, []));
  const links = useMemo(
    () => makeReplayLinks(game.engine, deal, { start: words.start, piece: words.piece, others: data.others, unplayed }),
    [deal],
  );
  const ruleOf = useRuleOf(game.rulesInWords, deal.book);
  const groups = useMemo(() => game.groupRules(data), [data]);
  const start: ReplayState<G['record']> = {
    at: words.start,
    changes: deal.changes,
    asPlayed: false,
    foreign: undefined,
  };
  const [state, setState] = useState(start);
  const [notice, setNotice] = useState<LinkNotice>();
  /** Topic of the latest action, for announcements. */
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
  const lastModel = useRef<G['model']>(own);
  // If the engine refuses, the previous model stays.
  if (settled.ok) lastModel.current = settled.value;
  const model = lastModel.current;

  const { steps, seats } = model;
  const step = stepNamed(steps, at, seats);
  /** Place of a step, as in addresses. */
  const placeOf = (to: number): string => (steps[to] ? printPlace(steps[to].at) : at);
  /** Rules in force: the book's with the reader's changes. */
  const inForce = useMemo(() => {
    const varied = vary(game.engine.keys, deal.book, changes);
    return varied.ok ? varied.value.rules : valuesOf(deal.book);
  }, [deal, changes]);
  const set = (next: Partial<ReplayState<G['record']>>, about: typeof topic): void => {
    setTopic(about);
    setState((now) => ({ ...now, ...next }));
  };
  const going = useSteps(model, step, (to) => set({ at: placeOf(to) }, 'step'), words);

  // The served page needs no fragment; its own deal under its own rules only needs the place.
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
    /** The page's own deal. */
    record: deal.record,
    inForce,
    model,
    steps: going,
    topic,
    notice,
    links,
    groups,
    state,
    /** Why the engine refused the record. */
    refusal: settled.ok ? undefined : settled.error.message,
    changes,
    ruleOf,
    /** Rules in force for addresses; undefined for those of the page's own deal. */
    variation: useMemo(
      () => (isOwn ? undefined : printVariation(game.engine, deal.book, changes)),
      [isOwn, deal, changes],
    ),
    change: (next: ReaderChanges): void => set({ changes: next, asPlayed: false }, 'effect'),
    settleAsPlayed: (): void => set({ asPlayed: true }, 'effect'),
    dismiss: (): void => setNotice(undefined),
    backToOwn: (): void => {
      setNotice(undefined);
      setState(start);
    },
  };
}
