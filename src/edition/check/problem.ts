import { didYouMean as nearestInWords } from '#engine/kernel/result.ts';

/** An error in a content file: its place and what would be right. `file` is relative to the project's root. */
export interface ContentProblem {
  readonly file: string;
  readonly line?: number | undefined;
  /** Keys and indices that lead to the part of the file that is wrong; `contentProblems` takes the line from them. */
  readonly path?: readonly PropertyKey[] | undefined;
  /** Line, from 0, within the text of that part. */
  readonly textLine?: number | undefined;
  readonly message: string;
}

/** Problems with several messages at one place. */
export const problemsAt = (
  { file, line }: Pick<ContentProblem, 'file' | 'line'>,
  messages: readonly string[],
  path?: ContentProblem['path'],
): readonly ContentProblem[] => messages.map((message) => ({ file, line, path, message }));

export const printProblem = ({ file, line, message }: ContentProblem): string =>
  `${file}${line === undefined ? '' : `:${String(line)}`}: ${message}`;

/** “Did you mean …?” with the ids that start with the wrong one, or else the nearest id; empty if none is near. */
export function suggestId(wrong: string, known: Iterable<string>): string {
  const ids = [...known];
  const longer = ids.filter((id) => id.startsWith(`${wrong}.`)).slice(0, 3);
  return longer.length === 0
    ? nearestInWords(wrong, ids)
    : ` Did you mean ${longer.map((id) => `“${id}”`).join(' or ')}?`;
}

/** Error message if something named does not exist; no message if it does. */
export const whyUnknown = (what: string, id: string, known: ReadonlySet<string>): readonly string[] =>
  known.has(id) ? [] : [`there is no ${what} “${id}”.${suggestId(id, known)}`];

/** End of a sentence that names something missing: “the clause “x”, which does not exist.” */
export const unknownName = (id: string, known: Iterable<string>): string =>
  `“${id}”, which does not exist.${suggestId(id, known)}`;
