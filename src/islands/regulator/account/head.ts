import { quoteValue } from '#engine/kernel/fields.ts';

/** Head of a score, as a club would write it. */
export interface TableHead {
  readonly title?: string | undefined;
  readonly place?: string | undefined;
  readonly agreed?: string | undefined;
}

/** Fields of a head, with the most letters that each may have. */
export const HEAD_FIELDS = { title: 60, place: 60, agreed: 400 } as const satisfies Record<keyof TableHead, number>;

/** A head without empty lines; undefined if nothing is left. */
export function tidyHead(head: TableHead): TableHead | undefined {
  const lines = Object.entries(head).flatMap(([name, text]: [string, string | undefined]) =>
    text === undefined || text.trim() === '' ? [] : [[name, text.trim()] as const],
  );
  return lines.length === 0 ? undefined : Object.fromEntries(lines);
}

/** Why a head cannot stand in an account, and at which field; undefined if it can. */
export function whyNotHead(head: unknown): { readonly at: string; readonly why: string } | undefined {
  if (typeof head !== 'object' || head === null || Array.isArray(head))
    return { at: 'head', why: 'The head must be an object with a title, a place and what was agreed.' };
  for (const [name, text] of Object.entries(head)) {
    if (!Object.hasOwn(HEAD_FIELDS, name))
      return { at: `head.${name}`, why: `The head of a score has no field ${quoteValue(name)}.` };
    const most = HEAD_FIELDS[name as keyof TableHead];
    if (typeof text !== 'string' || text.length > most)
      return { at: `head.${name}`, why: `This must be a text of at most ${String(most)} letters.` };
  }
  return undefined;
}
