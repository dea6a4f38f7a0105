import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { printPlace, trickAt } from '#engine/ledger/place.ts';
import type { AnyModel, ShownTypes } from '../replay/model.ts';
import { answerTo, isApplicable, labelOf } from '../rules/rule-words.ts';
import { RuleToggle } from '../rules/Toggles.tsx';
import type { ReadClause, EditionPageData, EditionGame, StepMoment } from './game.ts';
import { DealtView, embedOf, LivePlate } from './plates/PlateView.tsx';
import { stepOf } from './plates/plate.ts';
import styles from './reading.module.css';
import type { EditionState } from './use-reading.ts';
import plateStyles from './plates/Plate.module.css';
import segmented from '#view/Segmented.module.css';
import { signed } from '#engine/wording/sentence.ts';
import { href } from '#view/href.ts';
import { Button, CopyLink } from '../page/controls/controls.tsx';
import { addressWith } from '../page/fragment.ts';
import { readAddress, printAddress } from '../rules/reading-address.ts';
import forms from '#view/forms.module.css';

interface BarProps<G extends ShownTypes> {
  readonly data: EditionPageData;
  readonly game: EditionGame<G>;
  readonly reading: EditionState<G>;
  /** Restores the book, which hides the bar. */
  readonly onBack: () => void;
}

/**
 * Bar at the foot of the page while rules are changed: the changes, their effect on the book's deals, a link, and a
 * button to restore the book.
 */
export function Bar<G extends ShownTypes>({ data, game, reading, onBack }: BarProps<G>) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { changes, ruleOf, settle, variation, linkTo } = reading;
  const count = reading.turned.length;
  const turned = reading.turned.flatMap((keys) => {
    const [key = ''] = keys;
    const rule = ruleOf(key);
    return rule
      ? [{ key, keys, question: rule.question, now: labelOf(rule, changes[key] ?? ''), before: rule.bookAnswer }]
      : [];
  });
  const effects = isOpen
    ? data.deals.flatMap(({ kind, path, title }, deal) =>
        kind === undefined ? [{ path, title, deal, effect: settle(deal)?.effect }] : [],
      )
    : [];
  const moved = effects.filter(({ effect }) => (effect?.payments ?? 0) > 0 || effect?.nets === undefined);
  const paid = moved.filter(({ effect }) => effect?.nets !== undefined).length;
  const impossible = moved.length - paid;
  const deals = data.deals.filter(({ kind }) => kind === undefined).length;
  const pieces = deals === 1 ? data.piece : `${data.piece}s`;
  return (
    <div
      class={`${styles.bar} apart tight`}
      data-stays
      role="region"
      aria-label="Rules you changed on this page"
      data-live
    >
      {isOpen && (
        <div class={`${styles.effects} scrolls no-print`}>
          <p>
            {paid} of the {effects.length} {pieces} of this book {paid === 1 ? 'is' : 'are'} paid differently
            {impossible > 0 && `; your rules forbid part of ${String(impossible)}`}.
          </p>
          <ul>
            {moved.map(({ path, title, deal, effect }) => (
              <li key={path}>
                <a href={`${href(`/${path}`)}#${linkTo(deal, undefined)}`}>{title}</a>:{' '}
                {effect?.nets
                  ? effect.nets
                      .map(({ seat, now, before }) =>
                        now === before
                          ? `${game.accountLabel(seat)} ${signed(now)}`
                          : `${game.accountLabel(seat)} ${signed(now)} instead of ${signed(before)}`,
                      )
                      .join(', ')
                  : 'your rules forbid part of it'}
              </li>
            ))}
          </ul>
          <ul>
            {turned.map(({ key, keys, question, now, before }) => (
              <li key={key}>
                {question} <b>{now}</b> (in the book: {before}){' '}
                <Button
                  class="plain"
                  onClick={() => {
                    if (turned.length === 1) onBack();
                    else {
                      reading.putBack(keys);
                      // Keeps the focus when the button disappears.
                      opener.current?.focus();
                    }
                  }}
                >
                  Undo<span class="vh">: {question}</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p data-part="what-is-turned">
        Reading {data.book.short} with {count === 1 ? 'one change' : `${String(count)} changes`}
        {turned.map(({ key, question, now }) => (
          <span key={key} class={`${styles.turned} rubric note`}>
            {question} <b>{now}</b>
          </span>
        ))}
      </p>
      <div class={`${forms.actions} ${String(styles.actions)} no-print`}>
        <button
          ref={opener}
          type="button"
          class={forms.button}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          What changes in {deals} {pieces}
        </button>
        <CopyLink
          key={variation}
          label="Copy link"
          addressOf={() => addressWith(printAddress({ anchor: readAddress(location.hash).anchor, variation }))}
        />
        <Button onClick={onBack}>Back to the book</Button>
      </div>
    </div>
  );
}

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
    <div class={`${styles.questions} no-print`} data-part="questions">
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
        embed={embedOf(clause, data, reading)}
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
        <span class={`${segmented.segments} no-print`} role="group" aria-label="Moment shown">
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
