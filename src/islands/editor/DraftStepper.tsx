import type { ComponentChildren } from 'preact';
import { inPhase, type Place } from '#engine/ledger/place.ts';
import { sayPlace } from '#engine/wording/seat-names.ts';
import { useLayoutEffect, useMemo, useRef, useState, type MutableRef } from 'preact/hooks';
import type { BookHead } from '../rules/cites.ts';
import { stepAt } from '../account/account.ts';
import { LazyPart } from '../page/LazyPart.tsx';
import { Controls } from '../replay/parts/Controls.tsx';
import type { CardReplayModel, CardTypes } from '../replay/model.ts';
import { NetsAndPools } from '../replay/parts/Account.tsx';
import { isMove, usePageKeys } from '../replay/key-bindings.ts';
import { type Steps, useSteps } from '../replay/use-replay.ts';
import { CARD_WORDS } from '../replay/game.ts';
import type { EditedGame } from './game.ts';
import stage from '../replay/stage.module.css';
import styles from './Editor.module.css';

const NOTHING: Pick<CardReplayModel, 'steps' | 'seats' | 'lines'> = { steps: [], seats: [], lines: [] };

/** A draft to step through. */
interface SteppedDraft {
  readonly model: CardReplayModel | undefined;
  readonly record: unknown;
  readonly stopsShort: boolean;
  /** Place to go to in the next record. */
  readonly awaited: MutableRef<Place | undefined>;
}

/**
 * Steps through a draft. Unless the reader steps back, shows its end; if the record stops short and nothing is paid for
 * that, its last act.
 */
export function useStepper({ model, record, stopsShort, awaited }: SteppedDraft): Steps & {
  /** Step shown at the end of the draft. */
  readonly rest: number;
  /** Goes to a place of the next record, as soon as there is one. */
  readonly wait: (at: Place) => void;
} {
  const { steps, seats, lines } = model ?? NOTHING;
  const [chosen, setChosen] = useState<{ readonly record: unknown; readonly at: Place | undefined }>();
  const at = chosen?.record === record ? chosen?.at : undefined;
  useLayoutEffect(() => {
    if (awaited.current) setChosen({ record, at: awaited.current });
    awaited.current = undefined;
  }, [record]);
  const last = Math.max(0, steps.length - 1);
  const isBare = stopsShort && last > 0 && lines.every((line) => line.step !== last);
  const rest = isBare ? last - 1 : last;
  const step = at === undefined ? rest : stepAt(steps, at, seats);
  const goTo = (to: number): void => setChosen({ record, at: to === rest ? undefined : steps[to]?.at });
  return {
    ...useSteps({ steps, lines }, step, goTo, CARD_WORDS),
    rest,
    wait: (place) => {
      awaited.current = place;
    },
  };
}

interface DraftStepperProps<G extends CardTypes> {
  readonly game: EditedGame<G>;
  readonly model: G['model'];
  readonly steps: Steps;
  readonly book: BookHead;
}

/** Table of the draft with its seats, and the step buttons. */
export function DraftStepperOf<G extends CardTypes>({
  game: { GameTable, replayKeys, accountLabel },
  model,
  steps,
  book,
}: DraftStepperProps<G>) {
  const { step, move } = steps;
  const root = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => replayKeys.filter(({ action }) => action !== 'help'), [replayKeys]);
  usePageKeys(root, keys, (action) => {
    if (isMove(action)) move(action);
  });
  return (
    <div class={styles.atTable} data-part="stepped" ref={root}>
      <LazyPart class={`${stage.felt} ${styles.felt} gives`} part="felt">
        <GameTable model={model} step={step} unit={book.unit} />
      </LazyPart>
      <NetsAndPools model={model} step={step} accountLabel={accountLabel} />
      <Controls model={model} steps={steps} keys={replayKeys} words={CARD_WORDS} />
    </div>
  );
}

interface StepSentenceProps {
  readonly model: CardReplayModel | undefined;
  readonly step: number;
  /** What the solver proved about this step. */
  readonly possible: string | undefined;
  readonly children?: ComponentChildren;
}

/** Sentence of a step, preceded by remarks on the draft. */
export function StepSentence({ model, step, possible, children }: StepSentenceProps) {
  const faults = model?.faults.filter(({ at }) => stepAt(model.steps, at, model.seats) === step) ?? [];
  return (
    <div
      class={`${stage.say} scrolls tight ${styles.says}`}
      data-part="say"
      tabIndex={0}
      role="group"
      aria-label="What happens at this step"
    >
      {children}
      {model && <p class="sc rubric">{sayPlace(model.steps[step]?.at ?? inPhase('ante'))}</p>}
      {model && <p>{model.sentenceAt(step)}</p>}
      {possible && (
        <p class="soft" data-part="possible-here">
          {possible}
        </p>
      )}
      {faults.map(({ key, message }) => (
        <p class="because rubric" key={`${key} ${message}`}>
          Against the rules: {message}
        </p>
      ))}
    </div>
  );
}
