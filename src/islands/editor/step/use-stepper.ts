import { useLayoutEffect, useState } from 'preact/hooks';
import type { Place } from '#engine/ledger/place.ts';
import { stepAt } from '../../account/steps.ts';
import type { ReplayModel } from '../../replay/model.ts';
import { useSteps, type Steps } from '../../replay/use-steps.ts';
import { CARD_WORDS } from '../../replay/words.ts';

const NOTHING: Pick<ReplayModel, 'steps' | 'seats' | 'lines'> = { steps: [], seats: [], lines: [] };

/**
 * Back over a draft and on again. While the reader does not step back he sees where it ends, and so after whatever he does:
 * the last thing done, where the record stops short and nothing is paid for that.
 */
export function useStepper(model: ReplayModel | undefined, record: unknown, stopsShort: boolean): Steps {
  const { steps, seats, lines } = model ?? NOTHING;
  const [at, setAt] = useState<Place>();
  useLayoutEffect(() => setAt(undefined), [record]);
  const last = Math.max(0, steps.length - 1);
  const isBare = stopsShort && last > 0 && lines.every((line) => line.step !== last);
  const rest = isBare ? last - 1 : last;
  const step = at === undefined ? rest : stepAt(steps, at, seats);
  const goTo = (to: number): void => setAt(to === rest ? undefined : steps[to]?.at);
  return useSteps({ steps, lines }, step, goTo, CARD_WORDS);
}
