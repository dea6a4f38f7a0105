/**
 * Spellings that search treats as one, used for the index and for queries. Pagefind handles accents; ligatures, suit
 * signs and card names in the other language are handled here.
 */

/** Folds accents, ligatures and case: `cœur` → `coeur`, `Piété` → `piete`. */
export const fold = (text: string): string =>
  text.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replaceAll(/\p{M}/gu, '');

const SUITS: readonly (readonly [sign: string, letter: string, english: string, french: string])[] = [
  ['♠', 'S', 'spades', 'pique'],
  ['♥', 'H', 'hearts', 'coeur'],
  ['♦', 'D', 'diamonds', 'carreau'],
  ['♣', 'C', 'clubs', 'trefle'],
];
const RANKS: Readonly<Record<string, string>> = { A: 'ace', K: 'king', Q: 'queen', J: 'knave', T: 'ten' };

/** Normalises a query to the index's spelling: `J♥` and `JH` → knave of hearts, `♥` → hearts, `jack` → knave. */
export function foldQuery(query: string): string {
  const named = query
    .replaceAll(/[\uFE0E\uFE0F]/g, '')
    .replaceAll(
      /(?<![\p{L}\d])(10|[AKQJT2-9])\s?([♠♥♦♣]|[SHDC](?![\p{L}\d]))/gu,
      (_card, rank: string, suit: string) => {
        const names = SUITS.find(([sign, letter]) => sign === suit || letter === suit);
        return `${RANKS[rank] ?? rank} of ${names?.[2] ?? suit}`;
      },
    )
    .replaceAll(/[♠♥♦♣]/g, (suit) => ` ${SUITS.find(([sign]) => sign === suit)?.[2] ?? ''} `);
  return fold(named)
    .replaceAll(/\bjacks?\b/g, 'knave')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Extra words to index with a text: other names of what it mentions. */
export function alsoKnownAs(text: string): readonly string[] {
  const folded = fold(text);
  const words = new Set<string>();
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) if (/[œæ]/.test(word)) words.add(fold(word));
  for (const [, , english, french] of SUITS) {
    if (folded.includes(english)) words.add(french);
    if (folded.includes(french)) words.add(english);
  }
  if (folded.includes('quinola')) words.add('knave of hearts');
  return [...words];
}
