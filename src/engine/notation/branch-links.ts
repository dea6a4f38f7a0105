import { BitReader, BitWriter } from '../kernel/bits/bits.ts';
import { bitText, bytesOf, readDelta, writeDelta, type BitText } from '../kernel/bits/delta.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';
import { BRANCHES_FOLLOW, type LinkFormat } from './link.ts';
import { LONGEST_BRANCH_NAME, type PlayLine, type PlayTree } from './branches.ts';
import { seal, unseal } from './sealed.ts';

/*
 * The branches of a deal, behind its link and a tilde: sealed with a checksum of their own, so that the main line can be read where
 * they are damaged. First their number and which line is shown; then of each its name, and its record in the game's own encoding, as
 * the difference from the bits of the link before the tilde and of the branches before it. Published links must decode for ever.
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
  return from.goesOn() ? unread() : ok({ branches, shown });
}
