import { signed } from '#engine/wording/sentence.ts';
import type { ColumnEffect } from '../model/column-changes.ts';
import styles from '../Compare.module.css';

export interface NetSummaryProps {
  /** Name of the column and date of its book. */
  readonly label: string;
  readonly date: string;
  readonly effect: ColumnEffect;
}

/** Every player's net under the changed rules, kept in view beside them. */
export function NetSummary({ label, date, effect: { nets, moved } }: NetSummaryProps) {
  return (
    <div class={styles.netSummary} data-part="net-summary">
      <p>
        <b>{label}</b>{' '}
        <small>
          {moved === 0
            ? 'Nothing changed yet'
            : `${moved === 1 ? 'One payment differs' : `${String(moved)} payments differ`} from ${date}`}
        </small>
      </p>
      <ul aria-label={`Totals: ${label}`}>
        {nets.map(({ name, before, now }) => (
          <li key={name}>
            {name}{' '}
            <span class="num">
              {before !== now && (
                <>
                  <del class="num">{before === undefined ? '–' : signed(before)}</del>{' '}
                </>
              )}
              {now === undefined ? '–' : before === now ? signed(now) : <ins>{signed(now)}</ins>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
