import { Scrubber } from '#view/Scrubber.tsx';
import { Transport } from '#view/Transport.tsx';
import { shortcutOf } from '../page/keymap.ts';
import { MOVES, type Move, type ReplayKeys } from './key-bindings.ts';
import type { AnyModel, AnyStep } from './model.ts';
import type { ReplayWords } from './words.ts';

export interface ControlsProps<S extends AnyStep> {
  readonly replay: {
    readonly model: AnyModel<S>;
    readonly step: number;
    /** Where each move leads. */
    readonly targets: Readonly<Record<Exclude<Move, 'play'>, number>>;
    /** The steps at which something is paid. */
    readonly payments: readonly number[];
    readonly goTo: (step: number) => void;
  };
  readonly keys: ReplayKeys;
  readonly words: ReplayWords<S>;
  readonly where: string;
  readonly isPlaying: boolean;
  /** The step at which the record is cut. */
  readonly departure: number | undefined;
  readonly onMove: (move: Move) => void;
}

/** The buttons and the line to slide along. */
export function Controls<S extends AnyStep>({
  replay,
  keys,
  words,
  where,
  isPlaying,
  departure,
  onMove,
}: ControlsProps<S>) {
  const { model, step, targets, payments, goTo } = replay;
  const last = model.steps.length - 1;
  return (
    <div class="transport">
      <Transport
        label={words.steps}
        buttons={MOVES.map((move) => ({
          does: move === 'play' && isPlaying ? 'pause' : move,
          label:
            move === 'play' && isPlaying
              ? 'Pause'
              : (words.labels[move] ?? keys.find(({ does }) => does === move)?.says ?? ''),
          keys: shortcutOf(move, keys),
          idle: move === 'play' ? last === 0 : targets[move] === step,
          onPress: () => onMove(move),
        }))}
      />
      <p class="sc place">{words.count(model.steps, step) ?? where}</p>
      <Scrubber
        label="Step"
        valueText={where}
        value={step}
        max={last}
        ticks={words.ticks(model.steps)}
        payments={payments}
        departure={departure}
        onStep={goTo}
      />
    </div>
  );
}
