import type { Card } from '#engine/cards/card.ts';
import { CardText } from './CardText.tsx';

export interface HandsDealtProps {
  /** Whose, and the cards, in the order in which a hand is held. */
  readonly hands: readonly (readonly [whose: string, cards: readonly Card[]])[];
  readonly quinola?: Card | undefined;
}

/** Hands face up, a line each. */
export function HandsDealt({ hands, quinola }: HandsDealtProps) {
  return (
    <dl class="hands-dealt">
      {hands.map(([whose, cards]) => (
        <div key={whose}>
          <dt>{whose}</dt>
          <dd>
            {cards.map((card) => (
              <>
                <CardText key={card} card={card} quinola={card === quinola} />{' '}
              </>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
