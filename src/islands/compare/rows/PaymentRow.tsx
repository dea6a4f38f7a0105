import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button } from '../../page/controls/Button.tsx';
import { Cited } from '../Cited.tsx';
import type { ComparedGame } from '../game.ts';
import type { Row, RuleBeside } from './row.ts';
import { Payments } from './Payments.tsx';
import type { RowPlateProps } from './RowPlate.tsx';
import type { Settled } from '../model/settled.ts';
import { spansOf } from './spans.ts';

/** What the moments of the payments are drawn from, where the game draws them. */
export interface Plates<R, Rec> {
  readonly record: Rec;
  readonly columns: readonly Settled<R>[];
  readonly title: string;
  /** Where the record can be played through, at a step. */
  readonly hrefOf: (at: string) => string;
  readonly load: NonNullable<ComparedGame<R, Rec>['loadPlate']>;
}

export interface PaymentRowProps<R, Rec> {
  readonly row: Row;
  /** The columns by name. */
  readonly labels: readonly string[];
  readonly plates: Plates<R, Rec> | undefined;
}

/** A payment in every column; its place opens the table as it stood there. */
export function PaymentRow<R, Rec>({ row, labels, plates }: PaymentRowProps<R, Rec>) {
  const { id, what, where, at, isSame, why } = row;
  const [isOpen, setIsOpen] = useState(false);
  // The page is served with a link.
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  const name = `plate-${id.replaceAll(/\W+/g, '-')}`;
  const isDrawn = isOpen || !isAwake;
  // An answer to one rule moves few of the payments: the others stay as they are drawn.
  return useMemo(
    () => (
      <>
        <tr class={isSame ? 'alike' : ''}>
          <th scope="row">
            {what}{' '}
            <small class="soft">
              {!plates ? (
                where
              ) : isAwake ? (
                <Button
                  class="to-plate"
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? name : undefined}
                  onClick={() => setIsOpen(!isOpen)}
                >
                  <span class="vh">{what}, the table at </span>
                  {where}
                </Button>
              ) : (
                <a class="to-plate" href={plates.hrefOf(at)}>
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
                <ul class="grounds">
                  {why.map((rule) => (
                    <li key={rule.key}>
                      <Beside rule={rule} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </th>
          {spansOf(row, labels).map((span) => (
            <td
              key={`${String(span.at)} ${String(span.columns)}`}
              colSpan={span.columns}
              data-label={isSame ? 'all' : span.labels.join(', ')}
              class={[isSame ? 'same' : span.isUsual ? 'usual' : 'diff', span.again !== undefined && 'again']
                .filter(Boolean)
                .join(' ')}
            >
              <Payments span={span} isSame={isSame} />
            </td>
          ))}
        </tr>
        {plates && isOpen && (
          <tr class={isSame ? 'row-plate alike' : 'row-plate'} id={name}>
            <td colSpan={labels.length + 1}>
              <PlateOfRow row={row} plates={plates} />
            </td>
          </tr>
        )}
      </>
    ),
    [JSON.stringify(row), labels.join('|'), isAwake, isOpen, isDrawn ? plates : plates !== undefined],
  );
}

/** Holds the place of a plate until what draws it is there; if it does not come, it leads where the plate would. */
function PlateOfRow<R, Rec>({
  row,
  plates,
}: Pick<PaymentRowProps<R, Rec>, 'row'> & { readonly plates: Plates<R, Rec> }) {
  const { record, columns, title, hrefOf, load } = plates;
  const [found, setFound] = useState<{ readonly Plate?: (props: RowPlateProps<R, Rec>) => JSX.Element }>();
  useEffect(() => {
    load().then(
      (Plate) => setFound({ Plate }),
      () => setFound({}),
    );
  }, []);
  const Plate = found?.Plate;
  const href = hrefOf(row.at);
  return (
    <div class="row-plate-box" aria-busy={!found}>
      {Plate && <Plate record={record} columns={columns} row={row} title={title} href={href} />}
      {found && !Plate && <a href={href}>Open {title} at this step</a>}
    </div>
  );
}

/** What every column answers to one question. */
function Beside({ rule }: { readonly rule: RuleBeside }) {
  return (
    <>
      <a href={rule.href}>{rule.question}</a>
      {rule.answers.map(({ label, says, isChanged, citations }) => (
        <span class="answer" key={label}>
          {label}: {isChanged ? <ins>{says}</ins> : says}
          <Cited citations={citations} />
        </span>
      ))}
    </>
  );
}
