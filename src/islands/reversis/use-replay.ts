import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ReversisRecord } from '#engine/games/reversis/record.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { paymentSteps } from '../shared/account.ts';
import { useFragment, useFragmentOf } from '../shared/fragment.ts';
import { parseValue, printValue, type RuleWords } from '../shared/rule-words.ts';
import { nextOf, nextTrick, stepAt, trickBefore } from '../shared/steps.ts';
import type { Move } from './keys.ts';
import type { OwnDeal } from './linking.ts';
import type { ReplayModel } from './model.ts';
import { unpackDeal } from './packed-deal.ts';
import type { ReplayData } from './replay-data.ts';

/** Where the reader stands and what he has changed. */
interface ReplayState {
  /** A place of the record, so that it means the same under every rule set. */
  readonly at: string;
  readonly changes: Readonly<Record<string, RuleValue>>;
  readonly asPlayed: boolean;
  /** The record of a link, where it is not the page's own. */
  readonly foreign: ReversisRecord | undefined;
}

/** A message about a link, and where to go instead. */
export interface LinkNotice {
  readonly message: string;
  /** The fragment of a link that the comparison can open. */
  readonly elsewhere?: string;
  /** The table shows another deal than the page. */
  readonly isForeign?: boolean;
}

type Engine = typeof import('./settle.ts');
type Linking = typeof import('./linking.ts');

const isSame = (a: ReplayState['changes'], b: ReplayState['changes']): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => a[key] === b[key]);

/** The replay's state and all that can be done to it; what it shows is a function of that. */
export function useReplay(data: ReplayData) {
  const own = useMemo(() => unpackDeal(data.deal), [data]);
  const start: ReplayState = { at: 'ante', changes: data.changes, asPlayed: false, foreign: undefined };
  const [state, setState] = useState(start);
  const [engine, setEngine] = useState<Engine>();
  const [deal, setDeal] = useState<OwnDeal>();
  const [allRules, setAllRules] = useState<readonly RuleWords[]>(data.rules);
  const [notice, setNotice] = useState<LinkNotice>();
  /** What was done last, and so is to be spoken of. */
  const [topic, setTopic] = useState<'step' | 'effect'>('step');
  const { at, changes, asPlayed, foreign } = state;
  const isOwn = foreign === undefined && isSame(changes, data.changes);

  const linking = useRef<Promise<{ readonly links: Linking; readonly deal: OwnDeal }> | undefined>(undefined);
  /** The codec of links and the page's own record: fetched once, when the reader first does something. */
  const openLinks = (): NonNullable<typeof linking.current> =>
    (linking.current ??= import('./linking.ts').then((links) => {
      const opened = links.openDeal(data.book, data.link);
      if (!opened.ok) throw new Error(opened.error.message);
      setDeal(opened.value);
      return { links, deal: opened.value };
    }));
  /** Every rule in words, and the engine: fetched when the reader comes near the toggles. */
  const openRules = async (): Promise<void> => {
    const { rulesInWords } = await import('./questions.ts');
    setAllRules((known) => (known === data.rules ? rulesInWords(data.book) : known));
  };
  const openEngine = async (): Promise<void> => {
    const [settle] = await Promise.all([import('./settle.ts'), openLinks(), openRules()]);
    setEngine(settle);
  };

  const settled = useMemo(() => {
    if (isOwn || !engine || !deal) return undefined;
    return engine.settleDeal({ record: foreign ?? deal.record, book: deal.book, changes, asPlayed });
  }, [isOwn, engine, deal, foreign, changes, asPlayed]);
  const shown = useRef<ReplayModel>(own);
  // While the engine is on its way, and where it refuses, what was shown before stays.
  if (isOwn) shown.current = own;
  else if (settled?.ok) shown.current = settled.value;
  const model = shown.current;
  const refusal = settled && !settled.ok ? settled.error.message : undefined;

  const { steps, seats } = model;
  const step = stepAt(steps, at, seats);
  const last = steps.length - 1;
  const payments = useMemo(() => paymentSteps(model.lines), [model]);
  const targets: Readonly<Record<Exclude<Move, 'play'>, number>> = {
    first: 0,
    backTrick: trickBefore(steps, step),
    back: Math.max(0, step - 1),
    forward: Math.min(last, step + 1),
    forwardTrick: nextTrick(steps, step),
    last,
    payment: nextOf(payments, step),
  };
  const goTo = (to: number): void => {
    setTopic('step');
    setState((now) => ({ ...now, at: steps[to]?.at ?? now.at }));
  };

  const rules = useMemo(() => new Map(allRules.map((rule) => [rule.key, rule])), [allRules]);
  const printed = useMemo(
    () => Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, printValue(value)])),
    [changes],
  );
  const change = (next: ReplayState['changes']): void => {
    void openEngine();
    setTopic('effect');
    setState((now) => ({ ...now, changes: next, asPlayed: false }));
  };

  const fragmentOf = async (isBare: boolean): Promise<string> => {
    if (isBare && isOwn && step === 0) return '';
    const { links, deal: opened } = await openLinks();
    return links.printDeal(opened.book, {
      record: foreign ?? opened.record,
      changes,
      step: step === 0 ? undefined : at,
    });
  };
  useFragmentOf(JSON.stringify([at, printed, foreign === undefined]), () => fragmentOf(true));
  useFragment((fragment) => {
    void openLinks().then(({ links, deal: opened }) => {
      const read = links.readDeal(fragment, opened.book, data.others);
      if (!read.ok) {
        const isElsewhere = read.error.code === 'other-book';
        setNotice({ message: read.error.message, ...(isElsewhere ? { elsewhere: fragment } : {}) });
        return;
      }
      const { record, changes: linked, step: linkedStep } = read.value;
      const isForeign = !links.isSameRecord(opened.book, record, opened.record);
      if (isForeign || !isSame(linked, data.changes)) void openEngine();
      setNotice(
        isForeign
          ? {
              message: 'This link carries another deal than the one described on this page; the table shows it.',
              isForeign,
            }
          : undefined,
      );
      setTopic('step');
      setState({ at: linkedStep ?? 'ante', changes: linked, asPlayed: false, foreign: isForeign ? record : undefined });
    });
  });
  useEffect(() => {
    if (Object.keys(printed).some((key) => !rules.has(key))) void openRules();
  }, [printed, rules]);

  return {
    model,
    step,
    targets,
    payments,
    topic,
    refusal,
    notice,
    isForeign: foreign !== undefined,
    changes: printed,
    ruleOf: (key: string) => rules.get(key),
    goTo,
    choose: (key: string, text: string): void => {
      const rule = rules.get(key);
      const value = rule && parseValue(rule.type, text);
      if (value === undefined) return;
      const others = Object.fromEntries(Object.entries(changes).filter(([changed]) => changed !== key));
      change(text === rule?.source ? others : { ...others, [key]: value });
    },
    resetAll: (): void => change({}),
    settleAsPlayed: (): void => {
      setTopic('effect');
      setState((now) => ({ ...now, asPlayed: true }));
    },
    backToOwn: (): void => {
      setNotice(undefined);
      setState(start);
    },
    dismiss: (): void => setNotice(undefined),
    prepare: (): void => void openEngine(),
    /** The fragment of what is shown, also where the address needs none. */
    link: (): Promise<string> => fragmentOf(false),
    /** Links to this deal as it is shown, and under another book. */
    linksBeside: async (other: ReplayData['others'][number]): Promise<readonly string[]> => {
      const { links, deal: opened } = await openLinks();
      return [await fragmentOf(false), links.printElsewhere(opened.book, other, foreign ?? opened.record)];
    },
  };
}
