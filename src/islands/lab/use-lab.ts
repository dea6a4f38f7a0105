import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { questionFor, type LabQuestion, type LabRun } from '#engine/lab/run.ts';
import type { LabStrength } from '#engine/lab/lab-game.ts';
import type { Unit } from '#engine/wording/sentence.ts';
import { type ReaderChanges, labelOf, type RuleOf, wordRules } from '../rules/rule-words.ts';
import { summarise } from '#engine/lab/summary.ts';
import { useFragment, useFragmentOf } from '../page/fragment.ts';
import type { GameInLab, LabData } from './game.ts';
import { LabPool, BlocksInOrder, workersFor, type ExampleDeal, type Trial } from './lab-workers.ts';
import { changesBetween, parseSettings, printSettings, variationsOf, type LabSettings } from './lab-settings.ts';
import type { ChangedRuleWords, LabResult } from './results/verdict.ts';

/** Milliseconds between two drawings of a running result; longer where drawing is slow. */
const REDRAW_MS = 250;
/** Milliseconds after a change before its rules are tried. */
const PAUSE_MS = 200;
const EXAMPLES = 3;

/** A run that can be continued: what was asked, and what came back. */
interface LabStage<R> {
  readonly run: LabRun<R>;
  readonly settings: LabSettings;
  readonly isAlike: boolean;
  readonly sessions: number;
  readonly dealsOfSession: number;
  readonly stakes: Trial['stakes'];
  readonly blocks: BlocksInOrder;
  /** Seconds played before the last stop. */
  readonly spent: number;
}

/** Counters in which books are compared that count in different counters. */
const STAKES: Unit = ['stake', 'stakes'];

const playerOf = ({ player = 'plain' }: Pick<LabRun<object>, 'player'>): LabStrength => player;

export type LabStatus = 'idle' | 'running' | 'stopped' | 'done' | 'failed';

/** What the trial of the rules says about the question. */
export interface AskedQuestion {
  readonly question: LabQuestion;
  readonly suggested: LabQuestion;
  readonly isAlike: boolean;
  /** Whether the deals of the first side cannot be settled by the second. */
  readonly isBroken: boolean;
  /** Whether the sides are two books. */
  readonly isAgainst: boolean;
}

/**
 * Which question to ask: the reader’s if it can be answered, else the other; one of them if both have one answer. Two books are
 * always played by the rules of each.
 */
export function chooseQuestion(
  wanted: LabQuestion | undefined,
  suggested: LabQuestion,
  trial: Pick<Trial, 'tried' | 'playedOtherwise' | 'broken'> | undefined,
  isAgainst = false,
): AskedQuestion {
  const isBroken = !isAgainst && suggested === 'eachPlays' && (trial?.broken.broken.count ?? 0) > 0;
  const isAlike = !isAgainst && trial !== undefined && trial.tried > 0 && trial.playedOtherwise === 0 && !isBroken;
  const asked = wanted ?? suggested;
  const question = isAgainst ? 'eachPlays' : isAlike ? 'sameCards' : isBroken ? 'eachPlays' : asked;
  return { question, suggested, isAlike, isBroken, isAgainst };
}

/** State of the lab: settings, trial, run, and the reader's actions. */
export function useLab<R extends object>(game: GameInLab<R>, data: LabData) {
  const { engine, wording } = game;
  const [settings, setSettings] = useState<LabSettings>(() => ({
    book: data.start.book,
    changes: { first: {}, second: data.start.changes },
    deals: data.start.deals,
    seed: 1,
    question: undefined,
    player: 'plain',
  }));
  const [notice, setNotice] = useState<string>();
  const [trial, setTrial] = useState<Trial>();
  const [status, setStatus] = useState<LabStatus>('idle');
  const [result, setResult] = useState<LabResult>();
  const [examples, setExamples] = useState<readonly ExampleDeal[]>([]);
  const stage = useRef<LabStage<R>>();
  const stopping = useRef<AbortController>();
  const pool = useMemo(() => new LabPool<R>(game.start), []);
  useEffect(() => () => pool.end(), []);

  const { first, second } = useMemo(
    () => variationsOf(engine, settings),
    [settings.book, settings.against, settings.changes.first, settings.changes.second],
  );
  const between = useMemo(() => changesBetween(first.rules, second.rules), [first, second]);
  const hasChanges = Object.keys(between).length > 0;
  const suggested = questionFor(engine.keys, between);
  const ruleOf: RuleOf = useMemo(() => wordRules(engine.keys, first.source, wording), [first.source]);
  const otherRuleOf: RuleOf = useMemo(() => wordRules(engine.keys, second.source, wording), [second.source]);
  const head = data.books.find(({ id }) => id === settings.book)!;
  const otherHead = data.books.find(({ id }) => id === second.source.id)!;
  const isAgainst = otherHead !== head;
  const perStake = head.unit[1] !== otherHead.unit[1];
  const player = settings.player === 'plain' ? 'plain' : data.better.strength;
  const untold = [...Object.keys(first.changes), ...Object.keys(second.changes)].find((key) =>
    Object.hasOwn(data.untold, key),
  );

  const asked = chooseQuestion(settings.question, suggested, trial, isAgainst);
  const run: LabRun<R> = useMemo(() => {
    // What chance alone does is tried too, where the player imagines deals: the same rules with another draw.
    const isNoisy = player !== 'plain' && data.better.draws && asked.question === 'eachPlays' && hasChanges;
    return {
      question: asked.question,
      book: first.rules,
      turned: [...(hasChanges ? [second.rules] : []), ...(isNoisy ? [first.rules] : [])],
      draws: [0, 1],
      seed: settings.seed,
      player,
      perStake,
    };
  }, [asked.question, first, second, settings.seed, player]);
  useEffect(() => {
    setTrial(undefined);
    const gone = new AbortController();
    const timer = setTimeout(() => {
      const { signal } = gone;
      pool
        .ask<Trial>(
          { kind: 'try', run: { ...run, question: isAgainst ? 'eachPlays' : (settings.question ?? suggested) } },
          signal,
        )
        .then(setTrial, () => {
          if (!signal.aborted) setStatus('failed');
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [first, second, settings.seed, settings.question, player]);

  useFragmentOf(JSON.stringify(settings), () => printSettings(engine, settings));
  useFragment((written) => {
    const read = parseSettings(engine, written, settings);
    setNotice(read.ok ? undefined : `${read.error.message} Nothing on this page has changed.`);
    if (read.ok) setSettings(read.value);
  });

  /** The rules that differ; of another book only those that the reader changed in it. */
  const changed = (): readonly ChangedRuleWords[] => {
    const [from, to, wordsOf] = isAgainst
      ? [second.source.values, second.changes, otherRuleOf]
      : [first.rules, between, ruleOf];
    return Object.entries(to as ReaderChanges).flatMap(([key, value]) => {
      const rule = wordsOf(key);
      const before = (from as ReaderChanges)[key];
      return rule && before !== undefined
        ? [{ question: rule.question, answer: labelOf(rule, value), before: labelOf(rule, before) }]
        : [];
    });
  };

  const play = async (at: LabStage<R>): Promise<void> => {
    stopping.current?.abort();
    const { signal } = (stopping.current = new AbortController());
    stage.current = at;
    setNotice(undefined);
    setStatus('running');
    const words = { changed: changed(), first: Object.keys(at.settings.changes.first).length };
    const start = performance.now();
    let drawn = start;
    let cost = 0;
    const draw = (isOver: boolean): void => {
      const { block } = at.blocks;
      const began = performance.now();
      if (!block || block.book.turnover.length < 2) return;
      setResult({
        settings: at.settings,
        question: at.run.question,
        isAlike: at.isAlike,
        block,
        summary: summarise(block),
        seconds: at.spent + (began - start) / 1000,
        isOver,
        book:
          words.first === 0
            ? head.short
            : `${head.short} with ${words.first === 1 ? 'one rule' : `${String(words.first)} rules`} changed`,
        unit: head.unit,
        other: isAgainst ? { name: otherHead.short, unit: otherHead.unit } : undefined,
        between: perStake ? STAKES : head.unit,
        stakes: at.stakes,
        player: playerOf(at.run),
        hasOwnChance: at.run.turned.length > 1,
        piece: data.piece,
        roles: data.roles,
        events: data.events,
        seats: data.seats,
        changed: words.changed,
      });
      drawn = performance.now();
      cost = drawn - began;
    };
    try {
      await pool.play(at, signal, () => {
        if (stage.current === at && performance.now() - drawn > Math.max(REDRAW_MS, 6 * cost)) draw(false);
      });
    } catch {
      if (stage.current === at) setStatus('failed');
      return;
    }
    if (stage.current !== at) return;
    draw(true);
    stage.current = { ...at, spent: at.spent + (performance.now() - start) / 1000 };
    setStatus(signal.aborted ? 'stopped' : 'done');
    await showExamples(at);
  };

  /** Looks up the deals most moved: they can be opened when all is over. */
  const showExamples = async ({ run: played, blocks, settings: own }: LabStage<R>): Promise<void> => {
    const most = blocks.block?.turned[0]?.difference.most.slice(0, EXAMPLES) ?? [];
    const sides = variationsOf(engine, own);
    const linked = (side: 'first' | 'second') => ({
      book: sides[side].source.id,
      changes: sides[side].changes,
      rules: sides[side].rules,
    });
    if (most.length === 0) return;
    setExamples(
      await pool.ask<readonly ExampleDeal[]>({
        kind: 'examples',
        run: played,
        sides: [linked('first'), linked('second')],
        deals: most,
      }),
    );
  };

  const workers = typeof navigator === 'undefined' ? 1 : workersFor(navigator.hardwareConcurrency);
  return {
    settings,
    head,
    otherHead,
    perStake,
    ruleOf,
    otherRuleOf,
    untold: untold === undefined ? undefined : data.untold[untold],
    changed: changed(),
    hasChanges,
    asked,
    trial,
    status,
    result,
    examples,
    notice,
    workers,
    pool,
    /** Rules that change most in the stored runs of the book. */
    firstKeys: data.telling[head.id] ?? [],
    /** Seconds that the run will take here; undefined before the rules were tried. */
    estimate: trial && settings.deals / (trial.speed * workers),
    /** Deals played of those wanted. */
    progress: stage.current && {
      played: result?.summary.deals ?? 0,
      of: stage.current.sessions * stage.current.dealsOfSession,
    },
    addressOf: (own: LabSettings): string => printSettings(engine, own),
    dismiss: (): void => setNotice(undefined),
    set: (more: Partial<LabSettings>): void => {
      setNotice(undefined);
      setSettings((now) => ({ ...now, ...more }));
    },
    run: (): void => {
      if (!trial || untold !== undefined) return;
      setExamples([]);
      setResult(undefined);
      void play({
        run,
        settings,
        isAlike: asked.isAlike,
        sessions: Math.max(2, Math.ceil(settings.deals / trial.dealsOfSession)),
        dealsOfSession: trial.dealsOfSession,
        stakes: trial.stakes,
        blocks: new BlocksInOrder(),
        spent: 0,
      });
    },
    stop: (): void => stopping.current?.abort(),
    goOn: (): void => {
      if (stage.current) void play({ ...stage.current });
    },
  };
}
