import type { JSX } from 'preact';
import { Button } from '../../page/controls/Button.tsx';

export interface OverProps {
  readonly piece: 'deal' | 'game';
  readonly replay: string;
  /** At the reader’s last choice. */
  readonly replayHere: string | undefined;
  /** Where it can be gone on with otherwise. */
  readonly otherwise: { readonly address: string; readonly says: string };
  readonly compare: string;
  /** What each seat was dealt. */
  readonly dealt: JSX.Element | null;
  /** What the reader would get of the pools, were the session to end here. */
  readonly leftover: number;
  readonly isPartyOver: boolean;
  readonly onSave: () => void;
}

/** After a deal: what the house held, and where it can be looked at again or played otherwise. */
export function Over({
  piece,
  replay,
  replayHere,
  otherwise,
  compare,
  dealt,
  leftover,
  isPartyOver,
  onSave,
}: OverProps) {
  return (
    <section class="over" aria-label={`After the ${piece}`}>
      {isPartyOver && (
        <p>
          The party is over: as many deals have been played as the book makes one of.
          {leftover > 0 && ` Of what is left in the pools ${String(leftover)} would be yours.`}
        </p>
      )}
      {!isPartyOver && leftover > 0 && (
        <p>Were you all to get up now, {leftover} of what is left in the pools would be yours.</p>
      )}
      {dealt && (
        <details>
          <summary>What the house held</summary>
          {dealt}
        </details>
      )}
      <ul class="ways">
        <li>
          <a href={replay}>Open this {piece} as a replay</a>
        </li>
        {replayHere !== undefined && (
          <li>
            <a href={replayHere}>The same at your last choice</a>
          </li>
        )}
        <li>
          <a href={otherwise.address}>{otherwise.says}</a>
        </li>
        <li>
          <a href={compare}>What another book makes of it</a>
        </li>
        <li>
          <Button class="plain" onClick={onSave}>
            Download the session
          </Button>
        </li>
      </ul>
    </section>
  );
}
