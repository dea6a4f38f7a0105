/** A net with its sign: `+6`, `−4` (a true minus), `0`. */
export const signed = (n: number): string => (n > 0 ? `+${String(n)}` : n < 0 ? `−${String(-n)}` : '0');

/** The class of a net: green, red or neither. */
export const netClass = (net: number): string => (net > 0 ? 'gain' : net < 0 ? 'loss' : 'even');
