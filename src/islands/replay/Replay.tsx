import { citeResult, headingOfPage, versionOfPage } from '../page/cite-result.ts';
import { addressWith } from '../page/fragment.ts';
import { changedRules } from '../rules/rule-words.ts';
import { useVariationInLinks } from '../rules/variation-address.ts';
import type { ComponentChildren } from 'preact';
import { isLater, printPlace, type Place } from '#engine/ledger/place.ts';
import { makeBranch } from '#engine/notation/record.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { LiveRegion, EmbeddedEnd } from '../page/controls/controls.tsx';
import { stepAt } from '../account/account.ts';
import { Possible, usePossible } from '../possible/Possible.tsx';
import { KeySheet } from '../page/keys.tsx';
import { LazyPart } from '../page/LazyPart.tsx';
import { TermText } from '../page/Terms.tsx';
import { Account, NetsAndPools, netsInWords, EarlierPayments, StepPayments } from './parts/Account.tsx';
import { Controls } from './parts/Controls.tsx';
import type { ReplayGame } from './game.ts';
import { BRANCH_KEYS, isMove, usePageKeys, type ReplayAction } from './key-bindings.ts';
import type { CardReplayModel, ReplayData, ShownTypes } from './model.ts';
import { lastAct, lineName } from '../branches/lines.ts';
import { handoutHref, NO_CHOICES } from '../handout/handout-address.ts';
import { goToLine, touchedCard, useWhatIf } from '../branches/use-what-if.tsx';
import type { WhatIfProps } from '../branches/WhatIf.tsx';
import { DepartureNote, LinkNote } from './parts/Notes.tsx';
import { Tools, RulePanel } from './parts/Tools.tsx';
import { useReplay } from './use-replay.ts';
import paid from './parts/StepPayments.module.css';
import stage from './stage.module.css';
import forms from '#view/forms.module.css';
import { embedHref } from '#view/href.ts';

/** A remark on one place of a line, such as a refusal. */
interface Note {
  readonly text: string;
  readonly at: string;
  readonly line: number;
}

export interface ReplayProps {
  /** `ReplayData` as JSON. */
  readonly data: string;
  /** The page's notes on single steps: elements with the place in `data-step`. */
  readonly annotations?: ComponentChildren;
  /** Shown beside the table instead of earlier payments: the account of the deal's session. */
  readonly beside?: ComponentChildren;
}

/** Sections below the table, here and on the page. */
const SECTIONS: readonly (readonly [id: string, name: (piece: string) => string])[] = [
  ['account', () => 'Account'],
  ['possible', () => 'What was possible'],
  ['suppose', () => 'Change a rule'],
  ['in-full', (piece) => `The ${piece} in full`],
  ['worked', () => 'Worked out by hand'],
];

/** A deal step by step: table, events and payments; below, the account and the rules. */
export function ReplayOf<G extends ShownTypes>({
  data: json,
  annotations,
  beside,
  game,
}: ReplayProps & { readonly game: ReplayGame<G> }) {
  const { GameTable, keys, words, accountLabel } = game;
  const data = useMemo(() => JSON.parse(json) as ReplayData, [json]);
  const root = useRef<HTMLElement>(null);
  const toStage = (): void => root.current?.querySelector('[data-part="stage"]')?.scrollIntoView({ block: 'nearest' });
  const replay = useReplay(data, game, toStage);
  const { model, changes, ruleOf, notice, links } = replay;
  const { step, move, stop } = replay.steps;
  const { steps, seats, effect } = model;
  // The words of a step answer first, and its cards move a frame later.
  const left = useRef(step);
  const isStep = step !== left.current;
  useLayoutEffect(() => {
    left.current = step;
  }, [step]);
  const { isForeign } = replay;
  const { tree, line } = replay.state;
  const hasBranches = tree.length > 1;
  const [note, setNote] = useState<Note>();
  const say: WhatIfProps<G>['onSay'] = (text, { at = replay.state.at, line: of } = replay.state) =>
    setNote({ text, at, line: of });
  const { book, page, isEmbedded } = data;
  // Within another site's page the workers of solver and house would be refused, and there is no room for more.
  const possibilities = isEmbedded ? undefined : game.possibilities;
  const fetchFollowed = isEmbedded ? undefined : game.fetchFollowed;
  const whatIf = useWhatIf({ fetchFollowed }, hasBranches, () =>
    say('This part could not be loaded. Check your connection and try again.'),
  );
  const said = note?.at === replay.state.at && note.line === line ? note.text : undefined;
  const [isHelpOpen, setIsHelpOpen] = useState(false);

  const here = steps[step];
  const lineShown = hasBranches ? `${lineName(tree, line)}. ` : '';
  const where = here ? `${lineShown}${words.sayPlace(here.at)}` : '';
  const text = model.sentenceAt(step);
  const { begin, ...findings } = usePossible(possibilities, replay.record, replay.inForce);
  // Findings apply to a line up to a departure.
  const possible = !here || here.departure ? undefined : findings.cards.get(printPlace(here.at))?.text;
  const spoken =
    said !== undefined
      ? said
      : replay.topic === 'step'
        ? `${where}. ${[text, possible].filter(Boolean).join(' ')}`
        : (effect?.text ?? 'No rules changed.');

  /** Keeps the focus for buttons that disappear after use. */
  const stay = (done: () => void) => (): void => {
    done();
    root.current?.focus();
  };
  const perform = (action: ReplayAction): void => {
    if (isMove(action)) move(action);
    else if (action === 'help') setIsHelpOpen(true);
    else if (action === 'whatIf') whatIf.open();
    else if (!goToLine(root.current, action)) whatIf.open();
  };
  const ownKeys = useMemo(() => (fetchFollowed ? [...keys, ...BRANCH_KEYS] : keys), [keys]);
  usePageKeys(
    root,
    // Without branches, the arrows scroll the page.
    useMemo(() => ownKeys.filter(({ action }) => hasBranches || !/^line/.test(action)), [ownKeys, hasBranches]),
    perform,
  );
  useEffect(() => {
    for (const note of root.current?.querySelectorAll('[data-step]') ?? [])
      note.toggleAttribute(
        'data-now',
        replay.isOwnLine &&
          here?.departure === undefined &&
          here !== undefined &&
          note.getAttribute('data-step') === printPlace(here.at),
      );
  }, [here, replay.isOwnLine]);

  // What a branch has not come to yet is no fault of it.
  const isCome = (at: Place): boolean => line === 0 || !isLater(at, steps[lastAct(model)]?.at ?? at, seats);
  const faults = here?.departure
    ? []
    : model.faults.filter(({ at }) => stepAt(steps, at, seats) === step && isCome(at));
  const departure = steps.at(-1)?.departure;
  useVariationInLinks(root, book, replay.variation);
  const grounds = { ruleOf, book, changes };
  const { parts } = whatIf;
  const panel = parts && (
    <parts.WhatIf
      game={game}
      followed={parts.followed}
      book={replay.deal.book}
      changes={changes}
      asPlayed={replay.state.asPlayed}
      rules={replay.inForce}
      tree={tree}
      line={line}
      model={model}
      step={step}
      touched={whatIf.touched}
      takesFocus={whatIf.takesFocus}
      struck={replay.state.struck}
      onShow={replay.showLine}
      onSay={say}
      onProve={
        possibilities &&
        (() => {
          begin();
          root.current?.querySelector('[data-part="possible"]')?.scrollIntoView({ block: 'start' });
        })
      }
      onClose={stay(whatIf.close)}
    />
  );
  return (
    <section
      class={stage.window}
      data-part="replay"
      aria-label="Replay"
      ref={root}
      tabIndex={-1}
      onFocusOut={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && root.current?.contains(relatedTarget))) stop();
      }}
    >
      <LiveRegion words={spoken} />
      {notice && (
        <LinkNote
          notice={notice}
          game={data.book.game}
          piece={words.piece}
          onDismiss={stay(replay.dismiss)}
          onOwn={stay(replay.backToOwn)}
        />
      )}
      {!isEmbedded && (
        <Tools
          data={data}
          embed={() => embedHref(page, replay.fragment())}
          link={() => links.linkOf(replay.state)}
          citation={() =>
            citeResult({
              title: isForeign ? `A reader’s own ${words.piece}` : headingOfPage(),
              book: book.short,
              changes: changedRules(changes, ruleOf),
              nets: netsInWords(model, accountLabel),
              unit: book.unit[1],
              address: addressWith(links.linkOf(replay.state)),
              version: versionOfPage(),
              accessed: new Date(),
            })
          }
          linksBeside={(other) => links.linksBeside(replay.state, other)}
          onHelp={() => perform('help')}
          handout={
            game.hasHandout ? () => handoutHref(book.game, links.linkOfLine(replay.state), NO_CHOICES) : undefined
          }
        />
      )}
      <div
        class={stage.stage}
        data-part="stage"
        id="table"
        // By keyboard, the same cards are chosen in the list of choices.
        onClick={({ target }) => {
          const card = whatIf.canOpen ? touchedCard(model as unknown as CardReplayModel, step, target) : undefined;
          if (card) whatIf.open(card);
        }}
      >
        <LazyPart class={`${stage.felt} gives`} part="felt" waits={isStep}>
          <GameTable model={model} step={step} unit={data.book.unit} />
        </LazyPart>
        <LazyPart class={`${stage.tell} gives`} part="tell">
          <div
            class={`${stage.say} scrolls tight`}
            data-part="say"
            tabIndex={0}
            role="group"
            aria-label="What happens at this step"
          >
            <p class="sc rubric" data-part="where">
              {where}
            </p>
            {said !== undefined && (
              <p class="because rubric" data-part="said-here">
                {said}
              </p>
            )}
            <p class={stage.told} data-part="told">
              <TermText text={model.tell(step)} />
            </p>
            {possible && (
              <p class="marked" data-part="possible-here">
                {possible}
              </p>
            )}
            {faults.map(({ key, message }) => (
              <p class="because rubric" key={`${key} ${message}`}>
                Against the rules: {message}
              </p>
            ))}
            {replay.refusal !== undefined && <p class={forms.problem}>{replay.refusal}</p>}
            {departure && <DepartureNote departure={departure} onSettle={stay(replay.settleAsPlayed)} {...grounds} />}
            {annotations}
          </div>
          <StepPayments model={model} step={step} accountLabel={accountLabel} {...grounds} />
          <NetsAndPools model={model} step={step} seated={data.seated} accountLabel={accountLabel} />
          {panel && whatIf.isWide ? (
            <div class="scrolls">{panel}</div>
          ) : data.seated ? (
            <div class={`${paid.earlier} scrolls`} data-needs="script">
              {beside}
            </div>
          ) : (
            <EarlierPayments model={model} step={step} accountLabel={accountLabel} {...grounds} />
          )}
        </LazyPart>
      </div>
      <Controls model={model} steps={replay.steps} keys={keys} words={words} />
      {!isEmbedded && (
        <nav class={`${stage.below} beside`} data-part="below" aria-label="On this page">
          <a href="#table">Table</a>
          {whatIf.canOpen && (
            <button type="button" data-needs="script" aria-expanded={whatIf.isOpen} onClick={() => whatIf.open()}>
              What if
            </button>
          )}
          {SECTIONS.filter(([id]) => id !== 'possible' || possibilities).map(([id, name]) => (
            <a key={id} href={`#${id}`}>
              {name(words.piece)}
            </a>
          ))}
        </nav>
      )}
      {panel && !whatIf.isWide && panel}
      <LazyPart waits>
        <Account model={model} step={step} accountLabel={accountLabel} words={words} {...grounds} />
      </LazyPart>
      {possibilities && (
        <Possible
          provedFor={possibilities.provedFor}
          findings={findings}
          onBegin={begin}
          wayAlong={({ plays, departs }) => {
            const branched = makeBranch(tree, possibilities.playedOtherwise(replay.record, plays));
            return `#${links.linkOf({ ...replay.state, ...branched, at: departs ?? words.start, asPlayed: false })}`;
          }}
          wayToCard={(at) => `#${at}`}
          onFollow={stay(toStage)}
        />
      )}
      {isEmbedded ? (
        <EmbeddedEnd page={page} fragment={replay.fragment()} of={`this ${words.piece}`} />
      ) : (
        <RulePanel
          book={book}
          groups={replay.groups}
          ruleOf={ruleOf}
          changes={changes}
          model={model}
          accountLabel={accountLabel}
          sayPlaceInBook={words.sayPlaceInBook}
          onChange={replay.change}
        />
      )}
      <KeySheet title="Keys" bindings={ownKeys} open={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </section>
  );
}
