import { href } from '#view/href.ts';
import { REVERTIER_KEYS } from '../../../rules/keys.ts';
import { GROUPS } from '../../../rules/questions.ts';
import type { GroundsProps } from '#islands/rules/Grounds.tsx';
import { Suppose, type RuleGroup } from '#islands/rules/Suppose.tsx';
import { sayMoved } from '../effect-words.ts';
import { RULES_OF_PLAY } from '../situation/plays.ts';
import type { Explorer } from '../use-explore.ts';
import styles from '../Explore.module.css';
import forms from '#view/forms.module.css';

/** Groups of questions: first those that change the plays of this throw, then the others under their headings. */
function groupsOf(matter: readonly string[]): readonly [RuleGroup, ...RuleGroup[]] {
  const rest = RULES_OF_PLAY.filter((key) => !matter.includes(key));
  const others = Object.entries(GROUPS).map(([id, heading]) => ({
    id,
    heading,
    keys: rest.filter((key) => REVERTIER_KEYS[key].group === id),
  }));
  return [
    { id: 'matter', heading: 'These change the plays of this throw', keys: matter },
    ...others.filter(({ keys }) => keys.length > 0),
  ];
}

export interface AllRulesProps extends Omit<GroundsProps, 'keys'> {
  readonly explored: Explorer;
  /** Number of books. */
  readonly books: number;
}

/** The rules of play as questions, and the rules to compare with. */
export function AllRules({ explored, books, ruleOf, book, changes }: AllRulesProps) {
  const { state, matter, plays } = explored;
  const kept = Object.keys(state.kept).length;
  return (
    <div class={styles.allRules}>
      <Suppose
        book={book}
        groups={groupsOf(matter)}
        ruleOf={ruleOf}
        changes={changes}
        effect={sayMoved(plays)}
        onChange={explored.turnRules}
      />
      <div class={`${forms.actions} ${styles.part}`}>
        <button type="button" class={forms.button} onClick={explored.keep}>
          Compare other rules with these
        </button>
        {kept > 0 && (
          <button type="button" class={forms.button} onClick={explored.keepNone}>
            Compare with {book.date} again
          </button>
        )}
        {books > 1 && state.dice && (
          <a href={`${href(`/${book.game}/compare/`)}#${explored.besideOf()}`}>
            Compare what the books allow with this throw
          </a>
        )}
        <span class="soft">
          {kept === 0
            ? `Plays are marked against the rules of ${book.date}.`
            : `Plays are marked against the rules you set aside for comparison (${String(kept)} changed).`}
        </span>
      </div>
    </div>
  );
}
