import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { href } from '../../view/href.ts';
import { Scrubber } from '../../view/Scrubber.tsx';
import { Transport } from '../../view/Transport.tsx';
import { sayPlace } from '../../words/card-places.ts';
import { compareHref } from '../shared/columns.ts';
import { CopyLink } from '../shared/CopyLink.tsx';
import { Grounds } from '../shared/Grounds.tsx';
import { actionFor, shortcutOf } from '../shared/keymap.ts';
import { KeySheet } from '../shared/KeySheet.tsx';
import { Notice } from '../shared/Notice.tsx';
import { OtherBooks } from '../shared/OtherBooks.tsx';
import { usePlayback } from '../shared/playback.ts';
import { useSpeech } from '../shared/speech.ts';
import { countTricks, stepAt, trickStarts } from '../shared/steps.ts';
import { Suppose } from '../shared/Suppose.tsx';
import { Account } from './Account.tsx';
import { Baize } from './Baize.tsx';
import { MOVES, REPLAY_KEYS, type Move } from './keys.ts';
import type { ReplayData } from './replay-data.ts';
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
export function Replay({ data: json, annotations }: ReplayProps) {
  const data = useMemo(() => JSON.parse(json) as ReplayData, [json]);
  const replay = useReplay(data);
  const { model, step, targets, changes, ruleOf, goTo, notice } = replay;
  const { steps, seats, effect } = model;
  const [isPlaying, setIsPlaying] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const root = useRef<HTMLElement>(null);

  const last = steps.length - 1;
  const here = steps[step];
  const where = sayPlace(here?.at ?? 'ante');
  const says = model.say(step);
  const effectSays = effect?.says ?? '';
  const spoken = useSpeech(
    replay.topic === 'step' ? `${where}. ${says}` : effectSays || `Every rule is as ${data.book.date} has it.`,
  );

  const does = (move: Move | 'help'): void => {
    if (move === 'help') {
      setIsHelpOpen(true);
      return;
    }
    if (move !== 'play') {
      goTo(targets[move]);
      return;
    }
    if (!isPlaying && step === last) goTo(0);
    setIsPlaying(!isPlaying);
  };
  const stop = (): void => setIsPlaying(false);
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
        !replay.isForeign && here?.departure === undefined && note.getAttribute('data-step') === here?.at,
      );
  }, [here, replay.isForeign]);

  const faults = here?.departure ? [] : model.faults.filter(({ at }) => stepAt(steps, at, seats) === step);
  const departure = steps[last]?.departure;
  return (
    <section
      class="replay"
      aria-label="Replay"
      ref={root}
      tabIndex={-1}
      onKeyDown={(event) => {
        const action = isHelpOpen ? undefined : actionFor(event, REPLAY_KEYS);
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
      {notice && (
        <Notice onDismiss={replay.dismiss}>
          {notice.message}{' '}
          {notice.elsewhere !== undefined && (
            <a href={compareHref(data.book.game, [notice.elsewhere], href('/'))}>Open it in the comparison</a>
          )}
          {notice.isForeign && (
            <button type="button" class="button" onClick={replay.backToOwn}>
              Show this page’s own deal
            </button>
          )}
        </Notice>
      )}
      <div class="deal">
        <div>
          <Baize model={model} step={step} unit={data.book.unit} />
          <div class="transport">
            <Transport
              label="Steps of the deal"
              buttons={MOVES.map((move) => ({
                does: move === 'play' && isPlaying ? 'pause' : move,
                label: move === 'play' ? (isPlaying ? 'Pause' : 'Play') : LABELS[move],
                keys: shortcutOf(move, REPLAY_KEYS),
                idle: move === 'play' ? last === 0 : targets[move] === step,
                onPress: () => does(move),
              }))}
            />
            <p class="sc place">{countTricks(steps, step) ?? where}</p>
            <Scrubber
              label="Step"
              valueText={where}
              value={step}
              max={last}
              ticks={trickStarts(steps)}
              payments={replay.payments}
              departure={departure && last}
              onStep={goTo}
            />
          </div>
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
          {departure && (
            <div class="departure">
              <p>
                <strong>From here this record could not have happened.</strong> {departure.message} The account stops{' '}
                before it.
              </p>
              <Grounds keys={[departure.key]} ruleOf={ruleOf} book={data.book} changes={changes} />
              <button type="button" class="button" onClick={replay.settleAsPlayed}>
                Settle it as played
              </button>
            </div>
          )}
          <Account model={model} step={step} book={data.book} ruleOf={ruleOf} changes={changes} />
        </div>
      </div>
      <div class="actions tools">
        <CopyLink
          label="Copy a link to this step"
          addressOf={async () => `${location.href.replace(/#.*$/, '')}#${await replay.link()}`}
        />
        <button type="button" class="button" aria-keyshortcuts="?" onClick={() => setIsHelpOpen(true)}>
          Keys
        </button>
        <OtherBooks
          label="Settle by another book"
          books={data.others}
          addressOf={async (other) => compareHref(data.book.game, await replay.linksBeside(other), href('/'))}
        />
      </div>
      <Suppose
        book={data.book}
        first={data.moving}
        others={data.folded}
        ruleOf={ruleOf}
        changes={changes}
        effect={effectSays}
        onChoose={replay.choose}
        onResetAll={replay.resetAll}
        onNear={replay.prepare}
      />
      <KeySheet title="Keys" bindings={REPLAY_KEYS} open={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </section>
  );
}

const LABELS: Readonly<Record<Exclude<Move, 'play'>, string>> = {
  first: 'First step',
  backTrick: 'Previous trick',
  back: 'Previous card',
  forward: 'Next card',
  forwardTrick: 'Next trick',
  last: 'Last step',
  payment: 'Next payment',
};
