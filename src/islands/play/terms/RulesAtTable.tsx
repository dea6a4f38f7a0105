import { useMemo, useState } from 'preact/hooks';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { Button } from '../../page/Button.tsx';
import { answer } from '../../replay/settle/answer.ts';
import type { BookHead } from '../../rules/cites.ts';
import { printChanges } from '../../rules/rule-words.ts';
import { Suppose } from '../../rules/Suppose.tsx';
import type { Changes } from '../../rules/variation-address.ts';
import type { Questions } from '../../replay/settle/questions.ts';

export interface RulesAtTableProps<R> {
  readonly game: Pick<Questions<R, unknown>, 'rulesInWords' | 'groupRules'>;
  readonly book: RuleSet<R>;
  readonly head: BookHead;
  readonly piece: 'deal' | 'game';
  /** What has been turned of the rules of the deal under way; and for the next, where that is something else. */
  readonly now: Changes;
  readonly coming: Changes | undefined;
  /** Rules by which something has been paid in this deal. */
  readonly moving: readonly string[];
  /** Whether nothing of the deal under way has been played by the reader. */
  readonly onTurn: (changes: Changes) => void;
  readonly onAnew: () => void;
  /** Whether it is open, which a button elsewhere may see to. */
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** The rules of the table as questions. What is turned holds from the next deal on: the one under way keeps those it was dealt by. */
export function RulesAtTable<R>(props: RulesAtTableProps<R>) {
  const { piece, isOpen, onToggle } = props;
  return (
    <details
      class="rules-at-table"
      id="rules-at-table"
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>The rules of this table, and how they might be otherwise</summary>
      {isOpen && <Questions {...props} />}
      {!isOpen && props.coming && <p>{sayComing(piece)}</p>}
    </details>
  );
}

const sayComing = (piece: string): string =>
  `This ${piece} keeps the rules by which it was begun; from the next one on they are as you have turned them.`;

function Questions<R>({ game, book, head, piece, now, coming, moving, onTurn, onAnew }: RulesAtTableProps<R>) {
  const rules = useMemo(() => game.rulesInWords(book), [book]);
  const byKey = useMemo(() => new Map(rules.map((rule) => [rule.key, rule])), [rules]);
  // Those that have paid when it was opened: a question must not move away under the reader’s hand.
  const [paying] = useState(moving);
  const [first, ...others] = useMemo(() => game.groupRules({ moving: [...paying], forbidding: [] }), [paying, book]);
  const wanted = coming ?? now;
  return (
    <Suppose
      book={head}
      first={{ ...first, heading: `These have paid in this ${piece}` }}
      others={others}
      ruleOf={(key) => byKey.get(key)}
      changes={printChanges(wanted)}
      effect=""
      onChoose={(key, text) => {
        const next = answer(rules, wanted, key, text);
        if (next) onTurn(next);
      }}
      onResetAll={() => onTurn({})}
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
