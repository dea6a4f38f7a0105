import type { ComponentChildren } from 'preact';
import { listed } from '#engine/kernel/collections.ts';
import { capital, signed } from '#engine/wording/sentence.ts';
import { CardFace } from '#view/cards/CardFace.tsx';
import { href } from '#view/href.ts';
import type { EditionGame } from '../reading/game.ts';
import type { AnyStep, ShownTypes, AnyModel } from '../replay/model.ts';
import { citationsOf, type BookHead } from '../rules/cites.ts';
import type { RuleOf } from '../rules/rule-words.ts';
import { isCardStep, type HandoutAnswer } from './handout-questions.ts';
import styles from './Handout.module.css';
import { sumsAtEnd } from '../account/account.ts';

/** The model without what the questions ask: at this step no card is marked as the winner. */
function withoutWinner<M extends { readonly steps: readonly AnyStep[] }>(model: M, step: number): M {
  return {
    ...model,
    steps: model.steps.map((one, i) => (i === step && isCardStep(one) ? { ...one, winning: undefined } : one)),
  };
}

export interface MomentSheetProps<G extends ShownTypes> {
  readonly game: EditionGame<G>;
  readonly model: G['model'];
  readonly step: number;
  readonly gameName: string;
  readonly head: BookHead;
  /** Rules that differ from the book, each as question and answer. */
  readonly rulesChanged: readonly string[];
  readonly questions: readonly string[];
  /** Table of other books, below the hands. */
  readonly children: ComponentChildren;
}

/** Front of the sheet: the book, the table and the hands at one moment, and the questions with room to write. */
export function MomentSheet<G extends ShownTypes>({
  game,
  model,
  step,
  gameName,
  head,
  rulesChanged,
  questions,
  children,
}: MomentSheetProps<G>) {
  const here = model.steps[step];
  const { PlateFigure, sayAccount, words } = game;
  const hands = here && isCardStep(here) ? here.hands : [];
  return (
    <article class={styles.sheet} data-part="sheet" aria-label="Front of the sheet">
      <p class="apart">
        <span>
          <b>{gameName}</b> · {head.short}
          {here && ` · ${words.sayPlace(here.at)}`}
        </span>
        <span class={`${styles.name} soft note`}>Name</span>
      </p>
      {rulesChanged.length > 0 && (
        <p class={`${styles.changed} note`} data-part="rules-changed">
          {rulesChanged.length === 1 ? 'One rule differs' : `${String(rulesChanged.length)} rules differ`} from the
          book: {rulesChanged.join('; ')}.
        </p>
      )}
      <div class={`${styles.moment} fits`}>
        <div class={styles.table}>
          <PlateFigure
            model={withoutWinner(model, step)}
            step={step}
            lines={[]}
            keys={[]}
            side="after"
            label="The table at this moment."
          />
        </div>
        {hands.some((hand) => hand.length > 0) && (
          <ul class={styles.hands} data-part="hands" aria-label="Hands at this moment">
            {hands.map((hand, seat) => (
              <li key={seat}>
                <p class="sc tight">{capital(sayAccount(model.seats[seat] ?? ''))}</p>
                <span class="wraps">
                  {hand.map((card) => (
                    <CardFace key={card} card={card} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {children}
      <ol class={styles.questions} aria-label="Questions">
        {questions.map((ask) => (
          <li key={ask}>
            {ask}
            <span class={styles.lines} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </article>
  );
}

export interface AnswersProps {
  readonly answers: readonly (HandoutAnswer & { readonly ask: string })[];
  readonly head: BookHead;
  readonly ruleOf: RuleOf;
  /** Column that the class fills in. */
  readonly blank: BookColumn | undefined;
  readonly seats: readonly string[];
  readonly sayAccount: (account: string) => string;
}

/** Back of the sheet: the answers, and the clauses they rest on. */
export function Answers({ answers, head, ruleOf, blank, seats, sayAccount }: AnswersProps) {
  return (
    <article
      class={`${String(styles.sheet)} ${String(styles.answers)} tight`}
      data-part="answers"
      aria-labelledby="answers"
    >
      <h2 id="answers">Answers</h2>
      <ol>
        {answers.map(({ ask, sentences, keys }) => {
          const cites = keys.flatMap((key) => {
            const rule = ruleOf(key);
            return rule ? citationsOf(head, rule.basis, href('/')) : [];
          });
          const once = cites.filter(
            ({ label, href: to }, i) => cites.findIndex((one) => one.href === to && one.label === label) === i,
          );
          return (
            <li key={ask}>
              <i>{ask}</i>
              {sentences.map((says) => (
                <p key={says}>{says}</p>
              ))}
              {once.length > 0 && (
                <p class="soft note">
                  {head.short}
                  {once.map(({ label, href: to }) => (
                    <span key={to + label}>
                      {', '}
                      <a href={to}>{label}</a>
                    </span>
                  ))}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {blank && (
        <p>
          {blank.short}, the column left blank:{' '}
          {blank.nets
            ? `${listed(seats.map((seat) => `${sayAccount(seat)} ${signed(blank.nets?.[seat] ?? 0)}`))} ${blank.unit}.`
            : blank.refusal}
        </p>
      )}
    </article>
  );
}

/** What one book pays in the whole deal. */
interface BookColumn {
  readonly id: string;
  readonly short: string;
  /** Plural of its counters: `fiches`. */
  readonly unit: string;
  /** Net by seat; undefined where the book cannot settle the deal, with the reason. */
  readonly nets: Readonly<Record<string, number>> | undefined;
  readonly refusal?: string;
}

/** Settles a deal by other books too, for a table beside its own; empty if none is chosen. */
export function settleBeside<G extends ShownTypes>(
  game: EditionGame<G>,
  books: readonly BookHead[],
  deal: {
    readonly record: G['record'];
    readonly own: string;
    readonly model: AnyModel;
    readonly beside: readonly string[];
  },
): readonly BookColumn[] {
  const { record, own, model, beside } = deal;
  if (!books.some(({ id }) => id !== own && beside.includes(id))) return [];
  return books
    .filter(({ id }) => id === own || beside.includes(id))
    .flatMap(({ id, short, unit: [, unit] }): readonly BookColumn[] => {
      if (id === own) return [{ id, short, unit, nets: sumsAtEnd(model) }];
      const book = game.engine.ruleSets.find((ruleSet) => ruleSet.id === id);
      if (!book) return [];
      const settled = game.settleDeal({ record, book, changes: {}, asPlayed: true });
      return settled.ok
        ? [{ id, short, unit, nets: sumsAtEnd(settled.value) }]
        : [{ id, short, unit, nets: undefined, refusal: settled.error.message }];
    });
}

interface BooksTableProps {
  readonly columns: readonly BookColumn[];
  readonly seats: readonly string[];
  readonly saySeat: (seat: string) => string;
  /** Column without sums, for the class to fill in. */
  readonly blank: string;
}

/** What each player wins or loses by several books, one column perhaps left blank. */
export function BooksTable({ columns, seats, saySeat, blank }: BooksTableProps) {
  if (columns.length === 0) return null;
  return (
    <div class={`${styles.books} scroll`} tabIndex={0} role="region" aria-label="What each book pays">
      <table class="table" data-part="books-beside">
        <caption>What each player wins or loses in the whole deal, by each book</caption>
        <thead>
          <tr>
            <th scope="col">Player</th>
            {columns.map(({ id, short, unit }) => (
              <th scope="col" key={id}>
                {short} <small>({unit})</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat, row) => (
            <tr key={seat}>
              <th scope="row">{saySeat(seat)}</th>
              {columns.map(({ id, nets, refusal }) => {
                if (id === blank)
                  return (
                    <td key={id} class="num">
                      <span class="vh">to fill in</span>
                    </td>
                  );
                if (nets)
                  return (
                    <td key={id} class="num">
                      {signed(nets[seat] ?? 0)}
                    </td>
                  );
                // Why a book cannot settle the deal holds for all players.
                return (
                  row === 0 && (
                    <td key={id} rowSpan={seats.length}>
                      <small>{refusal}</small>
                    </td>
                  )
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
