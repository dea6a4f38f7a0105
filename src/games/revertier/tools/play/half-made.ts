import type { Position } from '#engine/tables/position.ts';
import type { Throw } from '#engine/tables/play.ts';
import { moveBy, type ManMove } from '../../play/moving.ts';
import type { RevertierRules } from '../../rules/keys.ts';

/** A throw that has been made and not yet played. */
export interface PendingThrow {
  readonly position: Position;
  readonly dice: Throw;
}

const NAME = 'quinola.play.revertier.halfMade';

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
    const kept = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as unknown;
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
    if (made.length === 0) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, JSON.stringify({ under: nameOf(situation), made }));
  } catch {
    // Storage is blocked, full or not available.
  }
}
