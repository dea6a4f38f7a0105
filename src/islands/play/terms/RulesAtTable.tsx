import { useMemo, useState } from 'preact/hooks';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { Button } from '../../page/controls/Button.tsx';
import type { Questions } from '../../replay/settle/questions.ts';
import type { Changes } from '../../rules/changes.ts';
import type { BookHead } from '../../rules/cites.ts';
import { Suppose } from '../../rules/Suppose.tsx';
import { useRuleOf } from '../../rules/use-rule-of.ts';

export interface RulesAtTableProps<R> {
  readonly game: Pick<Questions<R, unknown>, 'rulesInWords' | 'groupRules'> & { readonly piece: 'deal' | 'game' };
  readonly book: RuleSet<R>;
  readonly head: BookHead;
  /** What has been turned of the rules of the deal under way; and for the next, where that is something else. */
  readonly now: Changes;
  readonly coming: Changes | undefined;
  /** Rules by which something has been paid in this deal. */
  readonly moving: readonly string[];
  readonly onTurn: (changes: Changes) => void;
  readonly onAnew: () => void;
  /** Whether it is open, which a button elsewhere may see to. */
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** The rules of the table as questions. What is turned holds from the next deal on: the one under way keeps those it was dealt by. */
export function RulesAtTable<R>(props: RulesAtTableProps<R>) {
  const { game, isOpen, onToggle } = props;
  return (
    <details
      class="rules-at-table"
      id="rules-at-table"
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>The rules of this table, and how they might be otherwise</summary>
      {isOpen && <AsQuestions {...props} />}
      {!isOpen && props.coming && <p>{sayComing(game.piece)}</p>}
    </details>
  );
}

const sayComing = (piece: string): string =>
  `This ${piece} keeps the rules by which it was begun; from the next one on they are as you have turned them.`;

function AsQuestions<R>({ game, book, head, now, coming, moving, onTurn, onAnew }: RulesAtTableProps<R>) {
  const { piece } = game;
  const ruleOf = useRuleOf(game.rulesInWords, book);
  // Those that have paid when it was opened: a question must not move away under the reader’s hand.
  const [paying] = useState(moving);
  const [first, ...others] = useMemo(() => game.groupRules({ moving: paying, forbidding: [] }), [paying, book]);
  return (
    <Suppose
      book={head}
      groups={[{ ...first, heading: `These have paid in this ${piece}` }, ...others]}
      ruleOf={ruleOf}
      changes={coming ?? now}
      effect=""
      onChange={onTurn}
    >
      <div class="coming" role="status">
        {coming && (
          <>
            <p>{sayComing(piece)}</p>
            <Button onClick={onAnew}>Begin this {piece} anew by them</Button>
          </>
        )}
      </div>
    </Suppose>
  );
}
