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

/** The acts of a deal on file, in order, as far as it is written down; each is found when it is asked for, and those before it. */
export interface Stages<Rec, Act> {
  readonly at: (place: number) => Stage<Rec, Act> | undefined;
  readonly all: () => readonly Stage<Rec, Act>[];
  /** The deal after so many acts. */
  readonly after: (acts: number) => Playing<Rec>;
}

/** Goes through a deal on file as at a table, act by act, and only as far as it is asked. */
export function stagesOf<R, Rec, Act>(
  { dealt, turn, next }: Following<R, Rec, Act>,
  written: Rec,
  rules: R,
): Stages<Rec, Act> {
  const stages: Stage<Rec, Act>[] = [];
  let now = dealt(written, rules);
  let isAtEnd = false;
  const goOn = (): void => {
    const asked = turn(now, rules);
    const done = asked && next(now, asked, written, rules);
    if (!done) {
      isAtEnd = true;
      return;
    }
    stages.push({ before: now, turn: asked, act: done.act, after: done.playing });
    now = done.playing;
  };
  const goTo = (place: number): void => {
    while (!isAtEnd && stages.length <= place) goOn();
  };
  return {
    at: (place) => {
      goTo(place);
      return stages[place];
    },
    all: () => {
      goTo(Infinity);
      return stages;
    },
    after: (acts) => {
      goTo(acts - 1);
      return stages[acts]?.before ?? now;
    },
  };
}

/** Every act of a deal on file. */
export const follow = <R, Rec, Act>(
  following: Following<R, Rec, Act>,
  written: Rec,
  rules: R,
): readonly Stage<Rec, Act>[] => stagesOf(following, written, rules).all();

/** Which of the choices of a turn an act is. Acts are plain data. */
export const isAct = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
