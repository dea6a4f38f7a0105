import { useMemo, useState } from 'preact/hooks';
import { parsePlace, printPlace, trickAt } from '#engine/ledger/place.ts';
import type { EditionGame } from '../../reading/game.ts';
import { PlateView } from '../../reading/plates/PlateView.tsx';
import { linesOfClause, stepOf } from '../../reading/plates/plate.ts';
import type { AnyModel, ShownTypes } from '../../replay/model.ts';
import type { Row } from './row.ts';
import type { SettledColumn } from '../model/state.ts';
import plateStyles from '../../reading/plates/Plate.module.css';
import segmented from '#view/Segmented.module.css';

interface RowPlateProps<G extends ShownTypes> {
  readonly record: G['record'];
  readonly columns: readonly SettledColumn<G['rules']>[];
  readonly row: Row;
  /** Name of the record, and the address that replays it at this step. */
  readonly title: string;
  readonly href: string;
  readonly game: EditionGame<G>;
}

/** Moment of a payment, under the rules of each column in turn. */
export function RowPlate<G extends ShownTypes>({ record, columns, row, title, href, game }: RowPlateProps<G>) {
  const settled = columns.filter(({ judged }) => judged.ok);
  const [chosenLabel, setChosenLabel] = useState(
    () => columns[row.cells.findIndex((cell) => cell?.payments.length !== 0)]?.label,
  );
  const column = settled.find(({ label }) => label === chosenLabel) ?? settled[0];
  const model = useMemo(() => {
    if (!column) return undefined;
    const { book, variation } = column;
    const made = game.settleDeal({ record, book: book.rules, changes: variation.changes, asPlayed: true });
    // Departures of the whole deal are listed once, below the table.
    return made.ok ? { ...made.value, faults: made.value.faults.filter(({ at }) => at.phase !== 'deal') } : undefined;
  }, [record, column]);
  // If these rules pay nothing, shows the step at which others pay.
  const own = column && row.cells[columns.indexOf(column)]?.bases;
  const keys = own && own.length > 0 ? own : [...new Set(row.cells.flatMap((cell) => cell?.bases ?? []))];
  if (!column || !model) return <p class="aside">cannot be settled</p>;
  const at = momentOf(model, row.at, keys);
  const isPaid = linesOfClause(model, stepOf(model, at), keys).length > 0;
  return (
    <>
      <p class={segmented.segments} role="group" aria-label="By the rules of">
        {settled.map(({ label }) => (
          <button key={label} type="button" aria-pressed={label === column.label} onClick={() => setChosenLabel(label)}>
            {label}
          </button>
        ))}
      </p>
      <PlateView
        game={game}
        model={model}
        record={record}
        ruleSet={column.book.rules}
        own={column.variation.changes}
        clause={{ keys }}
        at={at}
        deal={{ title }}
        hrefOf={() => href}
        place={undefined}
        others={[]}
        compareHref={undefined}
      >
        {!isPaid && (
          <p class={`${plateStyles.nets} wraps aside`} data-part="plate-nets">
            {column.label} pays nothing here.
          </p>
        )}
      </PlateView>
    </>
  );
}

/**
 * Step, as in addresses, at which a card's effect is paid: after its trick. If these rules pay nothing, the step at which
 * they would.
 */
function momentOf({ lines, steps }: AnyModel, at: string, keys: readonly string[]): string {
  const paid = lines.find((line) => printPlace(line.at) === at && keys.includes(line.keys[0] ?? ''));
  const trick = trickAt(parsePlace(at));
  const step = paid ? steps[paid.step] : steps.findLast((one) => trick !== undefined && trickAt(one.at) === trick);
  return step ? printPlace(step.at) : at;
}
