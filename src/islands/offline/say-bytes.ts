const MEGA = 1e6;

/** Bytes in words: `1.7 MB`, `52 MB`; less than a tenth is `0.1 MB`. A file of its own, because its test needs no browser. */
export const sayBytes = (bytes: number): string => {
  const millions = bytes / MEGA;
  return `${millions >= 10 ? millions.toFixed(0) : Math.max(0.1, millions).toFixed(1)} MB`;
};
