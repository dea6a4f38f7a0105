import type { ComponentChildren } from 'preact';
import { useTerms } from '../page/Terms.tsx';
import { classes } from '#view/classes.ts';
import desk from '../play/turn/Desk.module.css';
import styles from './Guide.module.css';
import { Button } from '../page/controls/controls.tsx';
import type { FirstHandPageData, GuideText, GuideState } from './guide-state.ts';

export const TAKE_BACK = 'Take it back, and choose again.';
/** Said if the house failed. */
export const NOT_PLAYED = 'The house could not play this on.';

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
  return (
    <section class={styles.guide} aria-label="The guide">
      <h2>{heading}</h2>
      <div class={styles.text} data-part="guide-text">
        {said && (
          <p class={styles.chosen} data-part="chosen">
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
          <p class={styles.counts} data-part="counts">
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
      <div class={classes(desk.deeds, styles.deeds)} data-part="deeds">
        <Button aria-keyshortcuts="?" onClick={onHelp}>
          Keys
        </Button>
        <Button data-part={isEnd ? 'next' : undefined} aria-keyshortcuts="u" idle={!onBack} onClick={onBack}>
          {isOther ? 'Take it back' : said ? 'Take back' : 'Back'}
        </Button>
        <Button
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
