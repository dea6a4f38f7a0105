import '#islands/page/joined-texts.ts';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '#islands/page/controls/Button.tsx';
import { sayPlayer } from '../../say/index.ts';
import { CopyLink } from '#islands/page/controls/CopyLink.tsx';
import { addressWith } from '#islands/page/fragment.ts';
import { actionFor } from '#islands/page/keys/keymap.ts';
import { KeySheet } from '#islands/page/keys/KeySheet.tsx';
import { Notice } from '#islands/page/controls/Notice.tsx';
import { Select } from '#islands/page/controls/Select.tsx';
import { Spoken } from '#islands/page/controls/Spoken.tsx';
import { AllRules } from './parts/AllRules.tsx';
import { BothBoards } from './parts/BothBoards.tsx';
import { BoardControls } from './parts/BoardControls.tsx';
import { useExplore, type ExploreData } from './use-explore.ts';
import { sayNow } from './effect-words.ts';
import { EXPLORE_KEYS, EXPLORE_SHEET } from './key-bindings.ts';
import type { Lifted } from './situation/move-men.ts';
import { PlaceMen } from './parts/PlaceMen.tsx';
import { PlayList } from './parts/PlayList.tsx';
import { Score } from './parts/Score.tsx';
import { SetUp } from './parts/SetUp.tsx';
import { ThrowTable } from './parts/ThrowTable.tsx';
import { Told } from './parts/Told.tsx';

export interface ExploreProps {
  /** `ExploreData` as JSON. */
  readonly data: string;
}

/** A board for two, both of whom sit on this side of it: every throw, every legal play, and why the others are not. */
export function Explore({ data: json }: ExploreProps) {
  const data = useMemo(() => JSON.parse(json) as ExploreData, [json]);
  const explored = useExplore(data);
  const { state, plays, ending, ruleOf } = explored;
  const { position, changes, kept } = state;
  const { books } = data;
  const book = explored.head;
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isSetting, setIsSetting] = useState(false);
  const [lifted, setLifted] = useState<Lifted>();
  const root = useRef<HTMLElement>(null);
  const grounds = { ruleOf, book, changes };
  const now = sayNow(explored);
  const spoken = `${now.where}. ${now.says}`;
  const actions = { ...explored, help: () => setIsHelpOpen(true) };
  return (
    <section
      class="explore replay"
      aria-label="A board to play both sides of"
      ref={root}
      tabIndex={-1}
      onKeyDown={(event) => {
        const action = isHelpOpen ? undefined : actionFor(event, EXPLORE_KEYS);
        if (action === undefined) return;
        event.preventDefault();
        actions[action]();
      }}
    >
      <Spoken words={spoken} />
      {explored.notice !== undefined && <Notice onDismiss={explored.dismiss}>{explored.notice}</Notice>}
      <div class="stage" id="table">
        <div class="felt">
          <BothBoards explored={explored} isSetting={isSetting} lifted={lifted} onLift={setLifted} />
        </div>
        <div class="tell">
          <Told explored={explored} now={now} {...grounds} />
          <div class="may-play" role="region" aria-label="Legal plays" tabIndex={0}>
            {!ending && state.dice && (
              <PlayList
                plays={plays}
                open={explored.moving?.open}
                chosen={explored.moving?.whole?.text}
                onShow={explored.show}
                onChoose={explored.choose}
                {...grounds}
              />
            )}
          </div>
          <Score finished={state.finished} men={(explored.moving ?? position).men} />
        </div>
      </div>
      <BoardControls explored={explored} />
      <nav class="below" aria-label="On this page">
        <a href="#table">Board</a>
        <a href="#set-up">Set up</a>
        {!ending && <a href="#all-throws">All throws</a>}
        <a href="#suppose">Suppose</a>
      </nav>
      <div class="actions tools">
        {books.length > 1 && (
          <label>
            By the rules of{' '}
            <Select
              class="control"
              value={book.id}
              options={books.map(({ id, short }) => [id, short])}
              onChoose={explored.take}
            />
          </label>
        )}
        <CopyLink label="Copy link" addressOf={() => addressWith(explored.linkOf())} />
        <Button class="button keys" aria-keyshortcuts="?" onClick={actions.help}>
          Keys
        </Button>
      </div>
      <KeySheet title="Keys" bindings={EXPLORE_SHEET} open={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
      <section class="lay-out" aria-labelledby="set-up">
        <h2 id="set-up">Set the board up</h2>
        <PlaceMen
          lifted={lifted}
          isOn={isSetting}
          onToggle={() => {
            setIsSetting(!isSetting);
            setLifted(undefined);
            if (!isSetting) root.current?.scrollIntoView();
          }}
          seed={state.seed}
          thrown={state.thrown}
          onSeed={explored.seed}
        />
        <SetUp position={position} onLay={(next) => explored.lay({ position: next })} />
      </section>
      {!ending && (
        <section aria-labelledby="all-throws">
          <h2 id="all-throws">All 21 throws for {sayPlayer(position.toPlay)}</h2>
          <ThrowTable
            position={position}
            rules={explored.rules}
            held={explored.held}
            against={Object.keys(kept).length === 0 ? book.date : 'kept'}
            onLay={(dice) => {
              explored.lay({ dice });
              root.current?.focus();
              root.current?.scrollIntoView();
            }}
          />
        </section>
      )}
      <AllRules explored={explored} books={books.length} {...grounds} />
    </section>
  );
}
