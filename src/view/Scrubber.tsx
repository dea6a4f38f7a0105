import styles from './Controls.module.css';

/** Labelled mark on the slider: a trick, every tenth throw. */
export interface Tick {
  readonly step: number;
  /** `5`. */
  readonly label: string;
}

export interface ScrubberProps {
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
export function Scrubber({ label, valueText, value, max, ticks, payments, departure, onStep }: ScrubberProps) {
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
