import { useEffect, useMemo, useState } from 'preact/hooks';
import { ok } from '#engine/kernel/result.ts';
import { parseLink } from '#engine/notation/link.ts';
import { capital } from '#engine/wording/sentence.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { stepNamed } from '../account/account.ts';
import { printDeal } from '../replay/replay-links.ts';
import { CopyLink, Button, Select } from '../page/controls/controls.tsx';
import { addressWith, useFragment, writeFragment } from '../page/fragment.ts';
import type { EditionGame } from '../reading/game.ts';
import type { ShownTypes } from '../replay/model.ts';
import { useRuleOf, sayRulesChanged, type ReaderChanges } from '../rules/rule-words.ts';
import type { BookHead } from '../rules/cites.ts';
import { NO_CHOICES, parseHandout, printHandout, type HandoutChoices } from './handout-address.ts';
import {
  changeTo,
  chooseQuestions,
  questionsAt,
  sayDifference,
  stepsTogether,
  suggestedAmong,
} from './handout-questions.ts';
import { BooksTable, settleBeside, Answers, MomentSheet } from './Sheets.tsx';
import styles from './Handout.module.css';
import forms from '#view/forms.module.css';

export interface HandoutData {
  readonly gameName: string;
  /** Fragment of the deal that the page begins with, at the moment to show. */
  readonly link: string;
  readonly books: readonly BookHead[];
}

export interface HandoutProps {
  /** `HandoutData` as JSON. */
  readonly data: string;
}

/** Opens the deal of a link, settled as it was played. */
function openDeal<G extends ShownTypes>(game: EditionGame<G>, link: string) {
  const linked = parseLink(game.engine, link);
  if (!linked.ok) return linked;
  const { variation, record, step } = linked.value;
  const { source: book, changes } = variation;
  const request = { record, book, changes: changes as ReaderChanges, asPlayed: true };
  const settled = game.settleDeal(request);
  if (!settled.ok) return settled;
  const model = settled.value;
  return ok({
    model,
    request,
    at: step === undefined ? 0 : stepNamed(model.steps, step, model.seats),
    moving: game.rulesThatMatter(record, valuesOf(book)).moving,
  });
}

/** A deal at one moment with three questions, and the answers overleaf: one sheet for a class. */
export function HandoutOf<G extends ShownTypes>({
  data: json,
  game,
}: HandoutProps & { readonly game: EditionGame<G> }) {
  const data = useMemo(() => JSON.parse(json) as HandoutData, [json]);
  const [opened, setOpened] = useState(() => {
    const first = openDeal(game, data.link);
    if (!first.ok) throw new Error(first.error.message);
    return first.value;
  });
  const [choices, setChoices] = useState<HandoutChoices>(NO_CHOICES);
  const [problem, setProblem] = useState('');
  const [moment, setMoment] = useState<number>();

  const { model, request } = opened;
  const { record, book, changes } = request;
  const head = data.books.find(({ id }) => id === book.id) ?? data.books[0];
  const ruleOf = useRuleOf(game.rulesInWords, book);
  // A whole trick lies on the sheet.
  const step = stepsTogether(model, moment ?? opened.at).at(-1) ?? 0;

  /** Opens an address. A damaged one is told, and the sheet stays as it is. */
  useFragment((fragment) => {
    const { link: asked, choices: chosen } = parseHandout(fragment);
    const read = openDeal(game, asked);
    setProblem(read.ok ? '' : read.error.message);
    if (!read.ok) return;
    setOpened(read.value);
    setMoment(undefined);
    setChoices(chosen);
  });

  const questions = useMemo(
    () =>
      questionsAt({
        model,
        step,
        game,
        unit: book.unit,
        moving: opened.moving,
        ruleOf,
        effectOf: (key, value) => {
          const turned = game.settleDeal({
            ...request,
            changes: { ...changes, ...changeTo(ruleOf(key), value) },
            asPlayed: false,
          });
          return turned.ok
            ? sayDifference(model, turned.value, { sayAccount: game.sayAccount, unit: book.unit })
            : turned.error.message;
        },
      }),
    [opened, step],
  );
  const suggested = useMemo(() => suggestedAmong(questions), [questions]);
  const asked = chooseQuestions(questions, choices.questions, suggested);
  const settledBeside = useMemo(
    () => settleBeside(game, data.books, { record, own: book.id, model, beside: choices.beside }),
    [opened, choices.beside.join()],
  );

  const place = model.steps[step] ? printPlace(model.steps[step].at) : undefined;
  const linkNow = printDeal(game.engine, book, { record, changes, step: place });
  const choose = (next: Partial<HandoutChoices>): void => setChoices((now) => ({ ...now, ...next }));
  const address = printHandout(linkNow, choices);
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    if (isTouched) writeFragment(address);
  }, [address, isTouched]);
  if (!head) return null;
  const saySeat = (seat: string): string => capital(game.sayAccount(seat));
  const rivals = data.books.filter(({ id }) => id !== book.id);

  return (
    <section
      class={styles.handout}
      aria-label="Handout"
      data-part="handout"
      data-large={choices.isLarge ? '' : undefined}
      onChange={() => setIsTouched(true)}
    >
      {problem !== '' && (
        <p class={forms.problem} role="alert">
          {problem}
        </p>
      )}
      <div class={`${String(forms.panel)} no-print`} data-needs="script" data-part="handout-choices">
        <label class={forms.field}>
          <span>Moment</span>
          <Select
            value={step}
            options={model.steps.map(({ at }, i) => [i, game.words.sayPlace(at)])}
            onChoose={(chosen) => setMoment(chosen)}
          />
        </label>
        {asked.map(({ id }, i) => (
          <label class={forms.field} key={i}>
            <span>Question {i + 1}</span>
            <Select
              value={id}
              options={questions.map((question) => [question.id, question.ask])}
              onChoose={(chosen) => choose({ questions: asked.map((question, j) => (i === j ? chosen : question.id)) })}
            />
          </label>
        ))}
        {rivals.length > 0 && (
          <fieldset class={forms.choices}>
            <legend>Compare with what other books pay</legend>
            {rivals.map(({ id, short }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={choices.beside.includes(id)}
                  onChange={({ currentTarget: { checked } }) =>
                    choose({ beside: checked ? [...choices.beside, id] : choices.beside.filter((one) => one !== id) })
                  }
                />
                {short}
              </label>
            ))}
          </fieldset>
        )}
        {choices.beside.length > 0 && (
          <label class={forms.field}>
            <span>Leave a column blank for the class</span>
            <Select
              value={choices.blank}
              options={[['', 'none'], ...settledBeside.map((column) => [column.id, column.short] as const)]}
              onChoose={(blank) => choose({ blank })}
            />
          </label>
        )}
        <p class={forms.choices}>
          <label>
            <input
              type="checkbox"
              checked={choices.isLarge}
              onChange={({ currentTarget: { checked } }) => choose({ isLarge: checked })}
            />
            Large print
          </label>
        </p>
        <p class={forms.actions}>
          <Button class={`${String(forms.button)} ${String(forms.primary)}`} onClick={() => print()}>
            Print the handout
          </Button>
          <CopyLink key={address} label="Copy link" addressOf={() => addressWith(address)} />
        </p>
      </div>
      <MomentSheet
        gameName={data.gameName}
        game={game}
        model={model}
        step={step}
        head={head}
        rulesChanged={sayRulesChanged(changes, ruleOf)}
        questions={asked.map(({ ask }) => ask)}
      >
        <BooksTable columns={settledBeside} seats={model.seats} saySeat={saySeat} blank={choices.blank} />
      </MomentSheet>
      <Answers
        answers={asked.map(({ ask, answer }) => ({ ask, ...answer() }))}
        head={head}
        ruleOf={ruleOf}
        blank={settledBeside.find(({ id }) => id === choices.blank)}
        seats={model.seats}
        sayAccount={game.sayAccount}
      />
    </section>
  );
}
