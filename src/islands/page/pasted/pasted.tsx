import { err, refuse, type Problem, type Result } from '#engine/kernel/result.ts';
import type { GameFormat } from '#engine/ledger/game.ts';
import { parseRecord, type WrittenDeal } from '#engine/notation/record.ts';
import { parsePlace } from '#engine/ledger/place.ts';
import { saveFile } from '../save-file.ts';
import forms from '#view/forms.module.css';

/* Records as a reader pastes or downloads them: the form, how a text is read, and what is said of its faults. */

/** Maximum length of a pasted text in characters; a deal takes hundreds. */
const LONGEST = 1_000_000;
/** Maximum nesting, far deeper than any record. */
const DEEPEST = 100;

/**
 * Why a pasted text is rejected unparsed: too long, or nested so deeply that the recursive YAML parser would overflow.
 * Counts brackets anywhere; no valid text opens a hundred without closing any.
 */
export function whyTooMuch(text: string): Problem | undefined {
  if (text.length > LONGEST)
    return refuse(
      'too-long',
      'The text is longer than a million characters; a record has a few hundred. Paste one record only.',
      'line 1',
    ).error;
  let open = 0;
  for (const [i, line] of text.split('\n').entries()) {
    // Each block level is indented by at least one character, or starts with its own dash.
    let inward = 0;
    while (' -?\t'.includes(line[inward] ?? 'x')) inward++;
    for (const sign of line) {
      if (sign === '[' || sign === '{') open++;
      else if (sign === ']' || sign === '}') open--;
      if (Math.max(open, inward / 2) > DEEPEST)
        return refuse(
          'too-deep',
          'Lists or brackets are nested more than 100 deep here; a record needs only a few levels.',
          `line ${String(i + 1)}`,
        ).error;
    }
  }
  return undefined;
}

/** Converts a place in an error (`deal.hands.first`, `plays[3]`, `t4.2`) to a path in the data. */
function pathTo(at: string): readonly (string | number)[] {
  const place = parsePlace(at);
  if (place?.phase === 'play') return ['plays', place.trick - 1];
  return at
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** Messages for readers, by the YAML parser's error code. */
const FAULTS: Readonly<Record<string, string>> = {
  BAD_INDENT: 'This line is not indented like the lines it belongs with.',
  DUPLICATE_KEY: 'This name is used above already. Keep only one of the two.',
  MULTIPLE_DOCS: 'A second record begins here. Paste one record at a time.',
  TAB_AS_INDENT: 'This line begins with a tab. Use spaces instead.',
};
const NO_YAML = 'This is neither YAML nor JSON. Look here for a missing or extra quotation mark, bracket or colon.';

/**
 * Reads a record from pasted YAML or JSON. Errors name the line and, if known, the part of the record. The YAML parser is
 * loaded on first use. `check` may refuse a record that can be read but cannot have happened.
 */
export async function readPasted<R, Rec>(
  game: GameFormat<R, Rec>,
  text: string,
  check?: (written: WrittenDeal<R, Rec>) => Problem | undefined,
): Promise<Result<WrittenDeal<R, Rec>>> {
  if (text.trim() === '') return refuse('empty', 'There is nothing to read. Paste a record first.', 'line 1');
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
  // Falls back to the nearest existing part, because a missing field has no line.
  for (let path = pathTo(at); path.length > 0; path = path.slice(0, -1)) {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range)
      return err({ ...error, at: `line ${String(lines.linePos(node.range[0]).line)}, ${at}` });
  }
  return err(error);
}

/** Prints an error: `Line 3, deal.hands.first: “XX” is not a card …` */
export const sayProblem = ({ at, message }: { readonly at?: string; readonly message: string }): string =>
  at === undefined ? message : `${at.replace(/^line/, 'Line')}: ${message}`;

/** Downloads a record. The YAML printer is loaded only for YAML. */
export async function saveRecord(record: object, name: string, form: 'yaml' | 'json'): Promise<void> {
  if (form === 'json') saveFile(`${JSON.stringify(record, undefined, 2)}\n`, `${name}.json`);
  else saveFile((await import('yaml')).stringify(record, { lineWidth: 100 }), `${name}.yaml`);
}

interface PasteFormProps {
  /** Error of the pasted text. */
  readonly problem?: string | undefined;
  /** Initial text. */
  readonly text?: string | undefined;
  /** Label of the button: `Lay out this deal`. */
  readonly action: string;
  readonly onPaste: (text: string) => void;
}

/** Folded form for pasting a record; invalid text stays, with the error below. */
export function PasteForm({ problem, text, action, onPaste }: PasteFormProps) {
  return (
    <details open={text !== undefined || undefined}>
      <summary>Paste a record</summary>
      <form
        class={forms.field}
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('record');
          if (typeof text === 'string') onPaste(text);
        }}
      >
        <label for="pasted">A record in YAML or JSON</label>
        <textarea
          id="pasted"
          name="record"
          spellcheck={false}
          defaultValue={text}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : 'pasted-problem'}
        />
        {problem !== undefined && (
          <p class={forms.error} id="pasted-problem" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" class={forms.button}>
          {action}
        </button>
      </form>
    </details>
  );
}
