import { sumOf, type Dealing } from './dealing.ts';
import { HEIGHT, mirrored, nameSpot, WIDTH, type Direction, type Spot } from './geometry.ts';

export interface DealingPlateProps {
  /** The whole plate in a sentence or three: nobody need see it. */
  readonly label: string;
  readonly dealing: Dealing;
  /** Whether what is left lies one before each player but the dealer; else together. */
  readonly isApart: boolean;
}

/** A card's back, how far the next of its packet shows, and what parts two packets beside and below each other. */
const BACK = { width: 13, height: 20 };
const STEP = 4;
const GAP = 5;
const ROW = 36;
const VIEW = `0 0 ${String(WIDTH)} ${String(HEIGHT)}`;
const MIDDLE: Spot = { x: WIDTH / 2, y: 126 };
/** What lies before a player lies so much of the way from the middle to what he holds: clear of the figures below his packets. */
const BEFORE = 0.36;

/** Where a player's packets lie, and how many of them have room side by side. */
interface Held extends Spot {
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

const Back = ({ x, y }: Spot) => (
  <rect class="dealt" x={x} y={y - BACK.height / 2} width={BACK.width} height={BACK.height} rx="2" />
);

/** Cards as they were given, packet beside packet, round their middle. */
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
              <text class="size" x={at + widthOf(size) / 2} y={middle + BACK.height / 2 + 12}>
                {size}
              </text>
            </g>
          );
        });
      })}
    </>
  );
}

/** The table as the cards have been dealt to it: each player’s packets, and what is left. */
export function DealingPlate({ label, dealing: { seats, direction, left }, isApart }: DealingPlateProps) {
  const count = seats.length;
  const before = isApart ? Math.min(left, count - 1) : 0;
  return (
    <div class={`plate-felt of-${String(count)}`} data-direction={direction} role="img" aria-label={label}>
      <svg class="plate-ways" viewBox={VIEW} aria-hidden="true">
        {seats.map(({ name, packets }, seat) => {
          const spot = nameSpot(seat, count, direction);
          return (
            <g key={name}>
              <text class="who" x={spot.x} y={spot.y - 3}>
                {name}
              </text>
              <text class="net" x={spot.x} y={spot.y + 14}>
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
