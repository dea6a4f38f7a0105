import { fold } from '../../text/words/fold.ts';

/**
 * The site takes facts from its sources and writes its own sentences. A run of nine words that stands in a source as well,
 * and not between quotation marks, is a sentence taken over: this finds it. A run of eight happens by itself.
 */
export const RUN = 9;

/** A text that must not be copied. Make it once: `findRuns` asks it some hundred thousand times. */
export interface Seed {
  readonly name: string;
  readonly letters: string;
  /** Every piece of `letters` as long as a run is at least, so that nearly all runs are passed over without a search. */
  readonly pieces: ReadonlySet<string>;
}

export interface SharedRun {
  readonly seed: string;
  /** Counted from 1. */
  readonly line: number;
  /** As it stands, its markup included. */
  readonly words: string;
}

interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** A mark stands between this word and the one before, so that no run passes. */
  readonly parted: boolean;
}

const PIECE = 12;
/** Takes the place of what is marked, letter for letter, so that every other word keeps its line. */
const MARK = '\u0000';
const QUOTED = [
  /<(q)\b[^>]*>[\s\S]*?<\/\1>/gi,
  /“[^“”]*”/g,
  /«[^«»]*»/g,
  // The same sign is an apostrophe: ‘comme d’un quinola à prime’ ends where no letter follows.
  /‘[^‘]*?’(?!\p{L})/gu,
];
/** The target of a link: its words are no words of the sentence. */
const TARGET = /\]\([^)\s]*\)/g;
const WORD = /[\p{L}\p{M}\d]+(?:[’'][\p{L}\p{M}]+)*/gu;
/** From four ranks in a row on, a text names the cards in their order, and can do so in one way only. */
const LIST = 4;
/** Short titles are words like any others: “The Game” is no title in the middle of a sentence. */
const TITLE = 4;

const undouble = (letters: string): string => letters.replaceAll(/([a-z])\1+/g, '$1');

/**
 * Letters and figures alone, each doubled letter once. A scan that reads “fol ow suit”, “bet er” or “heal so” is so found
 * to be “follow suit”, “better” and “he also”.
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

/** Every run of nine words or more that `text`, a file of MDX, YAML or JSON, shares with a seed; each as long as it goes. */
export function findRuns(text: string, seeds: readonly Seed[], titles: readonly string[] = []): readonly SharedRun[] {
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

/** Which words may stand in a run: not those of a title or of a list of ranks. */
function freeOf(words: readonly Word[], titles: readonly string[]): readonly boolean[] {
  const free = words.map(() => true);
  for (const title of titles) {
    const its = wordsOf(title).map(({ folded }) => folded);
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

/** The longest run that begins at `first`; its `end` is the word after its last. */
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
