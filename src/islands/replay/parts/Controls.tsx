import styles from '#view/Controls.module.css';
import { Scrubber } from '#view/Scrubber.tsx';
import { Transport, type TransportButton } from '#view/Transport.tsx';
import { printKey, shortcutOf } from '../../page/keys/keymap.ts';
import { BACK, ON, type Move, type ReplayKeys } from '../key-bindings.ts';
import type { AnyModel, AnyStep } from '../model.ts';
import type { Steps } from '../use-steps.ts';
import type { ReplayWords } from '../words.ts';

export interface ControlsProps<S extends AnyStep> {
  readonly model: AnyModel<S>;
  readonly steps: Steps;
  readonly keys: ReplayKeys;
  readonly words: ReplayWords<S>;
}

/** Buttons with a text; the others have icons. */
const WRITTEN: Partial<Readonly<Record<Move, string>>> = { back: 'Back', forward: 'Next' };

/** Slider between the back and forward buttons, which keep their places at every step. */
export function Controls<S extends AnyStep>({ model, steps, keys, words }: ControlsProps<S>) {
  const { step, targets, payments, isPlaying } = steps;
  const last = model.steps.length - 1;
  const here = model.steps[step];
  const buttonFor = (move: Move & TransportButton['action']): TransportButton => {
    const isPause = move === 'play' && isPlaying;
    const binding = keys.find(({ action }) => action === move);
    const label = isPause ? 'Pause' : (words.labels[move] ?? binding?.description ?? '');
    const shortcut = binding?.keys.map((key) => printKey(key).join(' ')).join(' or ');
    return {
      action: isPause ? 'pause' : move,
      word: move === 'play' ? label : WRITTEN[move],
      label,
      keys: shortcutOf(move, keys),
      tip: shortcut === undefined ? label : `${label} (${shortcut})`,
      idle: move === 'play' ? last === 0 : targets[move] === step,
      onPress: () => steps.move(move),
    };
  };
  return (
    <div class={styles.controls} data-part="controls" data-needs="script" data-stays>
      <div class={styles.transport} role="group" aria-label={words.steps}>
        <Transport buttons={BACK.map(buttonFor)} />
        <Scrubber
          label="Step"
          valueText={here ? words.sayPlace(here.at) : ''}
          value={step}
          max={last}
          ticks={words.ticks(model.steps)}
          payments={payments}
          departure={model.steps[last]?.departure && last}
          onStep={steps.goTo}
        />
        <Transport buttons={ON.map(buttonFor)} />
      </div>
    </div>
  );
}
