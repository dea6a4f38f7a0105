import { stringify } from 'yaml';
import { linkOnce, readOnce } from '#edition/deals/read-once.ts';
import { unwrap, type Result } from '#engine/kernel/result.ts';
import { printLink } from '#engine/notation/link.ts';
import { printRecord, type GameFormat, type Written } from '#engine/notation/record.ts';
import type { AnyModel } from '#islands/replay/model.ts';
import type { Request } from '#islands/replay/settle/settle-record.ts';

/** A deal on file: the record was read once already when the content was checked. */
export interface OnFile {
  readonly id: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** What the pages ask of a game's deals on file. */
export interface DealRecords<R, Rec> {
  readonly readDeal: (deal: OnFile) => Written<R, Rec>;
  /** The record as a file of its own would give it, in the one canonical form. */
  readonly recordText: (deal: OnFile) => string;
  /** The deal as a link, by its own rules; at a step, where one is named. */
  readonly fragmentOf: (deal: OnFile, step?: string) => string;
  /** What the deal pays for, each thing once, in order: “ace of clubs placed”, “matadors”; stakes left out. */
  readonly paidFor: (deal: OnFile) => readonly string[];
}

export const readDeal = <R, Rec>(game: GameFormat<R, Rec>, { id, record }: OnFile): Written<R, Rec> =>
  unwrap(readOnce(game, record), id);

export const makeDealRecords = <R, Rec>(
  game: GameFormat<R, Rec>,
  settleDeal: (request: Request<R, Rec>) => Result<AnyModel>,
): DealRecords<R, Rec> => ({
  readDeal: (deal) => readDeal(game, deal),
  recordText: (deal) => stringify(printRecord(game, readDeal(game, deal)), { lineWidth: 100 }),
  fragmentOf: (deal, step) => {
    const written = readDeal(game, deal);
    return step === undefined ? linkOnce(game, written) : printLink(game, { ...written, step });
  },
  paidFor: (deal) => {
    const { record, variation } = readDeal(game, deal);
    const settled = settleDeal({ record, book: variation.source, changes: variation.changes, asPlayed: true });
    const lines = settled.ok ? settled.value.lines : [];
    return [...new Set(lines.filter(({ at, amount }) => at.phase !== 'ante' && amount > 0).map(({ what }) => what))];
  },
});
