import { useEffect, useRef } from 'preact/hooks';
import { capital } from '#engine/wording/sentence.ts';
import { Button } from '../../page/controls/controls.tsx';
import type { ShownTypes } from '../../replay/model.ts';
import type { ClauseWords, GameToPlay } from '../game.ts';
import type { PlayTable } from '../use-play-table.ts';
import { classes } from '#view/classes.ts';
import forms from '#view/forms.module.css';
import styles from './Desk.module.css';
import { href } from '#view/href.ts';
import { dayAddress } from '../day/deal-of-the-day.ts';
import { sayNext } from '../day/use-day.ts';
import type { DayAtTable } from '../day/use-day.ts';
import { now } from '../table-session.ts';

/** What comes after a deal, as a button says it, and going on to it. */
interface WhatIsNext {
  readonly label: string;
  readonly onNext: () => void;
}

/** What comes after the deal on the table: the next deal, a new party, or another day. */
export function whatIsNext<G extends ShownTypes>(
  { engine, words: { piece } }: Pick<GameToPlay<G>, 'engine' | 'words'>,
  table: PlayTable<G>,
  {
    day,
    isPartyOver,
    onDay,
  }: {
    readonly day: DayAtTable | undefined;
    readonly isPartyOver: boolean;
    /** Called when the reader goes to another day. */
    readonly onDay: () => void;
  },
): WhatIsNext {
  const { claim, sitting: session } = table;
  if (!day)
    return isPartyOver
      ? { label: 'Begin a new party', onNext: () => table.sitAt({}, now(session).number + 1) }
      : { label: `Play the next ${piece}`, onNext: table.dealOn };
  if (claim) return { label: 'Finish without asking', onNext: () => table.act(claim.lapse) };
  const { next } = day;
  return {
    label: sayNext(day),
    onNext: () => {
      if (next === undefined) location.assign(href(`/${engine.id}/play/`));
      else {
        location.hash = dayAddress(next);
        onDay();
      }
    },
  };
}

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
  const advice = useRef<HTMLSpanElement>(null);
  // On a phone the account lies over the foot of the window.
  useEffect(() => {
    if (hint !== undefined) advice.current?.scrollIntoView({ block: 'nearest' });
  }, [hint]);
  const claimed = isOver ? claims?.label(session.terms.rules) : undefined;
  return (
    <div class={`${styles.desk} no-print`} data-frame data-stays={isOver ? '' : undefined}>
      <div class={`${styles.hint} aside tight`}>
        {!isOver && (
          <>
            <p class={`${styles.asks} wraps`}>
              <Button class="plain" idle={!turn} onClick={onHint}>
                What would the house do?
              </Button>
              <Button class="plain" aria-expanded={isCribOpen} aria-keyshortcuts="c" onClick={onCrib}>
                What counts
              </Button>
              <Button class="plain" idle={!turn} onClick={table.playOut}>
                Show the rest
              </Button>
              {turn?.besides?.map(({ act, label, key }) => {
                const clause = clauseOf(key);
                return (
                  <span key={label} data-part="besides">
                    <Button class="plain" onClick={() => onAct(act)}>
                      {capital(label)}
                    </Button>{' '}
                    {clause && <a href={clause.href}>{clause.label}</a>}
                  </span>
                );
              })}
            </p>
            <p class={`${styles.advice} scrolls`} data-part="advice" role="status">
              <span ref={advice}>
                {session.playedOut !== undefined ? 'The house plays what is left, your hand too.' : hint}
              </span>
            </p>
          </>
        )}
      </div>
      <div class={`${styles.deeds} wraps beside`} data-part="deeds">
        {claimed !== undefined && claim && <Button onClick={() => onAct(claim.take)}>{claimed}</Button>}
        <Button idle={!table.canTakeBack} onClick={table.takeBack}>
          Take back
        </Button>
        {(isOver || canLeave) && (
          <Button
            class={classes(forms.button, isOver && forms.primary)}
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
