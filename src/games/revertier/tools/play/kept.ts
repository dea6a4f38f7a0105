import type { Position } from '#engine/tables/position.ts';
import type { Throw } from '#engine/tables/play.ts';
import { moveBy, type ManMove } from '../../play/moving.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import { useLayoutEffect, useState } from 'preact/hooks';
import { dropStored, onStoredElsewhere, readStored, writeStored } from '#islands/page/stored.ts';

/*
 * What a browser keeps for a reader at the board, beside the table itself: the men he has moved of an unfinished play, and from which
 * side the points are numbered.
 */

/** A throw that has been made and not yet played. */
interface PendingThrow {
  readonly position: Position;
  readonly dice: Throw;
}

const HALF_MADE = 'quinola.play.revertier.halfMade';

/** Key of a throw on a board; kept moves belong to it only. */
const nameOf = ({ position: { men, toPlay }, dice }: PendingThrow): string => JSON.stringify([men, toPlay, dice]);

const isMade = (one: unknown): one is ManMove =>
  typeof one === 'object' &&
  one !== null &&
  'from' in one &&
  'die' in one &&
  Number.isInteger(one.from) &&
  Number.isInteger(one.die);

/** Men moved under a throw before the page was reloaded in the same window; empty if the moves are impossible. */
export function readHalfMade(situation: PendingThrow, rules: RevertierRules): readonly ManMove[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(HALF_MADE) ?? 'null') as unknown;
    if (typeof kept !== 'object' || kept === null || !('under' in kept) || !('made' in kept)) return [];
    if (kept.under !== nameOf(situation) || !Array.isArray(kept.made) || !kept.made.every(isMade)) return [];
    return isOpen(kept.made, situation, rules) ? kept.made : [];
  } catch {
    return [];
  }
}

/** Whether each man could be moved from where the men before him left the board. */
const isOpen = (made: readonly ManMove[], { position, dice }: PendingThrow, rules: RevertierRules): boolean =>
  made.every(({ from, die }, i) =>
    moveBy(position, dice, made.slice(0, i), rules).onward.some(
      ({ by: [first] }) => first?.from === from && first.die === die,
    ),
  );

/** Keeps the moves in the window's storage; without storage they are lost with the page. */
export function keepHalfMade(situation: PendingThrow, made: readonly ManMove[]): void {
  try {
    if (made.length === 0) sessionStorage.removeItem(HALF_MADE);
    else sessionStorage.setItem(HALF_MADE, JSON.stringify({ under: nameOf(situation), made }));
  } catch {
    // Storage is blocked, full or not available.
  }
}

/** Stored where the points are to be numbered from the side of whoever moves. */
const NUMBERS = 'quinola.play.revertier.numbers';
const BY_MOVER = 'of whoever moves';

/** Whether a choice that the browser does not keep stands until the page is left. */
let isUnkept = false;
const read = (): boolean => !isUnkept && readStored(NUMBERS) !== BY_MOVER;

/** What listens in this window; parts of the page are trees of their own, which share no state. */
const listeners = new Set<() => void>();

/** Whether the reader’s numbers stand for the whole game, and the choice. The browser keeps it, or the page. */
export function useOwnNumbers(): readonly [isOwn: boolean, choose: (isOwn: boolean) => void] {
  const [isOwn, setIsOwn] = useState(true);
  useLayoutEffect(() => {
    const look = (): void => setIsOwn(read());
    look();
    listeners.add(look);
    const leave = onStoredElsewhere(NUMBERS, look);
    return () => {
      listeners.delete(look);
      leave();
    };
  }, []);
  const choose = (chosen: boolean): void => {
    if (chosen) dropStored(NUMBERS);
    isUnkept = !chosen && !writeStored(NUMBERS, BY_MOVER);
    for (const look of listeners) look();
  };
  return [isOwn, choose];
}
