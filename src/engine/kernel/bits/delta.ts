import { BitReader, type BitWriter } from './bits.ts';

/*
 * A run of bits written as its difference from bits that the reader has already: pieces are either copied from there or
 * spelled out. Published links contain it, so the form may not change; what the writer copies may.
 */

/** Bits as a text of noughts and ones, so that runs can be found and compared. */
export type BitText = string;

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
