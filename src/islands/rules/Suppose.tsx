import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { type RuleSet, valuesOf } from '#engine/rules/rule-set.ts';
import { Nets, type NetListProps } from '#view/Net.tsx';
import { Button } from '../page/controls/controls.tsx';
import type { Questions } from '../replay/settle/questions.ts';
import { isApplicable, type ReaderChanges, useRuleOf, type RuleOf, type RuleGroup } from './rule-words.ts';
import type { BookHead } from './cites.ts';
import { FoldedToggles, Toggles } from './Toggles.tsx';
import forms from '#view/forms.module.css';
import styles from './Suppose.module.css';

/** A payment that a change moved; 0 for none. */
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
  /** Groups of questions; the first, which affect payments here, is open and the others are folded. */
  readonly groups: readonly [first: RuleGroup, ...others: RuleGroup[]];
  readonly ruleOf: RuleOf;
  readonly changes: ReaderChanges;
  /** Effect of the changes in words. */
  readonly effect: string;
  /** Payments that differ from the book's. */
  readonly moved?: readonly MovedPayment[];
  /** Final nets under the book and now, kept in view beside the questions. */
  readonly nets?: NetListProps['of'];
  readonly onChange: (changes: ReaderChanges) => void;
  /** Set where the panel round it has a heading; this one then only names the section. */
  readonly isHeaded?: boolean;
  /** Further remarks on the change, and actions. */
  readonly children?: ComponentChildren;
}

/** Rules as questions that the reader can answer differently. */
export function Suppose({
  book,
  groups: [first, ...others],
  ruleOf,
  changes,
  effect,
  moved = [],
  nets = [],
  onChange,
  isHeaded = false,
  children,
}: SupposeProps) {
  const changed = Object.keys(changes).length;
  const applicable = ({ id, heading, keys }: RuleGroup): RuleGroup => ({
    id,
    heading,
    keys: keys.filter((key) => {
      const rule = ruleOf(key);
      return rule && isApplicable(rule, ruleOf, changes);
    }),
  });
  const open = applicable(first);
  const folded = others.map(applicable).filter(({ keys }) => keys.length > 0);
  const toggles = { ruleOf, book, changes, onChange };
  const [opened, setOpened] = useState<readonly string[]>([]);
  return (
    <section class={styles.suppose} data-part="suppose" data-needs="script" aria-labelledby="suppose" tabIndex={-1}>
      <h2 id="suppose" hidden={isHeaded}>
        Change a rule
      </h2>
      <div class={`${forms.actions} ${styles.effect} stays scrolls`} data-part="effect" data-stays>
        <div class="tight note">
          <p>
            {changed === 0
              ? 'No rules changed.'
              : `${changed === 1 ? 'One rule is' : `${String(changed)} rules are`} changed. ${effect}`}
          </p>
          {changed > 0 && nets.length > 0 && <Nets label="Each player’s result" of={nets} />}
        </div>
        {changed > 0 && (
          <Button
            onClick={({ currentTarget }) => {
              // Keeps the focus when the button disappears.
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
        <ul class="note num" data-part="moved" aria-label="Payments that change">
          {moved.map(({ what, between, before, now }, i) => (
            <li key={`${what} ${between} ${String(i)}`}>
              {what}: {between} <del class="num">{before}</del> <ins>{now}</ins>
            </li>
          ))}
        </ul>
      )}
      {open.keys.length > 0 && (
        <fieldset>
          <legend class="sc rubric">{open.heading}</legend>
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

/** What a column's list of questions needs of its game. */
export type ColumnQuestions<R, Rec> = Pick<Questions<R, Rec>, 'rulesInWords' | 'groupRules' | 'rulesThatMatter'>;

/** `effect` gives the column's name after some changes. */
export interface ColumnRulesProps<R, Rec> extends Pick<SupposeProps, 'book' | 'effect' | 'changes' | 'onChange'> {
  readonly game: ColumnQuestions<R, Rec>;
  readonly record: Rec;
  readonly ruleSet: RuleSet<R>;
}

/** Rules of one column as questions, first those that affect a payment of this deal. */
export function ColumnRules<R, Rec>({ game, record, ruleSet, ...suppose }: ColumnRulesProps<R, Rec>) {
  const ruleOf = useRuleOf(game.rulesInWords, ruleSet);
  const groups = useMemo(() => game.groupRules(game.rulesThatMatter(record, valuesOf(ruleSet))), [record, ruleSet]);
  return <Suppose {...suppose} groups={groups} ruleOf={ruleOf} isHeaded />;
}
