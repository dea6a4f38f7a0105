import type { Result } from '#engine/kernel/result.ts';
import { parseRecord, type GameFormat, type Written } from '#engine/notation/record.ts';

const read = new WeakMap<object, Result<Written<unknown, unknown>>>();

/**
 * A record on file as its game has it: read once, by whichever page asks first, so that all hold the same record, and what
 * is found out about it is found out once.
 */
export function readOnce<R, Rec>(
  game: GameFormat<R, Rec>,
  data: Readonly<Record<string, unknown>>,
): Result<Written<R, Rec>> {
  // A record names its game: no other ever reads it.
  const known = (read.get(data) as Result<Written<R, Rec>> | undefined) ?? parseRecord(game, data);
  read.set(data, known);
  return known;
}
