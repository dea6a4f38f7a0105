import { useEffect, useRef, useState } from 'preact/hooks';
import type { CardFinding, SolverVerdict, SolverFinding } from '#engine/solver/open-deal.ts';
import { askSolver, type Possibilities } from './solver-messages.ts';

/** Findings so far. */
export interface Findings {
  readonly status: 'not asked' | 'working' | 'done' | 'failed';
  /** Place of a card → what was possible after it. */
  readonly cards: ReadonlyMap<string, CardFinding>;
  readonly verdicts: readonly SolverVerdict[];
  /** Total time in milliseconds. */
  readonly milliseconds: number;
}

const NOTHING: Findings = { status: 'not asked', cards: new Map(), verdicts: [], milliseconds: 0 };

/** Runs the solver on a deal when the reader asks, anew for another deal or other rules. */
export function usePossible<Rec>(
  game: Possibilities<Rec> | undefined,
  record: Rec | undefined,
  rules: unknown,
): Findings & { readonly begin: () => void } {
  const [findings, setFindings] = useState(NOTHING);
  const working = useRef<AbortController>();
  /** What was found about each record under some rules, so that a reader can go from line to line. */
  const known = useRef({ rules, found: new Map<Rec, Findings>() });
  useEffect(() => {
    if (known.current.rules !== rules) known.current = { rules, found: new Map() };
    setFindings((record && known.current.found.get(record)) ?? NOTHING);
    return () => working.current?.abort();
  }, [record, rules]);

  const work = async (): Promise<void> => {
    if (!game || record === undefined) return;
    working.current?.abort();
    const { signal } = (working.current = new AbortController());
    const start = performance.now();
    let found: Findings = NOTHING;
    const show = (more: Partial<Findings>): void => {
      found = { ...found, ...more };
      if (!signal.aborted) setFindings(found);
    };
    const onFound = (one: SolverFinding): void =>
      show({
        ...(one.kind === 'card'
          ? { cards: new Map(found.cards).set(one.at, one) }
          : { verdicts: [...found.verdicts, one] }),
        milliseconds: performance.now() - start,
      });
    show({ status: 'working' });
    const worker = game.start();
    try {
      await askSolver(worker, { record, rules }, { signal, onFound });
      show({ status: 'done' });
      if (!signal.aborted) known.current.found.set(record, found);
    } catch {
      show({ status: 'failed' });
    } finally {
      worker.terminate();
    }
  };
  return { ...findings, begin: () => void work() };
}
