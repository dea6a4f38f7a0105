import type { Playing, Turn } from './played-game.ts';

/** A deal on file gone through as at a table. `R` its rules, `Rec` its record, `Act` one thing a seat does. */
export interface Following<R, Rec, Act> {
  /** The deal of a record with nothing done yet. */
  readonly dealt: (written: Rec, rules: R) => Playing<Rec>;
  readonly turn: (playing: Playing<Rec>, rules: R) => Turn<Act> | undefined;
  /** What the record says was done at a turn, and the deal after it; undefined where the record has come to its end. */
  readonly next: (
    playing: Playing<Rec>,
    turn: Turn<Act>,
    written: Rec,
    rules: R,
  ) => { readonly act: Act; readonly playing: Playing<Rec> } | undefined;
}

/** One act of a deal on file: the deal before it, whose turn it was and what else he might have done, and the deal after it. */
export interface Stage<Rec, Act> {
  readonly before: Playing<Rec>;
  readonly turn: Turn<Act>;
  readonly act: Act;
  readonly after: Playing<Rec>;
}

/** Every act of a deal on file, in order, as far as it is written down. */
export function follow<R, Rec, Act>(
  { dealt, turn, next }: Following<R, Rec, Act>,
  written: Rec,
  rules: R,
): readonly Stage<Rec, Act>[] {
  const stages: Stage<Rec, Act>[] = [];
  let before = dealt(written, rules);
  for (let now = turn(before, rules); now; now = turn(before, rules)) {
    const done = next(before, now, written, rules);
    if (!done) break;
    stages.push({ before, turn: now, act: done.act, after: done.playing });
    before = done.playing;
  }
  return stages;
}

/** Which of the choices of a turn an act is. Acts are plain data. */
export const isAct = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
