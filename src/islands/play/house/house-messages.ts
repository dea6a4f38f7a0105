import type { Question } from '#engine/play/answer.ts';
import type { Chosen, Strength } from '#engine/play/played-game.ts';

/** What the page sends to the worker in which the house thinks; without a question it is asked for its strengths. */
export interface Asked {
  readonly id: number;
  readonly game: string;
  readonly question?: Question<unknown, unknown>;
}

/** What comes back under the same number. */
export interface Answered {
  readonly id: number;
  readonly strengths?: readonly Strength[];
  readonly chosen?: Chosen<unknown>;
  readonly problem?: string;
}
