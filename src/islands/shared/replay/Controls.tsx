import { Scrubber } from '../../../view/Scrubber.tsx';
import { Transport } from '../../../view/Transport.tsx';
import { shortcutOf } from '../keymap.ts';
import { countTricks, trickStarts } from '../steps.ts';
import { MOVES, type Move, type ReplayKeys } from './keys.ts';
import type { ReplayModel } from './model.ts';

export interface ControlsProps {
  readonly replay: {
    readonly model: ReplayModel;
    readonly step: number;
    /** Where each move leads. */
    readonly targets: Readonly<Record<Exclude<Move, 'play'>, number>>;
    /** The steps at which something is paid. */
    readonly payments: readonly number[];
    readonly goTo: (step: number) => void;
  };
  readonly keys: ReplayKeys;
  readonly where: string;
  readonly isPlaying: boolean;
  /** The step at which the record is cut. */
  readonly departure: number | undefined;
  readonly onMove: (move: Move) => void;
}

/** What the buttons are called where the sheet of keys says more than their name. */
const LABELS: Partial<Readonly<Record<Move, string>>> = {
  backTrick: 'Previous trick',
  play: 'Play',
  forwardTrick: 'Next trick',
};

/** The buttons and the line to slide along. */
export function Controls({ replay, keys, where, isPlaying, departure, onMove }: ControlsProps) {
  const { model, step, targets, payments, goTo } = replay;
  const last = model.steps.length - 1;
  return (
    <div class="transport">
      <Transport
        label="Steps of the deal"
        buttons={MOVES.map((move) => ({
          does: move === 'play' && isPlaying ? 'pause' : move,
          label:
            move === 'play' && isPlaying
              ? 'Pause'
              : (LABELS[move] ?? keys.find(({ does }) => does === move)?.says ?? ''),
          keys: shortcutOf(move, keys),
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
