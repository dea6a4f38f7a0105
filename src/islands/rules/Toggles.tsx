import { Fold } from '../page/controls/Fold.tsx';
import { answer, answerTo, type Changes } from './changes.ts';
import type { BookHead } from './cites.ts';
import { RuleToggle } from './RuleToggle.tsx';
import type { RuleOf } from './rule-words.ts';

export interface TogglesProps {
  readonly keys: readonly string[];
  readonly ruleOf: RuleOf;
  readonly book: BookHead;
  readonly changes: Changes;
  readonly onChange: (changes: Changes) => void;
}

/** Some rules as questions, each to be answered otherwise. */
export const Toggles = ({ keys, ruleOf, book, changes, onChange }: TogglesProps) => (
  <div class="toggles">
    {keys.map((key) => {
      const rule = ruleOf(key);
      return (
        rule && (
          <RuleToggle
            key={key}
            rule={rule}
            book={book}
            value={answerTo(rule, changes)}
            onChoose={(_, text) => onChange(answer(ruleOf, changes, key, text))}
          />
        )
      );
    })}
  </div>
);

export interface FoldedTogglesProps extends TogglesProps {
  readonly id: string;
  readonly heading: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The same under a heading: the questions are made when the reader asks for them. */
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
