/** A place on the line with a name under it: a trick, every tenth throw. */
export interface Tick {
  readonly step: number;
  /** `5`. */
  readonly label: string;
}

export interface ScrubberProps {
  readonly label: string;
  /** What a listener hears for the place: `Trick 5, third card`. */
  readonly valueText: string;
  readonly value: number;
  /** The last step; the first is 0. */
  readonly max: number;
  /** Steps where a trick begins: a stroke each, and its number, which leads there. */
  readonly ticks: readonly Tick[];
  /** Steps at which something is paid: a dot each. */
  readonly payments: readonly number[];
  /** The first step the rules in force do not allow: a cross. */
  readonly departure: number | undefined;
  readonly onStep: (step: number) => void;
}

/** Where there is little room only the first of five numbers stands, and the number one is at. */
const EVERY = 5;

/** The whole deal as a line to slide along. */
export function Scrubber({ label, valueText, value, max, ticks, payments, departure, onStep }: ScrubberProps) {
  const at = (step: number): string => `${String(max === 0 ? 0 : Math.round((step / max) * 10000) / 100)}%`;
  const current = ticks.findLast(({ step }) => step <= value)?.step;
  const kindOf = (step: number, i: number): string =>
    step === current ? 'tick now' : i % EVERY === 0 ? 'tick' : 'tick minor';
  return (
    <div class="scrub">
      <svg aria-hidden="true">
        {ticks.map(({ step, label: number }, i) => (
          <g key={step} class={kindOf(step, i)} onClick={() => onStep(step)}>
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
          <text class="cross" x={at(departure)} y="14" text-anchor="middle">
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
