import type { ComponentChildren } from 'preact';
import { LinkedWords } from '#view/Names.tsx';
import { classes } from '#view/classes.ts';
import desk from '../play/turn/Desk.module.css';
import styles from './Guide.module.css';
import { Button } from '../page/controls/controls.tsx';
import type { FirstHandPageData, GuideText, GuideState } from './guide-state.ts';

export interface GuideProps {
  readonly data: FirstHandPageData;
  readonly state: GuideState;
  readonly text: GuideText | undefined;
  readonly isAsking: boolean;
  /** Whether cards are being played without a choice of the reader's. */
  readonly isRunning: boolean;
  readonly isOver: boolean;
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
        ? 'What it came to'
        : `Choice ${String(Math.min(step + 1, steps.length))} of ${String(steps.length)}`;
  const isOther = said && !said.isDeals;
  return (
    <section class={styles.guide} aria-label="The guide">
      <h2>{heading}</h2>
      <div class={styles.text} data-part="guide-text">
        {said && (
          <p class={styles.chosen} data-part="chosen">
            {said.label.replace(/^./, (c) => c.toUpperCase())}.
          </p>
        )}
        {text && (
          <p>
            <LinkedWords parts={text} />
          </p>
        )}
        {!text && isRunning && <p class="soft">Forced cards are played for you.</p>}
        {isAsking && guide && (
          <p class={styles.ask} data-part="guide-ask">
            <b>{guide.ask}</b> <a href={guide.clause.href}>{guide.clause.label}</a>
          </p>
        )}
        {isOther && (
          <p class="soft">
            Take it back, and choose again. Or <a href={onward}>play on from here with the house</a>, but without the
            guide.
          </p>
        )}
        {isOver && ways}
      </div>
      <div class={classes(desk.deeds, styles.deeds)} data-part="deeds">
        <Button aria-keyshortcuts="?" onClick={onHelp}>
          Keys
        </Button>
        <Button aria-keyshortcuts="u" idle={!onBack} onClick={onBack}>
          {said ? 'Take back' : 'Back'}
        </Button>
        <Button data-part="next" aria-keyshortcuts="n" idle={isAsking || isOther === true || isOver} onClick={onGoOn}>
          {step < 0 ? 'Begin' : isRunning ? 'Skip the animation' : 'Go on'}
        </Button>
      </div>
    </section>
  );
}
