import type { ShownTypes } from '../../replay/model.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button } from '../../page/controls/controls.tsx';
import { Citations } from '../../rules/Grounds.tsx';
import type { ComparedGame } from '../game.ts';
import { type Row, type RuleBeside, spansOf, type Span } from './row.ts';
import type { RowPlate } from './RowPlate.tsx';
import type { EditionGame } from '../../reading/game.ts';
import type { SettledColumn } from '../model/state.ts';
import styles from '../Compare.module.css';
import { listed } from '#engine/kernel/collections.ts';
import type { Citation } from '../../rules/cites.ts';

/** Maximum number of citations shown outside a fold. */
const MOST_CITED = 4;

interface PaymentsProps {
  readonly span: Span;
  /** Whether the row is the same in all columns. */
  readonly isSame: boolean;
  /** Name of the column that the others are compared with. */
  readonly base: string;
}

/** Payments of columns that agree, and the citation in each of their books. */
function Payments({ span, isSame, base }: PaymentsProps) {
  const { cell, labels, cells, sameAs, isBase } = span;
  // Says for screen readers which books the cell is for, and for readers without colour that it differs.
  const mark = !isSame && (
    <>
      {!isBase && (
        <span class="rubric" data-part="mark">
          <span aria-hidden="true">≠ </span>
          <span class="vh">differs from {base}: </span>
        </span>
      )}
      {labels.length > 1 && <span class="vh">{listed(labels)} alike: </span>}
    </>
  );
  if (!cell) return <p class="aside">{mark}cannot be settled</p>;
  if (sameAs !== undefined)
    return (
      <p class="aside">
        {mark}same as {sameAs}
      </p>
    );
  if (cell.payments.length === 0) return <p class="aside">{mark}pays nothing</p>;
  return (
    <>
      {cell.payments.map(({ from, to, amount, isEach }, i) => (
        <p key={`${from} ${to} ${String(amount)}`}>
          {i === 0 && mark}
          {from} → {to} <b>{amount}</b>
          {isEach && ' each'}
        </p>
      ))}
      <Places of={cells.map(([label, { citations }]) => [label, citations])} />
    </>
  );
}

function Places({ of }: { readonly of: readonly (readonly [label: string, citations: readonly Citation[]])[] }) {
  const cited = of.filter(([, citations]) => citations.length > 0);
  const count = cited.reduce((sum, [, citations]) => sum + citations.length, 0);
  if (count === 0) return null;
  const places = cited.map(([label, citations]) => (
    <span key={label}>
      {of.length > 1 && <i>{label}</i>}
      <Citations citations={citations} />{' '}
    </span>
  ));
  if (count <= MOST_CITED) return <small>{places}</small>;
  return (
    <details>
      <summary class="aside">
        {count} clauses<span class="vh"> and readings behind this payment</span>
      </summary>
      <small>{places}</small>
    </details>
  );
}

/** What the game needs to draw the moments of payments. */
export interface Plates<G extends ShownTypes> {
  readonly record: G['record'];
  readonly columns: readonly SettledColumn<G['rules']>[];
  readonly title: string;
  /** Address at which the record is replayed, at a step. */
  readonly hrefOf: (at: string) => string;
  readonly fetchEdition: NonNullable<ComparedGame<G>['fetchEdition']>;
}

export interface PaymentRowProps<G extends ShownTypes> {
  readonly row: Row;
  /** Names of the columns. */
  readonly labels: readonly string[];
  /** Index of the column that the others are compared with. */
  readonly base: number;
  readonly plates: Plates<G> | undefined;
}

/** A payment in every column; its place opens the table at that moment. */
export function PaymentRow<G extends ShownTypes>({ row, labels, base, plates }: PaymentRowProps<G>) {
  const { id, what, where, at, isSame, why } = row;
  const [isOpen, setIsOpen] = useState(false);
  // The served page has a link instead.
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  const name = `plate-${id.replaceAll(/\W+/g, '-')}`;
  const isDrawn = isOpen || !isAwake;
  // Memoised, because one changed rule affects few payments.
  return useMemo(
    () => (
      <>
        <tr data-alike={isSame}>
          <th scope="row">
            {what}{' '}
            <small>
              {!plates ? (
                where
              ) : isAwake ? (
                <Button
                  class="plain opens"
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? name : undefined}
                  onClick={() => setIsOpen(!isOpen)}
                >
                  <span class="vh">{what}: show the table at </span>
                  {where}
                </Button>
              ) : (
                <a class="opens" href={plates.hrefOf(at)}>
                  {where}
                </a>
              )}
              <span class="vh">{isSame ? ', the same in all' : ', they differ'}</span>
            </small>
            {why.length > 0 && (
              <details>
                <summary>
                  why<span class="vh"> {what} differs</span>
                </summary>
                <ul class="rows note links" data-part="grounds">
                  {why.map((rule) => (
                    <li key={rule.key}>
                      <Answers rule={rule} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </th>
          {spansOf(row, labels, base).map((span) => (
            <td
              key={`${String(span.at)} ${String(span.columns)}`}
              colSpan={span.columns}
              data-is={isSame ? 'same' : span.isBase ? 'base' : 'diff'}
              data-label={isSame ? 'all' : span.labels.join(', ')}
              class={span.sameAs === undefined ? undefined : styles.again}
            >
              <Payments span={span} isSame={isSame} base={labels[base] ?? ''} />
            </td>
          ))}
        </tr>
        {plates && isOpen && (
          <tr data-part="row-plate" data-alike={isSame} id={name}>
            <td colSpan={labels.length + 1}>
              <PlateOfRow row={row} plates={plates} />
            </td>
          </tr>
        )}
      </>
    ),
    [JSON.stringify(row), labels.join('|'), base, isAwake, isOpen, isDrawn ? plates : plates !== undefined],
  );
}

/** Code of plates and what it needs of the game, loaded when a payment's moment is opened. */
interface LoadedPlate<G extends ShownTypes> {
  readonly RowPlate: typeof RowPlate;
  readonly game: EditionGame<G>;
}

/** Placeholder until the plate's code is loaded; a link if loading fails. */
function PlateOfRow<G extends ShownTypes>({
  row,
  plates,
}: Pick<PaymentRowProps<G>, 'row'> & { readonly plates: Plates<G> }) {
  const { record, columns, title, hrefOf, fetchEdition } = plates;
  const [found, setFound] = useState<LoadedPlate<G> | 'failed'>();
  useEffect(() => {
    Promise.all([import('./RowPlate.tsx'), fetchEdition()]).then(
      ([{ RowPlate }, game]) => setFound({ RowPlate, game }),
      () => setFound('failed'),
    );
  }, []);
  const href = hrefOf(row.at);
  return (
    <div class={styles.plateBox} aria-busy={!found}>
      {found === 'failed' ? (
        <a href={href}>Open {title} at this step</a>
      ) : (
        found && (
          <found.RowPlate record={record} columns={columns} row={row} title={title} href={href} game={found.game} />
        )
      )}
    </div>
  );
}

/** Every column's answer to one question. */
function Answers({ rule }: { readonly rule: RuleBeside }) {
  return (
    <>
      <a href={rule.href}>{rule.question}</a>
      {rule.answers.map(({ label, answer, isChanged, citations }) => (
        <span class={styles.answer} key={label}>
          {label}: {isChanged ? <ins>{answer}</ins> : answer}
          <Citations citations={citations} />
        </span>
      ))}
    </>
  );
}
