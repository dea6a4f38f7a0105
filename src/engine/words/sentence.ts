import { listed } from '../kernel/collections.ts';

/** Who does something, and what: the smallest part of a sentence. Parts with the same subject are joined by “and”. */
export interface Part {
  readonly who: string;
  readonly does: string;
}

/** A text with a capital letter: as a sentence, or a heading, begins. */
export const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

/** “First hand leads the king of spades; the dealer takes the trick and pays 2 fiches.” */
export function sentence(parts: readonly Part[]): string {
  const said: { who: string; does: string[] }[] = [];
  for (const { who, does } of parts) {
    const last = said.at(-1);
    if (last?.who === who) last.does.push(does);
    else said.push({ who, does: [does] });
  }
  const words = said.map(({ who, does }) => `${who} ${listed(does)}`).join('; ');
  return words === '' ? '' : `${capital(words)}.`;
}
