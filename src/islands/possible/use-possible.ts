import { useEffect, useRef, useState } from 'preact/hooks';
import type { AtCard, Verdict } from '#engine/solver/verdict.ts';
import { findPossible, type Possibilities } from './find-possible.ts';

/** What has been found by now of what was possible in a deal. */
export interface Findings {
  readonly status: 'not asked' | 'working' | 'done' | 'failed';
  /** Place of a card → what was possible once it lay on the table. */
  readonly cards: ReadonlyMap<string, AtCard>;
  readonly verdicts: readonly Verdict[];
  /** How long it took in all, in milliseconds. */
  readonly milliseconds: number;
}

const NOTHING: Findings = { status: 'not asked', cards: new Map(), verdicts: [], milliseconds: 0 };

/** What was possible in a deal under some rules, once the reader asks; another deal or other rules are asked about anew. */
export function usePossible<Rec>(
  game: Possibilities<Rec> | undefined,
  record: Rec,
  rules: unknown,
): Findings & { readonly begin: () => void } {
  const [findings, setFindings] = useState(NOTHING);
  const asked = useRef(0);
  useEffect(() => {
    setFindings(NOTHING);
    return () => {
      asked.current++;
    };
  }, [record, rules]);

  const work = async (): Promise<void> => {
    if (!game) return;
    const own = ++asked.current;
    const start = performance.now();
    let found: Findings = { ...NOTHING, status: 'working' };
    setFindings(found);
    try {
      for await (const one of findPossible(game, { record, rules })) {
        if (own !== asked.current) return;
        found = {
          ...found,
          ...(one.kind === 'card'
            ? { cards: new Map(found.cards).set(one.at, one) }
            : { verdicts: [...found.verdicts, one] }),
          milliseconds: performance.now() - start,
        };
        setFindings(found);
      }
      found = { ...found, status: 'done' };
    } catch {
      found = { ...found, status: 'failed' };
    }
    if (own === asked.current) setFindings(found);
  };
  return { ...findings, begin: () => void work() };
}
