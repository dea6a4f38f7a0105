export interface ScrubberProps {
  readonly label: string;
  /** What a listener hears for the place: `Trick 5, third card`. */
  readonly valueText: string;
  readonly value: number;
  /** The last step; the first is 0. */
  readonly max: number;
  /** Steps where a trick begins: a stroke each. */
  readonly ticks: readonly number[];
  /** Steps at which something is paid: a dot each. */
  readonly payments: readonly number[];
  /** The first step the rules in force do not allow: a cross. */
  readonly departure?: number | undefined;
  readonly onStep?: ((step: number) => void) | undefined;
}

/** The whole deal as a line to slide along. */
export function Scrubber({ label, valueText, value, max, ticks, payments, departure, onStep }: ScrubberProps) {
  const at = (step: number): string => `${String(max === 0 ? 0 : Math.round((step / max) * 10000) / 100)}%`;
  return (
    <div class="scrub">
      <svg aria-hidden="true">
        {ticks.map((step) => (
          <line key={step} x1={at(step)} x2={at(step)} y1="0" y2="16" />
        ))}
        {payments.map((step) => (
          <circle key={step} cx={at(step)} cy="8" r="4.5" />
        ))}
        {departure !== undefined && (
          <text x={at(departure)} y="14" text-anchor="middle">
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
        onInput={(event) => onStep?.(Number(event.currentTarget.value))}
      />
    </div>
  );
}
