import { inPhase, type Place } from '#engine/ledger/place.ts';
import { sayPlace } from '#engine/words/card-places.ts';
import { useLayoutEffect, useState } from 'preact/hooks';
import { paymentSteps } from '../../account/account.ts';
import { nextOf, nextTrick, stepAt, trickBefore } from '../../account/steps.ts';
import { usePlayback } from '../../page/playback.ts';
import type { Move } from '../../replay/key-bindings.ts';
import type { ReplayModel } from '../../replay/model.ts';

const PACE_MS = 1600;

export interface Stepper {
  readonly step: number;
  /** Where each move leads. */
  readonly targets: Readonly<Record<Exclude<Move, 'play'>, number>>;
  /** The steps at which something is paid. */
  readonly payments: readonly number[];
  readonly goTo: (step: number) => void;
  readonly where: string;
  readonly isPlaying: boolean;
  readonly onMove: (move: Move) => void;
}

const NOTHING: Pick<ReplayModel, 'steps' | 'seats' | 'lines'> = { steps: [], seats: [], lines: [] };

/**
 * Back over a draft and on again. While the reader does not step back he sees where it ends, and so after whatever he does:
 * the last thing done, where the record stops short and nothing is paid for that.
 */
export function useStepper(model: ReplayModel | undefined, record: unknown, stopsShort: boolean): Stepper {
  const { steps, seats, lines } = model ?? NOTHING;
  const [at, setAt] = useState<Place>();
  useLayoutEffect(() => setAt(undefined), [record]);
  const [isPlaying, setIsPlaying] = useState(false);
  const last = Math.max(0, steps.length - 1);
  const isBare = stopsShort && last > 0 && lines.every((line) => line.step !== last);
  const rest = isBare ? last - 1 : last;
  const step = at === undefined ? rest : stepAt(steps, at, seats);
  const payments = paymentSteps(lines);
  const targets: Stepper['targets'] = {
    first: 0,
    backTrick: trickBefore(steps, step),
    back: Math.max(0, step - 1),
    forward: Math.min(last, step + 1),
    forwardTrick: nextTrick(steps, step),
    last,
    payment: nextOf(payments, step),
  };
  const goTo = (to: number): void => setAt(to === rest ? undefined : steps[to]?.at);
  const onMove = (move: Move): void => {
    if (move !== 'play') goTo(targets[move]);
    else {
      if (!isPlaying && step === last) goTo(0);
      setIsPlaying(!isPlaying);
    }
  };
  usePlayback(
    isPlaying,
    PACE_MS,
    () => {
      if (targets.forward >= last) setIsPlaying(false);
      goTo(targets.forward);
    },
    () => setIsPlaying(false),
  );
  const where = sayPlace(steps[step]?.at ?? inPhase('ante'));
  return { step, targets, payments, goTo, where, isPlaying, onMove };
}
