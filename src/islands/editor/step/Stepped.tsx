import type { ComponentChildren } from 'preact';
import { inPhase } from '#engine/ledger/place.ts';
import { sayPlace } from '#engine/words/card-places.ts';
import { useMemo, useRef } from 'preact/hooks';
import type { BookHead } from '../../rules/cites.ts';
import { stepAt } from '../../account/steps.ts';
import { Later } from '../../page/Later.tsx';
import { Controls } from '../../replay/parts/Controls.tsx';
import type { ReplayModel } from '../../replay/model.ts';
import { Nets } from '../../replay/parts/Nets.tsx';
import { usePageKeys } from '../../replay/use-page-keys.ts';
import type { Steps } from '../../replay/use-steps.ts';
import { CARD_WORDS } from '../../replay/words.ts';
import type { EditedGame } from '../game.ts';

interface SteppedProps<M extends ReplayModel> {
  readonly game: Pick<EditedGame<never, never, M>, 'GameTable' | 'replayKeys' | 'accountLabel'>;
  readonly model: M;
  readonly steps: Steps;
  readonly book: BookHead;
}

/** The table of the draft, where each stands, and what leads back over it and on again. */
export function SteppedOf<M extends ReplayModel>({
  game: { GameTable, replayKeys, accountLabel },
  model,
  steps,
  book,
}: SteppedProps<M>) {
  const { step, move } = steps;
  const root = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => replayKeys.filter(({ action }) => action !== 'help'), [replayKeys]);
  usePageKeys(root, keys, (action) => {
    if (action !== 'help') move(action);
  });
  return (
    <div class="at-table replay" ref={root}>
      <Later class="felt">
        <GameTable model={model} step={step} unit={book.unit} />
      </Later>
      <Nets model={model} step={step} accountLabel={accountLabel} />
      <Controls model={model} steps={steps} keys={replayKeys} words={CARD_WORDS} />
    </div>
  );
}

interface SaysProps {
  readonly model: ReplayModel | undefined;
  readonly step: number;
  readonly children?: ComponentChildren;
}

/** The sentence of a step, and before it what is said of the draft. */
export function Says({ model, step, children }: SaysProps) {
  const faults = model?.faults.filter(({ at }) => stepAt(model.steps, at, model.seats) === step) ?? [];
  return (
    <div class="say" tabIndex={0} role="group" aria-label="What happens at this step">
      {children}
      {model && <p class="where">{sayPlace(model.steps[step]?.at ?? inPhase('ante'))}</p>}
      {model && <p class="told">{model.say(step)}</p>}
      {faults.map(({ key, message }) => (
        <p class="fault" key={`${key} ${message}`}>
          Against the rules: {message}
        </p>
      ))}
    </div>
  );
}
