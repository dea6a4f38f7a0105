const SIZE = new Intl.NumberFormat('en', { maximumSignificantDigits: 2, useGrouping: false });

/** Size of a file in words: “790 kB”, “1.2 MB”. A file of its own, because both a page and a component print sizes. */
export const printSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${SIZE.format(bytes / 1000)} kB` : `${SIZE.format(bytes / 1_000_000)} MB`;
