import { Scrubber } from '#view/Scrubber.tsx';
import { Transport, type TransportButton } from '#view/Transport.tsx';
import { shortcutOf } from '../page/keymap.ts';
import { JUMPS, STEPS, type Move, type ReplayKeys } from './key-bindings.ts';
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

/** What is written on a button: on those pressed most, and on the one whose drawing says least. */
const WRITTEN: Partial<Readonly<Record<Move, string>>> = { payment: 'Payment', back: 'Back', forward: 'Next' };

/** The line to slide along, and the buttons: each has one place, whatever the step. */
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
  const ticks = words.ticks(model.steps);
  const buttonFor = (move: Move): TransportButton => {
    const isPause = move === 'play' && isPlaying;
    const label = isPause ? 'Pause' : (words.labels[move] ?? keys.find(({ action }) => action === move)?.says ?? '');
    return {
      action: isPause ? 'pause' : move,
      word: move === 'play' ? label : WRITTEN[move],
      label,
      keys: shortcutOf(move, keys),
      idle: move === 'play' ? last === 0 : targets[move] === step,
      onPress: () => onMove(move),
    };
  };
  return (
    <div class="transport">
      <p class="sc place">{words.count(model.steps, step) ?? (step < (ticks[0] ?? 0) ? 'Before play' : 'The end')}</p>
      <Scrubber
        label="Step"
        valueText={where}
        value={step}
        max={last}
        ticks={ticks}
        payments={payments}
        departure={departure}
        onStep={goTo}
      />
      <Transport label={words.jumps} buttons={JUMPS.map(buttonFor)} />
      <Transport label={words.steps} buttons={STEPS.map(buttonFor)} />
    </div>
  );
}
