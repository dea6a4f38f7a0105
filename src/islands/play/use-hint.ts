import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isAct } from '#engine/play/follow.ts';
import type { Chosen, Turn } from '#engine/play/played-game.ts';
import { capital } from '#engine/words/sentence.ts';

/** What the house would do at the reader’s turn, once it has been asked; forgotten as soon as anything has happened. */
export function useHint<Act>(
  turn: Turn<Act> | undefined,
  /** The table as it stands. */
  table: unknown,
  ask: () => Promise<Chosen<Act> | undefined>,
): readonly [hint: string | undefined, askHint: () => void] {
  const [hint, setHint] = useState<string>();
  const latest = useRef(table);
  latest.current = table;
  useLayoutEffect(() => setHint(undefined), [table]);
  const askHint = (): void => {
    if (!turn) return;
    void ask().then((chosen) => {
      // It may have thought for longer than the reader.
      if (!chosen || latest.current !== table) return;
      const { act, because } = chosen;
      const choice = turn.legal.find((one) => isAct(one.act, act));
      // The house at tables names its play itself.
      const isNamed = choice === undefined || because.startsWith(choice.label);
      setHint(isNamed ? because : `${capital(choice.label)}. ${because}`);
    });
  };
  return [hint, askHint];
}
