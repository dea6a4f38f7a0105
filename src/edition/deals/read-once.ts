// Apart from judged-deals.ts, which needs the content graph that in turn needs this.
import { memoizeByIdentity } from '#engine/kernel/collections.ts';
import type { Result } from '#engine/kernel/result.ts';
import { printLink, type LinkFormat } from '#engine/notation/link.ts';
import type { GameFormat } from '#engine/ledger/game.ts';
import { parseRecord, type WrittenDeal } from '#engine/notation/record.ts';

const read = memoizeByIdentity((_data: object, _: undefined, parse: () => unknown) => parse());

/** Parses a record on file once, so that all pages share one object and whatever is memoised by its identity. */
export const readOnce = <R, Rec>(
  game: GameFormat<R, Rec>,
  data: Readonly<Record<string, unknown>>,
): Result<WrittenDeal<R, Rec>> =>
  // Safe cast: a record names its game, so it is always read with the same one.
  read(data, undefined, () => parseRecord(game, data)) as Result<WrittenDeal<R, Rec>>;

const linked = memoizeByIdentity((_record: object, _rules: unknown, print: () => string) => print());

/** Prints the link of a record on file once, for all pages that use it. */
export const linkOnce = <R, Rec>(game: LinkFormat<R, Rec>, { record, variation }: WrittenDeal<R, Rec>): string =>
  linked(record as object, variation.rules, () => printLink(game, { record, variation, step: undefined }));
