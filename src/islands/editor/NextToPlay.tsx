import { useLayoutEffect, useRef } from 'preact/hooks';
import { CardText } from '#view/cards/CardFace.tsx';
import { Hand } from '#view/cards/Hand.tsx';
import { Button } from '../page/controls/controls.tsx';
import type { EditorChoice, NextStep, RefusedEditorChoice, DraftGame } from './game.ts';
import styles from './Editor.module.css';
import type { Place } from '#engine/ledger/place.ts';
import type { Draft } from './draft.ts';

export interface NextToPlayProps {
  readonly next: NextStep | undefined;
  /** Message if nothing can be done next. */
  readonly whyNot: string;
  /** Whether the draft goes on after this step, so that another choice begins a branch. */
  readonly isEarlier: boolean;
  readonly canTakeBack: boolean;
  readonly onTake: (place: string, what: string) => void;
  readonly onTakeBack: () => void;
  /** Lets the house play on from here. */
  readonly onPlayOn: () => void;
}

/** Number of refusals shown; more are in a fold. */
const FEW = 5;

/** Next choices: cards or bids that are allowed, and those that are not, with the reason. */
export function NextToPlay({ next, whyNot, isEarlier, canTakeBack, onTake, onTakeBack, onPlayOn }: NextToPlayProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const hasTaken = useRef(false);
  useLayoutEffect(() => {
    // A used button disappears; focus moves to the next choices.
    if (hasTaken.current && !box.current?.contains(document.activeElement))
      box.current?.querySelector('button')?.focus({ preventScroll: true });
    hasTaken.current = false;
  }, [next]);
  return (
    <fieldset class={styles.next} data-part="next" data-needs="script" ref={box}>
      <legend>
        {next?.prompt ?? whyNot}
        {next && isEarlier && <span class="vh">. Another choice begins a branch.</span>}
      </legend>
      <div class={`${styles.ways} scrolls`} data-part="ways">
        {next && (
          <Choices
            next={next}
            onTake={(place, what) => {
              hasTaken.current = true;
              onTake(place, what);
            }}
          />
        )}
      </div>
      <div class={`${styles.orElse} wraps`} data-part="or-else">
        <Button idle={!canTakeBack} onClick={onTakeBack}>
          Take back<span class="vh"> the last</span>
        </Button>
        <Button
          aria-disabled={!next}
          onClick={() => {
            hasTaken.current = true;
            onPlayOn();
          }}
        >
          Let the house play from here
        </Button>
      </div>
    </fieldset>
  );
}

/** Allowed choices, then refused ones. */
function Choices({ next, onTake }: { readonly next: NextStep; readonly onTake: NextToPlayProps['onTake'] }) {
  const { place, others } = next;
  const against = <RefusedChoices others={others} onTake={(what) => onTake(place, what)} />;
  return (
    <>
      <LegalChoices next={next} onTake={onTake} />
      {others.length > FEW ? (
        <details>
          <summary>Against the rules: {others.length}</summary>
          {against}
        </details>
      ) : (
        others.length > 0 && against
      )}
    </>
  );
}

/** Cards as card buttons, other choices as plain buttons. */
function LegalChoices({ next, onTake }: { readonly next: NextStep; readonly onTake: NextToPlayProps['onTake'] }) {
  const { prompt, place, legal } = next;
  const cards = legal.flatMap(({ card }) => card ?? []);
  const open = legal.filter(({ card, under }) => card === undefined && under === undefined);
  const folds = [...new Set(legal.flatMap(({ under }) => under ?? []))];
  return (
    <>
      {cards.length > 0 && (
        <Hand
          label={prompt}
          cards={cards}
          onPick={(picked) => {
            const choice = legal.find(({ card }) => card === picked);
            if (choice) onTake(place, choice.write);
          }}
        />
      )}
      {open.length > 0 && <ChoiceButtons prompt={prompt} choices={open} onTake={(what) => onTake(place, what)} />}
      {folds.map((fold) => (
        <details key={fold}>
          <summary>{fold}</summary>
          <ChoiceButtons
            prompt={`${prompt}, ${fold}`}
            choices={legal.filter(({ under }) => under === fold)}
            onTake={(what) => onTake(place, what)}
          />
        </details>
      ))}
    </>
  );
}

interface ChoiceButtonsProps {
  readonly prompt: string;
  readonly choices: readonly EditorChoice[];
  readonly onTake: (what: string) => void;
}

const ChoiceButtons = ({ prompt, choices, onTake }: ChoiceButtonsProps) => (
  <ul class={`${styles.said} wraps`} data-part="said" aria-label={prompt}>
    {choices.map(({ write, label }) => (
      <li key={write}>
        <Button onClick={() => onTake(write)}>{label}</Button>
      </li>
    ))}
  </ul>
);

function RefusedChoices({
  others,
  onTake,
}: {
  readonly others: readonly RefusedEditorChoice[];
  readonly onTake: (what: string) => void;
}) {
  return (
    <ul class="rows" data-part="against" aria-label="Against the rules">
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

const Named = ({ card, label }: EditorChoice) => (card === undefined ? <>{label}</> : <CardText card={card} />);

/** The draft as of one step, and the next choices there. */
export interface TurnAt {
  readonly draft: Draft;
  readonly next: NextStep | undefined;
  /** Whether the draft goes on after that step. */
  readonly isEarlier: boolean;
}

/** The draft up to a place of its record; the whole draft if the place is undefined or nothing follows it. */
export function turnAt<R, Rec>(
  game: DraftGame<R, Rec>,
  { draft, next, rules }: { readonly draft: Draft; readonly next: NextStep | undefined; readonly rules: R },
  at: Place | undefined,
): TurnAt {
  const whole: TurnAt = { draft, next, isEarlier: false };
  if (at === undefined) return whole;
  const earlier = game.upTo(draft, at);
  const { record } = game.read(earlier);
  if (!record.ok || isSameDeal(game, earlier, draft)) return whole;
  return { draft: earlier, next: game.nextStep(record.value, rules), isEarlier: true };
}

/** Whether two drafts describe the same deal, however written. */
export function isSameDeal<R, Rec>({ read }: Pick<DraftGame<R, Rec>, 'read'>, a: Draft, b: Draft): boolean {
  const [one, other] = [read(a).record, read(b).record];
  return one.ok && other.ok && JSON.stringify(one.value) === JSON.stringify(other.value);
}
