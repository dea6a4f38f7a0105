import { useEffect, useState } from 'preact/hooks';
import { suitOf, type Card } from '#engine/cards/card.ts';
import type { Turn } from '#engine/play/played-game.ts';
import { spokenCard } from '#view/cards/card-names.ts';
import { CardFace } from '#view/cards/CardFace.tsx';
import { Refusal } from './Refusal.tsx';
import type { ClauseWords } from '../game.ts';

export interface HandInPlayProps<Act> {
  readonly cards: readonly Card[];
  /** A turn that a card of the hand answers. */
  readonly turn: Turn<Act> | undefined;
  readonly quinola?: Card | undefined;
  readonly onAct: (act: Act) => void;
  readonly clauseOf: (key: string) => ClauseWords | undefined;
}

/** The reader’s hand: a button a card, in order of suit; what may be played is lifted, and of the rest each says why not. */
export function HandInPlay<Act>({ cards, turn, quinola, onAct, clauseOf }: HandInPlayProps<Act>) {
  const [asked, setAsked] = useState<Card>();
  // What was refused at one turn is not said at the next.
  useEffect(() => setAsked(undefined), [turn]);
  const why = turn?.refused.find(({ card }) => card !== undefined && card === asked);
  return (
    <div class="mine-box">
      {why && (
        <p class="why" id="why" role="status">
          <Refusal refused={why} clauseOf={clauseOf} />
        </p>
      )}
      <ul class={`mine holds-${String(cards.length)}`} aria-label="Your hand">
        {cards.map((card, i) => {
          const legal = turn?.legal.find((choice) => choice.card === card);
          const isNewSuit = i > 0 && suitOf(card) !== suitOf(cards[i - 1]!);
          const classes = [turn && (legal ? 'ok' : 'no'), isNewSuit && 'suit'].filter(Boolean).join(' ');
          return (
            <li key={card} class={classes}>
              <button
                type="button"
                data-card={card}
                aria-disabled={!legal}
                aria-describedby={card === asked && why ? 'why' : undefined}
                onClick={() => {
                  if (legal) onAct(legal.act);
                  else setAsked(card === asked ? undefined : card);
                }}
              >
                <span class="vh">{spokenCard(card, card === quinola)}</span>
                <CardFace card={card} full quinola={card === quinola} unspoken />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
