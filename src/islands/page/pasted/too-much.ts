import { refuse, type Problem } from '#engine/kernel/result.ts';

/** Most letters of a pasted text: a deal takes some hundreds. */
const LONGEST = 1_000_000;
/** Deeper than any record, by far. */
const DEEPEST = 100;

/**
 * Why a pasted text is not looked at: it is too long, or so deeply nested that the YAML parser, which calls itself for every
 * level, would take the page down with it. Brackets are counted wherever they stand; no text opens a hundred and closes none.
 */
export function whyTooMuch(text: string): Problem | undefined {
  if (text.length > LONGEST)
    return refuse(
      'too-long',
      'The text is longer than a million letters; no record needs a hundredth of that.',
      'line 1',
    ).error;
  let open = 0;
  for (const [i, line] of text.split('\n').entries()) {
    // Every level of a block stands at least one letter farther in, or begins with a dash of its own.
    let inward = 0;
    while (' -?\t'.includes(line[inward] ?? 'x')) inward++;
    for (const sign of line) {
      if (sign === '[' || sign === '{') open++;
      else if (sign === ']' || sign === '}') open--;
      if (Math.max(open, inward / 2) > DEEPEST)
        return refuse(
          'too-deep',
          'Here something is nested more than a hundred deep, and no record needs that.',
          `line ${String(i + 1)}`,
        ).error;
    }
  }
  return undefined;
}
