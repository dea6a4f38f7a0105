import { useLayoutEffect, useState } from 'preact/hooks';
import { MEN } from '../../../record/record.ts';
import { err, ok, type Problem, type Result } from '#engine/kernel/result.ts';
import {
  parseMen,
  printMen,
  whyNotPosition,
  type Player,
  type Position,
  parsePositionId,
  printPositionId,
} from '#engine/tables/position.ts';
import { TypedField } from '#islands/page/controls/controls.tsx';
import { BEGINNINGS } from '../situation/state.ts';
import styles from '../Explore.module.css';
import forms from '#view/forms.module.css';

export interface SetUpProps {
  readonly position: Position;
  readonly onLay: (position: Position) => void;
}

interface PositionDraft {
  readonly white: string;
  readonly black: string;
  readonly toPlay: Player;
}

const draftOf = ({ men, toPlay }: Position): PositionDraft => ({
  white: printMen(men[0]),
  black: printMen(men[1]),
  toPlay,
});

function readDraft({ white, black, toPlay }: PositionDraft): Result<Position> {
  const [own, other] = [parseMen(white), parseMen(black)];
  if (!own.ok) return own;
  if (!other.ok) return other;
  const position: Position = { men: [own.value, other.value], toPlay };
  const why = whyNotPosition(position, MEN);
  return why ? err(why) : ok(position);
}

/** Typed position: each player’s men as he counts and who throws next; or a position name. */
export function PositionSetUp({ position, onLay }: SetUpProps) {
  const id = printPositionId(position);
  const [draft, setDraft] = useState(() => draftOf(position));
  const [typedId, setTypedId] = useState(id);
  const [problem, setProblem] = useState<Problem>();
  // Before the next paint; otherwise text typed in between would be lost.
  useLayoutEffect(() => {
    setDraft(draftOf(position));
    setTypedId(id);
    setProblem(undefined);
  }, [id]);
  const beginning = BEGINNINGS.find((one) => printPositionId(one.position) === id)?.name ?? '';
  const take = (read: Result<Position>): void => {
    setProblem(read.ok ? undefined : read.error);
    if (read.ok) onLay(read.value);
  };
  const change = (part: Partial<PositionDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    take(readDraft(next));
  };
  return (
    <fieldset class={styles.part} data-part="set-up">
      <legend class="sc">The position</legend>
      {(['white', 'black'] as const).map((player) => (
        <div class={forms.field} key={player}>
          <label for={`men-${player}`}>{player === 'white' ? 'White’s men' : 'Black’s men'}, by his own numbers</label>
          <TypedField
            id={`men-${player}`}
            class={forms.control}
            type="text"
            spellcheck={false}
            value={draft[player]}
            aria-describedby="set-up-hint"
            onTake={(typed) => {
              change({ [player]: typed });
              return true;
            }}
          />
        </div>
      ))}
      <p class="aside note" id="set-up-hint">
        For each point, how many men: <code>1:10 12:4 hand:1 off:0</code>. Fifteen in all.
      </p>
      <div class={`${forms.actions} ${styles.part}`}>
        <label>
          Who throws next{' '}
          <select
            class={forms.control}
            value={String(draft.toPlay)}
            onChange={({ currentTarget }) => change({ toPlay: currentTarget.value === '1' ? 1 : 0 })}
          >
            <option value="0" selected={draft.toPlay === 0}>
              White
            </option>
            <option value="1" selected={draft.toPlay === 1}>
              Black
            </option>
          </select>
        </label>
        <label>
          Start of a game{' '}
          <select
            class={forms.control}
            value={beginning}
            onChange={({ currentTarget }) => {
              const chosen = BEGINNINGS.find(({ name }) => name === currentTarget.value);
              if (chosen) onLay(chosen.position);
            }}
          >
            {beginning === '' && <option value="">choose one</option>}
            {BEGINNINGS.map(({ name }) => (
              <option key={name} value={name} selected={name === beginning}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class={forms.field}>
        <label for="position-id">Name of the position</label>
        <TypedField
          id="position-id"
          class={forms.control}
          type="text"
          spellcheck={false}
          autocomplete="off"
          value={typedId}
          onTake={(typed) => {
            setTypedId(typed);
            take(parsePositionId(typed));
            return true;
          }}
        />
      </div>
      {problem && (
        <p class={forms.problem} role="alert">
          {problem.message}
        </p>
      )}
    </fieldset>
  );
}
