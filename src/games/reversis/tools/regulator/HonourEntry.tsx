import { useEffect, useRef, useState } from 'preact/hooks';
import { nameCard } from '#engine/cards/card.ts';
import { GREAT, HONOURS, LITTLE } from '../../rules/shape.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { nameInBook, quinolasOf } from '../../wording/names.ts';
import type { FormProps } from '#islands/regulator/game.ts';
import {
  fallenIn,
  sayFall,
  waysOf,
  fateOf,
  needsHolder,
  type OpenQuestions,
  HONOUR_CODES,
  type HonourCode,
  type ReversisEntry,
} from './outcome-from-form.ts';
import regulatorStyles from '#islands/regulator/Regulator.module.css';
import styles from './HonourEntry.module.css';
import forms from '#view/forms.module.css';

type Props = FormProps & { readonly rules: ReversisRules; readonly questions: OpenQuestions };

const SIGNS = ['♠', '♥', '♦', '♣'] as const;
const RANKS: Readonly<Record<string, string>> = { A: 'A', J: 'J', Q: 'Q' };

/** Card code with a suit sign: “A♠”. */
function Sign({ code }: { readonly code: HonourCode }) {
  const suit = 'SHDC'.indexOf(code.charAt(1));
  return (
    <span aria-hidden="true">
      {RANKS[code.charAt(0)]}
      <span class={code.endsWith('H') || code.endsWith('D') ? styles.red : undefined}>
        {SIGNS[suit]}
        {'\uFE0E'}
      </span>
    </span>
  );
}

const sayTrick = (trick: number, all: number): string =>
  trick === all
    ? 'last trick'
    : trick === 1
      ? 'first trick'
      : trick === all - 1
        ? 'last but one'
        : `trick ${String(trick)}`;

/** The cards that pay, each tapped when it is played, with the answers about them so far. */
export function HonourEntry({ entry, players, rules, questions, problem, onSet }: Props) {
  const answers = entry as ReversisEntry;
  const [taken, setTaken] = useState<{ readonly code: HonourCode; readonly by?: number }>();
  const [said, setSaid] = useState('');
  const box = useRef<HTMLFieldSetElement>(null);
  const next = useRef<HTMLDivElement>(null);
  const card = taken && questions.honours.find(({ code }) => code === taken.code);
  // Move the focus to the question that has just appeared.
  useEffect(() => {
    if (taken) next.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [taken?.code, taken?.by]);
  const nameOf = (code: HonourCode): string => {
    const honour = HONOUR_CODES.indexOf(code);
    const face = HONOURS[honour]!;
    return honour === GREAT || honour === LITTLE ? nameInBook(face, quinolasOf(rules)) : nameCard(face);
  };
  const fallen = fallenIn(
    answers,
    questions.honours.map(({ code }) => code),
  );
  const say = (code: HonourCode, fate: NonNullable<ReturnType<typeof fateOf>>, by?: number, on?: number): void => {
    onSet(`${code}.fate`, fate);
    onSet(`${code}.by`, by);
    onSet(`${code}.on`, on);
    onSet(`${code}.trick`, undefined);
    onSet('fallen', [...fallen.filter((other) => other !== code), code]);
    const now = { ...answers, [`${code}.fate`]: fate, [`${code}.by`]: by, [`${code}.on`]: on } as ReversisEntry;
    setSaid(`The ${nameOf(code)}: ${sayFall(now, code, players)}.`);
    setTaken(undefined);
    box.current?.querySelector<HTMLElement>(`[data-card="${code}"]`)?.focus({ preventScroll: true });
  };
  const unsay = (code: HonourCode): void => {
    for (const part of ['fate', 'by', 'on', 'trick']) onSet(`${code}.${part}`, undefined);
    const rest = fallen.filter((other) => other !== code);
    onSet('fallen', rest.length > 0 ? rest : undefined);
    setSaid(`The ${nameOf(code)}: removed.`);
    box.current?.querySelector<HTMLElement>(`[data-card="${code}"]`)?.focus({ preventScroll: true });
  };
  const silent = questions.honours.filter(({ code }) => !fallen.includes(code));
  return (
    <fieldset class={regulatorStyles.ask} ref={box} data-field="honours">
      <legend>Tap each card that pays, as it is played</legend>
      <p class="vh" role="status">
        {said}
      </p>
      <span class={`${styles.paying} wraps beside`}>
        {questions.honours.map(({ code }) => (
          <button
            key={code}
            type="button"
            class={styles.payingCard}
            data-told={fallen.includes(code) ? '' : undefined}
            data-card={code}
            aria-expanded={taken?.code === code}
            onClick={() => setTaken(taken?.code === code ? undefined : { code })}
          >
            <Sign code={code} />
            <span class="vh">
              The {nameOf(code)}
              {fallen.includes(code) && `: ${sayFall(answers, code, players)}`}
            </span>
            {fallen.includes(code) && <small aria-hidden="true">✓</small>}
          </button>
        ))}
      </span>
      {taken && card && (
        <div
          class="marked rows tight"
          data-part="taking"
          ref={next}
          role="group"
          aria-label={`The ${nameOf(card.code)}`}
        >
          {taken.by === undefined ? (
            <>
              <p>Who played the {nameOf(card.code)}?</p>
              <span class="wraps beside">
                {players.map((name, by) => (
                  <button
                    key={name}
                    type="button"
                    class={forms.button}
                    onClick={() => setTaken({ code: card.code, by })}
                  >
                    {name}
                  </button>
                ))}
                {card.fates.includes('laidOut') && (
                  <button type="button" class={forms.button} onClick={() => say(card.code, 'laidOut')}>
                    Laid out
                  </button>
                )}
                {card.fates.includes('unplayed') &&
                  (needsHolder(answers, card.honour, 'unplayed', rules) ? players : ['']).map((name, by) => (
                    <button
                      key={`held ${name}`}
                      type="button"
                      class={forms.button}
                      onClick={() => say(card.code, 'unplayed', name === '' ? undefined : by)}
                    >
                      {name === '' ? 'Not played' : `${name} still held it`}
                    </button>
                  ))}
              </span>
            </>
          ) : (
            <>
              <p>
                {players[taken.by]} played the {nameOf(card.code)}. How?
              </p>
              <span class="wraps beside">
                {waysOf(card.honour, card.fates, taken.by, players, rules).map(({ fate, on, label }) => (
                  <button
                    key={label}
                    type="button"
                    class={forms.button}
                    onClick={() => say(card.code, fate, taken.by, on)}
                  >
                    {label}
                  </button>
                ))}
              </span>
            </>
          )}
        </div>
      )}
      {fallen.length > 0 && (
        <ol class={`${styles.fallen} lined`} data-part="fallen">
          {fallen.map((code) => {
            const fault = problem?.at?.startsWith(`${code}.`) === true ? problem.message : undefined;
            const fate = fateOf(answers, code);
            const wasPlayed = fate === 'placed' || fate === 'forced' || fate === 'led';
            return (
              <li class="apart" key={code} data-fault={fault !== undefined} data-field={code}>
                <span>
                  <b>
                    <Sign code={code} />
                    <span class="vh">{nameOf(code)}: </span>
                  </b>{' '}
                  {sayFall(answers, code, players)}
                  {fault !== undefined && (
                    <span class={forms.error} data-part="fault">
                      {fault}
                    </span>
                  )}
                </span>
                <span class="beside">
                  {wasPlayed &&
                    questions.tricks.map((trick) => {
                      const isIt = answers[`${code}.trick`] === trick;
                      return (
                        <button
                          key={trick}
                          type="button"
                          class={forms.button}
                          aria-pressed={isIt}
                          onClick={() => onSet(`${code}.trick`, isIt ? undefined : trick)}
                        >
                          {sayTrick(trick, questions.all)}
                          <span class="vh">, the {nameOf(code)}</span>
                        </button>
                      );
                    })}
                  <button type="button" class={forms.button} onClick={() => unsay(code)}>
                    Undo<span class="vh">: the {nameOf(code)}</span>
                  </button>
                </span>
              </li>
            );
          })}
        </ol>
      )}
      {silent.length > 0 && (
        <p class="soft note">
          {fallen.length === 0
            ? 'A card that you do not tap pays nothing.'
            : `Nothing is paid for the ${inWords.format(silent.map(({ code }) => nameOf(code)))}.`}
        </p>
      )}
    </fieldset>
  );
}

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' });
