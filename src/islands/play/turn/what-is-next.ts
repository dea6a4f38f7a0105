import { href } from '#view/href.ts';
import type { ShownTypes } from '../../replay/model.ts';
import { dayAddress } from '../day/day-home.ts';
import { sayNext } from '../day/day-words.ts';
import type { DayAtTable } from '../day/use-day.ts';
import type { GameToPlay } from '../game.ts';
import { now } from '../table-session.ts';
import type { PlayTable } from '../use-play-table.ts';

/** What comes after a deal, as a button says it, and going on to it. */
export interface WhatIsNext {
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
