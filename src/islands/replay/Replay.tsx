import { citeResult, headingOfPage, versionOfPage } from '../page/cite-result.ts';
import { addressWith } from '../page/fragment.ts';
import { changedRules } from '../rules/changes.ts';
import { useVariationInLinks } from '../rules/address/variation-address.ts';
import type { ComponentChildren } from 'preact';
import { printPlace } from '#engine/ledger/place.ts';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { LiveRegion, Button } from '../page/controls/controls.tsx';
import { stepAt } from '../account/steps.ts';
import { Possible } from '../possible/Possible.tsx';
import { usePossible } from '../possible/use-possible.ts';
import { KeySheet } from '../page/keys.tsx';
import { LazyPart } from '../page/LazyPart.tsx';
import { TermText } from '../page/Terms.tsx';
import { Account } from './parts/Account.tsx';
import { Controls } from './parts/Controls.tsx';
import type { ReplayGame } from './game.ts';
import { type Move, usePageKeys } from './key-bindings.ts';
import type { ReplayData, ShownTypes } from './model.ts';
import { Nets, netsInWords } from './parts/Nets.tsx';
import { EarlierPayments, StepPayments } from './parts/StepPayments.tsx';
import { Tools, RulePanel } from './parts/Tools.tsx';
import { useReplay } from './use-replay.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { Grounds, type GroundsProps } from '../rules/Grounds.tsx';
import paid from './parts/StepPayments.module.css';
import styles from './Replay.module.css';
import stage from './stage.module.css';
import forms from '#view/forms.module.css';
import { embedHref, href } from '#view/href.ts';
import { EmbeddedEnd } from '../page/EmbeddedEnd.tsx';
import { compareHref } from '../rules/address/reading-address.ts';
import { Notice } from '../page/controls/Notice.tsx';
import type { LinkNotice } from './links/replay-links.ts';

interface LinkNoteProps {
  readonly notice: LinkNotice;
  readonly game: string;
  readonly onDismiss: () => void;
  readonly onOwn: () => void;
}

function LinkNote({ notice: { message, elsewhere, isForeign }, game, onDismiss, onOwn }: LinkNoteProps) {
  return (
    <Notice onDismiss={onDismiss}>
      {message}{' '}
      {elsewhere !== undefined && (
        <a href={compareHref(game, [elsewhere], href('/'))}>Open this link in the comparison</a>
      )}
      {isForeign && <Button onClick={onOwn}>Show this page’s own deal</Button>}
    </Notice>
  );
}

interface DepartureNoteProps extends Omit<GroundsProps, 'keys'> {
  readonly departure: Departure;
  readonly onSettle: () => void;
}

/** Notice that changed rules cut the record short, with the way past it. */
function DepartureNote({ departure, onSettle, ...grounds }: DepartureNoteProps) {
  return (
    <div class={styles.departure} data-part="departure">
      <p>
        <strong>These rules forbid what was done next.</strong> {departure.message} The payments stop here.
      </p>
      <Grounds {...grounds} keys={[departure.key]} />
      <Button onClick={onSettle}>Go on as played</Button>
    </div>
  );
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
  // A changed rule is answered among the questions first, a step at the table.
  const isRuleTouched = replay.topic === 'effect';
  const isForeign = replay.state.foreign !== undefined;
  const [isHelpOpen, setIsHelpOpen] = useState(false);

  const here = steps[step];
  const where = here ? words.sayPlace(here.at) : '';
  const text = model.sentenceAt(step);
  const { book, page, isEmbedded } = data;
  // Within another site's page the solver's worker would be refused, and there is no room for it.
  const possibilities = isEmbedded ? undefined : game.possibilities;
  const { begin, ...findings } = usePossible(possibilities, replay.record, replay.inForce);
  // Findings apply only to the page's own deal, up to a departure.
  const possible = isForeign || !here || here.departure ? undefined : findings.cards.get(printPlace(here.at))?.text;
  const spoken =
    replay.topic === 'step'
      ? `${where}. ${[text, possible].filter(Boolean).join(' ')}`
      : (effect?.text ?? 'No rules changed.');

  /** Keeps the focus for buttons that disappear after use. */
  const stay = (done: () => void) => (): void => {
    done();
    root.current?.focus();
  };
  const perform = (action: Move | 'help'): void => {
    if (action === 'help') setIsHelpOpen(true);
    else move(action);
  };
  usePageKeys(root, keys, perform);
  useEffect(() => {
    for (const note of root.current?.querySelectorAll('[data-step]') ?? [])
      note.toggleAttribute(
        'data-now',
        !isForeign &&
          here?.departure === undefined &&
          here !== undefined &&
          note.getAttribute('data-step') === printPlace(here.at),
      );
  }, [here, isForeign]);

  const faults = here?.departure ? [] : model.faults.filter(({ at }) => stepAt(steps, at, seats) === step);
  const departure = steps.at(-1)?.departure;
  useVariationInLinks(root, book, replay.variation);
  const grounds = { ruleOf, book, changes };
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
          onDismiss={stay(replay.dismiss)}
          onOwn={stay(replay.backToOwn)}
        />
      )}
      {!isEmbedded && (
        <Tools
          data={data}
          embed={embedHref(page, replay.fragment())}
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
          hasHandout={game.hasHandout === true}
        />
      )}
      <div class={stage.stage} data-part="stage" id="table">
        <LazyPart class={stage.felt} part="felt" waits={isRuleTouched}>
          <GameTable model={model} step={step} unit={data.book.unit} />
        </LazyPart>
        <LazyPart class={stage.tell} part="tell" waits={isRuleTouched}>
          <div class={stage.say} data-part="say" tabIndex={0} role="group" aria-label="What happens at this step">
            <p class={stage.where} data-part="where">
              {where}
            </p>
            <p class={stage.told} data-part="told">
              <TermText text={model.tell(step)} />
            </p>
            {possible && (
              <p class={styles.possible} data-part="possible-here">
                {possible}
              </p>
            )}
            {faults.map(({ key, message }) => (
              <p class={stage.fault} key={`${key} ${message}`}>
                Against the rules: {message}
              </p>
            ))}
            {replay.refusal !== undefined && <p class={forms.problem}>{replay.refusal}</p>}
            {departure && <DepartureNote departure={departure} onSettle={stay(replay.settleAsPlayed)} {...grounds} />}
            {annotations}
          </div>
          <StepPayments model={model} step={step} accountLabel={accountLabel} {...grounds} />
          <Nets model={model} step={step} seated={data.seated} accountLabel={accountLabel} />
          {data.seated ? (
            <div class={`${paid.earlier} ${paid.session}`} data-needs="script">
              {beside}
            </div>
          ) : (
            <EarlierPayments model={model} step={step} accountLabel={accountLabel} {...grounds} />
          )}
        </LazyPart>
      </div>
      <Controls model={model} steps={replay.steps} keys={keys} words={words} />
      {!isEmbedded && (
        <nav class={stage.below} data-part="below" aria-label="On this page">
          <a href="#table">Table</a>
          {SECTIONS.filter(([id]) => id !== 'possible' || possibilities).map(([id, name]) => (
            <a key={id} href={`#${id}`}>
              {name(words.piece)}
            </a>
          ))}
        </nav>
      )}
      <LazyPart waits>
        <Account model={model} step={step} accountLabel={accountLabel} words={words} {...grounds} />
      </LazyPart>
      {possibilities && (
        <Possible
          provedFor={possibilities.provedFor}
          findings={findings}
          onBegin={begin}
          addressOf={({ plays, departs }) =>
            `#${links.linkOf({
              ...replay.state,
              at: departs ?? words.start,
              asPlayed: false,
              foreign: possibilities.playedOtherwise(replay.record, plays),
            })}`
          }
          addressOfCard={(at) => `#${at}`}
          onFollow={toStage}
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
      <KeySheet title="Keys" bindings={keys} open={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </section>
  );
}
