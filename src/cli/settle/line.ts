import { isFields, quoteValue } from '#engine/kernel/fields.ts';
import { answerProblem, type SettleResponse, parseRequest, type Settler, makeSettler } from './request.ts';
import { GAMES } from '#games/index.ts';

/** Maximum length of a line in characters; a deal takes hundreds, with notes a few thousand. */
export const LONGEST_LINE = 1_000_000;

/** Answer to one line, as one line. */
export interface AnsweredLine {
  readonly text: string;
  readonly ok: boolean;
}

/** Puts the id into the answer exactly as it stood in the line. */
const withId = (id: string | undefined, answer: SettleResponse): AnsweredLine => ({
  ok: answer.ok,
  text: id === undefined ? JSON.stringify(answer) : `{"id":${id},${JSON.stringify(answer).slice(1)}`,
});

/** Maximum number of names printed in a path to a member; records are not nested deeper. */
const NAMES_SAID = 6;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Answers one line, whatever it contains; undefined for a blank line. */
export function settleLine(settlers: readonly Settler[], line: string, number: number): AnsweredLine | undefined {
  const here = `line ${String(number)}`;
  const refused = (code: string, message: string): SettleResponse => answerProblem({ code, message, at: here });
  if (line.length > LONGEST_LINE)
    return withId(
      undefined,
      refused('line-too-long', 'The line is too long: it may have at most a million characters.'),
    );
  const text = line.trim();
  if (text === '') return undefined;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return withId(undefined, refused('not-json', `The line is not JSON: ${reasonOf(error)}.`));
  }
  const { written: id, repeated } = isFields(data) ? readMembers(text, 'id') : {};
  if (repeated) {
    const message = `${quoteValue(repeated.at(-1))} is given twice in one object: give it once.`;
    return withId(
      id,
      answerProblem(
        { code: 'duplicate-key', message, at: repeated.slice(0, NAMES_SAID).filter(Boolean).join('.') || here },
        here,
      ),
    );
  }
  try {
    const request = parseRequest(settlers, data);
    if (!request.ok) return withId(id, answerProblem(request.error, here));
    const { settler, record, mode } = request.value;
    return withId(id, settler.settle(record, mode));
  } catch (error) {
    // No exception is known, but one line must not end a batch.
    return withId(id, refused('internal', `This line could not be settled: ${reasonOf(error)}.`));
  }
}

/** Splits input into lines. Of an overlong line it keeps only enough to recognise it. */
class LineCutter {
  private rest: string[] = [];
  private length = 0;

  /** Lines completed by this chunk. */
  cut(chunk: string): readonly string[] {
    const parts = chunk.split('\n');
    const last = parts.pop() ?? '';
    const lines = parts.map((part, i) => (i === 0 ? this.end(part) : part));
    this.keep(last);
    return lines;
  }

  /** Rest of the input after the last chunk. */
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

/** Answers lines as they arrive. What is available is answered in one piece, `ok` if every line in it is. */
export async function* settleLines(
  settlers: readonly Settler[],
  input: AsyncIterable<string>,
): AsyncGenerator<AnsweredLine> {
  let number = 0;
  const cutter = new LineCutter();
  const answer = (lines: readonly string[]): AnsweredLine => {
    const answers = lines
      .map((line) => settleLine(settlers, line, ++number))
      .filter((answered) => answered !== undefined);
    return { text: answers.map(({ text }) => `${text}\n`).join(''), ok: answers.every(({ ok }) => ok) };
  };
  for await (const chunk of input) yield answer(cutter.cut(chunk));
  yield answer([cutter.end()]);
}

/** A settler for every game. */
export const SETTLERS: readonly Settler[] = GAMES.map((game) => game.open(({ engine }) => makeSettler(engine)));

/** Index of the quotation mark that ends the string starting at `from`. */
function endOfText(json: string, from: number): number {
  let at = from + 1;
  for (; json[at] !== '"'; at++) if (json[at] === '\\') at++;
  return at;
}

/** An object or list that is being read. */
interface Open {
  /** Names of an object so far; undefined for a list. */
  readonly names: Set<string> | undefined;
  /** Name of the member being read. */
  name: string;
  /** Start of that name, or of the value after it. */
  from: number;
}

/** Facts about an object's source text that `JSON.parse` loses. */
interface WrittenMembers {
  /**
   * Last member of that name as written, so that printing it is exact, even for very large numbers and deeply nested
   * lists.
   */
  readonly written: string | undefined;
  /** First name that an object repeats, preceded by the names of the enclosing members. */
  readonly repeated: readonly string[] | undefined;
}

/** Scans the members of an object; `json` must be valid. Lists add nothing to a path. */
function readMembers(json: string, name: string): WrittenMembers {
  const open: Open[] = [];
  let written: string | undefined;
  let repeated: readonly string[] | undefined;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === '"') at = endOfText(json, at);
    else if (sign === '{' || sign === '[')
      open.push({ names: sign === '{' ? new Set() : undefined, name: '', from: at + 1 });
    else if (sign === ':' || sign === ',' || sign === '}' || sign === ']') {
      const inner = open.at(-1)!;
      if (sign === ':') {
        inner.name = JSON.parse(json.slice(inner.from, at)) as string;
        if (inner.names?.has(inner.name)) repeated ??= open.flatMap((one) => (one.names ? [one.name] : []));
        inner.names?.add(inner.name);
      } else {
        if (open.length === 1 && inner.name === name) written = json.slice(inner.from, at).trim();
        if (sign !== ',') open.pop();
      }
      inner.from = at + 1;
    }
  }
  // Some line readers take a carriage return for a line end.
  return { written: written?.replaceAll('\r', ' '), repeated };
}
