import { isFields } from '../../engine/kernel/fields.ts';
import { answerProblem, type Answer } from './answer.ts';
import { parseRequest } from './request.ts';
import type { Settler } from './settler.ts';

const withId = (data: unknown, answer: Answer): string =>
  JSON.stringify(isFields(data) && data['id'] !== undefined ? { id: data['id'], ...answer } : answer);

/** The answer to one line, as one line; undefined for a blank one. Whatever the line holds, there is an answer. */
export function settleLine(settlers: readonly Settler[], line: string, number: number): string | undefined {
  if (line.trim() === '') return undefined;
  const here = `line ${String(number)}`;
  let data: unknown;
  try {
    data = JSON.parse(line.trim());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return JSON.stringify(answerProblem({ code: 'not-json', message: `The line is not JSON: ${reason}.`, at: here }));
  }
  try {
    const request = parseRequest(settlers, data);
    if (!request.ok) return withId(data, answerProblem(request.error, here));
    const { settler, record, mode } = request.value;
    return withId(data, settler.settle(record, mode));
  } catch (error) {
    // Nothing is known to throw; but a batch is not lost for the one line that finds out otherwise.
    const reason = error instanceof Error ? error.message : String(error);
    return withId(
      data,
      answerProblem({ code: 'internal', message: `This line could not be settled: ${reason}.`, at: here }),
    );
  }
}

/** Answers lines as they come; what has come by now is answered in one piece. */
export async function* settleLines(settlers: readonly Settler[], input: AsyncIterable<string>): AsyncGenerator<string> {
  let number = 0;
  let rest: string[] = [];
  const answers = (lines: readonly string[]): string =>
    lines
      .map((line) => settleLine(settlers, line, ++number))
      .filter((answer) => answer !== undefined)
      .map((answer) => `${answer}\n`)
      .join('');
  for await (const chunk of input) {
    const [first = '', ...more] = chunk.split('\n');
    rest.push(first);
    const last = more.pop();
    if (last === undefined) continue;
    const text = answers([rest.join(''), ...more]);
    rest = [last];
    if (text !== '') yield text;
  }
  const text = answers([rest.join('')]);
  if (text !== '') yield text;
}
