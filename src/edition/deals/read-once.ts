import type { Result } from '#engine/kernel/result.ts';
import { printLink, type LinkFormat } from '#engine/notation/link.ts';
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

const linked = new WeakMap<object, { readonly rules: unknown; readonly link: string }>();

/** A record on file as a link by its rules: written once, for the list it stands in, its page and whatever leads to it. */
export function linkOnce<R, Rec>(game: LinkFormat<R, Rec>, { record, variation }: Written<R, Rec>): string {
  const { rules } = variation;
  const known = linked.get(record as object);
  if (known?.rules === rules) return known.link;
  const link = printLink(game, { record, variation, step: undefined });
  linked.set(record as object, { rules, link });
  return link;
}
