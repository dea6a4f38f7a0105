import { useState } from 'preact/hooks';
import { answer, answerTo, type Changes } from '../../rules/changes.ts';
import type { BookHead } from '../../rules/cites.ts';
import { RuleToggle } from '../../rules/RuleToggle.tsx';
import type { GameWords } from '../game.ts';

export interface TableRulesProps {
  readonly words: GameWords;
  readonly book: BookHead;
  readonly changes: Changes;
  readonly onChange: (changes: Changes) => void;
}

/** What the table pays otherwise than the book: every payment as a question, in groups. */
export function TableRules({ words, book, changes, onChange }: TableRulesProps) {
  const [open, setOpen] = useState<string>();
  return (
    <div class="table-rules">
      <p class="soft">
        What is agreed here holds for every deal of the account, those already played too; they are settled again.
      </p>
      {words.groups.map(({ id, heading, keys }) => {
        const changed = keys.filter((key) => key in changes).length;
        const isOpen = open === id;
        return (
          <div class="fold" key={id}>
            <h3>
              <button type="button" aria-expanded={isOpen} onClick={() => setOpen(isOpen ? undefined : id)}>
                {heading}{' '}
                <small>
                  {keys.length === 1 ? '1 rule' : `${String(keys.length)} rules`}
                  {changed > 0 && `, ${String(changed)} changed`}
                </small>
              </button>
            </h3>
            {isOpen && (
              <div class="toggles">
                {keys.map((key) => {
                  const rule = words.ruleOf(key);
                  return (
                    rule && (
                      <RuleToggle
                        key={key}
                        rule={rule}
                        book={book}
                        value={answerTo(rule, changes)}
                        onChoose={(_, text) => onChange(answer(words.ruleOf, changes, key, text))}
                      />
                    )
                  );
                })}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
