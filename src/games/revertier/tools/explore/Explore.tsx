import { useMemo, useRef, useState } from 'preact/hooks';
import { across, type Place } from '#engine/tables/point.ts';
import type { Player } from '#engine/tables/position.ts';
import { isDoublet } from '#engine/tables/throw.ts';
import { Board } from '#view/Board.tsx';
import { href } from '#view/href.ts';
import {
  GROUPS,
  nameThrow,
  sayPlay,
  sayPlayer,
  sayPosition,
  sayTray,
  countPlays,
  SAY_NUMBERS,
} from '../../say/index.ts';
import { CopyLink } from '#islands/page/CopyLink.tsx';
import { addressWith } from '#islands/page/fragment.ts';
import { actionFor } from '#islands/page/keymap.ts';
import { Notice } from '#islands/page/Notice.tsx';
import { printChanges } from '#islands/rules/rule-words.ts';
import { useSpeech } from '#islands/page/speech.ts';
import { Suppose, type RuleGroup } from '#islands/rules/Suppose.tsx';
import { REVERTIER_KEYS } from '../../rules/keys.ts';
import type { ExploreData } from './data.ts';
import { DiceBox } from './DiceBox.tsx';
import { sayEnding, sayMoved } from './effect-words.ts';
import { EXPLORE_KEYS } from './key-bindings.ts';
import { isFree, menOn, moveOne, MoveMen, type Lifted } from './MoveMen.tsx';
import { PlayList } from './PlayList.tsx';
import { RULES_OF_PLAY } from './plays.ts';
import { SetUp } from './SetUp.tsx';
import { ThrowTable } from './ThrowTable.tsx';
import { useExplore } from './use-explore.ts';

export interface ExploreProps {
  /** `ExploreData` as JSON. */
  readonly data: string;
}

/** The questions in groups: those that change the plays of this throw, then the others under their headings. */
function groupsOf(matter: readonly string[]): readonly [RuleGroup, ...RuleGroup[]] {
  const rest = RULES_OF_PLAY.filter((key) => !matter.includes(key));
  const others = Object.entries(GROUPS).map(([id, heading]) => ({
    id,
    heading,
    keys: rest.filter((key) => REVERTIER_KEYS[key].group === id),
  }));
  return [
    { id: 'matter', heading: 'These change the plays of this throw', keys: matter },
    ...others.filter(({ keys }) => keys.length > 0),
  ];
}

/** Any position, any throw: every legal play, shown on the board; and why the others are not legal. */
export function Explore({ data: json }: ExploreProps) {
  const data = useMemo(() => JSON.parse(json) as ExploreData, [json]);
  const explored = useExplore(data);
  const { state, plays, looked, ending, matter, words } = explored;
  const { position, dice, viewer, changes, kept } = state;
  const { books } = data;
  const book = explored.head;
  const [isMoving, setIsMoving] = useState(false);
  const [lifted, setLifted] = useState<Lifted>();
  const board = useRef<HTMLDivElement>(null);
  const ruleOf = (key: string) => words.find((rule) => rule.key === key);
  const printed = printChanges(changes);
  const grounds = { ruleOf, book, changes: printed };
  const player = sayPlayer(position.toPlay);
  const legal = plays.listed.filter(({ status }) => status !== 'lost').length;
  const says = ending
    ? sayEnding(ending)
    : `${player} throws ${nameThrow(dice)}${isDoublet(dice) ? ', a doublet' : ''}: ${countPlays(legal)}.`;
  const spoken = useSpeech(looked ? `${looked.text}: ${sayPlay(looked)}.` : says);

  const press = (who: Player, place: Place): void => {
    if (lifted) {
      if (who === lifted.player && place !== lifted.place && isFree(position, who, place))
        explored.lay({ position: moveOne(position, lifted, place) });
      setLifted(undefined);
    } else if ((position.men[who][place] ?? 0) > 0) setLifted({ player: who, place });
  };
  const pressPoint = (point: Place): void => {
    const there = lifted ?? menOn(position, viewer, point);
    if (there) press(there.player, there.player === viewer ? point : across(point));
  };
  return (
    <section
      class="explore replay"
      aria-label="Explore a throw"
      onKeyDown={(event) => {
        const action = actionFor(event, EXPLORE_KEYS);
        if (action === undefined) return;
        event.preventDefault();
        explored[action]();
      }}
    >
      <p class="vh" role="status">
        {spoken}
      </p>
      {explored.notice !== undefined && <Notice onDismiss={explored.dismiss}>{explored.notice}</Notice>}
      {books.length > 1 && (
        <p class="actions">
          <label>
            By the rules of{' '}
            <select
              class="control"
              value={book.id}
              onChange={({ currentTarget }) => explored.take(currentTarget.value)}
            >
              {books.map(({ id, short }) => (
                <option key={id} value={id} selected={id === book.id}>
                  {short}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      <div class="deal">
        <div class="board-box" ref={board} tabIndex={-1}>
          <Board
            label={`The board from ${sayPlayer(viewer)}’s side; ${player} to play ${nameThrow(dice)}. ${sayPosition(position, viewer)}`}
            men={looked ? looked.after.men : position.men}
            viewer={viewer}
            counting={position.toPlay}
            dice={{ of: position.toPlay, thrown: dice }}
            arrows={looked && { of: position.toPlay, paths: looked.paths, hits: looked.hits }}
            onPoint={isMoving ? pressPoint : undefined}
          />
          <ul class="in-tray">
            {([0, 1] as const).map((who) => (
              <li key={who}>{sayTray((looked ?? { after: position }).after.men[who], who)}</li>
            ))}
          </ul>
          <p class="soft count-note">{SAY_NUMBERS}</p>
          <DiceBox
            dice={dice}
            seed={state.seed}
            thrown={state.thrown}
            canUndo={state.before.length > 0}
            does={{ ...explored, lay: (next) => explored.lay({ dice: next }) }}
          />
        </div>
        <div class="beside">
          <div class="say">
            <p class="where">
              {player} {ending ? '' : `throws ${nameThrow(dice)}`}
            </p>
            <p>{looked ? `${looked.text}: ${sayPlay(looked)}.` : says}</p>
            <div class="actions">
              <button
                type="button"
                class="button primary"
                aria-disabled={!looked || looked.status === 'lost'}
                onClick={() => {
                  explored.play();
                  board.current?.focus();
                }}
              >
                Play it
              </button>
              <CopyLink label="Copy a link to this throw" addressOf={() => addressWith(explored.linkOf())} />
            </div>
          </div>
          {!ending && (
            <PlayList
              plays={plays}
              chosen={state.chosen}
              onShow={explored.show}
              onChoose={explored.choose}
              {...grounds}
            />
          )}
          {!ending && (
            <ThrowTable
              position={position}
              rules={explored.rules}
              held={explored.held}
              against={Object.keys(kept).length === 0 ? book.date : 'kept'}
              onLay={(next) => explored.lay({ dice: next })}
            />
          )}
        </div>
        <div class="lay-out">
          <MoveMen
            lifted={lifted}
            isOn={isMoving}
            onToggle={() => {
              setIsMoving(!isMoving);
              setLifted(undefined);
            }}
            onPlace={press}
          />
          <SetUp position={position} onLay={(next) => explored.lay({ position: next })} />
        </div>
      </div>
      <Suppose
        book={book}
        first={groupsOf(matter)[0]}
        others={groupsOf(matter).slice(1)}
        ruleOf={ruleOf}
        changes={printed}
        effect={sayMoved(plays)}
        onChoose={explored.answer}
        onResetAll={explored.resetRules}
      />
      <div class="actions">
        <button type="button" class="button" onClick={explored.keep}>
          Hold other rules against these
        </button>
        {Object.keys(kept).length > 0 && (
          <button type="button" class="button" onClick={explored.keepNone}>
            Hold against {book.date} again
          </button>
        )}
        {books.length > 1 && (
          <a href={`${href(`/${book.game}/compare/`)}#${explored.besideOf()}`}>
            Compare what the books make of this throw
          </a>
        )}
        <span class="soft">
          {Object.keys(kept).length === 0
            ? `Plays are marked against the rules of ${book.date}.`
            : `Plays are marked against the rules you kept (${String(Object.keys(kept).length)} changed).`}
        </span>
      </div>
    </section>
  );
}
