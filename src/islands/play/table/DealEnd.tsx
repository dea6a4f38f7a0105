import type { JSX } from 'preact';
import { Button } from '../../page/controls/controls.tsx';
import play from '../Play.module.css';
import styles from './DealEnd.module.css';

export interface DealEndProps {
  readonly piece: 'deal' | 'game';
  readonly replay: string;
  /** Link to replay from the reader's last choice. */
  readonly replayHere: string | undefined;
  /** Link to continue elsewhere, and its words. */
  readonly otherTool: { readonly address: string; readonly label: string };
  readonly compare: string;
  /** Hands as dealt. */
  readonly dealt: JSX.Element | null;
  /** What the reader would receive from the pools if the session ended here. */
  readonly leftover: number;
  readonly isPartyOver: boolean;
  readonly onSave: () => void;
}

/** After a deal: all hands, and links to replay it or play it differently. */
export function DealEnd({
  piece,
  replay,
  replayHere,
  otherTool,
  compare,
  dealt,
  leftover,
  isPartyOver,
  onSave,
}: DealEndProps) {
  return (
    <section class={styles.over} data-part="over" aria-label={`After the ${piece}`}>
      {isPartyOver && (
        <p>
          The party is over: you have played as many deals as this book gives it.
          {leftover > 0 && ` Of what is left in the pools ${String(leftover)} would be yours.`}
        </p>
      )}
      {!isPartyOver && leftover > 0 && (
        <p>If everybody stopped now, {leftover} of what is left in the pools would be yours.</p>
      )}
      {dealt && (
        <details>
          <summary>What every player held</summary>
          {dealt}
        </details>
      )}
      <ul class={styles.links}>
        <li>
          <a href={replay}>Open this {piece} as a replay</a>
        </li>
        {replayHere !== undefined && (
          <li>
            <a href={replayHere}>Replay from your last choice</a>
          </li>
        )}
        <li>
          <a href={otherTool.address}>{otherTool.label}</a>
        </li>
        <li>
          <a href={compare}>Compare with another book</a>
        </li>
        <li>
          <Button class={play.plain} onClick={onSave}>
            Download the session
          </Button>
        </li>
      </ul>
    </section>
  );
}
