import { CardText } from '#view/cards/CardFace.tsx';
import { spokenCard } from '#view/cards/card-names.ts';
import { cardsAt, type Draft } from './draft.ts';
import type { CardTarget } from './game.ts';
import { Select, Button } from '../page/controls/controls.tsx';
import styles from './Editor.module.css';
import segmented from '#view/Segmented.module.css';
import { suitOf, type Card } from '#engine/cards/card.ts';

interface ChoicePlaceProps {
  readonly place: string;
  readonly label: string;
  readonly text: string;
  /** Words in the record → label, the empty option first. */
  readonly options: readonly (readonly [text: string, label: string])[];
  readonly onWrite: (place: string, text: string) => void;
}

/** A place of the record with a few possible values. */
export function ChoicePlace({ place, label, text, options, onWrite }: ChoicePlaceProps) {
  const id = `in-${place}`;
  return (
    <span class={`${styles.choice} wraps beside`}>
      <label for={id}>{label}</label>
      <Select id={id} value={text} options={options} onChoose={(chosen) => onWrite(place, chosen)} />
    </span>
  );
}

export interface PlacesProps {
  readonly draft: Draft;
  readonly targets: readonly CardTarget[];
  readonly target: string;
  readonly onAim: (place: string) => void;
}

/** Places that clicked cards can go to, one row for each kind, with the number of cards or the named card. */
export function Places({ draft, targets, target, onAim }: PlacesProps) {
  const rows = [...new Set(targets.map(({ row }) => row))];
  const widest = Math.max(...rows.map((row) => targets.filter((one) => one.row === row).length));
  const chosen = targets.find(({ place }) => place === target);
  return (
    <fieldset data-part="targets">
      <legend class="vh">Clicked cards go to</legend>
      {rows.map((row) => (
        <div class="beside note" key={row}>
          <span class={`${styles.row} aside`} aria-hidden="true">
            {row}
          </span>
          <span class={`${segmented.segments} ${styles.places}`} data-of={widest}>
            {targets
              .filter((one) => one.row === row)
              .map(({ place, label, short, naming }) => {
                const cards = cardsAt(draft, place);
                const [named] = cards;
                const lies =
                  naming === undefined
                    ? `${String(cards.length)} ${cards.length === 1 ? 'card' : 'cards'}`
                    : named === undefined
                      ? 'no card'
                      : spokenCard(named, false);
                return (
                  <label key={place}>
                    <input
                      type="radio"
                      name="target"
                      value={place}
                      checked={place === target}
                      aria-label={`${label}: ${lies}`}
                      onChange={() => onAim(place)}
                    />
                    <span aria-hidden="true">
                      {short}
                      <b>
                        {naming === undefined ? cards.length : named === undefined ? '–' : <CardText card={named} />}
                      </b>
                    </span>
                  </label>
                );
              })}
          </span>
        </div>
      ))}
      {chosen && (
        <p class={styles.liesThere} aria-hidden="true">
          <i>{chosen.label}</i>{' '}
          {cardsAt(draft, target).map((card) => (
            <>
              <CardText key={card} card={card} />{' '}
            </>
          ))}
        </p>
      )}
    </fieldset>
  );
}

/** Where a card lies, and what it is named as there. */
interface CardLocation {
  /** `first`, `talon`; undefined for a card that lies nowhere. */
  readonly where: string | undefined;
  /** `out`, `called`. */
  readonly named: string | undefined;
}

interface PackProps {
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
                <small class={named === undefined ? undefined : 'aside'}>{named ?? where}</small>
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
