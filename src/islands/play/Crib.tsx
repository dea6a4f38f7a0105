import { nameCard, nameRank, rankOf, type Card } from '#engine/cards/card.ts';
import { arises, type KeyTable } from '#engine/rules/key.ts';
import type { Wording } from '#engine/wording/answers.ts';
import { capital, type Unit } from '#engine/wording/sentence.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CardFace, CardText } from '#view/cards/CardFace.tsx';
import { Button } from '../page/controls/controls.tsx';
import { useTerms } from '../page/Terms.tsx';
import { useDocumentKeys } from '../page/keys.tsx';
import type { ClauseWords, CribPart, CribPayments } from './game.ts';
import { ClauseLinks } from './table/HandInPlay.tsx';
import styles from './Crib.module.css';

/** A rule of the crib: its question, and the answer in force. */
interface CribLine {
  readonly key: string;
  readonly question: string;
  readonly answer: string;
}

/** What the answers of a crib depend on. */
interface CribRules<R> {
  readonly keys: KeyTable;
  readonly wording: Wording<R>;
  readonly unit: Unit;
}

/** The rules of a crib that arise, with their answers; a payment of nothing is left out. */
export const cribLines = <R extends object>(
  shown: readonly string[],
  rules: R,
  { keys, wording, unit }: CribRules<R>,
): readonly CribLine[] =>
  shown.flatMap((key) => {
    const value = (rules as Readonly<Record<string, string | number | boolean>>)[key];
    if (value === undefined || value === 0 || !arises(keys, key, rules)) return [];
    return [{ key, question: wording.question(key), answer: capital(wording.say(key, value, unit, rules)) }];
  });

/** What cards count, in a line: “Points you take: ace 4 · king 3”; undefined if no card counts. */
export function sayCounts(parts: readonly CribPart[]): string | undefined {
  const part = parts.find(({ counts = [] }) => counts.length > 0);
  if (!part) return undefined;
  const { heading, counts = [] } = part;
  const line = counts.flatMap(({ card, counts: points }, i) => {
    const like = counts.slice(0, i).filter((one) => rankOf(one.card) === rankOf(card));
    if (like.some((one) => one.counts === points)) return [];
    return [`${like.length === 0 ? nameRank(rankOf(card)) : nameCard(card)} ${String(points)}`];
  });
  return `${heading}: ${line.join(' · ')}.`;
}

interface PaymentsProps {
  readonly payments: readonly CribPayments[];
  readonly clauseOf: CribProps<object>['clauseOf'];
  readonly mark: ReturnType<typeof useTerms>;
}

/** Payments as a table; those for one thing have one head. */
function Payments({ payments, clauseOf, mark }: PaymentsProps) {
  return (
    <table class={`table ${styles.payments}`}>
      <thead>
        <tr>
          <th scope="col">For what</th>
          <th scope="col">Who pays whom</th>
          <th scope="col">How much</th>
        </tr>
      </thead>
      {payments.map(({ what, payers }) => (
        <tbody key={what}>
          {payers.map(({ who, sum, keys }, i) => (
            <tr key={who}>
              {i === 0 && (
                <th scope="rowgroup" rowSpan={payers.length}>
                  {mark(what)}
                </th>
              )}
              <td>{mark(who)}</td>
              <td>
                {sum}
                <ClauseLinks keys={keys} clauseOf={clauseOf} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface CribProps<R extends object> extends CribRules<R> {
  readonly title: string;
  readonly parts: readonly CribPart[];
  readonly rules: R;
  readonly quinola: Card | undefined;
  readonly clauseOf: (key: string) => ClauseWords | undefined;
  readonly onClose: () => void;
}

/** What counts by this book, over the table, with the hand in sight. */
export function Crib<R extends object>({ title, parts, rules, quinola, clauseOf, onClose, ...by }: CribProps<R>) {
  const mark = useTerms();
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useDocumentKeys((event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  });
  return (
    <section
      class={`${styles.crib} popup scrolls tight note`}
      data-part="crib"
      role="dialog"
      aria-labelledby="crib"
      ref={box}
      tabIndex={-1}
    >
      <header class="apart stays">
        <h2 id="crib" class="heading">
          What counts
        </h2>
        <span class="aside">{title}</span>
        <Button class="plain" aria-keyshortcuts="Escape" onClick={onClose}>
          Close
        </Button>
      </header>
      <div class={styles.parts}>
        {parts.map(({ heading, counts = [], orders = [], text, payments = [], keys = [], words = [] }) => (
          <section key={heading} class={payments.length > 0 ? styles.across : undefined}>
            <h3 class="rubric">{heading}</h3>
            {counts.length > 0 && (
              <p class={`${styles.cards} beside`}>
                {counts.map(({ card, counts: points }) => (
                  <span key={card}>
                    <CardFace card={card} quinola={card === quinola} />
                    <b>{points}</b>
                  </span>
                ))}
              </p>
            )}
            {orders.map(({ name, cards }) => (
              <p key={name}>
                {name !== '' && <i>{name}: </i>}
                {cards.map((card) => (
                  <span key={card}>
                    <CardText card={card} quinola={card === quinola} />{' '}
                  </span>
                ))}
              </p>
            ))}
            {text !== undefined && <p>{mark(text)}</p>}
            {payments.length > 0 && <Payments payments={payments} clauseOf={clauseOf} mark={mark} />}
            <dl class="lined">
              {cribLines(keys, rules, by).map(({ key, question, answer }) => (
                <div key={key}>
                  <dt class="soft">{mark(question)}</dt>
                  <dd>
                    {mark(`${answer}.`)}
                    <ClauseLinks keys={[key]} clauseOf={clauseOf} />
                  </dd>
                </div>
              ))}
              {words.map(([word, meaning, key]) => (
                <div key={word}>
                  <dt class="soft">
                    <i>{word}</i>
                  </dt>
                  <dd>
                    {meaning}
                    <ClauseLinks keys={key === undefined ? [] : [key]} clauseOf={clauseOf} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}
