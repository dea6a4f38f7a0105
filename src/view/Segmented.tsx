import type { ComponentChildren } from 'preact';

export interface SegmentedProps {
  /** One name a page for the set of radio buttons. */
  readonly name: string;
  /** The rule as a question. */
  readonly question: string;
  /** What the source says, with its clause; a line under the question. */
  readonly says: ComponentChildren;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  /** The source's own value, underlined in red. */
  readonly source: string;
  /** What a listener hears after the source's own value: `as the source has it`. */
  readonly sourceWord: string;
  /** It rests on a reading: a brass mark before the line under the question. */
  readonly doubtful: boolean;
  /** Answers too long to stand side by side stand one below the other. */
  readonly stacked: boolean;
  /** After the last answer: a field for one not offered. */
  readonly other?: ComponentChildren;
  /** Below the answers: a way back. */
  readonly more?: ComponentChildren;
  readonly onChoose: (value: string) => void;
}

/** One rule as a question with its answers side by side. */
export function Segmented({
  name,
  question,
  says,
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
    <fieldset class={value === source ? 'toggle' : 'toggle changed'}>
      <legend>{question}</legend>
      <small class={doubtful ? 'says in-doubt' : 'says'}>{says}</small>
      <span class={stacked ? 'seg stacked' : 'seg'}>
        {options.map((option) => (
          <label key={option.value} class={option.value === source ? 'of-source' : ''}>
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
      {more !== false && <span class="more">{more}</span>}
    </fieldset>
  );
}
