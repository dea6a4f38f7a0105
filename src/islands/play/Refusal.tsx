import type { RefusedChoice } from '#engine/play/played-game.ts';
import type { ClauseWords } from './game.ts';

/** Why something may not be done: what it breaks, and the clause in its own words, with its number. */
export function Refusal({
  refused: { key, message },
  clauseOf,
}: {
  readonly refused: Pick<RefusedChoice<unknown>, 'key' | 'message'>;
  readonly clauseOf: (key: string) => ClauseWords | undefined;
}) {
  const clause = clauseOf(key);
  return (
    <>
      {message} {clause?.says !== undefined && <em>{clause.says} </em>}
      {clause && <a href={clause.href}>{clause.label}</a>}
    </>
  );
}
