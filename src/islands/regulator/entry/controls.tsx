import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface AskedProps {
  /** The field’s name in entries and refusals; the control that has it can be found by it. */
  readonly name: string;
  readonly question: string;
  readonly hint?: string | undefined;
  /** Why what is said here will not do. */
  readonly fault?: string | undefined;
}

interface ShellProps extends AskedProps {
  readonly children: ComponentChildren;
}

/** A question and whatever answers it; what is wrong stands under the question, and is read with it. */
function Asked({ name, question, hint, fault, children }: ShellProps) {
  const id = useId();
  const notes = [...(hint === undefined ? [] : [`${id}-h`]), ...(fault === undefined ? [] : [`${id}-f`])].join(' ');
  return (
    <fieldset
      class={fault === undefined ? 'ask' : 'ask at-fault'}
      data-field={name}
      {...(notes === '' ? {} : { 'aria-describedby': notes })}
    >
      <legend>{question}</legend>
      {hint !== undefined && (
        <small class="hint" id={`${id}-h`}>
          {hint}
        </small>
      )}
      {fault !== undefined && (
        <p class="error" id={`${id}-f`}>
          {fault}
        </p>
      )}
      {children}
    </fieldset>
  );
}

export interface Option {
  readonly value: string;
  readonly label: ComponentChildren;
}

export interface ChooseProps extends AskedProps {
  readonly options: readonly Option[];
  readonly value: string | undefined;
  /** Answers in sentences stand one below the other, numbers in a row as wide as the form. */
  readonly shape?: 'stacked' | 'numbers' | undefined;
  readonly onChoose: (value: string) => void;
}

/** One of a few: buttons side by side, large enough for a thumb. */
export function Choose({ options, value, shape, onChoose, ...asked }: ChooseProps) {
  const id = useId();
  return (
    <Asked {...asked}>
      <span class={shape === undefined ? 'seg thumbs' : `seg thumbs ${shape}`}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={`${id}-${asked.name}`}
              value={option.value}
              checked={option.value === value}
              aria-invalid={asked.fault !== undefined}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </span>
    </Asked>
  );
}

export interface WhoProps extends AskedProps {
  readonly players: readonly string[];
  /** Those who cannot be meant. */
  readonly without?: readonly (number | undefined)[];
  /** An answer before the players: nobody, his own king. */
  readonly first?: Option | undefined;
  readonly last?: Option | undefined;
  readonly value: number | string | undefined;
  /** A player’s number, or the value of one of the other answers. */
  readonly onChoose: (player: number | string) => void;
}

/** One of the players. Somebody who cannot be meant any more, but was said, stays to be seen. */
export function Who({ players, without = [], first, last, value, onChoose, ...asked }: WhoProps) {
  const options = [
    ...(first ? [first] : []),
    ...players
      .map((label, player) => ({ value: String(player), label }))
      .filter((_, player) => !without.includes(player) || player === value),
    ...(last ? [last] : []),
  ];
  return (
    <Choose
      {...asked}
      options={options}
      value={value === undefined ? undefined : String(value)}
      onChoose={(chosen) => onChoose(/^\d+$/.test(chosen) ? Number(chosen) : chosen)}
    />
  );
}

export interface StepperProps {
  readonly label: string;
  readonly value: number | null | undefined;
  readonly max: number;
  readonly isFault?: boolean;
  readonly onStep: (value: number | null) => void;
}

/** A number by two buttons, or typed. What is typed stays, even where it will not do; a button that does nothing now keeps the focus. */
export function Stepper({ label, value, max, isFault = false, onStep }: StepperProps) {
  const id = useId();
  const now = value ?? 0;
  return (
    <span class="stepper">
      <label for={id}>{label}</label>
      <button
        type="button"
        aria-label={`${label}: one less`}
        aria-disabled={now <= 0}
        onClick={() => {
          if (now > 0) onStep(now - 1);
        }}
      >
        −
      </button>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        autocomplete="off"
        value={value === undefined || value === null ? '' : String(value)}
        placeholder="0"
        aria-invalid={isFault}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onInput={({ currentTarget: field }) => {
          const typed = field.value.replace(/\D/g, '').slice(0, 2);
          field.value = typed;
          onStep(typed === '' ? null : Math.min(max, Number(typed)));
        }}
      />
      <button
        type="button"
        aria-label={`${label}: one more`}
        aria-disabled={now >= max}
        onClick={() => {
          if (now < max) onStep(now + 1);
        }}
      >
        +
      </button>
    </span>
  );
}

export interface CountsProps extends AskedProps {
  readonly players: readonly string[];
  readonly value: readonly (number | null)[] | undefined;
  readonly max: number;
  /** “9 of 10”. */
  readonly sum: string;
  readonly onChoose: (value: readonly (number | null)[]) => void;
}

/** A number for each player, and what they come to. */
export function Counts({ players, value, max, sum, onChoose, ...asked }: CountsProps) {
  const numbers = players.map((_, player) => value?.[player] ?? null);
  return (
    <Asked {...asked}>
      <span class="counts">
        {players.map((label, player) => (
          <Stepper
            key={player}
            label={label}
            value={numbers[player]}
            max={max}
            isFault={asked.fault !== undefined}
            onStep={(n) => onChoose(numbers.map((other, i) => (i === player ? n : other)))}
          />
        ))}
      </span>
      {sum !== '' && <output class="sum">{sum}</output>}
    </Asked>
  );
}

export interface CountProps extends AskedProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly max: number;
  readonly onChoose: (value: number | undefined) => void;
}

/** One number. */
export function Count({ label, value, max, onChoose, ...asked }: CountProps) {
  return (
    <Asked {...asked}>
      <Stepper
        label={label}
        value={value}
        max={max}
        isFault={asked.fault !== undefined}
        onStep={(n) => onChoose(n ?? undefined)}
      />
    </Asked>
  );
}

export interface TappedProps extends AskedProps {
  readonly value: number | undefined;
  readonly max: number;
  readonly onChoose: (value: number) => void;
}

/** A small number, by one tap. */
export function Tapped({ value, max, onChoose, ...asked }: TappedProps) {
  return (
    <Choose
      {...asked}
      shape="numbers"
      options={Array.from({ length: max + 1 }, (_, n) => ({ value: String(n), label: String(n) }))}
      value={value === undefined ? undefined : String(value)}
      onChoose={(chosen) => onChoose(Number(chosen))}
    />
  );
}

/** A yes or no, no until it is said. */
export function YesNo({
  value,
  onChoose,
  ...asked
}: AskedProps & { readonly value: boolean | undefined; readonly onChoose: (value: boolean) => void }) {
  return (
    <Choose
      {...asked}
      options={[
        { value: 'no', label: 'No' },
        { value: 'yes', label: 'Yes' },
      ]}
      value={value ? 'yes' : 'no'}
      onChoose={(chosen) => onChoose(chosen === 'yes')}
    />
  );
}
