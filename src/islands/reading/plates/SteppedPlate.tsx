import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TargetedKeyboardEvent, TargetedMouseEvent } from 'preact';
import { printPlace, trickAt } from '#engine/ledger/place.ts';
import { href } from '#view/href.ts';
import { paymentSteps } from '../../account/account.ts';
import { LiveRegion } from '../../page/controls/controls.tsx';
import type { AnyModel, ShownTypes } from '../../replay/model.ts';
import { printDeal } from '../../replay/replay-links.ts';
import type { ReadDeal, EditionGame } from '../game.ts';
import { stepOf, useTurnedDeal } from './plate.ts';
import { ASKED } from '../wake.ts';
import styles from './Plate.module.css';
import { classes } from '#view/classes.ts';
import forms from '#view/forms.module.css';

/** Data that a page passes to a stepped plate, as a JSON string. */
export interface SteppedData extends ReadDeal {
  /** Initial step. */
  readonly at: string;
  /** “by the rules of Almanach 1785”. */
  readonly by: string;
}

export interface SteppedPlateProps {
  /** `SteppedData` as JSON. */
  readonly data: string;
}

/** Steps worth showing: from the first card or throw. */
function stepsShown({ steps, seats, lines }: AnyModel): readonly number[] {
  const paid = new Set(lines.map(({ step }) => step));
  const first = steps.findIndex(({ at }) => trickAt(at) !== undefined);
  return steps.flatMap((_, i) => (seats.length === 2 || i >= first || paid.has(i) ? [i] : []));
}

/**
 * A whole deal as a plate with steps, for a first meeting with a game. Its step links lead to the deal's page, and step
 * in place with a script.
 */
export function SteppedPlateOf<G extends ShownTypes>({
  data: json,
  game,
}: SteppedPlateProps & { readonly game: EditionGame<G> }) {
  const data = useMemo(() => JSON.parse(json) as SteppedData, [json]);
  const { record, book, own, changes, model } = useTurnedDeal(game, data.link);
  const visibleSteps = useMemo(() => stepsShown(model), [model]);
  const payments = useMemo(() => paymentSteps(model.lines).filter((one) => visibleSteps.includes(one)), [model]);
  const [at, setAt] = useState(data.at);
  const step = stepOf(model, at);
  const setStep = (to: number): void => setAt(placeOf(to));
  const box = useRef<HTMLElement>(null);

  const here = model.steps[step];
  const lines = model.lines.filter((line) => line.step === step);
  const place = here ? game.words.sayPlaceInBook(here.at) : '';
  const text = model.sentenceAt(step);
  const spoken = text;
  const placeOf = (to: number | undefined): string => {
    const target = to === undefined ? undefined : model.steps[to];
    return target ? printPlace(target.at) : '';
  };
  const addressOf = (to: number): string => {
    const place = placeOf(to);
    const isTurned = Object.keys(changes).length > 0;
    const fragment = isTurned
      ? printDeal(game.engine, book, { record, changes: { ...own, ...changes }, step: place })
      : place;
    return `${href(`/${data.path}`)}#${fragment}`;
  };
  const isBoard = model.seats.length === 2;
  const ways: readonly (readonly [label: string, to: number | undefined])[] = [
    [isBoard ? 'First throw' : 'First card', visibleSteps[0]],
    ['Back', visibleSteps.findLast((one) => one < step)],
    [isBoard ? 'Next throw' : 'Next card', visibleSteps.find((one) => one > step)],
    ['Next payment', payments.find((one) => one > step)],
  ];

  // Handles a touch from before hydration.
  useEffect(() => {
    const waiting = box.current?.querySelector<HTMLElement>(`a[${ASKED}]`);
    waiting?.removeAttribute(ASKED);
    waiting?.click();
  }, []);
  const onClick = (event: TargetedMouseEvent<HTMLAnchorElement>, to: number | undefined): void => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    // A press that wakes the plate may end when it already steps: it is answered here, and not once more by the effect.
    event.currentTarget.removeAttribute(ASKED);
    if (to !== undefined) setStep(to);
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to =
      event.key === 'ArrowRight'
        ? visibleSteps.find((one) => one > step)
        : event.key === 'ArrowLeft'
          ? visibleSteps.findLast((one) => one < step)
          : undefined;
    if (to === undefined) return;
    event.preventDefault();
    setStep(to);
  };

  return (
    <figure class={styles.plate} data-part="stepped-plate" ref={box} onKeyDown={onKeyDown}>
      <figcaption class="apart">
        <span class="sc rubric">{data.title}</span>
        <i>
          {data.by}, {place}
        </i>
      </figcaption>
      <game.PlateFigure
        model={model}
        step={step}
        lines={lines}
        keys={lines.flatMap(({ keys }) => keys)}
        // One side of a throw is enough, because neighbouring steps are one touch away.
        side={game.sideOf && 'after'}
        label={`${data.title}, ${place}.`}
      />
      <p class={`${styles.steps} wraps no-print`}>
        {ways.map(([label, to]) => (
          <a
            key={label}
            data-part="step"
            class={classes(forms.button, (label === 'Next card' || label === 'Next throw') && forms.primary)}
            href={addressOf(to ?? step)}
            aria-disabled={to === undefined || to === step}
            onClick={(event) => onClick(event, to)}
          >
            {label}
          </a>
        ))}
      </p>
      <LiveRegion words={spoken} />
      <p class={styles.says} data-part="plate-says">
        {text}
      </p>
      <p class={styles.way} data-part="plate-way">
        <a href={addressOf(step)}>
          The whole {isBoard ? 'game' : 'deal'}, with its account, at this step <span aria-hidden="true">▸</span>
        </a>
      </p>
    </figure>
  );
}
