import { listed } from '#engine/kernel/collections.ts';
import { inWords, capital } from '#engine/wording/sentence.ts';
import type { Direction } from './geometry.ts';

/** How a pack is dealt: packets of each player by round, and the rest. */
export interface DealingRounds {
  readonly direction: Direction;
  /** Seats in dealing order, the dealer last; packets by round. */
  readonly seats: readonly { readonly name: string; readonly packets: readonly number[] }[];
  /** Number of cards not dealt. */
  readonly left: number;
  /** Further remark, as a sentence. */
  readonly note?: string | undefined;
}

export const sumOf = (packets: readonly number[]): number => packets.reduce((sum, size) => sum + size, 0);

/** Packets of the first player, and of the dealer if different. */
function sizesOf({ seats }: DealingRounds): readonly [each: readonly number[], dealer: readonly number[] | undefined] {
  const each = seats[0]?.packets ?? [];
  const dealer = seats.at(-1)?.packets;
  return [each, dealer?.join() === each.join() ? undefined : dealer];
}

/** “3 + 4 + 4, the dealer 4 + 4 + 4; 3 left”. */
export function dealingInShort(dealing: DealingRounds): string {
  const [each, dealer] = sizesOf(dealing);
  const own = dealer ? `, the dealer ${dealer.join(' + ')}` : '';
  return `${each.join(' + ')}${own}${dealing.left === 0 ? '' : `; ${String(dealing.left)} left`}`;
}

/** Description in up to three sentences. The rest lies together, or one card in front of each player but the dealer. */
export function sayDealing(dealing: DealingRounds, isApart: boolean): string {
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
