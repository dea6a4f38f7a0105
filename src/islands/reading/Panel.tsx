import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { valuesOf } from '#engine/rules/vary.ts';
import { printPlace, trickAt } from '#engine/ledger/place.ts';
import type { AnyModel } from '../replay/model.ts';
import { answerTo, isAsked } from '../rules/changes.ts';
import { RuleToggle } from '../rules/RuleToggle.tsx';
import type { ReadClause, ReadingData } from './data.ts';
import { DealtView } from './plates/DealtView.tsx';
import type { ReadingGame, Side } from './game.ts';
import { LivePlate } from './plates/LivePlate.tsx';
import { stepOf } from './plates/plate.ts';
import type { Reading } from './use-reading.ts';

export interface PanelProps<R, Rec, M extends AnyModel> {
  readonly data: ReadingData;
  readonly game: ReadingGame<R, Rec, M>;
  readonly reading: Reading<R, Rec, M>;
  readonly clause: ReadClause;
  /** The rules of the figure that was touched: they come first. */
  readonly asked: readonly string[];
}

/** Questions that stand open under a plate; the others are folded. */
const OPEN = 3;

/** A clause at work: its plate by the rules in force, and the questions it answers, to be turned. */
export function Panel<R, Rec, M extends AnyModel>({ data, game, reading, clause, asked }: PanelProps<R, Rec, M>) {
  const { changes, ruleOf, choose, settle, whyNot } = reading;
  const { plate } = clause;
  const [chosen, setSide] = useState<Side>();
  const model = plate && settle(plate.deal);
  const keys = [...asked, ...clause.keys.filter((key) => !asked.includes(key))].filter((key) => {
    const rule = ruleOf(key);
    return rule && isAsked(rule, ruleOf, changes);
  });
  // The first question is the figure's own: it turns all that the figure says; the others set them apart.
  const answered = useRef<string>();
  const turn = (key: string, value: string): void => {
    answered.current = key;
    choose(key, value, key === asked[0] ? asked.slice(1) : []);
  };
  // By rules with which the deal is none its plate goes, and its questions are drawn anew: the focus stays with the answer.
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
    <div class="toggles">
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
        <p class="plate-says">
          By these rules “{data.deals[plate.deal]?.title}” could not have been played so. {whyNot(plate.deal)}
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
    >
      {start !== step && (
        <span class="seg when" role="group" aria-label="The moment shown">
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

/** The step at which the trick of a step begins; else the one before it. */
function startOf({ steps }: AnyModel, step: number): number {
  const here = steps[step]?.at;
  if (trickAt(here) === undefined) return Math.max(0, step - 1);
  const first = steps.findIndex(({ at }) => trickAt(at) === trickAt(here));
  return first < 0 || first === step ? Math.max(0, step - 1) : first;
}
