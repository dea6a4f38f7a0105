import type { ComponentChildren } from 'preact';
import { href } from '#view/href.ts';
import { CopyLink } from '../page/CopyLink.tsx';
import type { BookHead } from '../rules/cites.ts';
import { ColumnPickers, type ColumnPickersProps } from './ColumnPickers.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { DealPicker, type DealPickerProps, type ListedDeal } from './DealPicker.tsx';
import type { ComparedGame } from './game.ts';
import type { CompareModel } from './model.ts';
import type { Column } from './state.ts';
import { BreaksOff, NotCarriedOver, WhyTheyDiffer } from './WhyTheyDiffer.tsx';

/** What the reader can do. */
export interface CompareActs extends Pick<ColumnPickersProps, 'onBook' | 'onAdd' | 'onRemove' | 'onRules'> {
  readonly pickDeal: DealPickerProps['onPick'];
  readonly readPasted: DealPickerProps['onPasted'];
  readonly showAll: (isAll: boolean) => void;
  readonly address: () => string;
}

export interface ComparePanelProps<R, Rec> {
  readonly game: ComparedGame<R, Rec>;
  readonly record: Rec;
  readonly columns: readonly Column[];
  readonly model: CompareModel;
  /** What the game lays side by side of its own. */
  readonly closer?: ComponentChildren;
  readonly books: readonly BookHead[];
  readonly deals: readonly ListedDeal[];
  /** The deal of the library at hand; none where a link or the reader brought it. */
  readonly deal: ListedDeal | undefined;
  readonly isAll?: boolean;
  /** The first column as a fragment: what the editor, where there is one, is to open. */
  readonly first: string;
  readonly actions: CompareActs;
  /** Which column's rules are open, and the rules. */
  readonly open?: number | undefined;
  readonly rules?: ComponentChildren;
  readonly pasteProblem?: string | undefined;
  readonly message?: ComponentChildren;
}

/** The whole comparison: what is compared, the table, and why. */
export function ComparePanel<R, Rec>(props: ComparePanelProps<R, Rec>) {
  const { game, record, columns, model, books, deals, deal, isAll = false, first, actions, open, rules } = props;
  const { DealAtHand, piece = 'deal' } = game;
  const { id } = game.engine;
  const alike = model.rows.filter(({ isSame }) => isSame).length;
  return (
    <div class={isAll ? 'workshop compare' : 'workshop compare only-differences'}>
      <div class="panel works">
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
          labels={model.columns.map(({ label }) => label)}
          books={books}
          open={open}
          onBook={actions.onBook}
          onAdd={actions.onAdd}
          onRemove={actions.onRemove}
          onRules={actions.onRules}
        />
        {rules}
      </div>
      {props.message}
      <h2>{deal ? <a href={href(`/${id}/deals/${deal.slug}/`)}>{deal.title}</a> : `A ${piece} of your own`}</h2>
      {deal && <p>{deal.lede}</p>}
      <DealAtHand record={record} />
      {game.isEdited && (
        <p class="no-print">
          <a href={`${href(`/${id}/editor/`)}#${first}`}>Open the deal in the editor</a>
        </p>
      )}
      <div class="actions works">
        <label class="check">
          <input
            type="checkbox"
            name="only-differences"
            checked={!isAll}
            onChange={({ currentTarget }) => actions.showAll(!currentTarget.checked)}
          />
          <span>
            only differences
            {alike > 0 && ` (${String(alike)} ${alike === 1 ? 'payment is' : 'payments are'} the same in all)`}
          </span>
        </label>
        <CopyLink label="Copy a link to this comparison" addressOf={actions.address} />
      </div>
      {props.closer}
      <BreaksOff columns={model.columns} piece={piece} />
      <ComparisonTable caption={`What is paid: ${model.columns.map(({ label }) => label).join(', ')}`} model={model} />
      <WhyTheyDiffer model={model} piece={piece} />
      <NotCarriedOver columns={model.columns} piece={piece} />
    </div>
  );
}
