import type { Ending } from '../../play/ending.ts';
import { capital } from '#engine/words/sentence.ts';
import { otherPlayer } from '#engine/tables/position.ts';
import { isDoublet } from '#engine/tables/throw.ts';
import { countPlays, nameThrow, sayPlay, sayPlayer } from '../../say/index.ts';
import { sayOnward } from '../../say/plays.ts';
import type { Plays } from './situation/plays.ts';
import type { Explorer } from './use-explore.ts';

/** Why there is nothing to play. */
export function sayEnding({ kind, winner }: Ending): string {
  if (winner === undefined) return 'Neither player can ever play again: the game is drawn.';
  if (kind === 'borneOff') return `${sayPlayer(winner)} has borne off the last man: the game is over.`;
  const lost = sayPlayer(otherPlayer(winner));
  return kind === 'shutOut'
    ? `${lost} is shut out by men of his own, and has lost.`
    : `Neither player can ever play again, and ${lost} has more men in hand.`;
}

/** What the changed rules make of this throw: “2 plays more, one play less.” */
export function sayMoved({ listed }: Plays): string {
  const gained = listed.filter(({ status }) => status === 'gained').length;
  const lost = listed.filter(({ status }) => status === 'lost').length;
  if (gained + lost === 0) return 'The plays of this throw stay what they were.';
  const parts = [
    ...(gained > 0 ? [`${countPlays(gained)} become${gained === 1 ? 's' : ''} legal`] : []),
    ...(lost > 0 ? [`${countPlays(lost)} no longer`] : []),
  ];
  const words = parts.join('; ');
  return `${capital(words)}.`;
}

/** Where the board stands: whose turn it is, and what may be done or has been. */
export interface Now {
  readonly where: string;
  readonly says: string;
}

/** What stands beside the board, and what is said aloud of it. */
export function sayNow({ ending, state, looked, handling, moving, whole }: Explorer): Now {
  const player = sayPlayer(state.position.toPlay);
  const { dice } = state;
  if (ending) return { where: 'The game is over', says: sayEnding(ending) };
  if (!dice) return { where: `${player} to throw`, says: 'Throw the dice, or set them.' };
  const where = `${player} has thrown ${nameThrow(dice)}${isDoublet(dice) ? ', a doublet' : ''}`;
  return { where, says: looked ? `${looked.text}: ${sayPlay(looked)}.` : sayMoving() };

  function sayMoving(): string {
    if (handling.refused) return handling.refused.message;
    const { lifted } = handling;
    if (lifted !== undefined) return sayOnward(lifted, moving?.onward ?? []);
    if (whole && moving?.onward.length === 0)
      return moving.made.length === 0 ? 'No man can be moved.' : `${whole.text}: ${sayPlay(whole)}.`;
    const open = moving?.open.length ?? 0;
    const can = whole ? ' It may also be left at this.' : '';
    return moving?.made.length === 0
      ? `${capital(countPlays(open))}. Touch a man, and then where he is to go.${can}`
      : `${moving?.left.length === 1 ? 'One number is' : `${String(moving?.left.length ?? 0)} numbers are`} left to play.${can}`;
  }
}
