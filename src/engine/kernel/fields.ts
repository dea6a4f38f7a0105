/** A mapping in JSON or YAML data: what is in each field is not known yet. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

export const isNothing = (data: unknown): data is undefined | null => data === undefined || data === null;

/** How a value is shown in a sentence, cut short. */
export const shown = (value: unknown): string => {
  const text =
    typeof value === 'string' ? `“${value}”` : ((JSON.stringify(value) as string | undefined) ?? String(value));
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};
