import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Nets, type NetsProps } from '#view/Net.tsx';
import { Button } from '../page/controls/Button.tsx';
import { isAsked, type Changes } from './changes.ts';
import type { BookHead } from './cites.ts';
import type { RuleOf } from './rule-words.ts';
import { FoldedToggles, Toggles } from './Toggles.tsx';

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
  readonly nets?: NetsProps['of'];
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
  const toggles = { ruleOf, book, changes, onChange };
  const [opened, setOpened] = useState<readonly string[]>([]);
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
          {changed > 0 && nets.length > 0 && <Nets label="Where each ends" of={nets} />}
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
          <Toggles {...toggles} keys={open.keys} />
        </fieldset>
      )}
      {folded.map((group) => {
        const isOpen = opened.includes(group.id);
        return (
          <FoldedToggles
            key={group.id}
            {...group}
            {...toggles}
            isOpen={isOpen}
            onToggle={() => setOpened(isOpen ? opened.filter((id) => id !== group.id) : [...opened, group.id])}
          />
        );
      })}
    </section>
  );
}
