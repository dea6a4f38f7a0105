import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TargetedKeyboardEvent, TargetedMouseEvent } from 'preact';
import { printPlace, trickAt } from '#engine/ledger/place.ts';
import { href } from '#view/href.ts';
import { paymentSteps } from '../../account/account.ts';
import { useSpeech } from '../../page/speech.ts';
import type { AnyModel } from '../../replay/model.ts';
import { openOwnDeal } from '../../replay/links/replay-links.ts';
import type { ReadDeal } from '../data.ts';
import type { ReadingGame } from '../game.ts';
import { stepOf } from './plate.ts';
import { ASKED } from '../wake.ts';

/** All that a page hands to a plate that steps. It travels as one string of JSON. */
export interface SteppedData extends ReadDeal {
  /** Where it stands at first. */
  readonly at: string;
  /** “by the rules of Almanach 1785”. */
  readonly by: string;
}

export interface SteppedPlateProps {
  /** `SteppedData` as JSON. */
  readonly data: string;
}

/** Steps at which there is something to see: from the first card, or the first throw. */
function stepsShown({ steps, seats, lines }: AnyModel): readonly number[] {
  const paid = new Set(lines.map(({ step }) => step));
  const first = steps.findIndex(({ at }) => trickAt(at) !== undefined);
  return steps.flatMap((_, i) => (seats.length === 2 || i >= first || paid.has(i) ? [i] : []));
}

/**
 * A whole deal as a plate that steps, where a reader meets a game. Its ways on are links to the deal at those steps; with a
 * script they step where they stand.
 */
export function SteppedPlateOf<R, Rec, M extends AnyModel>({
  data: json,
  game,
}: SteppedPlateProps & { readonly game: ReadingGame<R, Rec, M> }) {
  const data = useMemo(() => JSON.parse(json) as SteppedData, [json]);
  const model = useMemo((): M => {
    const { record, book, changes } = openOwnDeal(game.engine, data.link);
    const settled = game.settleDeal({ record, book, changes, asPlayed: true });
    if (!settled.ok) throw new Error(settled.error.message);
    return settled.value;
  }, [data]);
  const shown = useMemo(() => stepsShown(model), [model]);
  const payments = useMemo(() => paymentSteps(model.lines).filter((one) => shown.includes(one)), [model]);
  const [step, setStep] = useState(() => stepOf(model, data.at));
  const box = useRef<HTMLElement>(null);

  const here = model.steps[step];
  const lines = model.lines.filter((line) => line.step === step);
  const place = here ? game.sayPlaceInBook(here.at) : '';
  const says = model.say(step);
  const spoken = useSpeech(says);
  const placeOf = (to: number | undefined): string => {
    const target = to === undefined ? undefined : model.steps[to];
    return target ? printPlace(target.at) : '';
  };
  const page = href(`/${data.path}`);
  const isBoard = model.seats.length === 2;
  const ways: readonly (readonly [label: string, to: number | undefined])[] = [
    [isBoard ? 'First throw' : 'First card', shown[0]],
    ['Back', shown.findLast((one) => one < step)],
    [isBoard ? 'Next throw' : 'Next card', shown.find((one) => one > step)],
    ['Next payment', payments.find((one) => one > step)],
  ];

  // What was touched before anybody listened.
  useEffect(() => {
    const waiting = box.current?.querySelector<HTMLElement>(`a[${ASKED}]`);
    waiting?.removeAttribute(ASKED);
    waiting?.click();
  }, []);
  const onClick = (event: TargetedMouseEvent<HTMLAnchorElement>, to: number | undefined): void => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    if (to !== undefined) setStep(to);
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to =
      event.key === 'ArrowRight'
        ? shown.find((one) => one > step)
        : event.key === 'ArrowLeft'
          ? shown.findLast((one) => one < step)
          : undefined;
    if (to === undefined) return;
    event.preventDefault();
    setStep(to);
  };

  return (
    <figure class="plate stepped" ref={box} onKeyDown={onKeyDown}>
      <figcaption>
        <b>{data.title}</b>
        <i>
          {data.by}, {place}
        </i>
      </figcaption>
      <game.PlateFigure
        model={model}
        step={step}
        lines={lines}
        keys={lines.flatMap(({ keys }) => keys)}
        label={`${data.title}, ${place}.`}
      />
      <p class="plate-steps">
        {ways.map(([label, to]) => (
          <a
            key={label}
            class={label === 'Next card' || label === 'Next throw' ? 'button primary step' : 'button step'}
            href={`${page}#${placeOf(to ?? step)}`}
            aria-disabled={to === undefined || to === step}
            onClick={(event) => onClick(event, to)}
          >
            {label}
          </a>
        ))}
      </p>
      <p class="vh" role="status">
        {spoken}
      </p>
      <p class="plate-says">{says}</p>
      <p class="plate-way">
        <a href={`${page}#${placeOf(step)}`}>
          The whole {isBoard ? 'game' : 'deal'}, with its account, at this step <span aria-hidden="true">▸</span>
        </a>
      </p>
    </figure>
  );
}
