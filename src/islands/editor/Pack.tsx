import { suitOf, type Card } from '#engine/cards/card.ts';
import { spokenCard } from '#view/cards/card-names.ts';
import { CardText } from '#view/cards/CardFace.tsx';
import { Button } from '../page/controls/controls.tsx';
import styles from './Editor.module.css';

/** Where a card lies, and what it is named as there. */
export interface CardLocation {
  /** `first`, `talon`; undefined for a card that lies nowhere. */
  readonly where: string | undefined;
  /** `out`, `called`. */
  readonly named: string | undefined;
}

export interface PackProps {
  /** Cards by suit, the same number of each. */
  readonly cards: readonly Card[];
  readonly liesOf: (card: Card) => CardLocation;
  readonly isHere: (card: Card) => boolean;
  /** Cards that may go to the target; undefined for all. */
  readonly allowed: readonly Card[] | undefined;
  /** Name of the place they go to: `First hand`. */
  readonly target: string;
  readonly onPick: (card: Card) => void;
}

/** The whole pack with a button for each card, labelled with its place. */
export function Pack({ cards, liesOf, isHere, allowed, target, onPick }: PackProps) {
  return (
    <ul
      data-part="pack"
      class={styles.pack}
      data-ranks={cards.length / 4}
      aria-label={`The pack. Cards go to: ${target}`}
    >
      {cards.map((card, i) => {
        const { where, named } = liesOf(card);
        const isFirst = i > 0 && suitOf(card) !== suitOf(cards[i - 1]!);
        return (
          <li key={card} class={isFirst ? styles.newSuit : undefined}>
            <Button
              class={where === undefined ? '' : styles.dealt}
              aria-pressed={isHere(card)}
              idle={allowed !== undefined && !allowed.includes(card)}
              onClick={() => onPick(card)}
            >
              <span class="vh">{[spokenCard(card, false), where, named].filter(Boolean).join(', ')}</span>
              <span aria-hidden="true">
                <CardText card={card} />
                <small class={named === undefined ? undefined : styles.named}>{named ?? where}</small>
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
