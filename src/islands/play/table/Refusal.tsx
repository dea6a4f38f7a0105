import type { RefusedChoice } from '#engine/play/played-game.ts';
import type { ClauseWords } from '../game.ts';

/** Why something may not be done: the clause in its own words, with its number; where a reader has turned the rule, what it breaks. */
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
      {clause?.says === undefined ? message : <em>{clause.says}</em>}{' '}
      {clause && <a href={clause.href}>{clause.label}</a>}
    </>
  );
}
