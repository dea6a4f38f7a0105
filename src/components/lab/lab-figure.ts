import { figure, sayEstimate, signedFigure } from '#view/long-run.ts';
import {
  asEstimate,
  sessionsOf,
  type StoredBook,
  type StoredEffect,
  type StoredRuns,
  BESIDE_ZERO,
  type StoredNets,
} from '#engine/lab/stored.ts';
import { estimateShare, settles } from '#engine/lab/statistics.ts';

/** What a figure in an essay is bound to: `of` names it, for a book, or for a rule of it with another answer. */
export interface LabFigureSpec {
  readonly book: string;
  /**
   * `deals`, `turnover`, `left`, `largest`, `half` (what the pools hold or less half of the time), a role, or events separated by
   * spaces; with a rule `moved`, `elsewhere`, `played` (deals played differently), a role, or events.
   */
  readonly of: string;
  readonly rule?: string;
  /** Answer to the rule, as JSON: `"none"`, `false`, `6`. */
  readonly to?: string;
}

/** Per cent of a share with the half of its interval: `53 % ± 0.3`, `0.74 % ± 0.05`. */
export function sayPerCent(count: number, of: number): string {
  const { share, from, to } = estimateShare(count, of);
  const percent = 100 * share;
  return `${figure(percent)} % ± ${figure(50 * (to - from))}`;
}

function effectOf(stored: StoredBook, { rule, to, book }: LabFigureSpec): StoredEffect {
  const changes = `{${JSON.stringify(rule)}:${to ?? ''}}`;
  const found = stored.effects.find((effect) => JSON.stringify(effect.changes) === changes);
  if (!found) throw new Error(`No run is stored for ${changes} in ${book}.`);
  return found;
}

/** Whether a bound average is reliable; shares and largest values are. */
export function isReliableFigure(runs: StoredRuns, spec: LabFigureSpec): boolean {
  const stored = runs.books[spec.book];
  if (!stored) return true;
  const effect = spec.rule === undefined ? undefined : effectOf(stored, spec);
  const sessions = sessionsOf(stored);
  const role = runs.roles.indexOf(spec.of);
  if (role >= 0) return settles(asEstimate((effect?.roles ?? stored.roles)[role]!, sessions));
  const sums = { turnover: stored.turnover, left: stored.left, elsewhere: effect?.elsewhereAlone };
  const sum = Object.hasOwn(sums, spec.of) ? sums[spec.of as keyof typeof sums] : undefined;
  return !sum || settles(asEstimate(sum, sessions, 'sum'));
}

/** Prints the figure that a place in an essay is bound to. Throws if nothing of that name is stored. */
export function sayLabFigure(runs: StoredRuns, spec: LabFigureSpec): string {
  const stored = runs.books[spec.book];
  if (!stored) throw new Error(`No runs are stored for ${spec.book}.`);
  const { deals } = stored;
  const effect = spec.rule === undefined ? undefined : effectOf(stored, spec);
  const role = runs.roles.indexOf(spec.of);
  if (role >= 0) return sayEstimate((effect?.roles ?? stored.roles)[role]!, signedFigure);
  const counts = effect ? effect.events : stored.events;
  const events = spec.of.split(' ').map((id) => runs.events.indexOf(id));
  if (events.every((event) => event >= 0 && event < counts.length))
    return sayPerCent(
      events.reduce((sum, event) => sum + counts[event]!, 0),
      deals,
    );
  if (effect) {
    if (spec.of === 'moved') return sayPerCent(effect.movedAlone, deals);
    if (spec.of === 'played') return sayPerCent(effect.playedOtherwise, deals);
    if (spec.of === 'elsewhere') return sayEstimate(effect.elsewhereAlone, figure);
  } else {
    if (spec.of === 'deals') return deals.toLocaleString('en');
    if (spec.of === 'turnover') return sayEstimate(stored.turnover, figure);
    if (spec.of === 'left') return sayEstimate(stored.left, figure);
    if (spec.of === 'largest') return (stored.pools?.largest ?? 0).toLocaleString('en');
    if (spec.of === 'half') return (stored.pools?.median ?? 0).toLocaleString('en');
  }
  throw new Error(`Nothing called “${spec.of}” is stored for ${spec.book}.`);
}

/** Width of a column in a drawing, and the height of the tallest. */
export const COLUMN = 10;
export const TALLEST = 60;

/** Outline of the columns of one role as a path from the floor, in a drawing of `COLUMN` × columns by `TALLEST`. */
export function outlineOf(counts: readonly number[], tallest: number): string {
  const tops = counts.map((count) => TALLEST - (TALLEST * count) / tallest);
  return `M0 ${String(TALLEST)}${tops.map((top) => `V${top.toFixed(1).replace(/\.0$/, '')}h${String(COLUMN)}`).join('')}V${String(TALLEST)}Z`;
}

/** Nets that a column counts, in words: `0 to 4`, `below −50`, `50 or more`; `3` where a column counts one net. */
export function sayColumn(column: number, { step, counts }: StoredNets): string {
  const from = (column - BESIDE_ZERO) * step;
  const say = (n: number): string => String(n).replace('-', '−');
  if (column === 0) return `below ${say(from + step)}`;
  if (column === (counts[0]?.length ?? 0) - 1) return `${say(from)} or more`;
  return step === 1 ? say(from) : `${say(from)} to ${say(from + step - 1)}`;
}

/** Columns that hold anything, from the first to the last. */
export function columnsInUse({ counts }: StoredNets): readonly number[] {
  const used = (counts[0] ?? []).flatMap((_, column) => (counts.some((of) => of[column]! > 0) ? [column] : []));
  const [first = 0] = used;
  const last = used.at(-1) ?? 0;
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
