import { suitOf, type Card } from '#engine/cards/card.ts';
import { spokenCard } from '#view/cards/card-names.ts';
import { CardText } from '#view/cards/CardText.tsx';
import { Button } from '../page/controls/Button.tsx';

/** Where a card lies, and what it is named as there. */
export interface Lies {
  /** `first`, `talon`; nothing for one that lies nowhere. */
  readonly where: string | undefined;
  /** `out`, `called`. */
  readonly named: string | undefined;
}

export interface PackProps {
  /** Suit by suit, as many of each. */
  readonly cards: readonly Card[];
  readonly liesOf: (card: Card) => Lies;
  readonly isHere: (card: Card) => boolean;
  /** Cards that can go where they would go now; all of them where it is absent. */
  readonly allowed: readonly Card[] | undefined;
  /** Where they would go: `First hand`. */
  readonly target: string;
  readonly onPick: (card: Card) => void;
}

/** The whole pack, a button a card, each with the place where it lies written on it. */
export function Pack({ cards, liesOf, isHere, allowed, target, onPick }: PackProps) {
  return (
    <ul class={`pack of-${String(cards.length / 4)}`} aria-label={`The pack. Cards go to: ${target}`}>
      {cards.map((card, i) => {
        const { where, named } = liesOf(card);
        const isFirst = i > 0 && suitOf(card) !== suitOf(cards[i - 1]!);
        return (
          <li key={card} class={isFirst ? 'new-suit' : undefined}>
            <Button
              class={where === undefined ? '' : 'dealt'}
              aria-pressed={isHere(card)}
              idle={allowed !== undefined && !allowed.includes(card)}
              onClick={() => onPick(card)}
            >
              <span class="vh">{[spokenCard(card, false), where, named].filter(Boolean).join(', ')}</span>
              <span aria-hidden="true">
                <CardText card={card} />
                <small class={named === undefined ? undefined : 'named'}>{named ?? where}</small>
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
