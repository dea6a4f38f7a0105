import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { capital } from '#engine/wording/sentence.ts';
import { CardText } from '#view/cards/CardFace.tsx';
import { Hand } from '#view/cards/Hand.tsx';
import { Button } from '../../page/controls/controls.tsx';
import type { EditorChoice, NextStep, RefusedEditorChoice, DraftGame } from '../game.ts';
import styles from '../Editor.module.css';
import type { Place } from '#engine/ledger/place.ts';
import { cardsAt, PLAYS, type Draft } from '../draft/draft.ts';

export interface NextToPlayProps {
  readonly next: NextStep | undefined;
  /** Message if nothing can be done next. */
  readonly whyNot: string;
  /** What another choice at this step would delete, for a confirmation; undefined at the end of the draft. */
  readonly dropped: string | undefined;
  /** Whether the draft already continues with that choice. */
  readonly isAsPlayed: (place: string, what: string) => boolean;
  readonly canTakeBack: boolean;
  readonly onTake: (place: string, what: string) => void;
  readonly onTakeBack: () => void;
  /** Lets the house play on from here. */
  readonly onPlayOn: () => void;
}

/** Number of refusals shown; more are in a fold. */
const FEW = 5;

/** A choice at an earlier step that awaits confirmation. */
interface PendingChoice extends Pick<NextToPlayProps, 'next' | 'dropped'> {
  readonly prompt: string;
  readonly goOn: () => void;
}

/** Next choices: cards or bids that are allowed, and those that are not, with the reason. */
export function NextToPlay({
  next,
  whyNot,
  dropped,
  isAsPlayed,
  canTakeBack,
  onTake,
  onTakeBack,
  onPlayOn,
}: NextToPlayProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const hasTaken = useRef(false);
  const [lastPending, setPending] = useState<PendingChoice>();
  // The question disappears with its step in the same render, so that the lost focus is noticed.
  const pending = lastPending?.next === next && lastPending?.dropped === dropped ? lastPending : undefined;
  useLayoutEffect(() => {
    // A used button disappears; focus moves to the next choices.
    if (hasTaken.current && !box.current?.contains(document.activeElement))
      box.current?.querySelector('button')?.focus({ preventScroll: true });
    hasTaken.current = false;
  }, [next, pending]);
  const askFirst = (prompt: string, goOn: () => void): void => {
    hasTaken.current = true;
    if (dropped === undefined) goOn();
    else setPending({ prompt, goOn, next, dropped });
  };
  const take: NextToPlayProps['onTake'] = (place, what) => {
    const choice = [...(next?.legal ?? []), ...(next?.others ?? [])].find(({ write }) => write === what);
    const goOn = (): void => {
      hasTaken.current = true;
      onTake(place, what);
    };
    if (isAsPlayed(place, what)) goOn();
    else askFirst(`${capital(choice?.label ?? what)} here?`, goOn);
  };
  return (
    <fieldset class={styles.next} data-part="next" data-needs="script" ref={box}>
      <legend>{next?.prompt ?? whyNot}</legend>
      <div class={styles.ways} data-part="ways">
        {pending && dropped !== undefined ? (
          <Question
            pending={pending}
            dropped={dropped}
            onGoOn={() => {
              hasTaken.current = true;
              pending.goOn();
            }}
            onKeep={() => {
              hasTaken.current = true;
              setPending(undefined);
            }}
          />
        ) : (
          next && <Choices next={next} onTake={take} />
        )}
      </div>
      <div class={styles.orElse} data-part="or-else">
        <Button idle={!canTakeBack} onClick={onTakeBack}>
          Take back<span class="vh"> the last</span>
        </Button>
        <Button aria-disabled={!next} onClick={() => askFirst('Let the house play from here?', onPlayOn)}>
          Let the house play from here
        </Button>
      </div>
    </fieldset>
  );
}

/** Asks before later acts are deleted. */
const Question = ({
  pending: { prompt },
  dropped,
  onGoOn,
  onKeep,
}: {
  readonly pending: PendingChoice;
  readonly dropped: string;
  readonly onGoOn: () => void;
  readonly onKeep: () => void;
}) => (
  <div role="group" aria-labelledby="replaces">
    <p id="replaces">
      {prompt} This deletes {dropped}. You can undo it.
    </p>
    <ul class={styles.said} data-part="said">
      <li>
        <Button onClick={onGoOn}>Play on from here</Button>
      </li>
      <li>
        <Button onClick={onKeep}>Keep the deal as it is</Button>
      </li>
    </ul>
  </div>
);

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
  <ul class={styles.said} data-part="said" aria-label={prompt}>
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
    <ul class={styles.against} data-part="against" aria-label="Against the rules">
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
  /** What another choice there would delete: `the 14 cards played after this step`. Undefined at the end of the draft. */
  readonly dropped: string | undefined;
}

/** The draft up to a place of its record; the whole draft if the place is undefined or nothing follows it. */
export function turnAt<R, Rec>(
  game: DraftGame<R, Rec>,
  { draft, next, rules }: { readonly draft: Draft; readonly next: NextStep | undefined; readonly rules: R },
  at: Place | undefined,
): TurnAt {
  const whole: TurnAt = { draft, next, dropped: undefined };
  if (at === undefined) return whole;
  const earlier = game.upTo(draft, at);
  const { record } = game.read(earlier);
  if (!record.ok || isSameDeal(game, earlier, draft)) return whole;
  const cards = cardsAt(draft, PLAYS).length - cardsAt(earlier, PLAYS).length;
  const isInPlay = at.phase === 'play' && cards > 0;
  return {
    draft: earlier,
    next: game.nextStep(record.value, rules),
    dropped: !isInPlay
      ? 'everything done after this step'
      : cards === 1
        ? 'the card played after this step'
        : `the ${String(cards)} cards played after this step`,
  };
}

/** Whether two drafts describe the same deal, however written. */
export function isSameDeal<R, Rec>({ read }: Pick<DraftGame<R, Rec>, 'read'>, a: Draft, b: Draft): boolean {
  const [one, other] = [read(a).record, read(b).record];
  return one.ok && other.ok && JSON.stringify(one.value) === JSON.stringify(other.value);
}
