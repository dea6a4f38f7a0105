import type { Ending } from '../../play/frame.ts';
import { capital } from '#engine/wording/sentence.ts';
import { otherPlayer } from '#engine/tables/position.ts';
import { isDoublet, nameThrow } from '#engine/tables/play.ts';
import { countPlays, sayPlay, sayOnward, sayPlayer } from '../../wording/names.ts';
import type { LegalPlay } from '../../play/legal-plays.ts';
import { sayMoves } from '../../wording/plays.ts';
import type { PlayLists } from './situation/plays.ts';
import type { Explorer } from './use-explore.ts';

/** Why no number can be played. */
export function sayEnding({ kind, winner }: Ending): string {
  if (winner === undefined) return 'Neither player can ever play again: the game is drawn.';
  if (kind === 'borneOff') return `${sayPlayer(winner)} has borne off the last man: the game is over.`;
  const lost = sayPlayer(otherPlayer(winner));
  return kind === 'shutOut'
    ? `${lost} is shut out by his own men and has lost.`
    : `Neither player can ever play again, and ${lost} has more men in hand.`;
}

/** Effect of the changed rules on this throw: “2 plays more, one play less.” */
export function sayMoved({ listed }: PlayLists): string {
  const gained = listed.filter(({ status }) => status === 'gained').length;
  const lost = listed.filter(({ status }) => status === 'lost').length;
  if (gained + lost === 0) return 'The plays of this throw do not change.';
  const parts = [
    ...(gained > 0 ? [`${countPlays(gained)} become${gained === 1 ? 's' : ''} legal`] : []),
    ...(lost > 0 ? [`${countPlays(lost)} ${lost === 1 ? 'is' : 'are'} no longer legal`] : []),
  ];
  const words = parts.join('; ');
  return `${capital(words)}.`;
}

/** A play and its effects: “Move 1 to 7, then 1 to 2: leaves men alone on 2 and 7.” */
const sayInFull = (play: LegalPlay): string => `${capital(sayMoves(play.paths))}: ${sayPlay(play)}.`;

/** Status of the board: whose turn it is, and what he may do or has done. */
export interface ExplorerStatus {
  readonly where: string;
  readonly text: string;
}

/** Text beside the board, and text for screen readers. */
export function sayNow({ ending, state, looked, handling, moving, whole }: Explorer): ExplorerStatus {
  const player = sayPlayer(state.position.toPlay);
  const { dice } = state;
  if (ending) return { where: 'The game is over', text: sayEnding(ending) };
  if (!dice) return { where: `${player} to throw`, text: 'Throw the dice, or set them.' };
  const where = `${player} has thrown ${nameThrow(dice)}${isDoublet(dice) ? ', a doublet' : ''}`;
  return { where, text: looked ? sayInFull(looked) : sayMoving() };

  function sayMoving(): string {
    if (handling.refused) return handling.refused.message;
    const { lifted } = handling;
    if (lifted !== undefined) return sayOnward(lifted, moving?.onward ?? []);
    if (whole && moving?.onward.length === 0)
      return moving.made.length === 0 ? 'No man can be moved.' : sayInFull(whole);
    const open = moving?.open.length ?? 0;
    const can = whole ? ' You may also stop here.' : '';
    return moving?.made.length === 0
      ? `${open === 1 ? 'One legal play' : `${String(open)} legal plays`}. Tap a man, then where he goes.${can}`
      : `${moving?.left.length === 1 ? 'One number is' : `${String(moving?.left.length ?? 0)} numbers are`} left to play.${can}`;
  }
}
