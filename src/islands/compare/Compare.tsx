import '../page/joined-texts.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { href } from '#view/href.ts';
import { Button } from '../page/controls/Button.tsx';
import { CopyLink } from '../page/controls/CopyLink.tsx';
import { addressWith } from '../page/fragment.ts';
import { Later } from '../page/Later.tsx';
import { Notice } from '../page/controls/Notice.tsx';
import { Spoken } from '../page/controls/Spoken.tsx';
import { parseColumns } from '../rules/address/columns.ts';
import type { CompareData } from './data.ts';
import { DealPicker } from './DealPicker.tsx';
import type { ComparedGame } from './game.ts';
import { ComparisonTable } from './rows/ComparisonTable.tsx';
import { RowSifter } from './rows/RowSifter.tsx';
import { sift, UNSIFTED } from './rows/shown-rows.ts';
import { ColumnPickers } from './rules/ColumnPickers.tsx';
import { sayBreaksOff } from './rules/reasons.ts';
import { BreaksOff, NotCarriedOver, WhyTheyDiffer } from './rules/WhyTheyDiffer.tsx';
import { RulesOfColumn } from './rules/RulesOfColumn.tsx';
import type { Column } from './model/state.ts';
import { useComparison } from './use-comparison.ts';

export interface CompareProps {
  /** `CompareData` as JSON. */
  readonly data: string;
}

/** What folds away above the table, one at a time: what is compared, the rules, which payments are shown. */
const FOLDS = ['chosen', 'rules', 'rows'] as const;
type Fold = (typeof FOLDS)[number];

/** A deal in several books beside each other: what is compared, the table, and why. */
export function CompareOf<R extends object, Rec>({
  data: json,
  game,
}: CompareProps & { readonly game: ComparedGame<R, Rec> }) {
  const { DealAtHand, Closer, loadPlate, piece = 'deal' } = game;
  const { id } = game.engine;
  const data = useMemo(() => JSON.parse(json) as CompareData, [json]);
  const compared = useComparison(game, data);
  const { record, columns, deal, settled, model, notice, fragment } = compared;
  const [isAll, setIsAll] = useState(false);
  const [open, setOpen] = useState<Fold>();
  const [sifted, setSifted] = useState(UNSIFTED);
  // Whose rules are changed: the column changed last.
  const [wanted, setWanted] = useState(0);
  const ruled = Math.min(wanted, columns.length - 1);
  useEffect(() => {
    // Where the window is low, what was asked for opens below it.
    if (open) document.getElementById(`fold-${open}`)?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const labels = model.columns.map(({ label }) => label);
  const rows = sift(model, sifted);
  const first = parseColumns(fragment())[0] ?? '';
  const title = deal?.title ?? `A ${piece} of your own`;
  const differing = model.rows.filter(({ isSame }) => !isSame).length;
  return (
    <>
      <Spoken
        words={`${labels.join(', ')}: ${String(differing)} of ${String(model.rows.length)} payments differ. ${sayBreaksOff(model.columns, piece) ?? ''}`.trim()}
      />
      <Later>
        <div class={isAll ? 'workshop compare' : 'workshop compare only-differences'}>
          <h2 class="compared">
            {deal ? <a href={href(`/${id}/deals/${deal.slug}/`)}>{title}</a> : title}{' '}
            <small>by the rules of {labels.join(' · ')}</small>
          </h2>
          <Toolbar
            piece={piece}
            columns={columns}
            isAll={isAll}
            alike={rows.filter(({ isSame }) => isSame).length}
            open={open}
            onUnfold={(fold) => setOpen(open === fold ? undefined : fold)}
            onAll={setIsAll}
            address={() => addressWith(fragment())}
          />
          <div class="panel works" id="fold-chosen" hidden={open !== 'chosen'}>
            <DealPicker
              deals={compared.deals}
              deal={deal}
              piece={piece}
              problem={compared.problem}
              onPick={compared.pickDeal}
              onPasted={compared.readPasted}
            />
            <ColumnPickers
              columns={columns}
              labels={labels}
              books={compared.books}
              onBook={compared.setBook}
              onAdd={compared.addColumn}
              onRemove={compared.removeColumn}
            />
          </div>
          <div class="panel works ruling" id="fold-rules" hidden={open !== 'rules'}>
            {open === 'rules' && (
              <RulesOfColumn
                game={game}
                record={record}
                settled={settled}
                at={ruled}
                onColumn={setWanted}
                onChange={(changes) => compared.turnRules(ruled, changes)}
              />
            )}
          </div>
          <div class="panel works" id="fold-rows" hidden={open !== 'rows'}>
            <RowSifter sifted={sifted} found={rows.length} of={model.rows.length} onSift={setSifted} />
          </div>
          {notice !== undefined && <Notice onDismiss={compared.dismiss}>{notice}</Notice>}
          <BreaksOff columns={model.columns} piece={piece} />
          <ComparisonTable
            caption={`What is paid: ${labels.join(', ')}`}
            model={model}
            rows={rows}
            plates={
              loadPlate && {
                record,
                columns: settled,
                title,
                hrefOf: (at) =>
                  deal
                    ? `${href(`/${id}/deals/${deal.slug}/`)}#${at}`
                    : // Where cards are laid by hand, or any game is played on, any record is taken up.
                      `${href(`/${id}/${game.isEdited ? 'editor' : 'explore'}/`)}#${first}`,
                load: loadPlate,
              }
            }
          />
          {Closer && (
            <Closer
              record={record}
              columns={settled}
              step={compared.step}
              onStep={compared.setStep}
              onRecord={compared.setRecord}
            />
          )}
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
      </Later>
    </>
  );
}

interface ToolbarProps {
  readonly piece: string;
  readonly columns: readonly Column[];
  readonly isAll: boolean;
  /** How many payments are the same in all. */
  readonly alike: number;
  readonly open: Fold | undefined;
  /** Opens a part of what folds away, and shuts it again. */
  readonly onUnfold: (fold: Fold) => void;
  readonly onAll: (isAll: boolean) => void;
  readonly address: () => string;
}

/** One line of what can be done: each button opens its part under it. */
function Toolbar({ piece, columns, isAll, alike, open, onUnfold, onAll, address }: ToolbarProps) {
  const changed = columns.filter(({ changes }) => Object.keys(changes).length > 0).length;
  const words: Readonly<Record<Fold, string>> = {
    chosen: `Choose ${piece} and books`,
    rules: changed === 0 ? 'Change rules' : `Change rules (${String(changed)} changed)`,
    rows: 'Sort and find',
  };
  return (
    <div class="actions works">
      {FOLDS.map((fold) => (
        <Button key={fold} aria-expanded={open === fold} aria-controls={`fold-${fold}`} onClick={() => onUnfold(fold)}>
          {words[fold]}
        </Button>
      ))}
      <label class="check">
        <input
          type="checkbox"
          name="only-differences"
          checked={!isAll}
          onChange={({ currentTarget }) => onAll(!currentTarget.checked)}
        />
        <span>
          only differences
          {alike > 0 && <span class="soft"> ({alike} the same)</span>}
        </span>
      </label>
      <CopyLink label="Copy link" addressOf={address} />
    </div>
  );
}
