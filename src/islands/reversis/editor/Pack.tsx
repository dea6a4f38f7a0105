import type { Card } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import { RANK_10, rankOf } from '#engine/cards/card.ts';
import { spokenCard } from '../../../view/card-names.ts';
import { CardText } from '../../../view/CardText.tsx';

export interface PackProps {
  readonly tens: boolean;
  /** Where a card lies, in a word: `first`, `talon`; nothing for one that lies nowhere. */
  readonly whereIs: (card: Card) => string | undefined;
  readonly isHere: (card: Card) => boolean;
  /** Cards that can go where they would go now; all of them where it is absent. */
  readonly allowed: readonly Card[] | undefined;
  /** Where they would go: `first hand`. */
  readonly target: string;
  readonly onPick: (card: Card) => void;
}

/** The whole pack, a button a card, each with the place where it lies. */
export function Pack({ tens, whereIs, isHere, allowed, target, onPick }: PackProps) {
  return (
    <ul class={tens ? 'pack with-tens' : 'pack'} aria-label={`The pack. Cards go to: ${target}`}>
      {range(4).flatMap((suit) =>
        range(13)
          .map((i) => suit * 13 + 12 - i)
          .filter((card) => tens || rankOf(card) !== RANK_10)
          .map((card) => {
            const where = whereIs(card);
            const isIdle = allowed !== undefined && !allowed.includes(card);
            return (
              <li key={card}>
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
                    <small>{where?.charAt(0) ?? ''}</small>
                  </span>
                </button>
              </li>
            );
          }),
      )}
    </ul>
  );
}
