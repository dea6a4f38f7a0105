import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { printPlace, trickAt } from '#engine/ledger/place.ts';
import type { AnyModel, ShownTypes } from '../replay/model.ts';
import { answerTo, isApplicable } from '../rules/changes.ts';
import { RuleToggle } from '../rules/Toggles.tsx';
import type { ReadClause, EditionPageData, EditionGame, StepMoment } from './game.ts';
import { DealtView, LivePlate } from './plates/PlateView.tsx';
import { stepOf } from './plates/plate.ts';
import styles from './reading.module.css';
import type { EditionState } from './use-reading.ts';
import plateStyles from './plates/Plate.module.css';
import segmented from '#view/Segmented.module.css';

export interface PanelProps<G extends ShownTypes> {
  readonly data: EditionPageData;
  readonly game: EditionGame<G>;
  readonly reading: EditionState<G>;
  readonly clause: ReadClause;
  /** Rules of the touched figure, listed first. */
  readonly figureKeys: readonly string[];
}

/** Number of questions shown; the others are folded. */
const OPEN = 3;

/** A clause's plate under the rules in force, with its questions. */
export function Panel<G extends ShownTypes>({ data, game, reading, clause, figureKeys }: PanelProps<G>) {
  const { changes, ruleOf, choose, settle, whyNot } = reading;
  const { plate } = clause;
  const [chosen, setSide] = useState<StepMoment>();
  const model = plate && settle(plate.deal);
  const keys = [...figureKeys, ...clause.keys.filter((key) => !figureKeys.includes(key))].filter((key) => {
    const rule = ruleOf(key);
    return rule && isApplicable(rule, ruleOf, changes);
  });
  // The first question changes all rules of the figure; the others change them separately.
  const answered = useRef<string>();
  const turn = (key: string, value: string): void => {
    answered.current = key;
    choose(key, value, key === figureKeys[0] ? figureKeys.slice(1) : []);
  };
  // If the deal becomes impossible, the plate disappears and the questions are redrawn; focus stays on the answer.
  useLayoutEffect(() => {
    if (answered.current !== undefined && document.activeElement === document.body)
      document
        .querySelector<HTMLElement>(`[data-live] input[name="rule-${answered.current}"]:checked`)
        ?.focus({ preventScroll: true });
    answered.current = undefined;
  }, [changes]);
  const toggle = (key: string) => {
    const rule = ruleOf(key);
    return (
      rule && <RuleToggle key={key} rule={rule} book={data.book} value={answerTo(rule, changes)} onChoose={turn} />
    );
  };
  const folded = keys.slice(OPEN);
  const questions = keys.length > 0 && (
    <div class={styles.questions} data-part="questions">
      {keys.slice(0, OPEN).map(toggle)}
      {folded.length > 0 && (
        <details>
          <summary>{folded.length === 1 ? 'One more question' : `${String(folded.length)} more questions`}</summary>
          {folded.map(toggle)}
        </details>
      )}
    </div>
  );
  if (clause.dealt && game.dealingOf) {
    const { players } = clause.dealt;
    const own = valuesOf(reading.book);
    return (
      <DealtView
        number={clause.number}
        dealt={clause.dealt}
        dealing={game.dealingOf({ ...own, ...changes }, players)}
        own={game.dealingOf(own, players)}
      >
        {questions}
      </DealtView>
    );
  }
  if (!plate) return <>{questions}</>;
  if (!model)
    return (
      <>
        <p class={plateStyles.says} data-part="plate-says">
          Your rules forbid part of “{data.deals[plate.deal]?.title}”. {whyNot(plate.deal)}
        </p>
        {questions}
      </>
    );
  const step = stepOf(model, plate.at);
  const hasSides = game.sideOf !== undefined;
  const side = chosen ?? game.sideOf?.(model, step, clause.keys) ?? 'after';
  const start = startOf(model, step);
  const startPlace = model.steps[start]?.at;
  const at = !hasSides && side === 'before' && startPlace ? printPlace(startPlace) : plate.at;
  return (
    <LivePlate
      data={data}
      game={game}
      reading={reading}
      clause={clause}
      plate={plate}
      model={model}
      at={at}
      side={hasSides ? side : undefined}
      waits
    >
      {start !== step && (
        <span class={`${segmented.segments} ${styles.side}`} role="group" aria-label="Moment shown">
          {(['before', 'after'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={side === one} onClick={() => setSide(one)}>
              {one === 'before' ? 'Before' : 'After'}
            </button>
          ))}
        </span>
      )}
      {questions}
    </LivePlate>
  );
}

/** First step of a step's trick; else the previous step. */
function startOf({ steps }: AnyModel, step: number): number {
  const here = steps[step]?.at;
  if (trickAt(here) === undefined) return Math.max(0, step - 1);
  const first = steps.findIndex(({ at }) => trickAt(at) === trickAt(here));
  return first < 0 || first === step ? Math.max(0, step - 1) : first;
}
