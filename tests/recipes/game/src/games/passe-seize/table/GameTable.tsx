import type { GameTableProps } from '#islands/replay/game.ts';
import { CardText } from '#view/cards/CardFace.tsx';
import type { CountModel } from './model.ts';

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
