import type { ComponentChildren } from 'preact';
import { LinkedWords } from '#view/LinkedWords.tsx';
import { Button } from '../page/controls/Button.tsx';
import type { FirstHandData, GuideText } from './data.ts';
import type { Guided } from './guided.ts';

export interface GuideProps {
  readonly data: FirstHandData;
  readonly state: Guided;
  readonly text: GuideText | undefined;
  readonly isAsking: boolean;
  /** Cards are being played that nobody is asked about. */
  readonly isRunning: boolean;
  readonly isOver: boolean;
  /** The table with the house, from what lies there. */
  readonly onward: string;
  /** Where one goes when the hand is over. */
  readonly ways: ComponentChildren;
  readonly onGoOn: () => void;
  readonly onBack: (() => void) | undefined;
  readonly onHelp: () => void;
}

/** What to look at, the question, what is said of the answer; its buttons stand in one place from the first step to the last. */
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
    <section class="guide" aria-label="The guide">
      <h2>{heading}</h2>
      <div class="guide-text">
        {said && <p class="chosen">{said.label.replace(/^./, (c) => c.toUpperCase())}.</p>}
        {text && (
          <p>
            <LinkedWords parts={text} />
          </p>
        )}
        {!text && isRunning && <p class="soft">The cards that leave you no choice are played for you.</p>}
        {isAsking && guide && (
          <p class="guide-ask">
            <b>{guide.ask}</b> <a href={guide.clause.href}>{guide.clause.label}</a>
          </p>
        )}
        {isOther && (
          <p class="soft">
            Take it back, and choose again. Or <a href={onward}>play on from here with the house</a>; the guide does not
            come with you.
          </p>
        )}
        {isOver && ways}
      </div>
      <div class="deeds">
        <Button aria-keyshortcuts="?" onClick={onHelp}>
          Keys
        </Button>
        <Button aria-keyshortcuts="u" idle={!onBack} onClick={onBack}>
          {said ? 'Take back' : 'Back'}
        </Button>
        <Button
          class="button next"
          aria-keyshortcuts="n"
          idle={isAsking || isOther === true || isOver}
          onClick={onGoOn}
        >
          {step < 0 ? 'Begin' : isRunning ? 'At once' : 'Go on'}
        </Button>
      </div>
    </section>
  );
}
