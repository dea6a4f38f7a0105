import { useState } from 'preact/hooks';
import { FoldedToggles, type TogglesProps } from '../../rules/Toggles.tsx';
import type { GameWords } from '../game.ts';

export interface TableRulesProps extends Pick<TogglesProps, 'book' | 'changes' | 'onChange'> {
  readonly words: GameWords;
}

/** What the table pays otherwise than the book: every payment as a question, in groups. */
export function TableRules({ words: { groups, ruleOf }, ...toggles }: TableRulesProps) {
  const [open, setOpen] = useState<string>();
  return (
    <div class="table-rules">
      <p class="soft">
        What is agreed here holds for every deal of the account, those already played too; they are settled again.
      </p>
      {groups.map((group) => (
        <FoldedToggles
          key={group.id}
          {...group}
          {...toggles}
          ruleOf={ruleOf}
          isOpen={open === group.id}
          onToggle={() => setOpen(open === group.id ? undefined : group.id)}
        />
      ))}
    </div>
  );
}
