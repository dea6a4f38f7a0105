import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';

/** Files of the fonts in pictures, written by scripts/fonts/fonts.ts. */
const FILES = { titles: 'titles', roman: 'roman', italic: 'italic' } as const;
export type PictureFace = keyof typeof FILES;

const opened = new Map<PictureFace, Font>();

function fontOf(face: PictureFace): Font {
  const known = opened.get(face);
  if (known) return known;
  const file = join('src/assets/fonts/pictures', `${FILES[face]}.ttf`);
  const font = create(readFileSync(file)) as Font;
  opened.set(face, font);
  return font;
}

const widths = new Map<string, number>();

/** Width of a letter in units of the type size. Figures of titles are those of the text. Throws for a letter that no font has. */
function widthOfLetter(letter: string, face: PictureFace): number {
  const known = widths.get(`${face} ${letter}`);
  if (known !== undefined) return known;
  const code = letter.codePointAt(0) ?? 0;
  const font = [face, 'roman' as const].map(fontOf).find((one) => one.hasGlyphForCodePoint(code));
  if (!font) throw new Error(`The fonts of the pictures have no “${letter}”: add it in scripts/fonts/fonts.ts.`);
  const width = font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm;
  widths.set(`${face} ${letter}`, width);
  return width;
}

/** How a text is set in a picture: size and measure in pixels. */
export interface TypeSetting {
  readonly face: PictureFace;
  readonly size: number;
  readonly width: number;
}

/** Width of a text, without kerning. */
export const widthOfText = (text: string, { face, size }: Pick<TypeSetting, 'face' | 'size'>): number =>
  Array.from(text).reduce((sum, letter) => sum + widthOfLetter(letter, face), 0) * size;

/** Fills lines from the first to the last; a word that is too wide stands alone. */
function filled(words: readonly string[], setting: TypeSetting): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last ?? ''} ${word}`;
    if (last !== undefined && widthOfText(longer, setting) <= setting.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** How much narrower each attempt to even out lines is, in pixels. */
const STEP = 6;

/** Breaks a text into as few lines as the measure allows, of lengths as even as possible. */
export function brokenLines(text: string, setting: TypeSetting): readonly string[] {
  const words = text.split(' ');
  let best = filled(words, setting);
  for (let width = setting.width - STEP; width > 0; width -= STEP) {
    const narrower = filled(words, { ...setting, width });
    const isOver = narrower.some((line) => widthOfText(line, setting) > width);
    if (narrower.length > best.length || isOver) return best;
    best = narrower;
  }
  return best;
}

/** A text at the largest of some sizes at which it fits; at the smallest it is cut at its last line, with an ellipsis. */
export function fitted(
  text: string,
  {
    face,
    width,
    height,
    sizes,
  }: Omit<TypeSetting, 'size'> & { readonly height: number; readonly sizes: readonly number[] },
): { readonly lines: readonly string[]; readonly size: number } {
  const fitting = sizes.flatMap((size) => {
    const lines = brokenLines(text, { face, size, width });
    const widths = lines.map((line) => widthOfText(line, { face, size }));
    const fits = Math.max(...widths) <= width && lines.length * size * LEADING <= height;
    return fits ? [{ lines, size, isEven: Math.min(...widths) >= SHORT * Math.max(...widths) }] : [];
  });
  // Somewhat smaller rather than with a line of one short word.
  const best = fitting.slice(0, 3).find(({ isEven }) => isEven) ?? fitting[0];
  if (best) return { lines: best.lines, size: best.size };
  const size = sizes.at(-1) ?? 16;
  const lines = filled(text.split(' '), { face, size, width });
  const room = Math.max(1, Math.floor(height / (size * LEADING)));
  return { lines: [...lines.slice(0, room - 1), `${(lines[room - 1] ?? '').replace(/[,;:.]$/, '')} …`], size };
}

/** Part of the longest line below which a line is too short. */
const SHORT = 0.4;

/** Distance of lines, in type sizes. */
export const LEADING = 1.14;
