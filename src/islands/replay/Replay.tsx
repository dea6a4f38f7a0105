import type { ComponentChildren } from 'preact';
import { printPlace } from '#engine/ledger/place.ts';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { actionFor } from '../page/keymap.ts';
import { usePlayback } from '../page/playback.ts';
import { useSpeech } from '../page/speech.ts';
import { stepAt } from '../account/steps.ts';
import { Account } from './Account.tsx';
import { Controls } from './Controls.tsx';
import { DepartureNote } from './DepartureNote.tsx';
import type { ReplayGame } from './game.ts';
import type { Move } from './key-bindings.ts';
import type { AnyModel, AnyStep } from './model.ts';
import type { ReplayData } from './replay-data.ts';
import { LinkNote } from './LinkNote.tsx';
import { RulePanel } from './RulePanel.tsx';
import { useReplay } from './use-replay.ts';

export interface ReplayProps {
  /** `ReplayData` as JSON. */
  readonly data: string;
  /** The page's notes on single steps: elements with the place in `data-step`. */
  readonly annotations?: ComponentChildren;
}

/** A card every so often while playing: time to read the sentence. */
const PACE_MS = 1600;

/** A deal step by step: the table, the account as it grows, and the rules to be changed. */
export function ReplayOf<R, Rec, S extends AnyStep, M extends AnyModel<S>>({
  data: json,
  annotations,
  game,
}: ReplayProps & { readonly game: ReplayGame<R, Rec, S, M> }) {
  const { GameTable, keys, words, accountInBook } = game;
  const data = useMemo(() => JSON.parse(json) as ReplayData, [json]);
  const root = useRef<HTMLElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const replay = useReplay(data, game, () => {
    setIsPlaying(false);
    root.current?.querySelector('.deal > div')?.scrollIntoView({ block: 'nearest' });
  });
  const { model, step, targets, changes, ruleOf, goTo, notice, links } = replay;
  const { steps, seats, effect } = model;
  const isForeign = replay.state.foreign !== undefined;
  const [isHelpOpen, setIsHelpOpen] = useState(false);

  const last = steps.length - 1;
  const here = steps[step];
  const where = here ? words.sayPlace(here.at) : '';
  const says = model.say(step);
  const spoken = useSpeech(
    replay.topic === 'step' ? `${where}. ${says}` : (effect?.says ?? `Every rule is as ${data.book.date} has it.`),
  );

  const stop = (): void => setIsPlaying(false);
  /** For buttons that go when they have done their work: the focus must not go with them. */
  const stay = (done: () => void) => (): void => {
    done();
    root.current?.focus();
  };
  const perform = (move: Move | 'help'): void => {
    if (move === 'help') setIsHelpOpen(true);
    else if (move === 'play') {
      if (!isPlaying && step === last) goTo(0);
      setIsPlaying(!isPlaying);
    } else goTo(targets[move]);
  };
  usePlayback(
    isPlaying,
    PACE_MS,
    () => {
      if (targets.forward >= last) stop();
      goTo(targets.forward);
    },
    stop,
  );
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
  const departure = steps[last]?.departure;
  const grounds = { ruleOf, book: data.book, changes };
  return (
    <section
      class="replay"
      aria-label="Replay"
      ref={root}
      tabIndex={-1}
      onKeyDown={(event) => {
        const action = isHelpOpen ? undefined : actionFor(event, keys);
        if (action === undefined) return;
        event.preventDefault();
        perform(action);
      }}
      onFocusOut={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && root.current?.contains(relatedTarget))) stop();
      }}
    >
      <p class="vh" role="status">
        {spoken}
      </p>
      {notice && (
        <LinkNote
          notice={notice}
          game={data.book.game}
          onDismiss={stay(replay.dismiss)}
          onOwn={stay(replay.backToOwn)}
        />
      )}
      <div class="deal">
        <div>
          <GameTable model={model} step={step} unit={data.book.unit} />
          <Controls
            replay={replay}
            keys={keys}
            words={words}
            where={where}
            isPlaying={isPlaying}
            departure={departure && last}
            onMove={perform}
          />
        </div>
        <div class="beside">
          <div class="say">
            <p class="where">{where}</p>
            <p>{says}</p>
            {faults.map(({ key, message }) => (
              <p class="fault" key={`${key} ${message}`}>
                Against the rules: {message}
              </p>
            ))}
            {annotations}
          </div>
          {replay.refusal !== undefined && <p class="problem">{replay.refusal}</p>}
          {departure && <DepartureNote departure={departure} onSettle={stay(replay.settleAsPlayed)} {...grounds} />}
          <Account model={model} step={step} accountInBook={accountInBook} words={words} {...grounds} />
        </div>
      </div>
      <RulePanel
        data={data}
        groups={replay.groups}
        rules={replay.rules}
        changes={changes}
        model={model}
        isHelpOpen={isHelpOpen}
        keys={keys}
        words={words}
        accountInBook={accountInBook}
        actions={{
          choose: replay.choose,
          resetAll: () => replay.change({}),
          link: () => links.linkOf(replay.state),
          linksBeside: (other) => links.linksBeside(replay.state, other),
          openHelp: () => perform('help'),
          closeHelp: () => setIsHelpOpen(false),
        }}
      />
    </section>
  );
}
