import type { Position } from '#engine/tables/position.ts';
import type { Throw } from '#engine/tables/throw.ts';
import { moveBy, type Made } from '../../play/moving.ts';
import type { RevertierRules } from '../../rules/keys.ts';

/** A throw that has been made and not yet played. */
export interface Situation {
  readonly position: Position;
  readonly dice: Throw;
}

const NAME = 'quinola.play.revertier.halfMade';

/** Which throw on which board: under another nothing of it holds. */
const nameOf = ({ position: { men, toPlay }, dice }: Situation): string => JSON.stringify([men, toPlay, dice]);

const isMade = (one: unknown): one is Made =>
  typeof one === 'object' &&
  one !== null &&
  'from' in one &&
  'die' in one &&
  Number.isInteger(one.from) &&
  Number.isInteger(one.die);

/** The men moved under a throw before the page was loaded anew in the same window; none where they cannot have been. */
export function readHalfMade(situation: Situation, rules: RevertierRules): readonly Made[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as unknown;
    if (typeof kept !== 'object' || kept === null || !('under' in kept) || !('made' in kept)) return [];
    if (kept.under !== nameOf(situation) || !Array.isArray(kept.made) || !kept.made.every(isMade)) return [];
    return isOpen(kept.made, situation, rules) ? kept.made : [];
  } catch {
    return [];
  }
}

/** Whether each man could be moved on from where those before him left the board. */
const isOpen = (made: readonly Made[], { position, dice }: Situation, rules: RevertierRules): boolean =>
  made.every(({ from, die }, i) =>
    moveBy(position, dice, made.slice(0, i), rules).onward.some(
      ({ by: [first] }) => first?.from === from && first.die === die,
    ),
  );

/** Keeps them for the window; a browser that keeps nothing loses them with the page. */
export function keepHalfMade(situation: Situation, made: readonly Made[]): void {
  try {
    if (made.length === 0) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, JSON.stringify({ under: nameOf(situation), made }));
  } catch {
    // Closed, full or not ours.
  }
}
