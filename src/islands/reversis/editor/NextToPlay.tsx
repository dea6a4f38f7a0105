import type { Card } from '#engine/cards/card.ts';
import { CardText } from '../../../view/CardText.tsx';
import { Hand } from '../../../view/Hand.tsx';
import type { NextCard } from './next-card.ts';

export interface NextToPlayProps {
  readonly heads: readonly string[];
  readonly next: NextCard | undefined;
  readonly canTakeBack: boolean;
  readonly onPlay: (card: Card) => void;
  readonly onTakeBack: () => void;
}

/** The hand whose turn it is: its cards to be played, and those that may not be, with the reason. */
export function NextToPlay({ heads, next, canTakeBack, onPlay, onTakeBack }: NextToPlayProps) {
  return (
    <fieldset class="next">
      <legend class="sc">
        {next ? `${heads[next.seat] ?? ''} to play` : 'Nobody to play: the hands are empty, or cannot be read'}
      </legend>
      {next && <Hand label={`${heads[next.seat] ?? ''} may play`} cards={next.legal} onPick={onPlay} />}
      {next && next.others.length > 0 && (
        <ul class="against" aria-label="Against the rules">
          {next.others.map(({ card, message }) => (
            <li key={card}>
              <button type="button" class="button" onClick={() => onPlay(card)}>
                <CardText card={card} /> <small>against the rules: {message}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        class="button"
        aria-disabled={!canTakeBack}
        onClick={() => {
          if (canTakeBack) onTakeBack();
        }}
      >
        Take back the last card
      </button>
    </fieldset>
  );
}
