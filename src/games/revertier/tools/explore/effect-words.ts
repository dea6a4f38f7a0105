import type { Ending } from '../../play/ending.ts';
import { otherPlayer } from '#engine/tables/position.ts';
import { countPlays, sayPlayer } from '../../say/index.ts';
import type { Plays } from './plays.ts';

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
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
