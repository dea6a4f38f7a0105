import { err, refuse, type Problem, type Result } from '#engine/kernel/result.ts';
import { parseRecord, type GameFormat, type Written } from '#engine/notation/record.ts';
import { parsePlace } from '#engine/ledger/place.ts';
import { whyTooMuch } from './too-much.ts';

/** A place as problems name it (`deal.hands.first`, `plays[3]`, `t4.2`) as the way to it in the data. */
function pathTo(at: string): readonly (string | number)[] {
  const place = parsePlace(at);
  if (place?.phase === 'play') return ['plays', place.trick - 1];
  return at
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** What is wrong with the text, by the parser’s name for it; its own words are for those who write parsers. */
const FAULTS: Readonly<Record<string, string>> = {
  BAD_INDENT: 'This line does not begin under those it belongs with.',
  DUPLICATE_KEY: 'What is named here has been named before.',
  MULTIPLE_DOCS: 'A second record begins here; one is read at a time.',
  TAB_AS_INDENT: 'This line begins with a tab, where spaces should stand.',
};
const NO_YAML = 'This is neither YAML nor JSON: something is missing here, or too much.';

/**
 * Reads a record from what a reader pasted, YAML or JSON. A refusal says where: `at` is the line, and the part of the
 * record where that is known. The YAML parser is fetched when something is read, and not before. `check` may refuse what
 * can be read but cannot have happened.
 */
export async function readPasted<R, Rec>(
  game: GameFormat<R, Rec>,
  text: string,
  check?: (written: Written<R, Rec>) => Problem | undefined,
): Promise<Result<Written<R, Rec>>> {
  if (text.trim() === '') return refuse('empty', 'There is nothing to read.', 'line 1');
  const tooMuch = whyTooMuch(text);
  if (tooMuch) return err(tooMuch);
  const { LineCounter, isNode, parseDocument } = await import('yaml');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [fault] = document.errors;
  if (fault)
    return refuse('not-yaml', FAULTS[fault.code] ?? NO_YAML, `line ${String(lines.linePos(fault.pos[0]).line)}`);
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: 100 });
  } catch {
    return refuse('not-yaml', NO_YAML, 'line 1');
  }
  const read = parseRecord(game, data);
  const error = read.ok ? check?.(read.value) : read.error;
  if (error === undefined) return read;
  const { at } = error;
  if (at === undefined) return err(error);
  // The nearest part that is there: what is missing stands in none.
  for (let path = pathTo(at); path.length > 0; path = path.slice(0, -1)) {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range)
      return err({ ...error, at: `line ${String(lines.linePos(node.range[0]).line)}, ${at}` });
  }
  return err(error);
}

/** `Line 3, deal.hands.first: “XX” is not a card …` */
export const sayProblem = ({ at, message }: { readonly at?: string; readonly message: string }): string =>
  at === undefined ? message : `${at.replace(/^line/, 'Line')}: ${message}`;
