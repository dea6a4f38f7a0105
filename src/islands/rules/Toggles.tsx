import { Fold, Button, TypedField } from '../page/controls/controls.tsx';
import { afterPaintInOrder } from '../page/LazyPart.tsx';
import {
  changesWithAnswer,
  answerTo,
  type ReaderChanges,
  type RuleOf,
  parseValue,
  type RuleWords,
} from './rule-words.ts';
import type { BookHead } from './cites.ts';
import { useMemo, useRef } from 'preact/hooks';
import { MAX_AMOUNT } from '#engine/rules/key.ts';
import { WHOSE_ANSWER } from '#engine/wording/answers.ts';
import { BookSays } from './Grounds.tsx';
import { classes } from '#view/classes.ts';
import segmented from '#view/Segmented.module.css';
import styles from './Suppose.module.css';

interface RuleToggleProps {
  readonly rule: RuleWords;
  readonly book: BookHead;
  /** Value as a form holds it. */
  readonly value: string;
  readonly onChoose: (key: string, value: string) => void;
}

/** Maximum total length of answers shown side by side, in characters. */
const LONGEST_ROW = 34;

/** A rule as a question. Memoised: it stands among dozens, and an answer to one changes no other. */
export function RuleToggle({ rule, book, value, onChoose }: RuleToggleProps) {
  const latest = useRef(onChoose);
  latest.current = onChoose;
  return useMemo(
    () => <Question rule={rule} book={book} value={value} onChoose={(key, chosen) => latest.current(key, chosen)} />,
    [rule, book, value],
  );
}

/**
 * Question with its answers side by side, or stacked if they are long; the source's own is underlined, and a brass mark says
 * where it rests on an interpretation. Below them a field for other amounts, and a button to restore the source's answer.
 */
function Question({ rule, book, value, onChoose }: RuleToggleProps) {
  const { key, question, basis, source, type, options } = rule;
  const isOffered = options.some(([offered]) => offered === value);
  const letters = options.reduce((sum, [, label]) => sum + label.length + 2, 0);
  return (
    <fieldset class={segmented.question} data-part="toggle" data-changed={value === source ? undefined : ''}>
      <legend>{question}</legend>
      <small class={classes(segmented.says, 'aside', basis.kind !== 'attested' && segmented.inDoubt)}>
        <BookSays rule={rule} book={book} />
      </small>
      <span class={classes(segmented.segments, letters > LONGEST_ROW && segmented.stacked)}>
        {options.map(([offered, label]) => (
          <label key={offered} class={offered === source ? segmented.ofSource : undefined}>
            <input
              type="radio"
              name={`rule-${key}`}
              value={offered}
              checked={offered === value}
              // The browser marks the answer itself: it is seen before the page is worked out anew.
              onChange={() => afterPaintInOrder(() => onChoose(key, offered))}
            />
            <span>
              {label}
              {offered === source && <span class="vh">, {WHOSE_ANSWER[basis.kind]}</span>}
            </span>
          </label>
        ))}
        {type === 'amount' && (
          <TypedField
            class={classes(segmented.other, !isOffered && segmented.chosen)}
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
        )}
      </span>
      {value !== source && (
        <span class={segmented.more}>
          <Button
            class="plain aside note"
            onClick={({ currentTarget }) => {
              const toggle = currentTarget.closest('fieldset');
              onChoose(key, source);
              // Keeps the focus when the button disappears.
              requestAnimationFrame(() => toggle?.querySelector<HTMLInputElement>('input:checked')?.focus());
            }}
          >
            Reset<span class="vh">: {question}</span>
          </Button>
        </span>
      )}
    </fieldset>
  );
}

export interface TogglesProps {
  readonly keys: readonly string[];
  readonly ruleOf: RuleOf;
  readonly book: BookHead;
  readonly changes: ReaderChanges;
  readonly onChange: (changes: ReaderChanges) => void;
}

/** Several rules as questions. */
export const Toggles = ({ keys, ruleOf, book, changes, onChange }: TogglesProps) => (
  <div class={styles.questions} data-part="questions">
    {keys.map((key) => {
      const rule = ruleOf(key);
      return (
        rule && (
          <RuleToggle
            key={key}
            rule={rule}
            book={book}
            value={answerTo(rule, changes)}
            onChoose={(_, text) => onChange(changesWithAnswer(ruleOf, changes, key, text))}
          />
        )
      );
    })}
  </div>
);

interface FoldedTogglesProps extends TogglesProps {
  readonly id: string;
  readonly heading: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Rules in a fold, rendered when it is opened. */
export function FoldedToggles({ id, heading, isOpen, onToggle, ...toggles }: FoldedTogglesProps) {
  const { keys, changes } = toggles;
  const changed = keys.filter((key) => key in changes).length;
  return (
    <Fold
      id={`rules-${id}`}
      heading={
        <>
          {heading}{' '}
          <small>
            {keys.length === 1 ? '1 rule' : `${String(keys.length)} rules`}
            {changed > 0 && `, ${String(changed)} changed`}
          </small>
        </>
      }
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {isOpen && <Toggles {...toggles} />}
    </Fold>
  );
}
