import { useEffect, useMemo, useState } from 'preact/hooks';
import { paymentSteps } from '../account/account.ts';
import { nextOf } from '../account/steps.ts';
import type { Move } from './key-bindings.ts';
import type { AnyModel, AnyStep } from './model.ts';
import type { ReplayWords } from './game.ts';

/** Milliseconds for each step while playing: time to read the sentence. */
const PACE_MS = 1600;

/** Position in a deal and the possible moves. */
export interface Steps {
  readonly step: number;
  /** Step that each move leads to. */
  readonly targets: Readonly<Record<Exclude<Move, 'play'>, number>>;
  /** Steps with payments. */
  readonly payments: readonly number[];
  readonly goTo: (step: number) => void;
  readonly move: (move: Move) => void;
  readonly isPlaying: boolean;
  readonly stop: () => void;
}

/** State for stepping through a deal, or playing it automatically until its end or until the page is hidden. */
export function useSteps<S extends AnyStep>(
  { steps, lines }: Pick<AnyModel<S>, 'steps' | 'lines'>,
  step: number,
  goTo: (step: number) => void,
  words: Pick<ReplayWords<S>, 'next' | 'before'>,
): Steps {
  const [isPlaying, setIsPlaying] = useState(false);
  const stop = (): void => setIsPlaying(false);
  const last = Math.max(0, steps.length - 1);
  const payments = useMemo(() => paymentSteps(lines), [lines]);
  const targets: Steps['targets'] = {
    first: 0,
    backTrick: words.before(steps, step),
    back: Math.max(0, step - 1),
    forward: Math.min(last, step + 1),
    forwardTrick: words.next(steps, step),
    last,
    payment: nextOf(payments, step),
  };
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => {
      if (targets.forward >= last) stop();
      goTo(targets.forward);
    }, PACE_MS);
    const stopIfHidden = (): void => {
      if (document.hidden) stop();
    };
    document.addEventListener('visibilitychange', stopIfHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', stopIfHidden);
    };
  });
  const move = (wanted: Move): void => {
    if (wanted !== 'play') goTo(targets[wanted]);
    else {
      if (!isPlaying && step === last) goTo(0);
      setIsPlaying(!isPlaying);
    }
  };
  return { step, targets, payments, goTo, move, isPlaying, stop };
}
