import { suitOf, type Card } from '#engine/cards/card.ts';
import { spokenCard } from '#view/card-names.ts';
import { CardText } from '#view/CardText.tsx';

export interface PackProps {
  /** Suit by suit, as many of each. */
  readonly cards: readonly Card[];
  /** Where a card lies, in a word: `first`, `talon`; nothing for one that lies nowhere. */
  readonly whereIs: (card: Card) => string | undefined;
  readonly isHere: (card: Card) => boolean;
  /** Cards that can go where they would go now; all of them where it is absent. */
  readonly allowed: readonly Card[] | undefined;
  /** Where they would go: `First hand`. */
  readonly target: string;
  readonly onPick: (card: Card) => void;
}

const IN_ORDER = ['first', 'second', 'third', 'fourth'];

/** Room for one sign: a hand has its number, the dealer D, the talon T. */
const markOf = (where: string): string => {
  const hand = IN_ORDER.indexOf(where);
  return hand < 0 ? where.charAt(0).toUpperCase() : String(hand + 1);
};

/** The whole pack, a button a card, each with the place where it lies. */
export function Pack({ cards, whereIs, isHere, allowed, target, onPick }: PackProps) {
  return (
    <ul class={`pack of-${String(cards.length / 4)}`} aria-label={`The pack. Cards go to: ${target}`}>
      {cards.map((card, i) => {
        const where = whereIs(card);
        const isIdle = allowed !== undefined && !allowed.includes(card);
        const isFirst = i > 0 && suitOf(card) !== suitOf(cards[i - 1]!);
        return (
          <li key={card} class={isFirst ? 'new-suit' : undefined}>
            <button
              type="button"
              class={where === undefined ? '' : 'dealt'}
              aria-pressed={isHere(card)}
              aria-disabled={isIdle}
              onClick={() => {
                if (!isIdle) onPick(card);
              }}
            >
              <span class="vh">
                {spokenCard(card, false)}
                {where !== undefined && `, ${where}`}
              </span>
              <span aria-hidden="true">
                <CardText card={card} />
                <small>{where === undefined ? '' : markOf(where)}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
