import styles from './Controls.module.css';
import { printKey, shortcutOf } from '../../page/keys.tsx';
import { BACK, ON, type Move, type ReplayKeys } from '../key-bindings.ts';
import type { AnyModel, AnyStep } from '../model.ts';
import type { Steps } from '../use-replay.ts';
import type { ReplayWords, Tick } from '../game.ts';

interface ScrubberProps {
  readonly label: string;
  /** Position in words for screen readers: `Trick 5, third card`. */
  readonly valueText: string;
  readonly value: number;
  /** Last step; the first is 0. */
  readonly max: number;
  /** Steps where a trick begins: a mark with its number, which is a link. */
  readonly ticks: readonly Tick[];
  /** Steps with payments: a dot each. */
  readonly payments: readonly number[];
  /** First step that the rules in force forbid: a cross. */
  readonly departure: number | undefined;
  readonly onStep: (step: number) => void;
}

/** On narrow screens only every fifth number and the current one are shown. */
const EVERY = 5;

/** Slider over the whole deal. */
function Scrubber({ label, valueText, value, max, ticks, payments, departure, onStep }: ScrubberProps) {
  const at = (step: number): string => `${String(max === 0 ? 0 : Math.round((step / max) * 10000) / 100)}%`;
  const current = ticks.findLast(({ step }) => step <= value)?.step;
  return (
    <div class={styles.scrubber} data-part="scrubber">
      <svg aria-hidden="true">
        {ticks.map(({ step, label: number }, i) => (
          <g
            key={step}
            class={styles.tick}
            data-now={step === current ? '' : undefined}
            data-minor={step === current || i % EVERY === 0 ? undefined : ''}
            onClick={() => onStep(step)}
          >
            <line x1={at(step)} x2={at(step)} y1="0" y2="16" />
            <rect x={at(step)} y="17" width="24" height="27" transform="translate(-12)" />
            <text x={at(step)} y="34" text-anchor="middle">
              {number}
            </text>
          </g>
        ))}
        {payments.map((step) => (
          <circle key={step} cx={at(step)} cy="8" r="4" />
        ))}
        {departure !== undefined && (
          <text class={styles.cross} x={at(departure)} y="14" text-anchor="middle">
            ×
          </text>
        )}
      </svg>
      <input
        type="range"
        min={0}
        max={max}
        step={1}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        onInput={(event) => onStep(Number(event.currentTarget.value))}
      />
    </div>
  );
}

/** Icons of the buttons. Play and pause are words alone. */
const DRAWINGS = {
  first: 'M3 3h2v12H3zM15 3v12L6 9z',
  backTrick: 'M9 3v12L2 9zM16 3v12L9 9z',
  back: 'M12.5 3v12l-8-6z',
  forward: 'M5.5 3v12l8-6z',
  forwardTrick: 'M2 3v12l7-6zM9 3v12l7-6z',
  play: undefined,
  pause: undefined,
} as const;

interface TransportButton {
  readonly action: keyof typeof DRAWINGS;
  /** Text on the button beside its icon; part of the label. */
  readonly word?: string | undefined;
  /** `Next card`. */
  readonly label: string;
  /** In the notation of `aria-keyshortcuts`: `Shift+ArrowRight`. */
  readonly keys: string | undefined;
  /** Tooltip: `Next card (→)`. */
  readonly tip: string;
  /** Disables the action but keeps place and focus. */
  readonly idle: boolean;
  readonly onPress: () => void;
}

interface TransportProps {
  readonly buttons: readonly TransportButton[];
}

/** A row of buttons. */
function Transport({ buttons }: TransportProps) {
  return (
    <div class={`${styles.buttons} beside`} data-part="buttons">
      {buttons.map(({ action, word, label: name, keys, tip, idle, onPress }) => (
        <button
          // Play and pause share a key, so that the button keeps the focus.
          key={action === 'pause' ? 'play' : action}
          type="button"
          data-action={action === 'pause' ? 'play' : action}
          aria-label={name}
          title={tip}
          aria-keyshortcuts={keys}
          aria-disabled={idle}
          onClick={() => {
            if (!idle) onPress();
          }}
        >
          {DRAWINGS[action] !== undefined && (
            <svg class={styles.icon} viewBox="0 0 18 18" aria-hidden="true">
              <path d={DRAWINGS[action]} />
            </svg>
          )}
          {word !== undefined && <span>{word}</span>}
        </button>
      ))}
    </div>
  );
}

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
