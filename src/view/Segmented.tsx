import type { ComponentChildren } from 'preact';
import { classes } from './classes.ts';
import styles from './Segmented.module.css';

export interface SegmentedProps {
  /** Name of the set of radio buttons, unique on the page. */
  readonly name: string;
  /** The rule as a question. */
  readonly question: string;
  /** The source's answer with its clause, below the question. */
  readonly sourceAnswer: ComponentChildren;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  /** The source's own value, underlined in red. */
  readonly source: string;
  /** Words for screen readers after the source's own value: `the book’s own answer`. */
  readonly sourceWord: string;
  /** Whether it rests on an interpretation, shown by a brass mark. */
  readonly doubtful: boolean;
  /** Whether answers are stacked because they are too long to stand side by side. */
  readonly stacked: boolean;
  /** Field for other answers, after the last. */
  readonly other?: ComponentChildren;
  /** Below the answers: a button to restore the source's. */
  readonly more?: ComponentChildren;
  readonly onChoose: (value: string) => void;
}

/** A rule as a question with answers side by side. */
export function Segmented({
  name,
  question,
  sourceAnswer,
  options,
  value,
  source,
  sourceWord,
  doubtful,
  stacked,
  other,
  more,
  onChoose,
}: SegmentedProps) {
  return (
    <fieldset class={styles.question} data-part="toggle" data-changed={value === source ? undefined : ''}>
      <legend>{question}</legend>
      <small class={classes(styles.says, 'aside', doubtful && styles.inDoubt)}>{sourceAnswer}</small>
      <span class={classes(styles.segments, stacked && styles.stacked)}>
        {options.map((option) => (
          <label key={option.value} class={option.value === source ? styles.ofSource : undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>
              {option.label}
              {option.value === source && <span class="vh">, {sourceWord}</span>}
            </span>
          </label>
        ))}
        {other}
      </span>
      {more !== false && <span class={styles.more}>{more}</span>}
    </fieldset>
  );
}
