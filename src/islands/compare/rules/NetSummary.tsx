import { signed } from '#view/signed.ts';
import type { Effect } from '../model/net-changes.ts';

export interface NetSummaryProps {
  /** The column’s name, and the date of its book. */
  readonly label: string;
  readonly date: string;
  readonly effect: Effect;
}

/** What every player has in all by the rules being changed: it stays in view beside them. */
export function NetSummary({ label, date, effect: { nets, moved } }: NetSummaryProps) {
  return (
    <div class="net-summary">
      <p>
        <b>{label}</b>{' '}
        <small>
          {moved === 0
            ? `pays all as ${date} does`
            : `${moved === 1 ? 'one thing is' : `${String(moved)} things are`} paid otherwise than ${date} has it`}
        </small>
      </p>
      <ul aria-label={`What each has in all: ${label}`}>
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
