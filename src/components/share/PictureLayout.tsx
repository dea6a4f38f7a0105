import type { ComponentChildren } from 'preact';
import { SUIT_SYMBOLS } from '#view/cards/card-names.ts';
import { PICTURE_STYLES } from '#view/picture/FeltPicture.tsx';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';

/** Files of the fonts in pictures, written by scripts/fonts/fonts.ts. */
const FILES = { titles: 'titles', roman: 'roman', italic: 'italic' } as const;
type PictureFace = keyof typeof FILES;

const opened = new Map<PictureFace, Font>();

function fontOf(face: PictureFace): Font {
  const known = opened.get(face);
  if (known) return known;
  const file = join('src/assets/fonts/pictures', `${FILES[face]}.ttf`);
  const font = create(readFileSync(file)) as Font;
  opened.set(face, font);
  return font;
}

/** Width of a letter in units of the type size. Figures of titles are those of the text. Throws for a letter that no font has. */
function widthOfLetter(letter: string, face: PictureFace): number {
  const code = letter.codePointAt(0) ?? 0;
  const font = [face, 'roman' as const].map(fontOf).find((one) => one.hasGlyphForCodePoint(code));
  if (!font) throw new Error(`The fonts of the pictures have no “${letter}”: add it in scripts/fonts/fonts.ts.`);
  return font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm;
}

const SPACE = ' ';
const widths = new Map<string, number>();

/** Width of a word or a space in units of the type size, measured once: lines are broken by trying many widths. */
function widthOfWord(word: string, face: PictureFace): number {
  const name = `${face} ${word}`;
  const known = widths.get(name);
  if (known !== undefined) return known;
  const width = Array.from(word).reduce((sum, letter) => sum + widthOfLetter(letter, face), 0);
  widths.set(name, width);
  return width;
}

/** How a text is set in a picture: size and measure in pixels. */
interface TypeSetting {
  readonly face: PictureFace;
  readonly size: number;
  readonly width: number;
}

/** Width of a text, without kerning. */
export function widthOfText(text: string, { face, size }: Pick<TypeSetting, 'face' | 'size'>): number {
  const words = text.split(SPACE);
  const spaces = (words.length - 1) * widthOfWord(SPACE, face);
  return words.reduce((sum, word) => sum + widthOfWord(word, face), spaces) * size;
}

/** Fills lines from the first to the last; a word that is too wide stands alone. */
function filled(words: readonly string[], { face, size, width }: TypeSetting): readonly string[] {
  const lines: string[][] = [];
  let filledTo = 0;
  for (const word of words) {
    const wide = widthOfWord(word, face) * size;
    const longer = filledTo + widthOfWord(SPACE, face) * size + wide;
    if (lines.length > 0 && longer <= width) {
      lines.at(-1)?.push(word);
      filledTo = longer;
    } else {
      lines.push([word]);
      filledTo = wide;
    }
  }
  return lines.map((line) => line.join(SPACE));
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
const LEADING = 1.14;

/** Size of a picture in pixels, as sites that show links ask for it. */
export const PICTURE = { width: 1200, height: 630 };

/** Box for the drawing at the right. */
export const DRAWING = { x: 532, y: 92, width: 620, height: 446 };

const INK = '#211b12';
const SOFT = '#665b48';
const RUBRIC = '#9a2117';
const LEFT = 60;
/** Room for words beside a drawing, and without one. */
const COLUMN = 432;
const WHOLE = PICTURE.width - 2 * LEFT;

const FAMILIES: Readonly<Record<PictureFace, string>> = {
  titles: 'IM FELL French Canon, EB Garamond',
  roman: 'EB Garamond',
  italic: 'EB Garamond',
};

interface LinesProps {
  readonly lines: readonly string[];
  readonly face: PictureFace;
  readonly size: number;
  readonly x?: number;
  /** Baseline of the first line. */
  readonly y: number;
  readonly fill?: string;
}

const Lines = ({ lines, face, size, x = LEFT, y, fill = INK }: LinesProps) => (
  <>
    {lines.map((line, i) => (
      <text
        key={i}
        x={x}
        y={y + i * size * LEADING}
        font-family={FAMILIES[face]}
        font-style={face === 'italic' ? 'italic' : 'normal'}
        font-size={size}
        fill={fill}
      >
        {line}
      </text>
    ))}
  </>
);

/** An answer to a rule's question, and the books that give it. */
export interface PictureAnswer {
  readonly answer: string;
  readonly books: string;
}

export interface PictureLayoutProps {
  /** Above the title: the game. */
  readonly above: string;
  readonly title: string;
  /** Below the title: the book. */
  readonly by?: string | undefined;
  /** What is won at the moment drawn, or what the page has. */
  readonly sum?: string | undefined;
  /** Line below that: the place in the deal. */
  readonly place?: string | undefined;
  /** Answers below the title, instead of a drawing. */
  readonly answers?: readonly PictureAnswer[];
  /** Drawing in the box at the right. */
  readonly children?: ComponentChildren;
}

const TOP = 96;
/** Baselines of the last line and of the last that may stand above it. */
const FOOT = 584;
const BOTTOM = 520;
/** Height of an answer with its books. */
const ANSWER = 80;

/** Answers one below another, as many as there is room for below a baseline. */
function Answers({ answers, below }: { readonly answers: readonly PictureAnswer[]; readonly below: number }) {
  const room = Math.floor((BOTTOM - below) / ANSWER);
  const shown = answers.length <= room ? answers : answers.slice(0, room);
  const top = below + 62;
  const one = (text: string, face: PictureFace, size: number): readonly string[] =>
    fitted(text, { face, width: WHOLE, height: size * LEADING, sizes: [size] }).lines;
  return (
    <>
      {shown.map(({ answer, books }, i) => (
        <g key={answer}>
          <Lines lines={one(answer, 'roman', 35)} face="roman" size={35} y={top + i * ANSWER} />
          <Lines lines={one(books, 'italic', 26)} face="italic" size={26} y={top + 32 + i * ANSWER} fill={SOFT} />
        </g>
      ))}
    </>
  );
}

/** A picture of 1200 × 630: words at the left, a drawing at the right, and the name of the site at the foot. */
export function PictureLayout({ above, title, by, sum, place, answers, children }: PictureLayoutProps) {
  const width = answers ? WHOLE : COLUMN;
  const heading = fitted(title, {
    face: 'titles',
    width,
    height: answers ? 150 : 260,
    sizes: [68, 62, 56, 50, 46, 42, 38],
  });
  const start = TOP + 22 + heading.size;
  const end = start + (heading.lines.length - 1) * heading.size * LEADING;
  const book = by === undefined ? undefined : fitted(by, { face: 'italic', width, height: 70, sizes: [30, 27] });
  const bookEnd = end + (book === undefined ? 0 : 46 + (book.lines.length - 1) * book.size * LEADING);
  const last = place === undefined ? BOTTOM : BOTTOM - 34;
  const told =
    sum === undefined
      ? undefined
      : fitted(sum, { face: 'roman', width, height: last - bookEnd - 6, sizes: [36, 32, 28, 25] });
  const toldStart = last - ((told?.lines.length ?? 1) - 1) * (told?.size ?? 0) * LEADING;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...{ 'xml:space': 'preserve' }}
      {...PICTURE}
      viewBox={`0 0 ${String(PICTURE.width)} ${String(PICTURE.height)}`}
    >
      <style dangerouslySetInnerHTML={{ __html: PICTURE_STYLES }} />
      {SUIT_SYMBOLS.map(([id, outline]) => (
        <symbol key={id} id={id} viewBox="0 0 24 24">
          <path d={outline} />
        </symbol>
      ))}
      <rect {...PICTURE} fill="#faf5e9" />
      <path d={`M0 612H${String(PICTURE.width)}V630H0z`} fill="#23503f" />
      <text
        x={LEFT}
        y={TOP}
        font-family="EB Garamond"
        font-variant="small-caps"
        font-size="31"
        letter-spacing="1.5"
        fill={RUBRIC}
      >
        {above}
      </text>
      <Lines {...heading} face="titles" y={start} />
      {book && <Lines {...book} face="italic" y={end + 46} fill={SOFT} />}
      {answers && <Answers answers={answers} below={end} />}
      {told && <Lines {...told} face="roman" y={toldStart} />}
      {place !== undefined && <Lines lines={[place]} face="italic" size={26} y={BOTTOM} fill={SOFT} />}
      <Lines lines={['Quinola']} face="titles" size={38} y={FOOT} fill={RUBRIC} />
      <Lines
        lines={['old rule books you can read, play and change']}
        face="italic"
        size={25}
        x={LEFT + widthOfText('Quinola', { face: 'titles', size: 38 }) + 18}
        y={FOOT}
        fill={SOFT}
      />
      {children}
    </svg>
  );
}
