import '../../page/joined-texts.ts';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TargetedKeyboardEvent, TargetedMouseEvent } from 'preact';
import { printPlace, trickAt } from '#engine/ledger/place.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { asVaried } from '#engine/rules/vary.ts';
import { href } from '#view/href.ts';
import { paymentSteps } from '../../account/account.ts';
import { Spoken } from '../../page/controls/Spoken.tsx';
import type { AnyModel } from '../../replay/model.ts';
import { openOwnDeal, printDeal } from '../../replay/links/replay-links.ts';
import { readAddress } from '../../rules/address/reading-address.ts';
import type { Changes } from '../../rules/changes.ts';
import { parseVariation } from '../../rules/address/variation-address.ts';
import type { ReadDeal } from '../data.ts';
import type { ReadingGame } from '../game.ts';
import { stepOf } from './plate.ts';
import { VARIED } from '../use-reading.ts';
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

/** What is turned on the page about the book of a deal, as its address says it. */
function useTurned<R, Rec, M extends AnyModel>({ engine }: ReadingGame<R, Rec, M>, book: RuleSet<R>): Changes {
  const [changes, setChanges] = useState<Changes>({});
  useEffect(() => {
    const read = (): void => {
      const { variation } = readAddress(location.hash);
      const parsed = variation === undefined ? undefined : parseVariation(engine, book, variation);
      setChanges(parsed?.ok ? parsed.value : {});
    };
    read();
    for (const one of ['hashchange', VARIED]) addEventListener(one, read);
    return () => {
      for (const one of ['hashchange', VARIED]) removeEventListener(one, read);
    };
  }, []);
  return changes;
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
  const deal = useMemo(() => {
    const { record, book, changes } = openOwnDeal(game.engine, data.link);
    return { record, book, own: changes, varied: asVaried(book, changes as Partial<R>) };
  }, [data]);
  const { record, book, own, varied } = deal;
  const changes = useTurned(game, book);
  const model = useMemo((): M => {
    const settled = [changes, {}].map((turned) =>
      game.settleDeal({ record, book: varied, changes: turned, asPlayed: true }),
    );
    // By rules with which nothing of it can be told it stays as its book has it.
    const shown = settled.find(({ ok }) => ok) ?? settled[0]!;
    if (!shown.ok) throw new Error(shown.error.message);
    return shown.value;
  }, [deal, changes]);
  const shown = useMemo(() => stepsShown(model), [model]);
  const payments = useMemo(() => paymentSteps(model.lines).filter((one) => shown.includes(one)), [model]);
  const [at, setAt] = useState(data.at);
  const step = stepOf(model, at);
  const setStep = (to: number): void => setAt(placeOf(to));
  const box = useRef<HTMLElement>(null);

  const here = model.steps[step];
  const lines = model.lines.filter((line) => line.step === step);
  const place = here ? game.sayPlaceInBook(here.at) : '';
  const says = model.say(step);
  const spoken = says;
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
        // One side of a throw is enough where the next step and the last are a touch away.
        side={game.sideOf && 'after'}
        label={`${data.title}, ${place}.`}
      />
      <p class="plate-steps">
        {ways.map(([label, to]) => (
          <a
            key={label}
            class={label === 'Next card' || label === 'Next throw' ? 'button primary step' : 'button step'}
            href={addressOf(to ?? step)}
            aria-disabled={to === undefined || to === step}
            onClick={(event) => onClick(event, to)}
          >
            {label}
          </a>
        ))}
      </p>
      <Spoken words={spoken} />
      <p class="plate-says">{says}</p>
      <p class="plate-way">
        <a href={addressOf(step)}>
          The whole {isBoard ? 'game' : 'deal'}, with its account, at this step <span aria-hidden="true">▸</span>
        </a>
      </p>
    </figure>
  );
}
