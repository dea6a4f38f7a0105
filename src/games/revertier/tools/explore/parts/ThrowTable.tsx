import { useMemo, useState } from 'preact/hooks';
import type { RevertierRules } from '../../../rules/keys.ts';
import type { Position } from '#engine/tables/position.ts';
import { printThrow, type Throw, nameThrow } from '#engine/tables/throw.ts';
import { countThrows } from '../situation/plays.ts';
import styles from '../Explore.module.css';
import forms from '#view/forms.module.css';

export interface ThrowTableProps {
  readonly position: Position;
  readonly rules: RevertierRules;
  readonly held: RevertierRules;
  /** `1792`, or the rules that were kept. */
  readonly against: string;
  readonly onLay: (dice: Throw) => void;
}

/** All 21 throws from this position under both sets of rules; computed when it is opened. */
export function ThrowTable(props: ThrowTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      class={`${styles.allThrows} ${styles.part}`}
      data-part="all-throws"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>Count the legal plays of each throw</summary>
      {isOpen && <PlayCounts {...props} />}
    </details>
  );
}

function PlayCounts({ position, rules, held, against, onLay }: ThrowTableProps) {
  const counts = useMemo(() => countThrows(position, rules, held), [position, rules, held]);
  return (
    <table class="table">
      <thead>
        <tr>
          <th scope="col">throw</th>
          <th scope="col" class="n">
            {against}
          </th>
          <th scope="col" class="n">
            your rules
          </th>
          <th scope="col">change</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ dice, now, then, gained, lost }) => (
          <tr key={printThrow(dice)}>
            <th scope="row">
              <button type="button" class={forms.button} onClick={() => onLay(dice)}>
                {nameThrow(dice)}
              </button>
            </th>
            <td class="n">{then}</td>
            <td class="n">{now}</td>
            <td>
              {gained > 0 && <ins>{gained} more</ins>} {lost > 0 && <del>{lost} gone</del>}
              {gained + lost === 0 && <span class="soft">the same</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
