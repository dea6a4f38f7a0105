/** How many bits are set in a mask of strengths. */
export const COUNT = Uint8Array.from({ length: 1 << 13 }, (_, mask) => {
  let bits = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) bits++;
  return bits;
});

/** The highest and the lowest strength of a mask that has one. */
export const highest = (mask: number): number => 31 - Math.clz32(mask);
export const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);
