/** Where a pip stands on a card drawn 60 wide and 90 high; those below the middle stand on their heads. */
export interface Pip {
  readonly x: number;
  readonly y: number;
}

const LEFT = 22;
const MID = 34;
const RIGHT = 46;

const pair = (y: number): readonly Pip[] => [
  { x: LEFT, y },
  { x: RIGHT, y },
];
const one = (y: number): Pip => ({ x: MID, y });
const CORNERS = [...pair(17), ...pair(73)];
const SIX = [...CORNERS, ...pair(45)];
const EIGHT_AROUND = [...CORNERS, ...pair(36), ...pair(54)];

/** The pips of the numeral cards, two to ten, as the card makers set them. */
export const PIPS: readonly (readonly Pip[])[] = [
  [one(17), one(73)],
  [one(17), one(45), one(73)],
  CORNERS,
  [...CORNERS, one(45)],
  SIX,
  [...SIX, one(31)],
  [...SIX, one(31), one(59)],
  [...EIGHT_AROUND, one(45)],
  [...EIGHT_AROUND, one(26.5), one(63.5)],
];
