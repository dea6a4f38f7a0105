// Apart from what reads files, which pages that only save one need not load.
const TYPES = { json: 'application/json', csv: 'text/csv', yaml: 'text/yaml' } as const;

/** Downloads a file; its extension gives the type. */
export function saveFile(text: string, name: `${string}.${keyof typeof TYPES}`): void {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1) as keyof typeof TYPES];
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers fail if the address is revoked immediately.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export type CsvValue = string | number;

/**
 * Prints a CSV cell. An apostrophe defuses text that a spreadsheet would run as a formula (as OWASP advises); numbers,
 * also negative ones, stay numbers. papaparse would do the same in 7 kB.
 */
function printCsvCell(value: CsvValue): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Prints rows as CSV, the line ends of RFC 4180 if not told otherwise. */
export const printCsvRows = (rows: readonly (readonly CsvValue[])[], lineEnd = '\r\n'): string =>
  rows.map((row) => `${row.map(printCsvCell).join(',')}${lineEnd}`).join('');
