import { useMemo, useRef, useState } from 'preact/hooks';
import { paymentSteps } from '../account/account.ts';
import { useFragment, useFragmentOf } from '../page/fragment.ts';
import { printChanges } from '../rules/rule-words.ts';
import { nextOf, stepAt } from '../account/steps.ts';
import type { Move } from './key-bindings.ts';
import type { LinkNotice } from './LinkNote.tsx';
import type { AnyModel, AnyStep } from './model.ts';
import type { ReplayData } from './replay-data.ts';
import type { ReplayState } from './state.ts';
import { useDesk, type DeskKit } from './use-desk.ts';
import type { ReplayWords } from './words.ts';

type Changes = ReplayState<unknown>['changes'];
const isSame = (a: Changes, b: Changes): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => a[key] === b[key]);

/** The replay's state and all that can be done to it; what it shows is a function of that. */
export function useReplay<R, Rec, Packed, S extends AnyStep, M extends AnyModel<S>>(
  data: ReplayData<Packed>,
  unpack: (deal: Packed) => M,
  fetchKit: () => Promise<DeskKit<R, Rec, M>>,
  words: ReplayWords<S>,
  /** A link has led to a place of the page’s own deal. */
  onPlace: () => void,
) {
  const own = useMemo(() => unpack(data.deal), [data]);
  const start: ReplayState<Rec> = { at: words.start, changes: data.changes, asPlayed: false, foreign: undefined };
  const [state, setState] = useState(start);
  const [notice, setNotice] = useState<LinkNotice>();
  /** What was done last, and so is to be spoken of. */
  const [topic, setTopic] = useState<'step' | 'effect'>('step');
  const { desk, openDesk, hold, hasFailed } = useDesk(data, fetchKit);
  const { at, changes, asPlayed, foreign } = state;
  const isOwn = foreign === undefined && isSame(changes, data.changes);

  const settled = useMemo(
    () =>
      isOwn ? undefined : desk?.settleDeal({ record: foreign ?? desk.record, book: desk.book, changes, asPlayed }),
    [isOwn, desk, foreign, changes, asPlayed],
  );
  const shown = useRef<M>(own);
  // While the engine is on its way, and where it refuses, what was shown before stays.
  if (isOwn) shown.current = own;
  else if (settled?.ok) shown.current = settled.value;
  const model = shown.current;

  const { steps, seats } = model;
  const step = stepAt(steps, at, seats);
  const last = steps.length - 1;
  const payments = useMemo(() => paymentSteps(model.lines), [model]);
  const targets: Readonly<Record<Exclude<Move, 'play'>, number>> = {
    first: 0,
    backTrick: words.before(steps, step),
    back: Math.max(0, step - 1),
    forward: Math.min(last, step + 1),
    forwardTrick: words.next(steps, step),
    last,
    payment: nextOf(payments, step),
  };

  const rules = useMemo(() => new Map((desk?.rules ?? data.rules).map((rule) => [rule.key, rule])), [desk, data]);
  const printed = useMemo(() => printChanges(changes), [changes]);
  const set = (next: Partial<ReplayState<Rec>>, about: typeof topic): void => {
    setTopic(about);
    setState((now) => ({ ...now, ...next }));
  };

  // The page as it is served needs no fragment, its own deal by its own rules only the place.
  useFragmentOf(JSON.stringify([at, printed, foreign === undefined]), async () => {
    if (isOwn) return step === 0 ? '' : (steps[step]?.at ?? '');
    const opened = await openDesk();
    return opened.linkOf(opened, state);
  });
  const isPlace = (fragment: string): boolean => own.steps.some((one) => one.at === fragment);
  useFragment((fragment) => {
    if (isPlace(fragment)) {
      set({ at: fragment, foreign: undefined }, 'step');
      onPlace();
      return;
    }
    void openDesk().then(
      (opened) => {
        const { state: linked, notice: said } = opened.openFragment(opened, fragment, data);
        setNotice(said);
        if (linked) set(linked, 'step');
      },
      () => undefined,
    );
  }, isPlace);

  return {
    model,
    step,
    targets,
    payments,
    topic,
    notice,
    desk,
    hold,
    hasFailed,
    state,
    /** Why the engine could make nothing of it. */
    refusal: settled?.ok === false ? settled.error.message : undefined,
    /** As forms hold them. */
    changes: printed,
    ruleOf: (key: string) => rules.get(key),
    goTo: (to: number): void => set({ at: steps[to]?.at ?? at }, 'step'),
    /** Fetches what toggles need before they are touched. */
    prepare: (): void => void openDesk().catch(() => undefined),
    change: (next: Changes): void => set({ changes: next, asPlayed: false }, 'effect'),
    settleAsPlayed: (): void => set({ asPlayed: true }, 'effect'),
    dismiss: (): void => setNotice(undefined),
    backToOwn: (): void => {
      setNotice(undefined);
      setState(start);
    },
  };
}
