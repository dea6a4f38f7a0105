import { useState } from 'preact/hooks';
import { FoldedToggles, type TogglesProps } from '../../rules/Toggles.tsx';
import type { GameWords } from '../game.ts';
import styles from '../Regulator.module.css';

export interface TableRulesProps extends Pick<TogglesProps, 'book' | 'changes' | 'onChange'> {
  readonly words: GameWords;
}

/** Rules of the table as questions in groups, limited to payments. */
export function TableRules({ words: { groups, ruleOf }, ...toggles }: TableRulesProps) {
  const [open, setOpen] = useState<string>();
  return (
    <div class={styles.tableRules}>
      <p class="soft">
        A rule changed here applies to every deal of this score. Deals already played are settled again.
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
