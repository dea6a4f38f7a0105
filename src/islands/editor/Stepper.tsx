import { useState } from 'preact/hooks';
import { sayPlace } from '#engine/words/card-places.ts';
import { inPhase, type Place } from '#engine/ledger/place.ts';
import { paymentSteps } from '../account/account.ts';
import type { BookHead } from '../rules/cites.ts';
import { actionFor } from '../page/keymap.ts';
import { usePlayback } from '../page/playback.ts';
import { Account } from '../replay/Account.tsx';
import { Controls } from '../replay/Controls.tsx';
import type { Move } from '../replay/key-bindings.ts';
import type { ReplayModel } from '../replay/model.ts';
import { CARD_WORDS } from '../replay/words.ts';
import type { RuleWords } from '../rules/rule-words.ts';
import { nextOf, nextTrick, stepAt, trickBefore } from '../account/steps.ts';
import type { EditedGame } from './game.ts';

export interface StepperProps<M extends ReplayModel> {
  readonly game: Pick<EditedGame<never, never, M>, 'GameTable' | 'replayKeys' | 'accountInBook'>;
  readonly model: M;
  readonly book: BookHead;
  readonly ruleOf: (key: string) => RuleWords | undefined;
  readonly changes: Readonly<Record<string, string>>;
}

const PACE_MS = 1600;

/** The draft as a deal step by step: the table and the account, from the end back or from the beginning on. */
export function StepperOf<M extends ReplayModel>({ game, model, book, ruleOf, changes }: StepperProps<M>) {
  const { GameTable, replayKeys, accountInBook } = game;
  const { steps, seats } = model;
  // While the reader does not step back he sees the whole account.
  const [at, setAt] = useState<Place>();
  const [isPlaying, setIsPlaying] = useState(false);
  const last = steps.length - 1;
  const step = at === undefined ? last : stepAt(steps, at, seats);
  const payments = paymentSteps(model.lines);
  const targets: Readonly<Record<Exclude<Move, 'play'>, number>> = {
    first: 0,
    backTrick: trickBefore(steps, step),
    back: Math.max(0, step - 1),
    forward: Math.min(last, step + 1),
    forwardTrick: nextTrick(steps, step),
    last,
    payment: nextOf(payments, step),
  };
  const goTo = (to: number): void => setAt(to >= last ? undefined : steps[to]?.at);
  const perform = (move: Move): void => {
    if (move !== 'play') goTo(targets[move]);
    else {
      if (!isPlaying && step === last) goTo(0);
      setIsPlaying(!isPlaying);
    }
  };
  usePlayback(
    isPlaying,
    PACE_MS,
    () => {
      if (targets.forward >= last) setIsPlaying(false);
      goTo(targets.forward);
    },
    () => setIsPlaying(false),
  );
  const where = sayPlace(steps[step]?.at ?? inPhase('ante'));
  const faults = model.faults.filter((fault) => stepAt(steps, fault.at, seats) === step);
  return (
    <section
      class="replay deal"
      aria-label="The deal step by step"
      onKeyDown={(event) => {
        const action = actionFor(event, replayKeys);
        if (action === undefined || action === 'help') return;
        event.preventDefault();
        perform(action);
      }}
    >
      <div>
        <GameTable model={model} step={step} unit={book.unit} />
        <Controls
          replay={{ model, step, targets, payments, goTo }}
          keys={replayKeys}
          words={CARD_WORDS}
          where={where}
          isPlaying={isPlaying}
          departure={undefined}
          onMove={perform}
        />
      </div>
      <div class="beside">
        <div class="say">
          <p class="where">{where}</p>
          <p>{model.say(step)}</p>
          {faults.map(({ key, message }) => (
            <p class="fault" key={`${key} ${message}`}>
              Against the rules: {message}
            </p>
          ))}
        </div>
        <Account
          model={model}
          step={step}
          book={book}
          ruleOf={ruleOf}
          changes={changes}
          accountInBook={accountInBook}
          words={CARD_WORDS}
        />
      </div>
    </section>
  );
}
