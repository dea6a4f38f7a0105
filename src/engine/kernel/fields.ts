/** A mapping in JSON or YAML data: what is in each field is not known yet. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

export const isNothing = (data: unknown): data is undefined | null => data === undefined || data === null;

/** As JSON writes it. A program may hand in what JSON lacks, and YAML a list that is an entry of itself. */
function written(value: unknown): string {
  if (value === undefined || typeof value === 'function' || typeof value === 'symbol') return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return typeof value === 'bigint' ? String(value) : 'what contains itself';
  }
}

/** How a value is shown in a sentence, cut short. */
export const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? `“${value}”` : written(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};
