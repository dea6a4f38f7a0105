import type { ComponentChildren } from 'preact';
import { sayDealing, type Dealing } from '#view/plate/dealing.ts';
import { DealingPlate } from '#view/plate/DealingPlate.tsx';
import type { DealtAt } from '../data.ts';

export interface DealtViewProps {
  readonly number?: number | undefined;
  readonly dealt: DealtAt;
  readonly dealing: Dealing;
  /** By the book, where the rules in force deal otherwise. */
  readonly own?: Dealing | undefined;
  /** The questions, where there is a script to turn them. */
  readonly children?: ComponentChildren;
}

/** How the cards go round, as a plate: each player’s packets, and what is left. */
export function DealtView({ number, dealt: { players, isApart }, dealing, own, children }: DealtViewProps) {
  const says = sayDealing(dealing, isApart);
  const was = own && sayDealing(own, isApart);
  return (
    <figure class="plate">
      <figcaption>
        <span class="sc">{number === undefined ? 'Plate' : `Plate to §${String(number)}`}</span>
        <i>The deal among {players === 5 ? 'five' : 'four'}</i>
      </figcaption>
      <DealingPlate label={says} dealing={dealing} isApart={isApart} />
      <p class="plate-says">
        {says}
        {was !== undefined && was !== says && (
          <>
            {' '}
            <del>
              <span class="vh">instead of </span>
              {was}
            </del>
          </>
        )}
      </p>
      {children}
    </figure>
  );
}
