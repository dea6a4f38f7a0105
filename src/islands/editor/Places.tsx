import { CardText } from '#view/cards/CardText.tsx';
import { spokenCard } from '#view/cards/card-names.ts';
import { cardsAt, type Draft } from './draft/draft.ts';
import type { Target } from './game.ts';

export interface PlacesProps {
  readonly draft: Draft;
  readonly targets: readonly Target[];
  readonly target: string;
  readonly onAim: (place: string) => void;
}

/** The places that clicked cards may go to, a row a kind: how many lie there, or which card is named. */
export function Places({ draft, targets, target, onAim }: PlacesProps) {
  const rows = [...new Set(targets.map(({ row }) => row))];
  const widest = Math.max(...rows.map((row) => targets.filter((one) => one.row === row).length));
  const chosen = targets.find(({ place }) => place === target);
  return (
    <fieldset class="targets">
      <legend class="vh">Clicked cards go to</legend>
      {rows.map((row) => (
        <div class={`places of-${String(widest)}`} key={row}>
          <span class="kind" aria-hidden="true">
            {row}
          </span>
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
                    <b>{naming === undefined ? cards.length : named === undefined ? '–' : <CardText card={named} />}</b>
                  </span>
                </label>
              );
            })}
        </div>
      ))}
      {chosen && (
        <p class="lies-there" aria-hidden="true">
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
