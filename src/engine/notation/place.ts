/**
 * Places in a record, as entries, departures, frames and links name them: `deal…`, `ante`, `exchange.first`, `trade.1`,
 * `opposites`, `t5.3`, `thrown`, `end`. Absolute, so that they mean the same under every rule set.
 */
const BEFORE_PLAY = ['ante', 'deal', 'exchange', 'trade', 'opposites'] as const;
const PLAY = 100;
const AFTER_PLAY = ['thrown', 'end'] as const;

/** `t5.3` as [5, 3]; undefined for other places. */
export function parseTrickPlace(at: string): readonly [trick: number, card: number] | undefined {
  const found = /^t(\d{1,3})\.(\d)$/.exec(at);
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}

/** A number that grows along the record; places of one rank keep the order in which they come. Unknown places stand first. */
export function rankPlace(at: string): number {
  const played = parseTrickPlace(at);
  if (played) return PLAY + played[0] * 10 + played[1];
  const word = at.split(/[.[]/, 1)[0] ?? '';
  const after = (AFTER_PLAY as readonly string[]).indexOf(word);
  return after >= 0 ? PLAY + 10_000 + after : (BEFORE_PLAY as readonly string[]).indexOf(word);
}
