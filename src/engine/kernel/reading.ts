import { isFields, isNothing, placeIn, shown, type Fields } from './fields.ts';
import { didYouMean } from './nearest.ts';
import type { Problem } from './result.ts';

/**
 * One reading of one record: lenient in form, exact about what it cannot read. The first thing that cannot be read is kept,
 * with its place; the rest reads on with whatever stands for it.
 */
export class Reading {
  problem: Problem | undefined;

  refuse(code: string, message: string, at: string): void {
    this.problem ??= { code, message, at };
  }

  /** A mapping with no fields but those named; nothing (or YAML’s null) is an empty one. */
  fields(data: unknown, known: readonly string[], at: string): Fields {
    if (isNothing(data)) return {};
    if (!isFields(data)) {
      this.refuse('not-a-mapping', `${at} must name its parts (${known.join(', ')}), not be ${shown(data)}.`, at);
      return {};
    }
    const stray = Object.keys(data).find((name) => !known.includes(name));
    if (stray !== undefined) {
      const [whole, place] = at === 'record' ? ['a record', ''] : [at, at];
      this.refuse(
        'unknown-field',
        `There is no ${shown(stray)} in ${whole}.${didYouMean(stray, known)}`,
        placeIn(place, stray) || at,
      );
    }
    return data;
  }

  /** A whole number from 0 to the most. */
  number(data: unknown, most: number, what: string, at: string): number {
    if (typeof data === 'number' && Number.isInteger(data) && data >= 0 && data <= most) return data;
    this.refuse('bad-amount', `${what} is a whole number from 0 to ${String(most)}, not ${shown(data)}.`, at);
    return 0;
  }
}
