import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useTerms } from '../page/Terms.tsx';
import { classes } from '#view/classes.ts';
import forms from '#view/forms.module.css';
import desk from '../play/turn/Desk.module.css';
import styles from './Guide.module.css';
import { Button } from '../page/controls/controls.tsx';
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
interface GuideAnswer {
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

export const TAKE_BACK = 'Take it back, and choose again.';
/** Said if the house failed. */
export const NOT_PLAYED = 'The house could not play on from there.';

export interface GuideProps {
  readonly data: FirstHandPageData;
  readonly state: GuideState;
  readonly text: GuideText | undefined;
  readonly isAsking: boolean;
  /** Whether cards are being played without a choice of the reader's. */
  readonly isRunning: boolean;
  readonly isOver: boolean;
  /** How far a choice other than the guide’s is followed. */
  readonly other: { readonly isFollowed: boolean; readonly isRunning: boolean; readonly hasFailed: boolean };
  /** What it would have cost, once it is followed to the end; below, how the deal was played on. */
  readonly cost: string | undefined;
  readonly playedOn: string;
  /** What cards count, beside the first choice. */
  readonly counts: string | undefined;
  /** Link to a table with the house from the current position. */
  readonly onward: string;
  /** Links shown when the hand is over. */
  readonly ways: ComponentChildren;
  readonly onGoOn: () => void;
  readonly onBack: (() => void) | undefined;
  readonly onHelp: () => void;
}

/** Guide panel: what to look at, the question, the comment on the answer; its buttons stay in one place throughout. */
export function Guide({
  data,
  state,
  text,
  isAsking,
  isRunning,
  isOver,
  other,
  cost,
  playedOn,
  counts,
  onward,
  ways,
  onGoOn,
  onBack,
  onHelp,
}: GuideProps) {
  const { steps } = data;
  const { step, said } = state;
  const guide = steps[step];
  const heading =
    step < 0
      ? 'Before you begin'
      : isOver
        ? 'The result'
        : other.isFollowed
          ? 'What it would have cost'
          : `Choice ${String(Math.min(step + 1, steps.length))} of ${String(steps.length)}`;
  const mark = useTerms();
  const isOther = said && !said.isDeals;
  /** Whether the other choice is followed to its end, so that it can only be taken back. */
  const isEnd = other.isFollowed && !other.isRunning;
  const deeds = useRef<HTMLDivElement>(null);
  // The button that was pressed can do no more: the one that is left takes its focus.
  useEffect(() => {
    if (isEnd && deeds.current?.contains(document.activeElement) === true)
      deeds.current.querySelector<HTMLElement>('[data-part="next"]')?.focus({ preventScroll: true });
  }, [isEnd]);
  return (
    <section class={`${styles.guide} gives`} aria-label="The guide">
      <h2 class="heading">{heading}</h2>
      <div class={`${styles.text} scrolls`} data-part="guide-text">
        {said && (
          <p class="aside" data-part="chosen">
            {said.label.replace(/^./, (c) => c.toUpperCase())}.
          </p>
        )}
        {text && !other.isFollowed && <p>{mark(text)}</p>}
        {!text && isRunning && <p class="soft">Forced cards are played for you.</p>}
        {isAsking && guide && (
          <p class={styles.ask} data-part="guide-ask">
            <b>{mark(guide.ask)}</b> <a href={guide.clause.href}>{guide.clause.label}</a>
          </p>
        )}
        {isAsking && counts !== undefined && (
          <p class={`${styles.counts} soft`} data-part="counts">
            {counts}
          </p>
        )}
        {isOther && !other.isFollowed && (
          <p class="soft">
            {TAKE_BACK} Or <a href={onward}>play on from here with the house</a>, but without the guide.
          </p>
        )}
        {other.isRunning && <p class="soft">The house plays the rest for everybody.</p>}
        {cost !== undefined && (
          <>
            <p data-part="cost">
              <b>{cost}</b>
            </p>
            <p class="soft">{playedOn}</p>
          </>
        )}
        {other.hasFailed && <p role="alert">{NOT_PLAYED}</p>}
        {isOver && ways}
      </div>
      <div class={`${String(desk.deeds)} beside ${String(styles.deeds)}`} data-part="deeds" ref={deeds}>
        <Button aria-keyshortcuts="?" onClick={onHelp}>
          Keys
        </Button>
        <Button
          class={classes(forms.button, isEnd && forms.primary)}
          data-part={isEnd ? 'next' : undefined}
          aria-keyshortcuts="u"
          idle={!onBack}
          onClick={onBack}
        >
          {isOther ? 'Take it back' : said ? 'Take back' : 'Back'}
        </Button>
        <Button
          class={classes(forms.button, !isEnd && forms.primary)}
          data-part={isEnd ? undefined : 'next'}
          aria-keyshortcuts="n"
          idle={isAsking || isEnd || isOver}
          onClick={onGoOn}
        >
          {step < 0
            ? 'Begin'
            : isRunning || other.isRunning
              ? 'Skip the animation'
              : isOther && !isEnd
                ? 'See what it would have cost'
                : 'Go on'}
        </Button>
      </div>
    </section>
  );
}
