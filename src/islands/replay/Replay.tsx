import '../page/joined-texts.ts';
import type { ComponentChildren } from 'preact';
import { printPlace } from '#engine/ledger/place.ts';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Spoken } from '../page/controls/Spoken.tsx';
import { stepAt } from '../account/steps.ts';
import { Possible } from '../possible/Possible.tsx';
import { usePossible } from '../possible/use-possible.ts';
import { KeySheet } from '../page/keys/KeySheet.tsx';
import { Later } from '../page/Later.tsx';
import { Account } from './parts/Account.tsx';
import { Controls } from './parts/Controls.tsx';
import { DepartureNote } from './parts/DepartureNote.tsx';
import type { ReplayGame } from './game.ts';
import type { Move } from './key-bindings.ts';
import type { AnyModel, AnyStep } from './model.ts';
import type { ReplayData } from './replay-data.ts';
import { LinkNote } from './parts/LinkNote.tsx';
import { Nets } from './parts/Nets.tsx';
import { Earlier, PaidHere } from './parts/PaidHere.tsx';
import { RulePanel } from './parts/RulePanel.tsx';
import { Tools } from './parts/Tools.tsx';
import { usePageKeys } from './use-page-keys.ts';
import { useReplay } from './use-replay.ts';

export interface ReplayProps {
  /** `ReplayData` as JSON. */
  readonly data: string;
  /** The page's notes on single steps: elements with the place in `data-step`. */
  readonly annotations?: ComponentChildren;
  /** Beside the table, instead of what was paid before: the account of the session that the deal belongs to. */
  readonly beside?: ComponentChildren;
}

/** What follows below the table, here and on the page. */
const SECTIONS: readonly (readonly [id: string, name: (piece: string) => string])[] = [
  ['account', () => 'Account'],
  ['possible', () => 'What was possible'],
  ['suppose', () => 'Suppose the rules were otherwise'],
  ['in-full', (piece) => `The ${piece} in full`],
  ['worked', () => 'Every payment by hand'],
];

/** A deal step by step: the table, what happens and what it pays; below, the account and the rules to be changed. */
export function ReplayOf<R, Rec, S extends AnyStep, M extends AnyModel<S>>({
  data: json,
  annotations,
  beside,
  game,
}: ReplayProps & { readonly game: ReplayGame<R, Rec, S, M> }) {
  const { GameTable, keys, words, accountLabel } = game;
  const data = useMemo(() => JSON.parse(json) as ReplayData, [json]);
  const root = useRef<HTMLElement>(null);
  const toStage = (): void => root.current?.querySelector('.stage')?.scrollIntoView({ block: 'nearest' });
  const replay = useReplay(data, game, toStage);
  const { model, changes, ruleOf, notice, links } = replay;
  const { step, move, stop } = replay.steps;
  const { steps, seats, effect } = model;
  const isForeign = replay.state.foreign !== undefined;
  const [isHelpOpen, setIsHelpOpen] = useState(false);

  const here = steps[step];
  const where = here ? words.sayPlace(here.at) : '';
  const says = model.say(step);
  const { begin, ...findings } = usePossible(game.possibilities, replay.record, replay.inForce);
  // What was found is of the page’s own deal, as far as it is shown.
  const possible = isForeign || !here || here.departure ? undefined : findings.cards.get(printPlace(here.at))?.says;
  const spoken =
    replay.topic === 'step'
      ? `${where}. ${[says, possible].filter(Boolean).join(' ')}`
      : (effect?.says ?? `Every rule is as ${data.book.date} has it.`);

  /** For buttons that go when they have done their work: the focus must not go with them. */
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
  const grounds = { ruleOf, book: data.book, changes };
  return (
    <section
      class="replay"
      aria-label="Replay"
      ref={root}
      tabIndex={-1}
      onFocusOut={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && root.current?.contains(relatedTarget))) stop();
      }}
    >
      <Spoken words={spoken} />
      {notice && (
        <LinkNote
          notice={notice}
          game={data.book.game}
          onDismiss={stay(replay.dismiss)}
          onOwn={stay(replay.backToOwn)}
        />
      )}
      <div class="stage" id="table">
        <Later class="felt">
          <GameTable model={model} step={step} unit={data.book.unit} />
        </Later>
        <Later class="tell">
          <div class="say" tabIndex={0} role="group" aria-label="What happens at this step">
            <p class="where">{where}</p>
            <p class="told">{model.tell(step)}</p>
            {possible && <p class="possible-here">{possible}</p>}
            {faults.map(({ key, message }) => (
              <p class="fault" key={`${key} ${message}`}>
                Against the rules: {message}
              </p>
            ))}
            {replay.refusal !== undefined && <p class="problem">{replay.refusal}</p>}
            {departure && <DepartureNote departure={departure} onSettle={stay(replay.settleAsPlayed)} {...grounds} />}
            {annotations}
          </div>
          <PaidHere model={model} step={step} accountLabel={accountLabel} {...grounds} />
          <Nets model={model} step={step} seated={data.seated} accountLabel={accountLabel} />
          {data.seated ? (
            <div class="earlier">{beside}</div>
          ) : (
            <Earlier model={model} step={step} accountLabel={accountLabel} {...grounds} />
          )}
        </Later>
      </div>
      <Controls model={model} steps={replay.steps} keys={keys} words={words} />
      <nav class="below" aria-label="On this page">
        <a href="#table">Table</a>
        {SECTIONS.filter(([id]) => id !== 'possible' || game.possibilities).map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name(words.piece)}
          </a>
        ))}
      </nav>
      <Tools
        data={data}
        link={() => links.linkOf(replay.state)}
        linksBeside={(other) => links.linksBeside(replay.state, other)}
        onHelp={() => perform('help')}
      />
      <Later>
        <Account model={model} step={step} accountLabel={accountLabel} words={words} {...grounds} />
      </Later>
      {game.possibilities && (
        <Possible
          findings={findings}
          onBegin={begin}
          addressOf={({ plays, departs }) =>
            `#${links.linkOf({
              ...replay.state,
              at: departs ?? words.start,
              asPlayed: false,
              foreign: game.possibilities?.playedOtherwise(replay.record, plays),
            })}`
          }
          addressOfCard={(at) => `#${at}`}
          onFollow={toStage}
        />
      )}
      <RulePanel
        book={data.book}
        groups={replay.groups}
        ruleOf={ruleOf}
        changes={changes}
        model={model}
        accountLabel={accountLabel}
        sayPlaceInBook={words.sayPlaceInBook}
        onChange={replay.change}
      />
      <KeySheet title="Keys" bindings={keys} open={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </section>
  );
}
