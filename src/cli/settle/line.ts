import { isFields } from '#engine/kernel/fields.ts';
import { answerProblem, type Answer } from './answer.ts';
import { parseRequest } from './request.ts';
import type { Settler } from './settler.ts';
import { writtenMember } from './written-member.ts';

/** Most characters of a line: a deal takes some hundreds, with its notes a few thousand. */
export const LONGEST_LINE = 1_000_000;

/** The id stands in the answer as it stood in the line. */
const withId = (id: string | undefined, answer: Answer): string =>
  id === undefined ? JSON.stringify(answer) : `{"id":${id},${JSON.stringify(answer).slice(1)}`;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The answer to one line, as one line; undefined for a blank one. Whatever the line holds, there is an answer. */
export function settleLine(settlers: readonly Settler[], line: string, number: number): string | undefined {
  const here = `line ${String(number)}`;
  const refused = (code: string, message: string): Answer => answerProblem({ code, message, at: here });
  if (line.length > LONGEST_LINE)
    return withId(
      undefined,
      refused('line-too-long', 'The line is longer than a million characters; no record needs a hundredth of that.'),
    );
  const text = line.trim();
  if (text === '') return undefined;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return withId(undefined, refused('not-json', `The line is not JSON: ${reasonOf(error)}.`));
  }
  const id = isFields(data) ? writtenMember(text, 'id') : undefined;
  try {
    const request = parseRequest(settlers, data);
    if (!request.ok) return withId(id, answerProblem(request.error, here));
    const { settler, record, mode } = request.value;
    return withId(id, settler.settle(record, mode));
  } catch (error) {
    // Nothing is known to throw; but a batch is not lost for the one line that finds out otherwise.
    return withId(id, refused('internal', `This line could not be settled: ${reasonOf(error)}.`));
  }
}

/** Cuts what comes in into lines. Of a line that is too long no more is kept than shows that it is. */
class LineCutter {
  private rest: string[] = [];
  private length = 0;

  /** The lines that end in this piece. */
  cut(chunk: string): readonly string[] {
    const parts = chunk.split('\n');
    const last = parts.pop() ?? '';
    const lines = parts.map((part, i) => (i === 0 ? this.end(part) : part));
    this.keep(last);
    return lines;
  }

  /** What is left over when nothing more comes. */
  end(part = ''): string {
    this.keep(part);
    const line = this.rest.join('');
    this.rest = [];
    this.length = 0;
    return line;
  }

  private keep(part: string): void {
    if (this.length > LONGEST_LINE) return;
    this.rest.push(part);
    this.length += part.length;
  }
}

/** Answers lines as they come; what has come by now is answered in one piece. */
export async function* settleLines(settlers: readonly Settler[], input: AsyncIterable<string>): AsyncGenerator<string> {
  let number = 0;
  const cutter = new LineCutter();
  const answers = (lines: readonly string[]): string =>
    lines
      .map((line) => settleLine(settlers, line, ++number))
      .filter((answer) => answer !== undefined)
      .map((answer) => `${answer}\n`)
      .join('');
  for await (const chunk of input) {
    const text = answers(cutter.cut(chunk));
    if (text !== '') yield text;
  }
  const text = answers([cutter.end()]);
  if (text !== '') yield text;
}
