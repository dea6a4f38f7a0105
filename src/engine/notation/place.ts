/*
 * Places in a record, as entries, departures, frames and links name them: `ante`, `deal`, `bid.2`, `contract`,
 * `exchange.first`, `trade.1`, `opposites`, `t5.3`, `thrown`, `end`. Absolute, so that they mean the same under every rule set.
 */
const BEFORE_PLAY = ['ante', 'deal', 'bid', 'contract', 'exchange', 'trade', 'opposites'] as const;
const PLAY = 1000;
const AFTER_PLAY = ['thrown', 'end'] as const;

/** `t5.3` as [5, 3]; undefined for other places. */
export function parseTrickPlace(at: string): readonly [trick: number, card: number] | undefined {
  const found = /^t(\d{1,3})\.(\d)$/.exec(at);
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}

/**
 * A number that grows along the record, for putting places in order. `seats` are the names in order of play, by which
 * `exchange.first` comes before `exchange.dealer`. A place of no known kind stands before all.
 */
export function rankPlace(at: string, seats: readonly string[] = []): number {
  const played = parseTrickPlace(at);
  if (played) return PLAY + played[0] * 10 + played[1];
  const [word = '', part = ''] = at.split('.');
  const after = (AFTER_PLAY as readonly string[]).indexOf(word);
  if (after >= 0) return PLAY * 1000 + after;
  const before = (BEFORE_PLAY as readonly string[]).indexOf(word);
  const number = Number(part) || seats.indexOf(part) + 1;
  return before < 0 ? -1 : before * 50 + Math.min(number, 49);
}
