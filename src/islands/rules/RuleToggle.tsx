import { useMemo, useRef } from 'preact/hooks';
import { MAX_AMOUNT } from '#engine/rules/key.ts';
import { Segmented } from '#view/Segmented.tsx';
import { Button } from '../page/controls/Button.tsx';
import { TypedField } from '../page/controls/TypedField.tsx';
import type { BookHead } from './cites.ts';
import { BookSays } from './Grounds.tsx';
import { parseValue, type RuleWords } from './rule-words.ts';

export interface RuleToggleProps {
  readonly rule: RuleWords;
  readonly book: BookHead;
  /** As a form holds it. */
  readonly value: string;
  readonly onChoose: (key: string, value: string) => void;
}

/** More letters than stand side by side in a column of questions. */
const LONGEST_ROW = 34;

/** One rule to be answered otherwise. It stands among dozens, of which an answer to one changes no other: those stay as they are drawn. */
export function RuleToggle({ rule, book, value, onChoose }: RuleToggleProps) {
  const latest = useRef(onChoose);
  latest.current = onChoose;
  return useMemo(
    () => <Question rule={rule} book={book} value={value} onChoose={(key, chosen) => latest.current(key, chosen)} />,
    [rule, book, value],
  );
}

/** The answers, a field for any other amount, a way back to the book's. */
function Question({ rule, book, value, onChoose }: RuleToggleProps) {
  const { key, question, source, type, options } = rule;
  const isOffered = options.some(([offered]) => offered === value);
  const letters = options.reduce((sum, [, label]) => sum + label.length + 2, 0);
  return (
    <Segmented
      name={`rule-${key}`}
      question={question}
      says={<BookSays rule={rule} book={book} />}
      doubtful={rule.basis.kind !== 'attested'}
      options={options.map(([offered, label]) => ({ value: offered, label }))}
      value={value}
      source={source}
      sourceWord={`as ${book.date} has it`}
      stacked={letters > LONGEST_ROW}
      onChoose={(chosen) => onChoose(key, chosen)}
      other={
        type === 'amount' && (
          <TypedField
            class={isOffered ? 'other' : 'other chosen'}
            type="number"
            min={0}
            max={MAX_AMOUNT}
            inputMode="numeric"
            placeholder="other"
            aria-label={`Another amount. ${question}`}
            value={isOffered ? '' : value}
            onTake={(text, field) => {
              const typed = text.trim();
              const isAmount = parseValue(type, typed) !== undefined;
              if (isAmount) onChoose(key, String(Number(typed)));
              else field.reportValidity();
              return isAmount;
            }}
          />
        )
      }
      more={
        value !== source && (
          <Button
            onClick={({ currentTarget }) => {
              const toggle = currentTarget.closest('fieldset');
              onChoose(key, source);
              // The button goes, and the focus must not go with it.
              requestAnimationFrame(() => toggle?.querySelector<HTMLInputElement>('input:checked')?.focus());
            }}
          >
            Reset<span class="vh">: {question}</span>
          </Button>
        )
      }
    />
  );
}
