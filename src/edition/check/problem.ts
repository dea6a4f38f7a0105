import { didYouMean as nearestInWords } from '#engine/kernel/nearest.ts';

/** What is wrong in a content file, where, and what would be right. `file` is below the project's root. */
export interface ContentProblem {
  readonly file: string;
  readonly line?: number | undefined;
  readonly message: string;
}

/** Each thing that is wrong at a place. */
export const problemsAt = (
  { file, line }: Omit<ContentProblem, 'message'>,
  messages: readonly string[],
): readonly ContentProblem[] => messages.map((message) => ({ file, line, message }));

export const printProblem = ({ file, line, message }: ContentProblem): string =>
  `${file}${line === undefined ? '' : `:${String(line)}`}: ${message}`;

/** “Did you mean …?” with the ids a mistaken one begins, or else the one nearest to it; nothing when none is near. */
export function didYouMean(wrong: string, known: Iterable<string>): string {
  const ids = [...known];
  const begun = ids.filter((id) => id.startsWith(`${wrong}.`)).slice(0, 3);
  return begun.length === 0
    ? nearestInWords(wrong, ids)
    : ` Did you mean ${begun.map((id) => `“${id}”`).join(' or ')}?`;
}

/** That what is named is not there: no message where it is. */
export const whyUnknown = (what: string, id: string, known: ReadonlySet<string>): readonly string[] =>
  known.has(id) ? [] : [`there is no ${what} “${id}”.${didYouMean(id, known)}`];

/** The end of a sentence that names something: “the clause “x”, which there is not.” */
export const thatIsNot = (id: string, known: Iterable<string>): string =>
  `“${id}”, which there is not.${didYouMean(id, known)}`;
