import { useEffect, useRef, useState } from 'preact/hooks';
import { amountsIn, planSweep, runOfSweep, sweepPoints, type SweepPlan, type SweepPoint } from '#engine/lab/sweep.ts';
import type { GameInLab } from '../game.ts';
import { BlocksInOrder } from '../lab-workers.ts';
import { variationsOf, type LabSettings } from '../lab-settings.ts';
import type { useLab } from '../use-lab.ts';

/** What a sweep found. */
export interface FoundSweep {
  readonly settings: LabSettings;
  readonly plan: SweepPlan;
  readonly points: readonly SweepPoint[];
  readonly deals: number;
  readonly sessions: number;
  readonly seconds: number;
}

/** State of the sweep: which amount, how far it is, and what it found. */
export function useSweep<R extends object>({ engine }: GameInLab<R>, lab: ReturnType<typeof useLab<R>>) {
  const { settings, pool, trial } = lab;
  const { first } = variationsOf(engine, settings);
  const keys = amountsIn(engine.keys, first.rules);
  const key = keys.find((one) => one === settings.sweep) ?? lab.firstKeys.find((one) => keys.includes(one)) ?? keys[0];
  const planned = key === undefined ? undefined : planSweep(key, first.rules, engine);
  const plan = planned?.ok ? planned.value : undefined;
  const [status, setStatus] = useState<'idle' | 'running' | 'stopped' | 'done' | 'failed'>('idle');
  const [played, setPlayed] = useState(0);
  const [found, setFound] = useState<FoundSweep>();
  const [speed, setSpeed] = useState<number>();
  const stopping = useRef<AbortController>();
  useEffect(() => () => stopping.current?.abort(), []);
  useEffect(() => {
    setSpeed(undefined);
    if (!plan || !trial) return undefined;
    const gone = new AbortController();
    const run = runOfSweep(plan, first.rules, settings.seed);
    pool.ask<number>({ kind: 'speed', run }, gone.signal).then(setSpeed, () => undefined);
    return () => gone.abort();
  }, [key, first.rules, trial]);

  const sessions = trial ? Math.max(2, Math.ceil(settings.deals / trial.dealsOfSession)) : 0;
  const deals = sessions * (trial?.dealsOfSession ?? 0);
  const run = async (): Promise<void> => {
    if (!plan || key === undefined || !trial) return;
    stopping.current?.abort();
    const { signal } = (stopping.current = new AbortController());
    const asked = { ...settings, sweep: key, player: 'plain' } as const;
    lab.set({ sweep: key });
    setStatus('running');
    setPlayed(0);
    const blocks = new BlocksInOrder();
    const start = performance.now();
    try {
      const stage = { run: runOfSweep(plan, first.rules, settings.seed), sessions, blocks };
      await pool.play(stage, signal, () => setPlayed(blocks.sessions * trial.dealsOfSession));
    } catch {
      setStatus('failed');
      return;
    }
    const { block } = blocks;
    if (block && blocks.sessions > 1)
      setFound({
        settings: asked,
        plan,
        points: sweepPoints(plan, block),
        deals: block.deals,
        sessions: blocks.sessions,
        seconds: (performance.now() - start) / 1000,
      });
    setStatus(signal.aborted ? 'stopped' : 'done');
  };
  return {
    keys,
    key,
    plan,
    status,
    found,
    played,
    deals,
    /** Seconds that the sweep will take; undefined until that is known. */
    estimate: speed === undefined ? undefined : deals / (speed * lab.workers),
    run,
    stop: (): void => stopping.current?.abort(),
  };
}
