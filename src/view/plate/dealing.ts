import { listed } from '#engine/kernel/collections.ts';
import { inWords } from '#engine/words/counted.ts';
import { capital } from '#engine/words/sentence.ts';
import type { Direction } from './geometry.ts';

/** How a pack goes round: to each player so many cards in each round, and what is left. */
export interface Dealing {
  readonly direction: Direction;
  /** In the order in which they are dealt to, the dealer last; his packets round by round. */
  readonly seats: readonly { readonly name: string; readonly packets: readonly number[] }[];
  /** Cards dealt to nobody. */
  readonly left: number;
  /** What else there is to say of it, as a sentence. */
  readonly note?: string | undefined;
}

export const sumOf = (packets: readonly number[]): number => packets.reduce((sum, size) => sum + size, 0);

/** The packets of the first player, and those of the dealer, if they are others. */
function sizesOf({ seats }: Dealing): readonly [each: readonly number[], dealer: readonly number[] | undefined] {
  const each = seats[0]?.packets ?? [];
  const dealer = seats.at(-1)?.packets;
  return [each, dealer?.join() === each.join() ? undefined : dealer];
}

/** “3 + 4 + 4, the dealer 4 + 4 + 4; 3 left”. */
export function dealingInShort(dealing: Dealing): string {
  const [each, dealer] = sizesOf(dealing);
  const own = dealer ? `, the dealer ${dealer.join(' + ')}` : '';
  return `${each.join(' + ')}${own}${dealing.left === 0 ? '' : `; ${String(dealing.left)} left`}`;
}

/** In a sentence or three. Cards that are left lie together, or one before each player but the dealer. */
export function sayDealing(dealing: Dealing, isApart: boolean): string {
  const [each, dealer] = sizesOf(dealing);
  const { seats, left, note } = dealing;
  const cards = (sizes: readonly number[]): string => listed(sizes.map(inWords));
  const sums = `${inWords(sumOf(each))} cards${dealer ? `, the dealer ${inWords(sumOf(dealer))}` : ''}`;
  const round = `In ${inWords(each.length)} rounds each is dealt ${cards(each)}${dealer ? `, the dealer ${cards(dealer)}` : ''}: ${sums}.`;
  const before = Math.min(left, seats.length - 1);
  const rest = left - before;
  const lie = !isApart
    ? 'face down in the middle'
    : `${rest === 0 ? '' : `${inWords(before)} of them `}one before each player but the dealer${rest === 0 ? '' : `, and ${inWords(rest)} before nobody`}`;
  const over = left === 0 ? 'None is left.' : `${capital(inWords(left))} ${left === 1 ? 'is' : 'are'} left, ${lie}.`;
  return [round, over, ...(note === undefined ? [] : [note])].join(' ');
}
