import { capital } from '#engine/wording/sentence.ts';
import { Button } from '../../page/controls/controls.tsx';
import type { ShownTypes } from '../../replay/model.ts';
import type { ClauseWords, GameToPlay } from '../game.ts';
import type { PlayTable } from '../use-play-table.ts';
import type { WhatIsNext } from './what-is-next.ts';
import play from '../Play.module.css';
import styles from './Desk.module.css';

export interface DeskProps<G extends ShownTypes> {
  readonly game: GameToPlay<G>;
  readonly table: PlayTable<G>;
  readonly clauseOf: (key: string) => ClauseWords | undefined;
  readonly onAct: (act: G['act']) => void;
  /** The house's advice, if it was asked for; below, the action that asks. */
  readonly hint: string | undefined;
  readonly onHint: () => void;
  /** Whether what counts is open, and opening or closing it. */
  readonly isCribOpen: boolean;
  readonly onCrib: () => void;
  readonly next: WhatIsNext;
  /** Whether the reader may leave the deal for a new one. */
  readonly canLeave: boolean;
}

/** Controls below the table: advice, ending the deal early, take back, next deal. */
export function Desk<G extends ShownTypes>({
  game: {
    words: { piece },
    claim: claims,
  },
  table,
  clauseOf,
  onAct,
  hint,
  onHint,
  isCribOpen,
  onCrib,
  next,
  canLeave,
}: DeskProps<G>) {
  const { sitting: session, me, turn, isOver, claim } = table;
  const claimed = isOver ? claims?.label(session.terms.rules) : undefined;
  return (
    <div class={styles.desk} data-frame>
      <div class={styles.hint}>
        {!isOver && (
          <>
            <p class={styles.asks}>
              <Button class={play.plain} idle={!turn} onClick={onHint}>
                What would the house do?
              </Button>
              <Button class={play.plain} aria-expanded={isCribOpen} aria-keyshortcuts="c" onClick={onCrib}>
                What counts
              </Button>
              <Button class={play.plain} idle={!turn} onClick={table.playOut}>
                Show the rest
              </Button>
              {turn?.besides?.map(({ act, label, key }) => {
                const clause = clauseOf(key);
                return (
                  <span key={label} data-part="besides">
                    <Button class={play.plain} onClick={() => onAct(act)}>
                      {capital(label)}
                    </Button>{' '}
                    {clause && <a href={clause.href}>{clause.label}</a>}
                  </span>
                );
              })}
            </p>
            <p class={styles.advice} data-part="advice" role="status">
              {session.playedOut !== undefined ? 'The house plays what is left, your hand too.' : hint}
            </p>
          </>
        )}
      </div>
      <div class={styles.deeds} data-part="deeds">
        {claimed !== undefined && claim && <Button onClick={() => onAct(claim.take)}>{claimed}</Button>}
        <Button idle={!table.canTakeBack} onClick={table.takeBack}>
          Take back
        </Button>
        {(isOver || canLeave) && (
          <Button
            data-part={isOver ? 'next' : undefined}
            onClick={isOver ? next.onNext : () => table.sit({ terms: { ...session.terms, seat: me }, deal: undefined })}
          >
            {isOver ? next.label : `New ${piece}`}
          </Button>
        )}
      </div>
    </div>
  );
}
