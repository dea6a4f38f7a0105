import { useMemo, useState } from 'preact/hooks';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { Button } from '../../page/controls/controls.tsx';
import type { Questions } from '../../replay/settle/questions.ts';
import { type ReaderChanges, useRuleOf } from '../../rules/rule-words.ts';
import type { BookHead } from '../../rules/cites.ts';
import { Suppose } from '../../rules/Suppose.tsx';
import styles from './terms.module.css';

export interface RulesAtTableProps<R> {
  readonly game: Pick<Questions<R, unknown>, 'rulesInWords' | 'groupRules'> & {
    readonly words: { readonly piece: 'deal' | 'game' };
  };
  readonly book: RuleSet<R>;
  readonly head: BookHead;
  /** Changed rules of the current deal, and of the next if they differ. */
  readonly now: ReaderChanges;
  readonly coming: ReaderChanges | undefined;
  /** Rules by which something has been paid in this deal. */
  readonly moving: readonly string[];
  readonly onTurn: (changes: ReaderChanges) => void;
  readonly onAnew: () => void;
  /** Whether the panel is open; another button can open it too. */
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** Rules of the table as questions. Changes apply from the next deal; the current one keeps its rules. */
export function RulesAtTable<R>(props: RulesAtTableProps<R>) {
  const { game, isOpen, onToggle } = props;
  return (
    <details
      class={styles.rules}
      id="rules-at-table"
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>Change the rules of this table</summary>
      {isOpen && <AsQuestions {...props} />}
      {!isOpen && props.coming && <p>{sayComing(game.words.piece)}</p>}
    </details>
  );
}

const sayComing = (piece: string): string =>
  `This ${piece} keeps the rules with which it was begun. Your changes apply from the next ${piece} on.`;

function AsQuestions<R>({ game, book, head, now, coming, moving, onTurn, onAnew }: RulesAtTableProps<R>) {
  const { piece } = game.words;
  const ruleOf = useRuleOf(game.rulesInWords, book);
  // Frozen when the panel opens, so that questions do not move while the reader uses them.
  const [paying] = useState(moving);
  const [first, ...others] = useMemo(() => game.groupRules({ moving: paying, forbidding: [] }), [paying, book]);
  return (
    <Suppose
      book={head}
      groups={[{ ...first, heading: `Rules behind the payments of this ${piece}` }, ...others]}
      ruleOf={ruleOf}
      changes={coming ?? now}
      effect=""
      onChange={onTurn}
    >
      <div role="status">
        {coming && (
          <>
            <p>{sayComing(piece)}</p>
            <Button onClick={onAnew}>Start this {piece} again with them</Button>
          </>
        )}
      </div>
    </Suppose>
  );
}
