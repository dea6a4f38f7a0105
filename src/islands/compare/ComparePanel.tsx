import type { ComponentChildren } from 'preact';
import { href } from '#view/href.ts';
import { Button } from '../page/Button.tsx';
import { CopyLink } from '../page/CopyLink.tsx';
import type { BookHead } from '../rules/cites.ts';
import { ColumnPickers, type ColumnPickersProps } from './rules/ColumnPickers.tsx';
import { ComparisonTable } from './rows/ComparisonTable.tsx';
import { DealPicker, type DealPickerProps, type ListedDeal } from './DealPicker.tsx';
import type { ComparedGame } from './game.ts';
import type { CompareModel } from './model.ts';
import type { Column } from './state.ts';
import type { Plates } from './rows/PaymentRow.tsx';
import { RowSifter } from './rows/RowSifter.tsx';
import { sift, type Sifted } from './rows/shown-rows.ts';
import { BreaksOff, NotCarriedOver, WhyTheyDiffer } from './rules/WhyTheyDiffer.tsx';

/** What folds away above the table, one at a time: what is compared, the rules, which payments are shown. */
export const FOLDS = ['chosen', 'rules', 'rows'] as const;
export type Fold = (typeof FOLDS)[number];

/** What the reader can do. */
export interface CompareActs extends Pick<ColumnPickersProps, 'onBook' | 'onAdd' | 'onRemove'> {
  readonly pickDeal: DealPickerProps['onPick'];
  readonly readPasted: DealPickerProps['onPasted'];
  readonly showAll: (isAll: boolean) => void;
  readonly sift: (sifted: Sifted) => void;
  /** Opens a part of what folds away, and shuts it again. */
  readonly unfold: (fold: Fold) => void;
  readonly address: () => string;
}

export interface ComparePanelProps<R, Rec> {
  readonly game: ComparedGame<R, Rec>;
  readonly record: Rec;
  readonly columns: readonly Column[];
  readonly model: CompareModel;
  /** What the moments of the payments are drawn from. */
  readonly plates: Plates<R, Rec> | undefined;
  /** What the game lays side by side of its own. */
  readonly closer?: ComponentChildren;
  readonly books: readonly BookHead[];
  readonly deals: readonly ListedDeal[];
  /** The deal of the library at hand; none where a link or the reader brought it. */
  readonly deal: ListedDeal | undefined;
  readonly isAll?: boolean;
  readonly sifted: Sifted;
  /** The first column as a fragment: what the editor, where there is one, is to open. */
  readonly first: string;
  readonly actions: CompareActs;
  readonly open: Fold | undefined;
  /** The rules of a column, where they are open. */
  readonly rules?: ComponentChildren;
  readonly pasteProblem?: string | undefined;
  readonly message?: ComponentChildren;
}

/** The whole comparison: what is compared, the table, and why. */
export function ComparePanel<R, Rec>(props: ComparePanelProps<R, Rec>) {
  const { game, record, columns, model, books, deals, deal, isAll = false, sifted, first, actions, open } = props;
  const { DealAtHand, piece = 'deal' } = game;
  const { id } = game.engine;
  const labels = model.columns.map(({ label }) => label);
  const rows = sift(model, sifted);
  const alike = rows.filter(({ isSame }) => isSame).length;
  return (
    <div class={isAll ? 'workshop compare' : 'workshop compare only-differences'}>
      <h2 class="compared">
        {deal ? <a href={href(`/${id}/deals/${deal.slug}/`)}>{deal.title}</a> : `A ${piece} of your own`}{' '}
        <small>by the rules of {labels.join(' · ')}</small>
      </h2>
      <Toolbar {...{ piece, columns, isAll, alike, open, actions }} />
      <div class="panel works" id="fold-chosen" hidden={open !== 'chosen'}>
        <DealPicker
          deals={deals}
          deal={deal}
          piece={piece}
          problem={props.pasteProblem}
          onPick={actions.pickDeal}
          onPasted={actions.readPasted}
        />
        <ColumnPickers
          columns={columns}
          labels={labels}
          books={books}
          onBook={actions.onBook}
          onAdd={actions.onAdd}
          onRemove={actions.onRemove}
        />
      </div>
      <div class="panel works ruling" id="fold-rules" hidden={open !== 'rules'}>
        {props.rules}
      </div>
      <div class="panel works" id="fold-rows" hidden={open !== 'rows'}>
        <RowSifter sifted={sifted} found={rows.length} of={model.rows.length} onSift={actions.sift} />
      </div>
      {props.message}
      <BreaksOff columns={model.columns} piece={piece} />
      <ComparisonTable caption={`What is paid: ${labels.join(', ')}`} model={model} rows={rows} plates={props.plates} />
      {props.closer}
      <WhyTheyDiffer model={model} piece={piece} />
      <NotCarriedOver columns={model.columns} piece={piece} />
      <section class="at-hand" aria-labelledby="at-hand">
        <h2 id="at-hand">The {piece} itself</h2>
        {deal && <p>{deal.lede}</p>}
        <DealAtHand record={record} />
        {game.isEdited && (
          <p class="no-print">
            <a href={`${href(`/${id}/editor/`)}#${first}`}>Open the deal in the editor</a>
          </p>
        )}
      </section>
    </div>
  );
}

interface ToolbarProps {
  readonly piece: string;
  readonly columns: readonly Column[];
  readonly isAll: boolean;
  readonly alike: number;
  readonly open: Fold | undefined;
  readonly actions: Pick<CompareActs, 'unfold' | 'showAll' | 'address'>;
}

/** One line of what can be done: each button opens its part under it. */
function Toolbar({ piece, columns, isAll, alike, open, actions }: ToolbarProps) {
  const changed = columns.filter(({ changes }) => Object.keys(changes).length > 0).length;
  const words: Readonly<Record<Fold, string>> = {
    chosen: `Choose ${piece} and books`,
    rules: changed === 0 ? 'Change rules' : `Change rules (${String(changed)} changed)`,
    rows: 'Sort and find',
  };
  return (
    <div class="actions works">
      {FOLDS.map((fold) => (
        <Button
          key={fold}
          aria-expanded={open === fold}
          aria-controls={`fold-${fold}`}
          onClick={() => actions.unfold(fold)}
        >
          {words[fold]}
        </Button>
      ))}
      <label class="check">
        <input
          type="checkbox"
          name="only-differences"
          checked={!isAll}
          onChange={({ currentTarget }) => actions.showAll(!currentTarget.checked)}
        />
        <span>
          only differences
          {alike > 0 && <span class="soft"> ({alike} the same)</span>}
        </span>
      </label>
      <CopyLink label="Copy link" addressOf={actions.address} />
    </div>
  );
}
