import { ok } from '#engine/kernel/result.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { valuesOf, vary } from '#engine/rules/rule-set.ts';
import { useMemo, useRef, useState, useEffect } from 'preact/hooks';
import { useFragment, useFragmentOf } from '../page/fragment.ts';
import { isSameRules, type ReaderChanges, useRuleOf } from '../rules/rule-words.ts';
import { printVariation } from '../rules/variation-address.ts';
import { stepNamed, nextOf, paymentSteps } from '../account/account.ts';
import type { LinkNotice } from './replay-links.ts';
import type { ReplayData, ShownTypes, AnyModel, AnyStep } from './model.ts';
import { makeReplayLinks, openOwnDeal, shownLine, type ReplayState } from './replay-links.ts';
import { treeOf } from '#engine/notation/record.ts';
import type { ReplayGame, ReplayWords } from './game.ts';
import type { Move } from './key-bindings.ts';

/** Milliseconds for each step while playing: time to read the sentence. */
const PACE_MS = 1600;

/** Position in a deal and the possible moves. */
export interface Steps {
  readonly step: number;
  /** Step that each move leads to. */
  readonly targets: Readonly<Record<Exclude<Move, 'play'>, number>>;
  /** Steps with payments. */
  readonly payments: readonly number[];
  readonly goTo: (step: number) => void;
  readonly move: (move: Move) => void;
  readonly isPlaying: boolean;
  readonly stop: () => void;
}

/** State for stepping through a deal, or playing it automatically until its end or until the page is hidden. */
export function useSteps<S extends AnyStep>(
  { steps, lines }: Pick<AnyModel<S>, 'steps' | 'lines'>,
  step: number,
  goTo: (step: number) => void,
  words: Pick<ReplayWords<S>, 'next' | 'before'>,
): Steps {
  const [isPlaying, setIsPlaying] = useState(false);
  const stop = (): void => setIsPlaying(false);
  const last = Math.max(0, steps.length - 1);
  const payments = useMemo(() => paymentSteps(lines), [lines]);
  const targets: Steps['targets'] = {
    first: 0,
    backTrick: words.before(steps, step),
    back: Math.max(0, step - 1),
    forward: Math.min(last, step + 1),
    forwardTrick: words.next(steps, step),
    last,
    payment: nextOf(payments, step),
  };
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => {
      if (targets.forward >= last) stop();
      goTo(targets.forward);
    }, PACE_MS);
    const stopIfHidden = (): void => {
      if (document.hidden) stop();
    };
    document.addEventListener('visibilitychange', stopIfHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', stopIfHidden);
    };
  });
  const move = (wanted: Move): void => {
    if (wanted !== 'play') goTo(targets[wanted]);
    else {
      if (!isPlaying && step === last) goTo(0);
      setIsPlaying(!isPlaying);
    }
  };
  return { step, targets, payments, goTo, move, isPlaying, stop };
}

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
    tree: useMemo(() => treeOf(deal.record), [deal]),
    line: 0,
  };
  const [state, setState] = useState(start);
  const [notice, setNotice] = useState<LinkNotice>();
  /** Topic of the latest action, for announcements. */
  const [topic, setTopic] = useState<'step' | 'effect'>('step');
  const { at, changes, asPlayed, tree } = state;
  const { record } = shownLine(state);
  const isOwn = record === deal.record && isSameRules(changes, deal.changes);

  const own = useMemo(() => {
    const settled = game.settleDeal({ ...deal, asPlayed: true });
    if (!settled.ok) throw new Error(settled.error.message);
    return settled.value;
  }, [deal]);
  const settled = useMemo(
    () => (isOwn ? ok(own) : game.settleDeal({ record, book: deal.book, changes, asPlayed })),
    [isOwn, own, record, changes, asPlayed],
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
  const trees = useRef({ tree, count: 0 });
  if (trees.current.tree !== tree) trees.current = { tree, count: trees.current.count + 1 };
  const fragment = (): string => (isOwn && tree.length === 1 ? (step === 0 ? '' : placeOf(step)) : links.linkOf(state));
  useFragmentOf(JSON.stringify([at, changes, state.line, trees.current.count]), fragment);
  const isPlace = (fragment: string): boolean => own.steps.some((one) => printPlace(one.at) === fragment);
  useFragment((fragment) => {
    if (isPlace(fragment)) {
      // The page's own deal may have become a branch.
      const line = tree.findIndex((one) => one.record === deal.record);
      set(line < 0 ? { ...start, at: fragment } : { at: fragment, line }, 'step');
      going.stop();
      onPlace();
      return;
    }
    const { state: linked, notice: said } = links.openFragment(fragment);
    setNotice(said);
    // The same rules stay the same object, so that what was proved under them stays known.
    if (linked)
      set(
        { ...linked, changes: isSameRules(linked.changes, state.changes) ? state.changes : linked.changes, struck: [] },
        'step',
      );
  }, isPlace);

  return {
    deal,
    /** Record of the line that is shown. */
    record,
    /** Whether the table shows the page's own deal as it was played. */
    isOwnLine: record === deal.record,
    isForeign: tree[0].record !== deal.record,
    inForce,
    model,
    steps: going,
    topic,
    notice,
    links,
    /** Fragment that opens this state on the page of the deal, and where it is embedded. */
    fragment,
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
    /** Shows another tree, line or place. */
    showLine: (next: Partial<Pick<ReplayState<G['record']>, 'tree' | 'line' | 'at' | 'struck'>>): void => {
      going.stop();
      set(next, 'step');
    },
    change: (next: ReaderChanges): void => set({ changes: next, asPlayed: false }, 'effect'),
    settleAsPlayed: (): void => set({ asPlayed: true }, 'effect'),
    dismiss: (): void => setNotice(undefined),
    backToOwn: (): void => {
      setNotice(undefined);
      setState(start);
    },
  };
}
