/** A net with its sign: `+6`, `−4` (a true minus), `0`. */
export const signed = (n: number): string => (n > 0 ? `+${String(n)}` : n < 0 ? `−${String(-n)}` : '0');
