import * as drafts from './draft.ts';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Result } from '#engine/kernel/result.ts';
import { sayPlaceNamed } from '#engine/wording/seat-names.ts';
import { href } from '#view/href.ts';
import { ColumnRules } from '../rules/Suppose.tsx';
import { CopyLink, Select, LiveRegion, Notice } from '../page/controls/controls.tsx';
import { LazyPart } from '../page/LazyPart.tsx';
import type { CardReplayModel, CardTypes } from '../replay/model.ts';
import { compareHref } from '../rules/reading-address.ts';
import { useVariationInLinks } from '../rules/variation-address.ts';
import { type EditorData, type EditedGame, whyNothingNext } from './game.ts';
import { DealTools, EditorBar, RecordAsTextOf, DraftProblems } from './RecordAsText.tsx';
import { Places, Pack } from './Places.tsx';
import { NextToPlay, isSameDeal, turnAt } from './NextToPlay.tsx';
import { StepSentence, DraftStepperOf, useStepper } from './DraftStepper.tsx';
import { useEditor, type EditorState } from './use-editor.ts';
import { LineTree } from '../branches/LineTree.tsx';
import { goToLine, useWide } from '../branches/use-what-if.tsx';
import { LINE_KEYS, usePageKeys, type ReplayKeys } from '../replay/key-bindings.ts';
import { parsePlace, printPlace, type Place } from '#engine/ledger/place.ts';
import { stepAt } from '../account/account.ts';
import stage from '../replay/stage.module.css';
import styles from './Editor.module.css';
import felt from '#view/cards/felt.module.css';
import forms from '#view/forms.module.css';
import { CARD_WORDS } from '../replay/game.ts';
import { Outcome } from './Outcome.tsx';
import { Possible, usePossible } from '../possible/Possible.tsx';

interface BranchesProps<G extends CardTypes> {
  readonly editor: EditorState<G>;
  readonly game: EditedGame<G>;
  readonly steps: ReturnType<typeof useStepper>;
  /** Place that the reader stepped back to; undefined at the end of the draft. */
  readonly at: Place | undefined;
  /** Called after other lines were shown. */
  readonly onShow: () => void;
}

/** The lines of play of a draft that has branches. */
function Branches<G extends CardTypes>({ editor, game, steps, at, onShow }: BranchesProps<G>) {
  const { tree, line } = editor.lines;
  const models = editor.lineModels();
  return (
    <section class={`${styles.branches} scrolls tight`} data-part="branches" aria-labelledby="lines" tabIndex={-1}>
      <h2 id="lines" class="sc heading">
        Lines of play
      </h2>
      <LineTree
        tree={tree}
        line={line}
        models={models}
        step={steps.step}
        accountLabel={game.accountLabel}
        words={CARD_WORDS}
        isWhole={editor.isWhole}
        onShow={(next, step) => {
          editor.showLines(next.tree, next.line);
          const place = step === undefined ? at : models[next.line]?.steps[step]?.at;
          if (place) steps.wait(place);
          onShow();
        }}
      />
    </section>
  );
}

export interface EditorProps {
  /** `EditorData` as JSON. */
  readonly data: string;
}

const NO_KEYS: ReplayKeys = [];

/** Sections below the table, here and on the page. */
const SECTIONS = [
  ['table', 'Table'],
  ['as-text', 'The record as text'],
  ['account', 'Account'],
  ['departures', 'What these rules forbid'],
  ['possible', 'What was possible'],
  ['by-file', 'As a file'],
] as const;

/** Outcome of the deal in words, for screen readers. */
function sayOutcome(settled: Result<CardReplayModel> | undefined): string {
  if (!settled) return '';
  if (!settled.ok) return settled.error.message;
  const { sentenceAt, steps, faults } = settled.value;
  return `${sentenceAt(steps.length - 1)} ${faults.length === 0 ? '' : `Against the rules: ${String(faults.length)}.`}`;
}

/** The editor: lay out, play and settle a deal; the table, the next choices, and the pack. */
export function EditorOf<G extends CardTypes>({ game, data: json }: EditorProps & { readonly game: EditedGame<G> }) {
  const data = useMemo(() => JSON.parse(json) as EditorData, [json]);
  const awaited = useRef<Place>();
  const editor = useEditor(game, data, awaited);
  const { draft, read, rules, book, latestRecord, settled, next, target, view, fragment, notice } = editor;
  const { Players } = game;
  const root = useRef<HTMLDivElement>(null);
  useVariationInLinks(root, book, editor.variationInAddress);
  const model = settled?.ok ? settled.value : undefined;
  const isBare = drafts.isBare(draft, game.holders(draft));
  const stopsShort = next !== undefined || isBare;
  const steps = useStepper({ model, record: latestRecord, stopsShort, awaited });
  const isSteppedBack = model !== undefined && !editor.isStale && steps.step < steps.rest;
  const turn = useMemo(
    () => turnAt(game, { draft, next, rules }, isSteppedBack ? model.steps[steps.step]?.at : undefined),
    [draft, next, rules, isSteppedBack, steps.step],
  );
  /** Whether the record continues from the current step with that choice. */
  const isAsPlayed = (place: string, what: string): boolean => {
    const after = isSteppedBack ? model.steps[steps.step + 1]?.at : undefined;
    return after !== undefined && isSameDeal(game, game.take(turn.draft, place, what), game.upTo(draft, after));
  };
  const isWide = useWide();
  const { tree } = editor.lines;
  const hasShown = useRef(false);
  useLayoutEffect(() => {
    // A used button disappears; the focus stays with the lines, or at the table if only one is left.
    if (hasShown.current && !root.current?.contains(document.activeElement))
      (root.current?.querySelector<HTMLElement>('[data-part="branches"]') ?? root.current)?.focus({
        preventScroll: true,
      });
    hasShown.current = false;
  }, [tree]);
  usePageKeys(root, tree.length > 1 ? LINE_KEYS : NO_KEYS, (action) => goToLine(root.current, action));
  const branches = tree.length > 1 && (
    <Branches
      editor={editor}
      game={game}
      steps={steps}
      at={isSteppedBack ? model.steps[steps.step]?.at : undefined}
      onShow={() => {
        hasShown.current = true;
      }}
    />
  );
  const { possibilities } = game;
  const { begin, ...findings } = usePossible(possibilities, editor.provableRecord, rules);
  const here = model?.steps[steps.step];
  const possible = here && !editor.isStale ? findings.cards.get(printPlace(here.at))?.text : undefined;
  const targets = game.targets(draft, rules);
  const holders = game.holders(draft);
  return (
    <div class={stage.around} ref={root} tabIndex={-1}>
      <LiveRegion words={isBare ? '' : sayOutcome(settled)} />
      <LiveRegion words={editor.movedOn} />
      {notice !== undefined && <Notice onDismiss={editor.dismiss}>{notice}</Notice>}
      <div class={styles.bench} data-view={view} id="table">
        <EditorBar editor={editor} />
        {model ? (
          <DraftStepperOf game={game} model={model} steps={steps} book={book} />
        ) : (
          <div class={styles.atTable}>
            <div class={`${stage.felt} ${styles.felt} ${felt.felt} gives`} />
          </div>
        )}
        <LazyPart class={styles.between}>
          <NextToPlay
            next={turn.next}
            whyNot={whyNothingNext(draft, read, game.seats(draft).length)}
            isEarlier={turn.isEarlier}
            canTakeBack={game.takeBack(draft) !== draft}
            onTake={(place, what) => {
              if (isAsPlayed(place, what)) steps.goTo(steps.step + 1);
              else editor.take(turn.draft, place, what);
            }}
            onTakeBack={editor.takeBack}
            onPlayOn={() => editor.playOn(turn.draft)}
          />
          <StepSentence model={isBare ? undefined : model} step={steps.step} possible={possible}>
            <DraftProblems read={read} labels={targets} isStale={editor.isStale} />
            {settled?.ok === false && (
              <p class={forms.problem}>
                {settled.error.at === undefined ? '' : `${sayPlaceNamed(settled.error.at)}: `}
                {settled.error.message}
              </p>
            )}
            {editor.label !== undefined && <p class="soft">{editor.label}</p>}
          </StepSentence>
          {isWide && branches}
        </LazyPart>
        <LazyPart class={styles.toFill}>
          <DealTools editor={editor}>{Players && <Players draft={draft} write={editor.choose} />}</DealTools>
          <Places draft={draft} targets={targets} target={target} onAim={editor.aim} />
          <Pack
            cards={game.pack(rules)}
            target={targets.find(({ place }) => place === target)?.label ?? ''}
            liesOf={(card) => {
              const place = drafts.holderOf(draft, card, holders);
              const named = targets.find(
                ({ naming, ...one }) => naming !== undefined && drafts.cardsAt(draft, one.place).includes(card),
              );
              return {
                where: place && (targets.find((one) => one.place === place)?.short ?? place),
                named: named?.naming,
              };
            }}
            isHere={(card) => drafts.cardsAt(draft, target).includes(card)}
            allowed={game.allowedAt(draft, target)}
            onPick={editor.pick}
          />
        </LazyPart>
        <div class={`${styles.ruling} scrolls`} data-part="rules" data-needs="script">
          {view === 'rules' && latestRecord && (
            <ColumnRules
              key={book.id}
              game={game}
              ruleSet={editor.source}
              record={latestRecord}
              book={book}
              effect="The deal is paid by your rules."
              changes={draft.changes}
              onChange={editor.turnRules}
            />
          )}
        </div>
      </div>
      <div class={`${stage.tools} beside`} data-needs="script">
        <label>
          Rules of{' '}
          <Select
            value={draft.ruleset}
            options={data.books.map(({ id, short }) => [id, short])}
            onChoose={editor.setBook}
          />
        </label>
        <CopyLink label="Copy a link to this deal" addressOf={editor.address} />
      </div>
      <nav class={`${stage.below} beside`} data-part="below" aria-label="On this page">
        {SECTIONS.map(([section, name]) => (
          <a key={section} href={`#${section}`}>
            {name}
          </a>
        ))}
      </nav>
      {!isWide && branches}
      <LazyPart>
        <RecordAsTextOf game={game} editor={editor} />
      </LazyPart>
      {settled && (
        <LazyPart>
          <Outcome
            settled={settled}
            step={steps.step}
            accountLabel={game.accountLabel}
            compare={fragment === '' ? undefined : compareHref(game.engine.id, [fragment], href('/'))}
            ruleOf={editor.ruleOf}
            book={book}
            changes={draft.changes}
          />
        </LazyPart>
      )}
      {possibilities && editor.provableRecord && (
        <LazyPart>
          <Possible
            provedFor={possibilities.provedFor}
            findings={findings}
            onBegin={begin}
            wayAlong={({ plays, departs }) =>
              () => {
                const place = parsePlace(departs ?? '');
                if (place) steps.wait(place);
                editor.playOtherwise(plays);
              }}
            wayToCard={(at) => () => {
              const place = parsePlace(at);
              if (place && model) steps.goTo(stepAt(model.steps, place, model.seats));
            }}
            onFollow={() => {
              // The list goes with the line that it was proved of.
              root.current?.focus({ preventScroll: true });
              editor.show('play');
              root.current?.querySelector('#table')?.scrollIntoView({ block: 'nearest' });
            }}
          />
        </LazyPart>
      )}
    </div>
  );
}
