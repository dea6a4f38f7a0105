import { revertier } from '../../../game.ts';
import type { RevertierRules } from '../../../rules/keys.ts';
import { playOut } from '../../../play/play-out.ts';
import { menToStart, placeOfThrow, type RevertierRecord, starterOf } from '../../../record/record.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { parseLink, printLink } from '#engine/notation/link.ts';
import { type RuleSet, vary } from '#engine/rules/rule-set.ts';
import { type Position, parsePositionId } from '#engine/tables/position.ts';
import { parseThrow, type Throw } from '#engine/tables/play.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { printCompared, MOST } from '#islands/compare/model/state.ts';
import type { ReaderChanges } from '#islands/rules/rule-words.ts';
import type { ExplorerSituation } from './state.ts';

type RevertierBook = RuleSet<RevertierRules>;

/** Content of a link to this page. */
export interface LinkedSituation {
  readonly position: ExplorerSituation['position'];
  /** Absent if the link gives only a position. */
  readonly dice: Throw | undefined;
  /** Rule set; absent if the link gives only a position. */
  readonly book: RevertierBook | undefined;
  readonly changes: ReaderChanges;
}

/** Record of a game that begins at a position, with one throw not played yet, or none. */
export const situationRecord = ({ men, toPlay }: Position, dice: Throw | undefined): RevertierRecord => ({
  start: { kind: 'player', player: toPlay },
  men,
  handicap: undefined,
  stake: undefined,
  double: undefined,
  throws: dice ? [{ dice, play: undefined }] : [],
});

/** Link to a position with its throw and the changed rules: a game that begins there, its one throw not played. */
export function printSituation(
  book: RevertierBook,
  { position, dice }: ExplorerSituation,
  changes: ReaderChanges,
): string {
  const varied = vary(revertier.keys, book, changes);
  if (!varied.ok) return '';
  const record = situationRecord(position, dice);
  return printLink(revertier, { variation: varied.value, record, step: undefined });
}

/** Link to the same position and throw in the comparison, with this book first and as many others as fit. */
export function printBeside(
  book: RevertierBook,
  { position, dice }: ExplorerSituation,
  changes: ReaderChanges,
): string {
  const record = situationRecord(position, dice);
  const others = revertier.ruleSets.filter((one) => one !== book).map(({ id }) => ({ book: id, changes: {} }));
  return printCompared(revertier, { record, columns: [{ book: book.id, changes }, ...others].slice(0, MOST) });
}

/**
 * Parses a link to this page; a link to a whole game gives its last position. Also `<position id>` and `<position id>.53`,
 * which can be written by hand.
 */
export function readSituation(fragment: string): Result<LinkedSituation> {
  const [id = '', dice] = fragment.split('.');
  const named = parsePositionId(id);
  if (named.ok) {
    const thrown = dice === undefined ? undefined : parseThrow(dice);
    if (thrown && !thrown.ok) return thrown;
    return ok({ position: named.value, dice: thrown?.value, book: undefined, changes: {} });
  }
  const linked = parseLink(revertier, fragment);
  if (!linked.ok) return linked;
  const { record, variation, step } = linked.value;
  const starter = starterOf(record, variation.rules);
  if (!starter.ok) return starter;
  const at = step === 'end' ? -1 : record.throws.findIndex((_, i) => printPlace(placeOfThrow(i)) === step);
  const before = at < 0 ? record.throws : record.throws.slice(0, at);
  const played = playOut(
    { ...record, throws: before },
    { men: menToStart(record), toPlay: starter.value },
    variation.rules,
  );
  const position = played.ok ? played.value.steps.at(-1)?.position : undefined;
  if (!position) return refuse('no-position', 'This link does not lead to a possible position.');
  const thrown = record.throws[at < 0 ? record.throws.length - 1 : at]?.dice;
  return ok({ position, dice: thrown, book: variation.source, changes: variation.changes });
}
