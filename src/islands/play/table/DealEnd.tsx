import type { JSX } from 'preact';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { href } from '#view/href.ts';
import { Button } from '../../page/controls/controls.tsx';
import { printDeal } from '../../replay/replay-links.ts';
import type { ShownTypes } from '../../replay/model.ts';
import { compareHref } from '../../rules/reading-address.ts';
import type { ReaderChanges } from '../../rules/rule-words.ts';
import type { GameToPlay } from '../game.ts';
import styles from './DealEnd.module.css';

const IN_EDITOR: NonNullable<GameToPlay<ShownTypes>['otherTool']> = {
  path: 'editor',
  label: 'Play it differently in the editor',
};

/** Links from a finished deal to other tools. */
export function linksAfter<G extends ShownTypes>(
  { engine, otherTool = IN_EDITOR }: GameToPlay<G>,
  {
    book,
    changes,
    record,
    beforeChoice,
  }: {
    readonly book: RuleSet<G['rules']>;
    readonly changes: ReaderChanges;
    readonly record: G['record'];
    /** The record before the reader’s last choice. */
    readonly beforeChoice: G['record'] | undefined;
  },
): Pick<DealEndProps, 'otherTool' | 'compare'> {
  const link = printDeal(engine, book, { record, changes });
  const { path, label, fromChoice } = otherTool;
  const opened =
    fromChoice === true && beforeChoice !== undefined
      ? printDeal(engine, book, { record: beforeChoice, changes })
      : link;
  const other = engine.ruleSets.filter(({ id }) => id !== book.id).at(-1);
  const beside = other ? [printDeal(engine, other, { record, changes: {} })] : [];
  return {
    otherTool: { address: `${href(`/${engine.id}/${path}/`)}#${opened}`, label },
    compare: compareHref(engine.id, [link, ...beside], href('/')),
  };
}

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
    <section class={`${styles.over} scrolls tight`} data-part="over" aria-label={`After the ${piece}`}>
      {isPartyOver && (
        <p>
          The party is over: you have played all the deals that this book sets for it.
          {leftover > 0 && ` Your share of what is left in the pools is ${String(leftover)}.`}
        </p>
      )}
      {!isPartyOver && leftover > 0 && (
        <p>If everybody stopped now, your share of what is left in the pools would be {leftover}.</p>
      )}
      {dealt && (
        <details>
          <summary>What every player held</summary>
          {dealt}
        </details>
      )}
      <ul class={`${styles.links} wraps`}>
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
          <Button class="plain" onClick={onSave}>
            Download the session
          </Button>
        </li>
      </ul>
    </section>
  );
}
