import type { ComponentChildren, TargetedEvent } from 'preact';
import { useId } from 'preact/hooks';
import type { FormEntry, FieldValue } from '../account/fields.ts';
import type { FormProps } from '../game.ts';
import { classes } from '#view/classes.ts';
import styles from '../Regulator.module.css';
import forms from '#view/forms.module.css';
import segmented from '#view/Segmented.module.css';

/** A field for the control of its question. */
interface FormField<V> {
  readonly name: string;
  /** Answer, and its error. */
  readonly value: V;
  readonly fault: string | undefined;
  readonly onChoose: (value: FieldValue | undefined) => void;
}

/** Makes fields of a form by name. */
export const asking =
  <E extends object>({ entry, problem, onSet }: Pick<FormProps, 'entry' | 'problem' | 'onSet'>) =>
  <K extends keyof E & string>(name: K): FormField<E[K]> => ({
    name,
    value: (entry as FormEntry & E)[name],
    fault: problem?.at === name ? problem.message : undefined,
    onChoose: (value) => onSet(name, value),
  });

export interface FormFieldProps {
  /** Field name in entries and errors; also identifies its control. */
  readonly name: string;
  readonly question: string;
  readonly hint?: string | undefined;
  /** Error of this answer. */
  readonly fault?: string | undefined;
}

interface FieldProps extends FormFieldProps {
  readonly children: ComponentChildren;
}

/** A question with its control; the error stands below the question and is read with it. */
function Field({ name, question, hint, fault, children }: FieldProps) {
  const id = useId();
  const notes = [...(hint === undefined ? [] : [`${id}-h`]), ...(fault === undefined ? [] : [`${id}-f`])].join(' ');
  return (
    <fieldset
      class={styles.ask}
      data-field={name}
      data-fault={fault !== undefined}
      {...(notes === '' ? {} : { 'aria-describedby': notes })}
    >
      <legend>{question}</legend>
      {hint !== undefined && (
        <p class="aside note" id={`${id}-h`}>
          {hint}
        </p>
      )}
      {fault !== undefined && (
        <p class={forms.error} data-part="fault" id={`${id}-f`}>
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

export interface ChooseProps extends FormFieldProps {
  readonly options: readonly Option[];
  readonly value: string | undefined;
  /** Layout: sentences below each other, or numbers in a full-width row. */
  readonly shape?: 'stacked' | 'numbers' | undefined;
  readonly onChoose: (value: string) => void;
}

/** One of a few options, as buttons large enough for a thumb. */
export function Choose({ options, value, shape, onChoose, ...fieldProps }: ChooseProps) {
  const id = useId();
  return (
    <Field {...fieldProps}>
      <span
        class={classes(
          segmented.segments,
          styles.thumbs,
          shape === 'stacked' && segmented.stacked,
          shape === 'numbers' && styles.numbers,
        )}
      >
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={`${id}-${fieldProps.name}`}
              value={option.value}
              checked={option.value === value}
              aria-invalid={fieldProps.fault !== undefined}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </span>
    </Field>
  );
}

export interface PlayerChoiceProps extends FormFieldProps {
  readonly players: readonly string[];
  /** Players who cannot be chosen. */
  readonly without?: readonly (number | undefined)[];
  /** Option before the players: nobody, his own king. */
  readonly first?: Option | undefined;
  readonly last?: Option | undefined;
  readonly value: number | string | undefined;
  /** Called with the player's number, or the value of another option. */
  readonly onChoose: (player: number | string) => void;
}

/** Chooses a player. A player who is excluded but chosen stays visible. */
export function PlayerChoice({
  players,
  without = [],
  first,
  last,
  value,
  onChoose,
  ...fieldProps
}: PlayerChoiceProps) {
  const options = [
    ...(first ? [first] : []),
    ...players
      .map((label, player) => ({ value: String(player), label }))
      .filter((_, player) => !without.includes(player) || player === value),
    ...(last ? [last] : []),
  ];
  return (
    <Choose
      {...fieldProps}
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

/**
 * Handlers that select a text field's content on focus, so that typing replaces it. Focus is set in the mousedown
 * handler, because WebKit otherwise drops the selection on mouseup.
 */
export const selectsWhole = {
  onFocus: ({ currentTarget }: TargetedEvent<HTMLInputElement>) => currentTarget.select(),
  onMouseDown: (event: TargetedEvent<HTMLInputElement, MouseEvent>) => {
    if (document.activeElement === event.currentTarget) return;
    event.preventDefault();
    event.currentTarget.focus();
  },
};

/** A number with two buttons and a text field. Invalid text stays; a button without effect keeps the focus. */
export function Stepper({ label, value, max, isFault = false, onStep }: StepperProps) {
  const id = useId();
  const now = value ?? 0;
  return (
    <span class={styles.stepper}>
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
        {...selectsWhole}
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

export interface CountsProps extends FormFieldProps {
  readonly players: readonly string[];
  readonly value: readonly (number | null)[] | undefined;
  readonly max: number;
  /** “9 of 10”. */
  readonly sum: string;
  readonly onChoose: (value: readonly (number | null)[]) => void;
}

/** A number for each player, with their sum. */
export function Counts({ players, value, max, sum, onChoose, ...fieldProps }: CountsProps) {
  const numbers = players.map((_, player) => value?.[player] ?? null);
  return (
    <Field {...fieldProps}>
      <span class={`${styles.counts} fits`}>
        {players.map((label, player) => (
          <Stepper
            key={player}
            label={label}
            value={numbers[player]}
            max={max}
            isFault={fieldProps.fault !== undefined}
            onStep={(n) => onChoose(numbers.map((other, i) => (i === player ? n : other)))}
          />
        ))}
      </span>
      {sum !== '' && (
        <p class="aside">
          <output>{sum}</output>
        </p>
      )}
    </Field>
  );
}

export interface CountProps extends FormFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly max: number;
  readonly onChoose: (value: number | undefined) => void;
}

/** A single number. */
export function Count({ label, value, max, onChoose, ...fieldProps }: CountProps) {
  return (
    <Field {...fieldProps}>
      <Stepper
        label={label}
        value={value}
        max={max}
        isFault={fieldProps.fault !== undefined}
        onStep={(n) => onChoose(n ?? undefined)}
      />
    </Field>
  );
}

export interface NumberChoiceProps extends FormFieldProps {
  readonly value: number | undefined;
  readonly max: number;
  readonly onChoose: (value: number) => void;
}

/** A small number, chosen with one tap. */
export function NumberChoice({ value, max, onChoose, ...fieldProps }: NumberChoiceProps) {
  return (
    <Choose
      {...fieldProps}
      shape="numbers"
      options={Array.from({ length: max + 1 }, (_, n) => ({ value: String(n), label: String(n) }))}
      value={value === undefined ? undefined : String(value)}
      onChoose={(chosen) => onChoose(Number(chosen))}
    />
  );
}

/** Yes or no; no by default. */
export function YesNo({
  value,
  onChoose,
  ...fieldProps
}: FormFieldProps & { readonly value: boolean | undefined; readonly onChoose: (value: boolean) => void }) {
  return (
    <Choose
      {...fieldProps}
      options={[
        { value: 'no', label: 'No' },
        { value: 'yes', label: 'Yes' },
      ]}
      value={value ? 'yes' : 'no'}
      onChoose={(chosen) => onChoose(chosen === 'yes')}
    />
  );
}
