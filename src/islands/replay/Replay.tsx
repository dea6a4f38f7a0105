import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { actionFor } from '../page/keymap.ts';
import { usePlayback } from '../page/playback.ts';
import { useSpeech } from '../page/speech.ts';
import { stepAt } from '../account/steps.ts';
import { Account } from './Account.tsx';
import { Controls } from './Controls.tsx';
import type { Move, ReplayKeys } from './key-bindings.ts';
import type { AnyModel, AnyStep } from './model.ts';
import type { ReplayData } from './replay-data.ts';
import { StandingWorkshop } from './StandingWorkshop.tsx';
import type { DeskKit } from './use-desk.ts';
import { useReplay } from './use-replay.ts';
import type { ReplayWords } from './words.ts';

export interface ReplayProps {
  /** `ReplayData` as JSON. */
  readonly data: string;
  /** The page's notes on single steps: elements with the place in `data-step`. */
  readonly annotations?: ComponentChildren;
  /** The workshop as it stands before it is touched. */
  readonly workshop?: ComponentChildren;
}

/** What a replay asks of its game. */
export interface ReplayGame<R, Rec, Packed, S extends AnyStep, M extends AnyModel<S>> {
  readonly unpack: (deal: Packed) => M;
  readonly fetchKit: () => Promise<DeskKit<R, Rec, M>>;
  readonly Baize: (props: BaizeProps<M>) => JSX.Element | null;
  readonly keys: ReplayKeys;
  readonly words: ReplayWords<S>;
  /** An account in a column: `first`, `great pool`. */
  readonly accountInBook: (account: string) => string;
}

export interface BaizeProps<M> {
  readonly model: M;
  readonly step: number;
  readonly unit: readonly [one: string, many: string];
}

/** A card every so often while playing: time to read the sentence. */
const PACE_MS = 1600;

/** A deal step by step: the table, the account as it grows, and the rules to be changed. */
export function ReplayOf<R, Rec, Packed, S extends AnyStep, M extends AnyModel<S>>({
  data: json,
  annotations,
  workshop,
  game,
}: ReplayProps & { readonly game: ReplayGame<R, Rec, Packed, S, M> }) {
  const { Baize, keys, words, accountInBook } = game;
  const data = useMemo(() => JSON.parse(json) as ReplayData<Packed>, [json]);
  const root = useRef<HTMLElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const replay = useReplay<R, Rec, Packed, S, M>(data, game.unpack, game.fetchKit, words, () => {
    setIsPlaying(false);
    root.current?.querySelector('.deal > div')?.scrollIntoView({ block: 'nearest' });
  });
  const { model, step, targets, changes, ruleOf, goTo, notice, desk } = replay;
  const { steps, seats, effect } = model;
  const isForeign = replay.state.foreign !== undefined;
  const [isHelpOpen, setIsHelpOpen] = useState(false);

  const last = steps.length - 1;
  const here = steps[step];
  const where = words.sayPlace(here?.at ?? words.start);
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
  const does = (move: Move | 'help'): void => {
    if (move === 'help') {
      replay.prepare();
      setIsHelpOpen(true);
    } else if (move === 'play') {
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
        !isForeign && here?.departure === undefined && note.getAttribute('data-step') === here?.at,
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
        does(action);
      }}
      onFocusOut={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && root.current?.contains(relatedTarget))) stop();
      }}
    >
      <p class="vh" role="status">
        {spoken}
      </p>
      {notice && desk && (
        <desk.LinkNote
          notice={notice}
          game={data.book.game}
          onDismiss={stay(replay.dismiss)}
          onOwn={stay(replay.backToOwn)}
        />
      )}
      <div class="deal">
        <div>
          <Baize model={model} step={step} unit={data.book.unit} />
          <Controls
            replay={replay}
            keys={keys}
            words={words}
            where={where}
            isPlaying={isPlaying}
            departure={departure && last}
            onMove={does}
          />
        </div>
        <div class="beside">
          <div class="say">
            <p class="where">{where}</p>
            <p>{says}</p>
            {faults.map(({ at, key, message }) => (
              <p class="fault" key={`${at} ${key} ${message}`}>
                Against the rules: {message}
              </p>
            ))}
            {annotations}
          </div>
          {replay.refusal !== undefined && <p class="problem">{replay.refusal}</p>}
          {departure && desk && (
            <desk.DepartureNote departure={departure} onSettle={stay(replay.settleAsPlayed)} {...grounds} />
          )}
          <Account model={model} step={step} accountInBook={accountInBook} words={words} {...grounds} />
        </div>
      </div>
      <StandingWorkshop
        standing={workshop}
        alive={
          desk && (
            <desk.Workshop
              data={data}
              groups={desk.groups}
              rules={desk.rules}
              changes={changes}
              model={model}
              isHelpOpen={isHelpOpen}
              keys={keys}
              words={words}
              accountInBook={accountInBook}
              does={{
                choose: (key, text) => {
                  const next = desk.answer(desk.rules, replay.state.changes, key, text);
                  if (next) replay.change(next);
                },
                resetAll: () => replay.change({}),
                link: () => desk.linkOf(desk, replay.state),
                linksBeside: (other) => desk.linksBeside(desk, replay.state, other),
                openHelp: () => does('help'),
                closeHelp: () => setIsHelpOpen(false),
              }}
            />
          )
        }
        onNear={replay.prepare}
        onHold={replay.hold}
        hasFailed={replay.hasFailed}
      />
    </section>
  );
}
