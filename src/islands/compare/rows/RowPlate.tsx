import { useMemo, useState } from 'preact/hooks';
import { parsePlace, printPlace, trickAt } from '#engine/ledger/place.ts';
import type { ReadingGame } from '../../reading/game.ts';
import { PlateView } from '../../reading/plates/PlateView.tsx';
import { linesOfClause, stepOf } from '../../reading/plates/plate.ts';
import type { AnyModel } from '../../replay/model.ts';
import type { Row } from './row.ts';
import type { Settled } from '../model/settled.ts';

export interface RowPlateProps<R, Rec> {
  readonly record: Rec;
  readonly columns: readonly Settled<R>[];
  readonly row: Row;
  /** What the record is called, and where it can be played through at this step. */
  readonly title: string;
  readonly href: string;
}

/** The moment of a payment, by the rules of one column after another. */
export function RowPlateOf<R, Rec, M extends AnyModel>({
  record,
  columns,
  row,
  title,
  href,
  game,
}: RowPlateProps<R, Rec> & { readonly game: ReadingGame<R, Rec, M> }) {
  const settled = columns.filter(({ judged }) => judged.ok);
  const [wanted, setWanted] = useState(
    () => columns[row.cells.findIndex((cell) => cell?.payments.length !== 0)]?.label,
  );
  const column = settled.find(({ label }) => label === wanted) ?? settled[0];
  const model = useMemo(() => {
    if (!column) return undefined;
    const { book, variation } = column;
    const made = game.settleDeal({ record, book: book.rules, changes: variation.changes, asPlayed: true });
    // What its whole deal has against these rules stands below the table, once.
    return made.ok ? { ...made.value, faults: made.value.faults.filter(({ at }) => at.phase !== 'deal') } : undefined;
  }, [record, column]);
  // Where these rules pay nothing, the table stands as others pay at it.
  const own = column && row.cells[columns.indexOf(column)]?.bases;
  const keys = own && own.length > 0 ? own : [...new Set(row.cells.flatMap((cell) => cell?.bases ?? []))];
  if (!column || !model) return <p class="none">cannot be settled</p>;
  const at = momentOf(model, row.at, keys);
  const isPaid = linesOfClause(model, stepOf(model, at), keys).length > 0;
  return (
    <>
      <p class="seg when" role="group" aria-label="By the rules of">
        {settled.map(({ label }) => (
          <button key={label} type="button" aria-pressed={label === column.label} onClick={() => setWanted(label)}>
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
        href={href}
        place={undefined}
        others={[]}
        compareHref={undefined}
      >
        {!isPaid && <p class="plate-nets none">By {column.label} nothing is paid for it here.</p>}
      </PlateView>
    </>
  );
}

/**
 * What a card brings about is paid once its trick has fallen: the step at which that is, as an address names it. Where these
 * rules pay nothing for it, the table stands as it would then.
 */
function momentOf({ lines, steps }: AnyModel, at: string, keys: readonly string[]): string {
  const paid = lines.find((line) => printPlace(line.at) === at && keys.includes(line.keys[0] ?? ''));
  const trick = trickAt(parsePlace(at));
  const step = paid ? steps[paid.step] : steps.findLast((one) => trick !== undefined && trickAt(one.at) === trick);
  return step ? printPlace(step.at) : at;
}
