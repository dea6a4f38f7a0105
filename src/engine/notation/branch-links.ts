import { BitReader, BitWriter } from '../kernel/bits.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';
import { BRANCHES_FOLLOW, type LinkFormat, seal, unseal } from './link.ts';
import { LONGEST_BRANCH_NAME, type PlayLine, type PlayTree } from './record.ts';

/*
 * A run of bits written as its difference from bits that the reader has already: pieces are either copied from there or
 * spelled out. Published links contain it, so the form may not change; what the writer copies may.
 */

/** Bits as a text of noughts and ones, so that runs can be found and compared. */
type BitText = string;

/** Copies shorter than this cost as much as the bits themselves. */
const SHORTEST = 32;

/** Widths of the numbers below: total length, where a copy begins, how far it exceeds the shortest, length of a spelled piece. */
const TOTAL = 8;
const FROM = 8;
const MORE = 6;
const SPELLED = 5;

/** The bits that were written so far. */
export const bitText = (written: BitWriter): BitText =>
  new BitReader(written.toBytes()).allBits().slice(0, written.length);

/** Packs a text of bits into bytes; noughts fill the last. */
export const bytesOf = (text: BitText): Uint8Array =>
  Uint8Array.from({ length: Math.ceil(text.length / 8) }, (_, i) =>
    Number.parseInt(text.slice(i * 8, i * 8 + 8).padEnd(8, '0'), 2),
  );

interface Run {
  readonly from: number;
  readonly length: number;
}

/** The longest run of `known` with which `text` goes on at a place; undefined if it is too short to copy. */
function longestRun(text: BitText, at: number, known: BitText): Run | undefined {
  let best: Run | undefined;
  let length = SHORTEST;
  for (let from = known.indexOf(text.slice(at, at + length)); from >= 0 && at + length <= text.length;) {
    while (at + length < text.length && from + length < known.length && text[at + length] === known[from + length])
      length++;
    best = { from, length };
    // Only a longer run is better.
    length++;
    from = known.indexOf(text.slice(at, at + length), from + 1);
  }
  return best;
}

/** Writes bits as their difference from known ones; `readDelta` reads them. */
export function writeDelta(text: BitText, known: BitText, to: BitWriter): void {
  const spell = (piece: BitText): void => {
    if (piece === '') return;
    to.flag(false);
    to.number(piece.length - 1, SPELLED);
    for (const bit of piece) to.flag(bit === '1');
  };
  to.number(text.length, TOTAL);
  let spelled = 0;
  for (let at = 0; at < text.length;) {
    const run = longestRun(text, at, known);
    if (!run) {
      at++;
      continue;
    }
    spell(text.slice(spelled, at));
    to.flag(true);
    to.number(run.from, FROM);
    to.number(run.length - SHORTEST, MORE);
    at += run.length;
    spelled = at;
  }
  spell(text.slice(spelled));
}

/** Reads what `writeDelta` wrote; marks the reader as corrupt if there are more than `most` bits or a copy is not there. */
export function readDelta(known: BitText, most: number, from: BitReader): BitText {
  const total = from.number(TOTAL);
  if (total > most) from.spoil();
  let text = '';
  while (text.length < total && !from.isSpoilt() && !from.overrun) {
    if (from.flag()) {
      const start = from.number(FROM);
      const length = from.number(MORE) + SHORTEST;
      if (start + length > known.length) from.spoil();
      text += known.slice(start, start + length);
    } else {
      const length = from.number(SPELLED) + 1;
      if (text.length + length > total) from.spoil();
      else for (let i = 0; i < length; i++) text += from.flag() ? '1' : '0';
    }
  }
  if (text.length > total) from.spoil();
  return text;
}

/*
 * The branches of a deal, behind its link and a tilde: sealed with a checksum of their own, so that the main line can be read where
 * they are damaged. First their number and which line is shown; then of each its name, and its record in the game's own encoding, as
 * the difference from the bits of the link before the tilde and of the branches before it; last the name of the main line, if a
 * reader gave it one. Published links must decode for ever.
 */
const VERSION = 'b';

/** Most branches that a link holds. */
export const MOST_LINKED_BRANCHES = 8;

/** Most bits of a record, as of a link. */
const MOST_BITS = 6 * 65_536;
/** Bits of an ordinary letter of a name. */
const LETTER = 7;

/** Branches of a link, and the line that is shown: 0 is the main line. */
export interface LinkedBranches<Rec> {
  readonly branches: readonly PlayLine<Rec>[];
  readonly shown: number;
  /** Name of the main line. */
  readonly name?: string;
}

type RecordForm<Rec> = Pick<LinkFormat<unknown, Rec>, 'packRecord' | 'unpackRecord'>;

function writeName(name: string, to: BitWriter): void {
  const letters = Array.from(name).slice(0, LONGEST_BRANCH_NAME);
  to.number(letters.length, 0);
  for (const letter of letters) to.number(letter.codePointAt(0) ?? 0, LETTER);
}

function readName(from: BitReader): string | undefined {
  const length = from.number(0);
  if (length > LONGEST_BRANCH_NAME) from.spoil();
  if (length === 0 || from.isSpoilt()) return undefined;
  const codes = Array.from({ length }, () => from.number(LETTER));
  if (codes.some((code) => code > 0x10_ffff)) from.spoil();
  return from.isSpoilt() ? undefined : String.fromCodePoint(...codes);
}

/** Bits of the deal that a link begins with. */
function bitsOfDeal(link: string): BitText {
  const opened = unseal(link, link.charAt(0));
  return opened.ok ? opened.value.allBits() : '';
}

/**
 * Prints a link to a tree: that of its main line, as `printLink` printed it, with its first eight branches. `shown` is the index
 * of the line that the reader sees; the step of the link is a place in it.
 */
export function printTree<Rec>(form: RecordForm<Rec>, link: string, tree: PlayTree<Rec>, shown: number): string {
  const branches = tree.slice(1, 1 + MOST_LINKED_BRANCHES);
  if (branches.length === 0) return link;
  const to = new BitWriter();
  to.number(branches.length - 1, 1);
  to.number(shown <= branches.length ? shown : 0, 1);
  let known = bitsOfDeal(link);
  for (const { name, record } of branches) {
    const packed = new BitWriter();
    form.packRecord(record, packed);
    const text = bitText(packed);
    writeName(name ?? '', to);
    writeDelta(text, known, to);
    known += text;
  }
  const [{ name: main }] = tree;
  if (main !== undefined) writeName(main, to);
  return link + BRANCHES_FOLLOW + seal(VERSION, to);
}

const unread = (): ReturnType<typeof refuse> =>
  refuse(
    'damaged-branches',
    'The branches in this link are damaged, so only its main line is shown. Copy the whole link again from where you found it.',
  );

/** Reads the branches of a fragment whose deal `parseLink` can read. None if it has no branches; an error if they are damaged. */
export function parseBranches<Rec>(form: RecordForm<Rec>, fragment: string): Result<LinkedBranches<Rec>> {
  const [link = '', sealed] = fragment.replace(/^#/, '').split(BRANCHES_FOLLOW);
  if (sealed === undefined) return ok({ branches: [], shown: 0 });
  const opened = unseal(sealed, VERSION);
  if (!opened.ok) return unread();
  const from = opened.value;
  const count = from.number(1) + 1;
  const shown = from.number(1);
  if (count > MOST_LINKED_BRANCHES || shown > count) return unread();
  const branches: PlayLine<Rec>[] = [];
  let known = bitsOfDeal(link);
  for (let left = count; left > 0; left--) {
    const name = readName(from);
    const text = readDelta(known, MOST_BITS, from);
    if (from.isSpoilt() || from.overrun) return unread();
    const packed = new BitReader(bytesOf(text));
    const record = form.unpackRecord(packed);
    if (!record.ok || packed.overrun || packed.goesOn()) return unread();
    branches.push({ record: record.value, ...(name !== undefined && { name }) });
    known += text;
  }
  // Links from before main lines had names end here.
  const name = from.goesOn() ? readName(from) : undefined;
  if (from.isSpoilt() || from.overrun || from.goesOn()) return unread();
  return ok({ branches, shown, ...(name !== undefined && { name }) });
}
