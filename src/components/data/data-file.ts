/** What the pages say of a data file: its size, and a sample of its entries. */

const SIZE = new Intl.NumberFormat('en', { maximumSignificantDigits: 2, useGrouping: false });

/** Size of a file in words: “790 kB”, “1.2 MB”. */
export const printSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${SIZE.format(bytes / 1000)} kB` : `${SIZE.format(bytes / 1_000_000)} MB`;

/** Longest text that a sample shows whole. */
const LONGEST = 60;
/** Most items that a list or a mapping within an entry may have. */
const MOST_LISTED = 2;
const MOST_NAMED = 8;

/** A value made short enough to read: what is left out becomes “…”. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST).trimEnd()}…` : value;
  if (Array.isArray(value)) {
    const most = typeof value[0] === 'object' ? 1 : MOST_LISTED;
    return [...value.slice(0, most).map(shortened), ...(value.length > most ? ['…'] : [])];
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  const shown = fields.slice(0, fields.length > MOST_NAMED ? MOST_LISTED : MOST_NAMED);
  return Object.fromEntries([
    ...shown.map(([name, item]) => [name, shortened(item)] as const),
    ...(shown.length < fields.length ? [['…', '…'] as const] : []),
  ]);
}

/** JSON on one line with spaces after colons and commas. */
const spaced = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/"(?:[^"\\]|\\.)*"|[:,]/g, (part) =>
    part === ':' || part === ',' ? `${part} ` : part,
  );

/** An entry of a data file, shortened, with a line for each field. */
const printSample = (entry: object): string =>
  `{\n${Object.entries(entry)
    .map(([name, value]) => `  ${spaced(name)}: ${spaced(shortened(value))}`)
    .join(',\n')}\n}`
    .replaceAll('"…": "…"', '…')
    .replaceAll('"…"', '…');

/** First entry of a data file, shortened. `list` is the list of a file that is one object; else each line is an entry. */
export function sampleOf(text: string, list: string | undefined): string {
  const whole = JSON.parse(list === undefined ? text.slice(0, text.indexOf('\n')) : text) as Readonly<
    Record<string, readonly object[]>
  >;
  return printSample(list === undefined ? whole : (whole[list]?.[0] ?? {}));
}
