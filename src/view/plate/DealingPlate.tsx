import { PLATE_HEIGHT, mirrored, nameSpot, PLATE_WIDTH, type Direction, type FeltPoint } from './geometry.ts';
import styles from './Felt.module.css';
import { listed } from '#engine/kernel/collections.ts';
import { inWords, capital } from '#engine/wording/sentence.ts';

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
  const own = dealer ? `; the dealer is dealt ${cards(dealer)}, ${inWords(sumOf(dealer))} in all` : '';
  const round = `In ${inWords(each.length)} rounds each player is dealt ${cards(each)} cards, ${inWords(sumOf(each))} in all${own}.`;
  const before = Math.min(left, seats.length - 1);
  const rest = left - before;
  const lie = !isApart
    ? 'face down in the middle'
    : `${rest === 0 ? '' : `${inWords(before)} of them `}one before each player but the dealer${rest === 0 ? '' : `, and ${inWords(rest)} before nobody`}`;
  const over =
    left === 0 ? 'No card is left over.' : `${capital(inWords(left))} ${left === 1 ? 'is' : 'are'} left, ${lie}.`;
  return [round, over, ...(note === undefined ? [] : [note])].join(' ');
}

export interface DealingPlateProps {
  /** Description for screen readers, in up to three sentences. */
  readonly label: string;
  readonly dealing: DealingRounds;
  /** Whether the rest lies one card in front of each player but the dealer, instead of together. */
  readonly isApart: boolean;
}

/** Size of a card back, offset within a packet, and gaps between packets. */
const BACK = { width: 13, height: 20 };
const STEP = 4;
const GAP = 5;
const ROW = 36;
const VIEW = `0 0 ${String(PLATE_WIDTH)} ${String(PLATE_HEIGHT)}`;
const MIDDLE: FeltPoint = { x: PLATE_WIDTH / 2, y: 126 };
/**
 * Position of the cards in front of a player, as a fraction of the way from the middle to his packets, clear of the
 * figures below them.
 */
const BEFORE = 0.36;

/** Position of a player's packets, and how many fit side by side. */
interface Held extends FeltPoint {
  readonly across: number;
}
const PLACES: Readonly<Record<number, readonly Held[]>> = {
  4: [
    { x: 210, y: 204, across: 4 },
    { x: 282, y: 130, across: 2 },
    { x: 210, y: 66, across: 4 },
    { x: 138, y: 130, across: 2 },
  ],
  5: [
    { x: 210, y: 202, across: 4 },
    { x: 290, y: 150, across: 2 },
    { x: 264, y: 72, across: 4 },
    { x: 156, y: 72, across: 4 },
    { x: 130, y: 150, across: 2 },
  ],
};
const heldAt = (seat: number, seats: number, direction: Direction): Held => {
  const spot = (PLACES[seats] ?? PLACES[4]!)[seat] ?? { ...MIDDLE, across: 4 };
  return { ...spot, ...mirrored(spot, direction) };
};

const widthOf = (size: number): number => BACK.width + (size - 1) * STEP;

const Back = ({ x, y }: FeltPoint) => (
  <rect class={styles.dealt} x={x} y={y - BACK.height / 2} width={BACK.width} height={BACK.height} rx="2" />
);

/** Packets of cards around their midpoint. */
function Packets({ sizes, x, y, across }: Held & { readonly sizes: readonly number[] }) {
  const rows = Array.from({ length: Math.ceil(sizes.length / across) }, (_, i) =>
    sizes.slice(i * across, (i + 1) * across),
  );
  return (
    <>
      {rows.map((row, i) => {
        const whole = row.reduce((sum, size) => sum + widthOf(size), 0) + GAP * (row.length - 1);
        const middle = y + (i - (rows.length - 1) / 2) * ROW;
        let left = x - whole / 2;
        return row.map((size, j) => {
          const at = left;
          left += widthOf(size) + GAP;
          return (
            <g key={`${String(i)} ${String(j)}`}>
              {Array.from({ length: size }, (_, card) => (
                <Back key={card} x={at + card * STEP} y={middle} />
              ))}
              <text class={styles.size} x={at + widthOf(size) / 2} y={middle + BACK.height / 2 + 12}>
                {size}
              </text>
            </g>
          );
        });
      })}
    </>
  );
}

/** Table after the deal: each player's packets and the rest of the pack. */
export function DealingPlate({ label, dealing: { seats, direction, left }, isApart }: DealingPlateProps) {
  const count = seats.length;
  const before = isApart ? Math.min(left, count - 1) : 0;
  return (
    <div class={styles.felt} data-seats={count} data-part="plate-felt" role="img" aria-label={label}>
      <svg class={`${styles.drawing} covers`} viewBox={VIEW} aria-hidden="true">
        {seats.map(({ name, packets }, seat) => {
          const spot = nameSpot(seat, count, direction);
          return (
            <g key={name}>
              <text x={spot.x} y={spot.y - 3}>
                {name}
              </text>
              <text class={styles.net} x={spot.x} y={spot.y + 14}>
                {sumOf(packets)}
              </text>
              <Packets sizes={packets} {...heldAt(seat, count, direction)} />
            </g>
          );
        })}
        {Array.from({ length: before }, (_, seat) => {
          const { x, y } = heldAt(seat, count, direction);
          return (
            <Back
              key={seat}
              x={MIDDLE.x + (x - MIDDLE.x) * BEFORE - BACK.width / 2}
              y={MIDDLE.y + (y - MIDDLE.y) * BEFORE}
            />
          );
        })}
        {left > before && <Packets sizes={[left - before]} across={1} {...MIDDLE} />}
      </svg>
    </div>
  );
}
