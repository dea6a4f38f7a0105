import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { netClass } from '#view/Ledger.tsx';
import { signed } from '#view/signed.ts';
import { Button } from '../page/Button.tsx';
import { answer, answerTo, isAsked, type Changes } from './changes.ts';
import type { BookHead } from './cites.ts';
import { RuleToggle } from './RuleToggle.tsx';
import type { RuleOf } from './rule-words.ts';

/** Questions that stand together under a heading. */
export interface RuleGroup {
  readonly id: string;
  readonly heading: string;
  readonly keys: readonly string[];
}

/** A payment that a change has moved, made or undone: 0 for none. */
export interface MovedPayment {
  /** `ace of clubs placed, trick 3`. */
  readonly what: string;
  /** `dealer → third`. */
  readonly between: string;
  readonly before: number;
  readonly now: number;
}

export interface SupposeProps {
  readonly book: BookHead;
  /** Those that move payments here: open from the first. The others are folded. */
  readonly groups: readonly [first: RuleGroup, ...others: RuleGroup[]];
  readonly ruleOf: RuleOf;
  readonly changes: Changes;
  /** What the changes come to, in words. */
  readonly effect: string;
  /** The payments that are other than the book's. */
  readonly moved?: readonly MovedPayment[];
  /** Where each ends, by the book and now: they stay in view beside the questions. */
  readonly nets?: readonly { readonly name: string; readonly before: number; readonly now: number }[];
  readonly onChange: (changes: Changes) => void;
  /** What else is to be said of the change, and what can be done about it. */
  readonly children?: ComponentChildren;
}

/** The rules as questions, each to be answered otherwise. */
export function Suppose({
  book,
  groups: [first, ...others],
  ruleOf,
  changes,
  effect,
  moved = [],
  nets = [],
  onChange,
  children,
}: SupposeProps) {
  const changed = Object.keys(changes).length;
  const asked = ({ id, heading, keys }: RuleGroup): RuleGroup => ({
    id,
    heading,
    keys: keys.filter((key) => {
      const rule = ruleOf(key);
      return rule && isAsked(rule, ruleOf, changes);
    }),
  });
  const open = asked(first);
  const folded = others.map(asked).filter(({ keys }) => keys.length > 0);
  const toggles = (keys: readonly string[]) => (
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
  return (
    <section class="suppose" aria-labelledby="suppose" tabIndex={-1}>
      <h2 id="suppose">Suppose the rules were otherwise</h2>
      <div class="actions effect">
        <div>
          <p>
            {changed === 0
              ? `Every rule is as ${book.date} has it.`
              : `${changed === 1 ? 'One rule is' : `${String(changed)} rules are`} changed. ${effect}`}
          </p>
          {changed > 0 && nets.length > 0 && (
            <ul class="nets" aria-label="Where each ends">
              {nets.map(({ name, before, now }) => (
                <li key={name}>
                  {name} {before !== now && <del class="num">{signed(before)}</del>}{' '}
                  <b class={netClass(now)}>{signed(now)}</b>
                </li>
              ))}
            </ul>
          )}
        </div>
        {changed > 0 && (
          <Button
            onClick={({ currentTarget }) => {
              // The button goes, and the focus must not go with it.
              currentTarget.closest('section')?.focus();
              onChange({});
            }}
          >
            Reset all
          </Button>
        )}
      </div>
      {children}
      {moved.length > 0 && (
        <ul class="moved" aria-label="Payments that change">
          {moved.map(({ what, between, before, now }, i) => (
            <li key={`${what} ${between} ${String(i)}`}>
              {what}: {between} <del class="num">{before}</del> <ins>{now}</ins>
            </li>
          ))}
        </ul>
      )}
      {open.keys.length > 0 && (
        <fieldset>
          <legend class="sc">{open.heading}</legend>
          {toggles(open.keys)}
        </fieldset>
      )}
      {folded.map((group) => (
        <FoldedRules key={group.id} group={group} changed={group.keys.filter((key) => key in changes).length}>
          {() => toggles(group.keys)}
        </FoldedRules>
      ))}
    </section>
  );
}

interface FoldedRulesProps {
  readonly group: RuleGroup;
  readonly changed: number;
  readonly children: () => ComponentChildren;
}

/** A group under a button: its questions are made when the reader asks for them. */
function FoldedRules({ group: { id, heading, keys }, changed, children }: FoldedRulesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = keys.length;
  return (
    <div class="fold">
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={`rules-${id}`} onClick={() => setIsOpen(!isOpen)}>
          {heading}{' '}
          <small>
            {count === 1 ? '1 rule' : `${String(count)} rules`}
            {changed > 0 && `, ${String(changed)} changed`}
          </small>
        </button>
      </h3>
      <div id={`rules-${id}`} hidden={!isOpen}>
        {isOpen && children()}
      </div>
    </div>
  );
}
