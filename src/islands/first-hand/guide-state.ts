import { isAct } from '#engine/play/follow.ts';
import { nameOfChoice, type Turn } from '#engine/play/played-game.ts';
import type { LinkedPart } from '#engine/wording/sentence.ts';
import type { BookHead, Citation } from '../rules/cites.ts';

/** A text of the guide. */
export type GuideText = readonly LinkedPart[];

export interface GuideStep {
  /** Number of acts done when the reader chooses. */
  readonly done: number;
  /** Number of acts done at the end of that trick. */
  readonly over: number;
  readonly look: GuideText;
  readonly ask: string;
  readonly choices: readonly { readonly of: readonly string[]; readonly says: GuideText }[];
  readonly otherwise: GuideText | undefined;
  readonly clause: Citation;
}

/** Data that the page passes to a first hand, as a JSON string. */
export interface FirstHandPageData {
  readonly title: string;
  /** The deal as a link. */
  readonly link: string;
  readonly seat: string;
  readonly begins: GuideText;
  readonly ends: GuideText;
  readonly steps: readonly GuideStep[];
  readonly head: BookHead;
  /** Clause → words, for clauses that may refuse an act. */
  readonly words: Readonly<Record<string, string>>;
  /** Address of the full deal. */
  readonly deal: string;
}

/** The reader's choice and the comment on it. */
export interface GuideAnswer {
  readonly act: unknown;
  readonly label: string;
  /** Whether it is the recorded choice. */
  readonly isDeals: boolean;
  readonly says: GuideText;
}

/** The reader's progress through a first hand. */
export interface GuideState {
  /** Number of acts done. */
  readonly done: number;
  /** Number of acts done when the automatic play began. */
  readonly from: number;
  /** Current or next step; −1 before the beginning, the number of steps after the last. */
  readonly step: number;
  readonly said: GuideAnswer | undefined;
}

export const GUIDE_START: GuideState = { done: 0, from: 0, step: -1, said: undefined };

type Stops = readonly Pick<GuideStep, 'done' | 'over'>[];

/**
 * Number of acts to which play continues automatically: the next question; after a choice, the end of its trick; after
 * the last step, the end of the deal.
 */
export function runsTo({ done, step, said }: GuideState, steps: Stops, end: () => number): number {
  if (step < 0) return done;
  if (said) return said.isDeals ? (steps[step]?.over ?? end()) : done;
  return steps[step]?.done ?? end();
}

/** State after the reader's choice: the recorded one is played, any other lies on the table with its comment. */
export function chooses<Act>(
  state: GuideState,
  { choices, otherwise, over }: Pick<GuideStep, 'choices' | 'otherwise' | 'over'>,
  turn: Turn<Act>,
  act: Act,
  deals: Act | undefined,
): GuideState {
  const choice = turn.legal.find((one) => isAct(one.act, act));
  if (!choice) return state;
  const name = nameOfChoice(choice);
  const says = choices.find(({ of }) => of.includes(name))?.says ?? otherwise;
  const isDeals = isAct(act, deals);
  const done = isDeals ? Math.min(state.done + 1, over) : state.done;
  const said = { act, label: choice.label, isDeals, says: says ?? [] };
  return { ...state, done, from: done, said };
}

/** Continues from a comment to the next question. */
export const nextGuideStep = ({ done, step }: GuideState): GuideState => ({
  done,
  from: done,
  step: step + 1,
  said: undefined,
});

/** Jumps to a question. */
export const goToGuideStep = (step: number, steps: Stops): GuideState => {
  const done = steps[step]?.done ?? 0;
  return { done, from: done, step, said: undefined };
};

/** Goes back to the last answered question, or the one before. */
export function stepBack({ step, said }: GuideState, steps: Stops): GuideState {
  if (said) return goToGuideStep(step, steps);
  return step <= 0 ? GUIDE_START : goToGuideStep(step - 1, steps);
}
