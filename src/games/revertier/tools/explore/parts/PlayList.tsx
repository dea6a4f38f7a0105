import { useState } from 'preact/hooks';
import type { RefusedPlay } from '../../../play/refused-plays.ts';
import { sayPlay } from '../../../say/index.ts';
import { Grounds, type GroundsProps } from '#islands/rules/Grounds.tsx';
import type { ListedPlay, Plays } from '../situation/plays.ts';

export interface PlayListProps extends Omit<GroundsProps, 'keys'> {
  readonly plays: Plays;
  /** The plays that the men moved so far can still become; all, where nothing has been moved. */
  readonly open?: readonly { readonly text: string }[] | undefined;
  /** The play that lies on the board. */
  readonly chosen: string | undefined;
  /** Shows a play on the board while it is pointed at or has the focus; undefined for none. */
  readonly onShow: (text: string | undefined) => void;
  readonly onChoose: (text: string) => void;
}

/** More rows than these stand behind a button. */
const AT_FIRST = 40;

const MARKS = { both: '', gained: 'only by your rules', lost: 'no longer legal' } as const;

interface RowProps extends Pick<PlayListProps, 'chosen' | 'onShow' | 'onChoose'> {
  readonly play: ListedPlay;
}

function Row({ play, chosen, onShow, onChoose }: RowProps) {
  const { text, status, why } = play;
  return (
    <tr class={status} onMouseEnter={() => onShow(text)} onMouseLeave={() => onShow(undefined)}>
      <th scope="row">
        <button
          type="button"
          aria-pressed={chosen === text}
          onFocus={() => onShow(text)}
          onBlur={() => onShow(undefined)}
          onClick={() => onChoose(text)}
        >
          {status === 'lost' ? <del>{text}</del> : status === 'gained' ? <ins>{text}</ins> : text}
        </button>
        {/* Buttons go where no script works them, and the play must not go with its button. */}
        <span class="plain">{text}</span>
      </th>
      <td>
        {sayPlay(play)}
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

/** The legal plays of the throw, each to be looked at on the board; then those that look possible and are not. */
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
  const shown = isWhole ? listed : listed.slice(0, AT_FIRST);
  return (
    <>
      <table class="play-list">
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
          {shown.map((play) => (
            <Row key={`${play.status} ${play.text}`} play={play} chosen={chosen} onShow={onShow} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
      {shown.length < listed.length && (
        <button type="button" class="button" onClick={() => setIsWhole(true)}>
          Show all {listed.length}
        </button>
      )}
      {refused.length > 0 && <Refused refused={refused} {...grounds} />}
    </>
  );
}

/** Plays somebody might think of, by the rule that refuses them. */
function Refused({ refused, ...grounds }: { readonly refused: readonly RefusedPlay[] } & Omit<GroundsProps, 'keys'>) {
  const keys = [...new Set(refused.flatMap(({ why }) => why.key ?? []))];
  return (
    <details class="refused">
      <summary>
        Not legal: <span class="num">{refused.length}</span>
      </summary>
      {keys.map((key) => (
        <div key={key}>
          <ul>
            {refused
              .filter(({ why }) => why.key === key)
              .map(({ text, why }) => (
                <li key={text}>
                  <s>{text}</s> {why.message}
                </li>
              ))}
          </ul>
          <Grounds {...grounds} keys={[key]} />
        </div>
      ))}
    </details>
  );
}
