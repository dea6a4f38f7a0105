import { err, ok, refuse, type Result } from '#engine/kernel/result.ts';
import { parseRecord, type GameFormat, type Written } from '#engine/notation/record.ts';
import { parseTrickPlace } from '#engine/notation/place.ts';

/** A place as problems name it (`deal.hands.first`, `plays[3]`, `t4.2`) as the way to it in the data. */
function pathTo(at: string): readonly (string | number)[] {
  const played = parseTrickPlace(at);
  if (played) return ['plays', played[0] - 1];
  return at
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/**
 * Reads a record from what a reader pasted, YAML or JSON. A refusal says where: `at` is the line, and the part of the
 * record where that is known. The YAML parser is fetched when something is read, and not before.
 */
export async function readPasted<R, Rec>(game: GameFormat<R, Rec>, text: string): Promise<Result<Written<R, Rec>>> {
  if (text.trim() === '') return refuse('empty', 'There is nothing to read.', 'line 1');
  const { LineCounter, isNode, parseDocument } = await import('yaml');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [fault] = document.errors;
  if (fault) return refuse('not-yaml', fault.message, `line ${String(lines.linePos(fault.pos[0]).line)}`);
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: 100 });
  } catch (reason) {
    return refuse('not-yaml', reason instanceof Error ? reason.message : String(reason), 'line 1');
  }
  const read = parseRecord(game, data);
  if (read.ok) return ok(read.value);
  const { at } = read.error;
  if (at === undefined) return read;
  // The nearest part that is there: what is missing stands in none.
  for (let path = pathTo(at); path.length > 0; path = path.slice(0, -1)) {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range)
      return err({ ...read.error, at: `line ${String(lines.linePos(node.range[0]).line)}, ${at}` });
  }
  return read;
}
