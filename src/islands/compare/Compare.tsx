import type { ShownTypes } from '../replay/model.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { embedHref, href } from '#view/href.ts';
import { Button, CopyLink, LaterLink, LiveRegion, Notice, EmbeddedEnd } from '../page/controls/controls.tsx';
import { handoutHref, NO_CHOICES } from '../handout/handout-address.ts';
import { addressWith } from '../page/fragment.ts';
import { LazyPart } from '../page/LazyPart.tsx';
import { parseColumns } from '../rules/reading-address.ts';
import type { CompareData, ComparedGame } from './game.ts';
import { DealPicker } from './DealAtHand.tsx';
import { ComparisonTable, RowSifter, sift, UNSIFTED } from './rows/ComparisonTable.tsx';
import { ChangedRules, CutShortNotice, CarryOverFaults, WhyTheyDiffer, sayBreaksOff } from './rules/WhyTheyDiffer.tsx';
import { ColumnPickers, RulesOfColumn } from './rules/RulesOfColumn.tsx';
import type { Column } from './model/state.ts';
import { useComparison } from './use-comparison.ts';
import { classes } from '#view/classes.ts';
import styles from './Compare.module.css';
import forms from '#view/forms.module.css';
import type { SumShares, SumSharesProps } from './shares/SumShares.tsx';

export interface CompareProps {
  /** `CompareData` as JSON. */
  readonly data: string;
}

/** Panels above the table, of which one is open: selection, rules, filters of payments. */
const FOLDS = ['chosen', 'rules', 'rows'] as const;
type Fold = (typeof FOLDS)[number];

/** A deal under several books side by side: selection, table, explanations. */
export function CompareOf<G extends ShownTypes>({
  data: json,
  game,
}: CompareProps & { readonly game: ComparedGame<G> }) {
  const { DealAtHand, Closer, fetchEdition } = game;
  const { piece } = game.words;
  const { id } = game.engine;
  const data = useMemo(() => JSON.parse(json) as CompareData, [json]);
  const { page, isEmbedded } = data;
  const compared = useComparison(game, data);
  const { record, columns, base, deal, settled, model, notice, fragment } = compared;
  const [isAll, setIsAll] = useState(false);
  const [open, setOpen] = useState<Fold>();
  const [sifted, setSifted] = useState(UNSIFTED);
  // Column whose rules are edited: the one changed last.
  const [chosenColumn, setChosenColumn] = useState(0);
  const ruled = Math.min(chosenColumn, columns.length - 1);
  // The panel opens at once; the rules follow after the next frame, because finding those that matter takes hundreds of
  // settlements.
  const [filled, setFilled] = useState<Fold>();
  useEffect(() => setFilled(open), [open]);
  useEffect(() => {
    // On a low window the panel may open below the visible part.
    if (filled) document.getElementById(`fold-${filled}`)?.scrollIntoView({ block: 'nearest' });
  }, [filled]);
  const labels = model.columns.map(({ label }) => label);
  const rows = sift(model, sifted);
  const linkOfDeal = (): string => parseColumns(fragment())[0] ?? '';
  const title = deal?.title ?? `Your own ${piece}`;
  const differing = model.rows.filter(({ isSame }) => !isSame).length;
  return (
    <>
      <LiveRegion
        words={`${labels.join(', ')}: ${String(differing)} of ${String(model.rows.length)} payments differ. ${sayBreaksOff(model.columns, piece) ?? ''}`.trim()}
      />
      <LazyPart>
        <div class={classes(styles.compare, !isAll && styles.onlyDifferences)}>
          <h2 class="heading" data-part="title">
            {deal ? <a href={href(`/${id}/deals/${deal.slug}/`)}>{title}</a> : title}{' '}
            <small>by the rules of {labels.join(' · ')}</small>
          </h2>
          {!isEmbedded && (
            <>
              <Toolbar
                embed={() => embedHref(page, fragment())}
                piece={piece}
                columns={columns}
                isAll={isAll}
                alike={rows.filter(({ isSame }) => isSame).length}
                open={open}
                onUnfold={(fold) => setOpen(open === fold ? undefined : fold)}
                onAll={setIsAll}
                address={() => addressWith(fragment())}
                handout={
                  game.hasHandout
                    ? () =>
                        handoutHref(id, linkOfDeal(), {
                          ...NO_CHOICES,
                          beside: columns.slice(1).map(({ book }) => book),
                        })
                    : undefined
                }
              />
              <div
                class={`${forms.panel} ${styles.panel} fits`}
                data-needs="script"
                id="fold-chosen"
                hidden={open !== 'chosen'}
              >
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
                  base={base}
                  onBase={compared.setBase}
                  onBook={compared.setBook}
                  onAdd={compared.addColumn}
                  onRemove={compared.removeColumn}
                />
              </div>
              <div
                class={`${forms.panel} ${styles.ruling}`}
                data-needs="script"
                id="fold-rules"
                hidden={open !== 'rules'}
              >
                {open === 'rules' && filled === 'rules' && (
                  <RulesOfColumn
                    game={game}
                    record={record}
                    settled={settled}
                    at={ruled}
                    onColumn={setChosenColumn}
                    onChange={(changes) => compared.turnRules(ruled, changes)}
                  />
                )}
              </div>
              <div
                class={`${forms.panel} ${styles.panel} fits`}
                data-needs="script"
                id="fold-rows"
                hidden={open !== 'rows'}
              >
                <RowSifter sifted={sifted} found={rows.length} of={model.rows.length} onSift={setSifted} />
              </div>
            </>
          )}
          {notice !== undefined && <Notice onDismiss={compared.dismiss}>{notice}</Notice>}
          {/* A touched question answers before the table below it is drawn. */}
          <LazyPart waits={open === 'rules'}>
            <ChangedRules columns={model.columns} />
            <CutShortNotice columns={model.columns} piece={piece} />
            <ComparisonTable
              caption={`What is paid: ${labels.join(', ')}`}
              model={model}
              rows={rows}
              base={base}
              plates={
                // They would make an embedded comparison heavier than it may be.
                fetchEdition && !isEmbedded
                  ? {
                      record,
                      columns: settled,
                      title,
                      hrefOf: (at) =>
                        deal
                          ? `${href(`/${id}/deals/${deal.slug}/`)}#${at}`
                          : // Without an editor, the explorer opens any record.
                            `${href(`/${id}/${game.isEdited ? 'editor' : 'explore'}/`)}#${linkOfDeal()}`,
                      fetchEdition,
                    }
                  : undefined
              }
            />
          </LazyPart>
          <LazyPart waits>
            {Closer && !isEmbedded && (
              <Closer
                record={record}
                columns={settled}
                step={compared.step}
                onStep={compared.setStep}
                onRecord={compared.setRecord}
              />
            )}
            <WhyTheyDiffer model={model} piece={piece} />
            {!isEmbedded && (
              <WhySumsDiffer game={game} record={record} columns={settled} base={base} books={compared.books} />
            )}
            <CarryOverFaults columns={model.columns} piece={piece} />
            {isEmbedded ? (
              <EmbeddedEnd page={page} fragment={fragment()} of="this comparison" />
            ) : (
              <section data-part="at-hand" aria-labelledby="at-hand">
                <h2 id="at-hand">The {piece} itself</h2>
                {deal && (
                  <p>
                    {deal.lede}
                    {deal.isVaried &&
                      ` On its own page the ${piece} is settled with a change to the rules of ${deal.book}. Here each column follows its book, unless you have changed a rule.`}
                  </p>
                )}
                <DealAtHand record={record} />
                {game.isEdited && (
                  <p class="no-print">
                    <LaterLink addressOf={() => `${href(`/${id}/editor/`)}#${linkOfDeal()}`}>
                      Open the deal in the editor
                    </LaterLink>
                  </p>
                )}
              </section>
            )}
          </LazyPart>
        </div>
      </LazyPart>
    </>
  );
}

interface ToolbarProps {
  readonly piece: string;
  readonly columns: readonly Column[];
  readonly isAll: boolean;
  /** Number of payments that are the same in all columns. */
  readonly alike: number;
  readonly open: Fold | undefined;
  /** Opens or closes a panel. */
  readonly onUnfold: (fold: Fold) => void;
  readonly onAll: (isAll: boolean) => void;
  readonly address: () => string;
  /** Address of a handout of the deal with a table of these books. */
  readonly handout: (() => string) | undefined;
  /** Address at which other sites embed the comparison. */
  readonly embed: () => string;
}

/** Buttons in one line; each opens a panel below. */
function Toolbar({ piece, columns, isAll, alike, open, onUnfold, onAll, address, embed, handout }: ToolbarProps) {
  const changed = columns.filter(({ changes }) => Object.keys(changes).length > 0).length;
  const words: Readonly<Record<Fold, string>> = {
    chosen: `Choose ${piece} and books`,
    rules: changed === 0 ? 'Change rules' : `Change rules (${String(changed)} changed)`,
    rows: 'Sort or find payments',
  };
  return (
    <div class={forms.actions} data-needs="script">
      {FOLDS.map((fold) => (
        <Button key={fold} aria-expanded={open === fold} aria-controls={`fold-${fold}`} onClick={() => onUnfold(fold)}>
          {words[fold]}
        </Button>
      ))}
      <label class={`${styles.check} beside`}>
        <input
          type="checkbox"
          name="only-differences"
          checked={!isAll}
          onChange={({ currentTarget }) => onAll(!currentTarget.checked)}
        />
        <span>
          Show only differences
          {alike > 0 && (
            <span class="soft">
              {' '}
              ({alike} {alike === 1 ? 'is' : 'are'} the same)
            </span>
          )}
        </span>
      </label>
      <CopyLink label="Copy link" addressOf={address} />
      <Button onClick={() => location.assign(embed())}>Embed</Button>
      {handout && <Button onClick={() => location.assign(handout())}>Handout</Button>}
    </div>
  );
}

type Found<G extends ShownTypes> = { readonly Shares: typeof SumShares<G> } | 'failed';

/** Which rule makes how much of the difference: a button that loads and opens it. */
function WhySumsDiffer<G extends ShownTypes>(props: SumSharesProps<G>) {
  const [isOpen, setIsOpen] = useState(false);
  const [found, setFound] = useState<Found<G>>();
  useEffect(() => {
    if (isOpen && !found)
      import('./shares/SumShares.tsx').then(
        ({ SumShares }) => setFound({ Shares: SumShares }),
        () => setFound('failed'),
      );
  }, [isOpen]);
  return (
    <section data-needs="script" data-part="shares" aria-labelledby="shares">
      <h2 id="shares">Why do the sums differ?</h2>
      <Button id="to-shares" aria-expanded={isOpen} aria-controls="shares-shown" onClick={() => setIsOpen(!isOpen)}>
        Show what each rule adds to the difference
      </Button>
      <div id="shares-shown" hidden={!isOpen} aria-busy={isOpen && !found}>
        {isOpen && found === 'failed' && <p>This part could not be loaded. Load the page again.</p>}
        {isOpen && found && found !== 'failed' && <found.Shares {...props} />}
      </div>
    </section>
  );
}
