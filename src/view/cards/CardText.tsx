import { suitOf, type Card } from '#engine/cards/card.ts';
import { cardIndex, spokenCard, suitClass } from './card-names.ts';

export interface CardTextProps {
  readonly card: Card;
  readonly quinola?: boolean | undefined;
}

/** A card in a line of text or a table: `K♠`, and its name to those who listen. U+FE0E keeps phones from drawing an emoji. */
export function CardText({ card, quinola }: CardTextProps) {
  return (
    <span
      class={quinola ? `pc ${suitClass(card)} quinola` : `pc ${suitClass(card)}`}
      role="img"
      aria-label={spokenCard(card, quinola === true)}
    >
      {cardIndex(card)}
      {`${'♠♥♦♣'.charAt(suitOf(card))}\uFE0E`}
    </span>
  );
}
