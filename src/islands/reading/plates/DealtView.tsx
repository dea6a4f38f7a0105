import type { ComponentChildren } from 'preact';
import { sayDealing, type DealingRounds } from '#view/plate/dealing.ts';
import { DealingPlate } from '#view/plate/DealingPlate.tsx';
import type { DealingPlateData } from '../game.ts';
import styles from './Plate.module.css';

export interface DealtViewProps {
  readonly number?: number | undefined;
  readonly dealt: DealingPlateData;
  readonly dealing: DealingRounds;
  /** Dealing by the unchanged book, if the current rules differ. */
  readonly own?: DealingRounds | undefined;
  /** Questions, if a script can change them. */
  readonly children?: ComponentChildren;
}

/** How the cards are dealt, as a plate: each player's packets and the rest. */
export function DealtView({ number, dealt: { players, isApart }, dealing, own, children }: DealtViewProps) {
  const text = sayDealing(dealing, isApart);
  const was = own && sayDealing(own, isApart);
  return (
    <figure class={styles.plate} data-part="plate">
      <figcaption>
        <span class="sc">{number === undefined ? 'Plate' : `Plate to §${String(number)}`}</span>
        <i>The deal among {players === 5 ? 'five' : 'four'}</i>
      </figcaption>
      <DealingPlate label={text} dealing={dealing} isApart={isApart} />
      <p class={styles.says} data-part="plate-says">
        {text}
        {was !== undefined && was !== text && (
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
