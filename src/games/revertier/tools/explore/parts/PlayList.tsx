import { useState, useMemo } from 'preact/hooks';
import type { RefusedPlay } from '../../../play/why-not.ts';
import { capital } from '#engine/wording/sentence.ts';
import { sayPlay } from '../../../wording/names.ts';
import { sayMoves } from '../../../wording/plays.ts';
import { Grounds, type GroundsProps } from '#islands/rules/Grounds.tsx';
import { type ListedPlay, type PlayLists, countThrows } from '../situation/plays.ts';
import { type ExplorerStatus } from '../effect-words.ts';
import type { Explorer } from '../use-explore.ts';
import stage from '#islands/replay/stage.module.css';
import styles from '../Explore.module.css';
import forms from '#view/forms.module.css';
import type { RevertierRules } from '../../../rules/keys.ts';
import type { Position } from '#engine/tables/position.ts';
import { printThrow, type Throw, nameThrow } from '#engine/tables/play.ts';

interface ThrowTableProps {
  readonly position: Position;
  readonly rules: RevertierRules;
  readonly held: RevertierRules;
  /** `1792`, or the rules that were kept. */
  readonly against: string;
  readonly onLay: (dice: Throw) => void;
}

/** All 21 throws from this position under both sets of rules; computed when it is opened. */
export function ThrowTable(props: ThrowTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      class={`${styles.allThrows} ${styles.part}`}
      data-part="all-throws"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>Count the legal plays of each throw</summary>
      {isOpen && <PlayCounts {...props} />}
    </details>
  );
}

function PlayCounts({ position, rules, held, against, onLay }: ThrowTableProps) {
  const counts = useMemo(() => countThrows(position, rules, held), [position, rules, held]);
  return (
    <table class="table">
      <thead>
        <tr>
          <th scope="col">throw</th>
          <th scope="col" class="n">
            {against}
          </th>
          <th scope="col" class="n">
            your rules
          </th>
          <th scope="col">change</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ dice, now, then, gained, lost }) => (
          <tr key={printThrow(dice)}>
            <th scope="row">
              <button type="button" class={forms.button} onClick={() => onLay(dice)}>
                {nameThrow(dice)}
              </button>
            </th>
            <td class="n">{then}</td>
            <td class="n">{now}</td>
            <td>
              {gained > 0 && <ins>{gained} more</ins>} {lost > 0 && <del>{lost} gone</del>}
              {gained + lost === 0 && <span class="soft">the same</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface StatusLineProps extends Omit<GroundsProps, 'keys'> {
  readonly explored: Explorer;
  readonly now: ExplorerStatus;
}

/** Whose turn it is and what he may do; the last refusal, with its rule. */
export function StatusLine({ explored, now, ...grounds }: StatusLineProps) {
  const { refused } = explored.handling;
  return (
    <div
      class={`${stage.say} scrolls tight`}
      data-part="say"
      role="group"
      tabIndex={0}
      aria-label="What can be played now"
    >
      <p class="sc rubric" data-part="where">
        {now.where}
      </p>
      {refused ? (
        <div class="because" data-part="refusal">
          <p>{refused.message}</p>
          {refused.key !== undefined && <Grounds {...grounds} keys={[refused.key]} />}
        </div>
      ) : (
        <p class={stage.told} data-part="told">
          {now.text}
        </p>
      )}
    </div>
  );
}

export interface PlayListProps extends Omit<GroundsProps, 'keys'> {
  readonly plays: PlayLists;
  /** Plays that the men moved so far can still become; all of them if no man has moved. */
  readonly open?: readonly { readonly text: string }[] | undefined;
  /** The play on the board. */
  readonly chosen: string | undefined;
  /** Shows a play on the board while it is pointed at or focused; undefined for none. */
  readonly onShow: (text: string | undefined) => void;
  readonly onChoose: (text: string) => void;
}

/** Rows listed at first; the rest follow behind a button. */
const AT_FIRST = 40;

const MARKS = { both: '', gained: 'only by your rules', lost: 'no longer legal' } as const;

interface RowProps extends Pick<PlayListProps, 'chosen' | 'onShow' | 'onChoose'> {
  readonly play: ListedPlay;
}

function Row({ play, chosen, onShow, onChoose }: RowProps) {
  const { text, status, why } = play;
  return (
    <tr data-status={status} onMouseEnter={() => onShow(text)} onMouseLeave={() => onShow(undefined)}>
      <th scope="row">
        <button
          type="button"
          class="bare"
          aria-pressed={chosen === text}
          onFocus={() => onShow(text)}
          onBlur={() => onShow(undefined)}
          onClick={() => onChoose(text)}
        >
          {status === 'lost' ? <del>{text}</del> : status === 'gained' ? <ins>{text}</ins> : text}
        </button>
        {/* Buttons are hidden without a script, but the text of the play must stay. */}
        <span class={styles.plain}>{text}</span>
      </th>
      <td>
        {capital(sayMoves(play.paths))}: {sayPlay(play)}.
        {status !== 'both' && (
          <small>
            {MARKS[status]}
            {why && `: ${why.message}`}
          </small>
        )}
      </td>
    </tr>
  );
}

/** Legal plays of the throw, each of which can be shown on the board; then plausible plays that are not legal. */
export function PlayList({
  plays: { listed: every, refused },
  open,
  chosen,
  onShow,
  onChoose,
  ...grounds
}: PlayListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const texts = open && new Set(open.map(({ text }) => text));
  const listed = texts ? every.filter(({ text, status }) => status === 'lost' || texts.has(text)) : every;
  const legal = listed.filter(({ status }) => status !== 'lost').length;
  const visibleRows = isWhole ? listed : listed.slice(0, AT_FIRST);
  return (
    <>
      <table class={`table ${styles.playList}`} data-part="plays">
        <caption>
          Legal plays <span class="num">{legal}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">play</th>
            <th scope="col">what it does</th>
          </tr>
        </thead>
        <tbody>
          {visibleRows.map((play) => (
            <Row key={`${play.status} ${play.text}`} play={play} chosen={chosen} onShow={onShow} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
      {visibleRows.length < listed.length && (
        <button type="button" class={forms.button} onClick={() => setIsWhole(true)}>
          Show all {listed.length}
        </button>
      )}
      {refused.length > 0 && <RefusedPlays refused={refused} {...grounds} />}
    </>
  );
}

/** Plausible illegal plays, by the rule that forbids them. */
function RefusedPlays({
  refused,
  ...grounds
}: { readonly refused: readonly RefusedPlay[] } & Omit<GroundsProps, 'keys'>) {
  const keys = [...new Set(refused.flatMap(({ why }) => why.key ?? []))];
  return (
    <details class={styles.part} data-part="refused">
      <summary>
        Not legal: <span class="num">{refused.length}</span>
      </summary>
      {keys.map((key) => (
        <div key={key}>
          <ul>
            {refused
              .filter(({ why }) => why.key === key)
              .map(({ text, paths, why }) => (
                <li key={text}>
                  <s>{sayMoves(paths)}</s>: {why.message}
                </li>
              ))}
          </ul>
          <Grounds {...grounds} keys={[key]} />
        </div>
      ))}
    </details>
  );
}
