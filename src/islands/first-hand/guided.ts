import { printCard } from '#engine/cards/card.ts';
import { isAct } from '#engine/play/follow.ts';
import type { Choice, Turn } from '#engine/play/played-game.ts';
import type { GuideStep, GuideText } from './data.ts';

/** What the reader has chosen, and what is said of it. */
export interface Said {
  readonly act: unknown;
  readonly label: string;
  /** Whether it is what the deal has there. */
  readonly isDeals: boolean;
  readonly says: GuideText;
}

/** Where a reader is in his first hand. */
export interface Guided {
  /** How many acts of the deal are done. */
  readonly done: number;
  /** How many were, when those that are played for him began. */
  readonly from: number;
  /** The step that is asked, or comes next; −1 before he has begun, the number of steps when all are behind him. */
  readonly step: number;
  readonly said: Said | undefined;
}

export const begun: Guided = { done: 0, from: 0, step: -1, said: undefined };

type Stops = readonly Pick<GuideStep, 'done' | 'over'>[];

/** How far the deal goes on by itself: to the next question; after a choice, to the end of its trick; at last, to its own end. */
export function runsTo({ done, step, said }: Guided, steps: Stops, end: () => number): number {
  if (step < 0) return done;
  if (said) return said.isDeals ? (steps[step]?.over ?? end()) : done;
  return steps[step]?.done ?? end();
}

/** A choice by the name an editor gives it: a card by its letters, anything else in the words of the table. */
const nameOf = ({ card, label }: Choice<unknown>): string => (card === undefined ? label : printCard(card));

/** The table after a choice of the reader’s: the deal’s own is played, any other lies there with what is said of it. */
export function chooses<Act>(
  state: Guided,
  { choices, otherwise, over }: Pick<GuideStep, 'choices' | 'otherwise' | 'over'>,
  turn: Turn<Act>,
  act: Act,
  deals: Act | undefined,
): Guided {
  const choice = turn.legal.find((one) => isAct(one.act, act));
  if (!choice) return state;
  const name = nameOf(choice);
  const says = choices.find(({ of }) => of.includes(name))?.says ?? otherwise;
  const isDeals = isAct(act, deals);
  const done = isDeals ? Math.min(state.done + 1, over) : state.done;
  const said = { act, label: choice.label, isDeals, says: says ?? [] };
  return { ...state, done, from: done, said };
}

/** On from what has been said: to the next question. */
export const goesOn = ({ done, step }: Guided): Guided => ({ done, from: done, step: step + 1, said: undefined });

/** Straight to a question. */
export const goesTo = (step: number, steps: Stops): Guided => {
  const done = steps[step]?.done ?? 0;
  return { done, from: done, step, said: undefined };
};

/** Back to the question that was answered last, or to the one before. */
export function stepBack({ step, said }: Guided, steps: Stops): Guided {
  if (said) return goesTo(step, steps);
  return step <= 0 ? begun : goesTo(step - 1, steps);
}
