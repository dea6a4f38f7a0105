import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isAct } from '#engine/play/follow.ts';
import type { HouseChoice, Turn } from '#engine/play/played-game.ts';
import { capital } from '#engine/wording/sentence.ts';

/** Advice of the house: its act, and the sentence that says it with its reason. */
interface Hint<Act> {
  readonly act: Act;
  readonly words: string;
}

/** Advice of the house for the reader's turn, if asked; cleared after any act. */
export function useHint<Act>(
  turn: Turn<Act> | undefined,
  /** Current state of the table. */
  table: unknown,
  ask: () => Promise<HouseChoice<Act> | undefined>,
): readonly [hint: Hint<Act> | undefined, askHint: () => void] {
  const [hint, setHint] = useState<Hint<Act>>();
  const latest = useRef(table);
  latest.current = table;
  useLayoutEffect(() => setHint(undefined), [table]);
  const askHint = (): void => {
    if (!turn) return;
    void ask().then((chosen) => {
      // The reader may have acted before the answer arrived.
      if (!chosen || latest.current !== table) return;
      const { act, because } = chosen;
      const choice = turn.legal.find((one) => isAct(one.act, act));
      setHint({ act, words: choice ? `${capital(choice.label)}. ${because}` : because });
    });
  };
  return [hint, askHint];
}
