import { fold } from '../../text/words/fold.ts';

/**
 * Minimum length, in words, of a run shared with a source that counts as copied. The site takes facts from its sources
 * but writes its own sentences; a shared run outside quotation marks is an error. Runs of eight words occur by chance.
 */
export const RUN = 9;

/** A text that must not be copied. Build it once: `findRuns` looks it up some hundred thousand times. */
export interface Seed {
  readonly name: string;
  readonly letters: string;
  /** All pieces of `letters` with the minimum length of a run; most runs are rejected by them without a search. */
  readonly pieces: ReadonlySet<string>;
}

export interface SharedRun {
  readonly seed: string;
  /** Line number from 1. */
  readonly line: number;
  /** Words as written, with markup. */
  readonly words: string;
}

interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** Whether a punctuation mark separates this word from the one before; no run continues across it. */
  readonly parted: boolean;
}

const PIECE = 12;
/** Placeholder that replaces markup letter for letter, so that line numbers stay right. */
const MARK = '\u0000';
const QUOTED = [
  /<(q)\b[^>]*>[\s\S]*?<\/\1>/gi,
  /“[^“”]*”/g,
  /«[^«»]*»/g,
  // The closing quote is also an apostrophe: ‘comme d’un quinola à prime’ ends where no letter follows.
  /‘[^‘]*?’(?!\p{L})/gu,
];
/** Target of a link, which is not part of the sentence. */
const TARGET = /\]\([^)\s]*\)/g;
const WORD = /[\p{L}\p{M}\d]+(?:[’'][\p{L}\p{M}]+)*/gu;
/** Minimum number of ranks in a row that count as a list of cards; such a list can be written in only one way. */
const LIST = 4;
/** Minimum number of words of a title; shorter ones, such as “The Game”, occur in ordinary sentences. */
const TITLE = 4;

const undouble = (letters: string): string => letters.replaceAll(/([a-z])\1+/g, '$1');

/**
 * Letters and digits only, with double letters reduced to one. A scan that reads “fol ow suit”, “bet er” or “heal so”
 * then matches “follow suit”, “better” and “he also”.
 */
const squeeze = (text: string): string => undouble(fold(text).replaceAll(/[^\p{L}\d]/gu, ''));

const RANKS = new Set(
  'a k q j ace king queen knave jack ten nine eight seven six five four three two as roi dame valet'
    .split(' ')
    .map(squeeze),
);

export function makeSeed(name: string, text: string): Seed {
  const letters = squeeze(text);
  const pieces = new Set<string>();
  for (let at = 0; at + PIECE <= letters.length; at++) pieces.add(letters.slice(at, at + PIECE));
  return { name, letters, pieces };
}

/** The words of a title, as runs are compared; made once, because every text is searched for them. */
export const makeTitle = (title: string): readonly string[] => wordsOf(title).map(({ folded }) => folded);

/** Finds all runs of nine or more words that `text` (MDX, YAML or JSON) shares with a seed, each as long as possible. */
export function findRuns(
  text: string,
  seeds: readonly Seed[],
  titles: readonly (readonly string[])[] = [],
): readonly SharedRun[] {
  const words = wordsOf(mask(text));
  const free = freeOf(words, titles);
  const runs: SharedRun[] = [];
  for (let first = 0; first + RUN <= words.length;) {
    const shared = longest(words, free, first, seeds);
    if (!shared) {
      first++;
      continue;
    }
    const [from, to] = [words[first]?.start ?? 0, words[shared.end - 1]?.end ?? 0];
    runs.push({
      seed: shared.seed.name,
      line: text.slice(0, from).split('\n').length,
      words: text.slice(from, to).replaceAll(/\s+/g, ' '),
    });
    first = shared.end;
  }
  return runs;
}

const blank = (sign: string) => (marked: string) => marked.replaceAll(/[^\n]/g, sign);

function mask(text: string): string {
  const quoted = QUOTED.reduce((rest, pattern) => rest.replace(pattern, blank(MARK)), text);
  return quoted.replace(TARGET, blank(' '));
}

function wordsOf(text: string): readonly Word[] {
  let before = 0;
  return [...text.matchAll(WORD)].map((match): Word => {
    const start = match.index;
    const parted = text.slice(before, start).includes(MARK);
    before = start + match[0].length;
    return { folded: squeeze(match[0]), start, end: before, parted };
  });
}

/** Marks the words that may stand in a run: not those of a title or a list of ranks. */
function freeOf(words: readonly Word[], titles: readonly (readonly string[])[]): readonly boolean[] {
  const free = words.map(() => true);
  for (const its of titles) {
    if (its.length < TITLE) continue;
    words.forEach((_word, at) => {
      if (its.every((word, place) => words[at + place]?.folded === word)) free.fill(false, at, at + its.length);
    });
  }
  let ranks = 0;
  words.forEach(({ folded }, at) => {
    ranks = RANKS.has(folded) || /^\d+$/.test(folded) ? ranks + 1 : 0;
    if (ranks >= LIST) free.fill(false, at + 1 - ranks, at + 1);
  });
  return free;
}

/** Longest run that starts at `first`; `end` is the index after its last word. */
function longest(
  words: readonly Word[],
  free: readonly boolean[],
  first: number,
  seeds: readonly Seed[],
): { readonly seed: Seed; readonly end: number } | undefined {
  const goesOn = (at: number): boolean => free[at] === true && (at === first || words[at]?.parted === false);
  for (let at = first; at < first + RUN; at++) if (!goesOn(at)) return undefined;
  const lettersTo = (end: number): string =>
    undouble(
      words
        .slice(first, end)
        .map(({ folded }) => folded)
        .join(''),
    );
  const run = lettersTo(first + RUN);
  let best: { readonly seed: Seed; readonly end: number } | undefined;
  for (const seed of seeds) {
    if (run.length >= PIECE && !seed.pieces.has(run.slice(0, PIECE))) continue;
    if (!seed.letters.includes(run)) continue;
    let end = first + RUN;
    while (goesOn(end) && seed.letters.includes(lettersTo(end + 1))) end++;
    if (!best || end > best.end) best = { seed, end };
  }
  return best;
}
