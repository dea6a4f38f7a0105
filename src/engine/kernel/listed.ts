/** `a`, `a and b`, `a, b and c`; or with another word than `and`. */
export const listed = (words: readonly string[], and = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1) ?? ''}`;
