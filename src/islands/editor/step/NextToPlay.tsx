import { useLayoutEffect, useRef } from 'preact/hooks';
import { CardText } from '#view/cards/CardText.tsx';
import { Hand } from '#view/cards/Hand.tsx';
import { Button } from '../../page/controls/Button.tsx';
import type { Choice, NextStep, Refused } from './next-step.ts';

export interface NextToPlayProps {
  readonly next: NextStep | undefined;
  /** Said where nothing comes next. */
  readonly whyNot: string;
  readonly canTakeBack: boolean;
  readonly onTake: (place: string, what: string) => void;
  readonly onTakeBack: () => void;
  /** The house plays on from here. */
  readonly onPlayOn: () => void;
}

/** So many refusals stand open; more are folded away. */
const FEW = 5;

/** What comes next: the cards that may be played, or the bids that may be made; and those that may not, with the reason. */
export function NextToPlay({ next, whyNot, canTakeBack, onTake, onTakeBack, onPlayOn }: NextToPlayProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const hasTaken = useRef(false);
  useLayoutEffect(() => {
    // A button goes with what it did: the focus goes to what comes next.
    if (hasTaken.current && !box.current?.contains(document.activeElement))
      box.current?.querySelector('button')?.focus({ preventScroll: true });
    hasTaken.current = false;
  }, [next]);
  const take: NextToPlayProps['onTake'] = (place, what) => {
    hasTaken.current = true;
    onTake(place, what);
  };
  return (
    <fieldset class="next works" ref={box}>
      <legend>{next?.says ?? whyNot}</legend>
      <div class="ways">
        {next && <Allowed next={next} onTake={take} />}
        {next && next.others.length > FEW ? (
          <details>
            <summary>Against the rules: {next.others.length}</summary>
            <Against others={next.others} onTake={(what) => take(next.place, what)} />
          </details>
        ) : (
          next && next.others.length > 0 && <Against others={next.others} onTake={(what) => take(next.place, what)} />
        )}
      </div>
      <div class="or-else">
        <Button idle={!canTakeBack} onClick={onTakeBack}>
          Take back<span class="vh"> the last</span>
        </Button>
        <Button aria-disabled={!next} onClick={onPlayOn}>
          Let the house play from here
        </Button>
      </div>
    </fieldset>
  );
}

/** Cards as cards, whatever else as buttons. */
function Allowed({ next, onTake }: { readonly next: NextStep; readonly onTake: NextToPlayProps['onTake'] }) {
  const { says, place, legal } = next;
  const cards = legal.flatMap(({ card }) => card ?? []);
  const open = legal.filter(({ card, under }) => card === undefined && under === undefined);
  const folds = [...new Set(legal.flatMap(({ under }) => under ?? []))];
  return (
    <>
      {cards.length > 0 && (
        <Hand
          label={says}
          cards={cards}
          onPick={(picked) => {
            const choice = legal.find(({ card }) => card === picked);
            if (choice) onTake(place, choice.write);
          }}
        />
      )}
      {open.length > 0 && <Said says={says} choices={open} onTake={(what) => onTake(place, what)} />}
      {folds.map((fold) => (
        <details key={fold}>
          <summary>{fold}</summary>
          <Said
            says={`${says}, ${fold}`}
            choices={legal.filter(({ under }) => under === fold)}
            onTake={(what) => onTake(place, what)}
          />
        </details>
      ))}
    </>
  );
}

interface SaidProps {
  readonly says: string;
  readonly choices: readonly Choice[];
  readonly onTake: (what: string) => void;
}

const Said = ({ says, choices, onTake }: SaidProps) => (
  <ul class="said" aria-label={says}>
    {choices.map(({ write, label }) => (
      <li key={write}>
        <Button onClick={() => onTake(write)}>{label}</Button>
      </li>
    ))}
  </ul>
);

function Against({ others, onTake }: { readonly others: readonly Refused[]; readonly onTake: (what: string) => void }) {
  return (
    <ul class="against" aria-label="Against the rules">
      {others.map((choice) => (
        <li key={choice.write}>
          <Button onClick={() => onTake(choice.write)}>
            <Named {...choice} /> <small>against the rules: {choice.message}</small>
          </Button>
        </li>
      ))}
    </ul>
  );
}

const Named = ({ card, label }: Choice) => (card === undefined ? <>{label}</> : <CardText card={card} />);
