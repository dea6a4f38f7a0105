import type { GameTableProps } from '#islands/replay/game.ts';
import type { AnyModel, AnyStep } from '#islands/replay/model.ts';
import { CardText } from '#view/cards/CardFace.tsx';
import type { Frame } from '../settle/judge.ts';

/** The table after one card. */
export interface CountStep extends AnyStep {
  readonly turned: Frame['turned'];
}

export type CountModel = AnyModel<CountStep>;

/** The card turned up last, and the count. */
export function GameTable({ model, step }: GameTableProps<CountModel>) {
  const turned = model.steps[step]?.turned;
  return (
    <p>
      {turned ? (
        <>
          <CardText card={turned.card} /> makes {turned.count}.
        </>
      ) : (
        'No card is turned up.'
      )}
    </p>
  );
}
