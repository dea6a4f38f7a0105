import { Scrubber } from '../../view/Scrubber.tsx';
import { Transport } from '../../view/Transport.tsx';
import { shortcutOf } from '../shared/keymap.ts';
import { countTricks, trickStarts } from '../shared/steps.ts';
import { MOVES, REPLAY_KEYS, type Move } from './keys.ts';
import type { useReplay } from './use-replay.ts';

export interface ControlsProps {
  readonly replay: Pick<ReturnType<typeof useReplay>, 'model' | 'step' | 'targets' | 'payments' | 'goTo'>;
  readonly where: string;
  readonly isPlaying: boolean;
  /** The step at which the record is cut. */
  readonly departure: number | undefined;
  readonly onMove: (move: Move) => void;
}

const LABELS: Readonly<Record<Move, string>> = {
  first: 'First step',
  backTrick: 'Previous trick',
  back: 'Previous card',
  play: 'Play',
  forward: 'Next card',
  forwardTrick: 'Next trick',
  last: 'Last step',
  payment: 'Next payment',
};

/** The buttons and the line to slide along. */
export function Controls({ replay, where, isPlaying, departure, onMove }: ControlsProps) {
  const { model, step, targets, payments, goTo } = replay;
  const last = model.steps.length - 1;
  return (
    <div class="transport">
      <Transport
        label="Steps of the deal"
        buttons={MOVES.map((move) => ({
          does: move === 'play' && isPlaying ? 'pause' : move,
          label: move === 'play' && isPlaying ? 'Pause' : LABELS[move],
          keys: shortcutOf(move, REPLAY_KEYS),
          idle: move === 'play' ? last === 0 : targets[move] === step,
          onPress: () => onMove(move),
        }))}
      />
      <p class="sc place">{countTricks(model.steps, step) ?? where}</p>
      <Scrubber
        label="Step"
        valueText={where}
        value={step}
        max={last}
        ticks={trickStarts(model.steps)}
        payments={payments}
        departure={departure}
        onStep={goTo}
      />
    </div>
  );
}
