/**
 * Cuts the site's fonts down to the characters and features that its pages use and writes them to src/assets/fonts. Run
 * it by hand when a character is missing: `node scripts/fonts/fonts.ts`. The files are committed, so builds do not need
 * it; the build gives them hashed names.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FIGURES = '0123456789';
const POINTS = ' \u00a0.,:;!?\'"‘’“”()-–—…·&/';
/** All of French, and what Spanish and Italian titles need. */
const ACCENTS = 'ÀÂÇÈÉÊÎÔŒàâæçèéêëîïôöùûüœáíóòñ';
/** Suit signs are for running text; cards and tables draw them. */
const SIGNS = '#%*+=@[]_«»‹›§¶†×÷−≠½¼¾°♠♥♦♣→←↑↓';

interface Cut {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly keepFeatures: readonly string[];
}

const GARAMOND = 'node_modules/@expo-google-fonts/eb-garamond';
const FELL = 'node_modules/@fontsource/im-fell-french-canon';

const CUTS: readonly Cut[] = [
  {
    from: `${GARAMOND}/400Regular/EBGaramond_400Regular.ttf`,
    to: 'eb-garamond-roman.woff2',
    text: LETTERS + POINTS + ACCENTS + SIGNS,
    keepFeatures: ['kern', 'liga', 'smcp', 'locl'],
  },
  {
    // Apart from the letters, because small capitals would replace the figures by old-style ones, in which 11 looks like
    // II.
    from: `${GARAMOND}/400Regular/EBGaramond_400Regular.ttf`,
    to: 'eb-garamond-numerals.woff2',
    text: FIGURES,
    keepFeatures: ['kern', 'onum', 'lnum', 'tnum', 'pnum'],
  },
  {
    from: `${GARAMOND}/400Regular_Italic/EBGaramond_400Regular_Italic.ttf`,
    to: 'eb-garamond-italic.woff2',
    text: `${LETTERS}${FIGURES}${POINTS}${ACCENTS}[]«»×−½→`,
    keepFeatures: ['kern', 'liga', 'onum', 'lnum', 'tnum', 'pnum'],
  },
  {
    // Only figures and letters on cards; books of the period have no bold words, nor has the site.
    from: `${GARAMOND}/600SemiBold/EBGaramond_600SemiBold.ttf`,
    to: 'eb-garamond-figures.woff2',
    text: `${FIGURES}AKQJRDV+−×½`,
    keepFeatures: ['kern', 'lnum', 'tnum'],
  },
  {
    from: `${FELL}/files/im-fell-french-canon-latin-400-normal.woff2`,
    to: 'quinola-titles.woff2',
    // Without figures, which no page sets in this font: its 1 is a capital I.
    text: `${LETTERS} \u00a0.,:;?!’‘“”()-–—·&ÀÉàâçèéêëîïôùûœ`,
    keepFeatures: ['kern', 'liga'],
  },
];

/** Fonts of the pictures that are shown with shared links. They are drawn when the site is built, by a program that reads no WOFF2. */
const PICTURE_TEXT = LETTERS + FIGURES + POINTS + ACCENTS + SIGNS;
const PICTURE_CUTS: readonly Cut[] = [
  {
    from: `${GARAMOND}/400Regular/EBGaramond_400Regular.ttf`,
    to: 'pictures/roman.ttf',
    text: PICTURE_TEXT,
    keepFeatures: ['kern', 'liga', 'smcp', 'locl'],
  },
  {
    from: `${GARAMOND}/400Regular_Italic/EBGaramond_400Regular_Italic.ttf`,
    to: 'pictures/italic.ttf',
    text: PICTURE_TEXT,
    keepFeatures: ['kern', 'liga'],
  },
  {
    from: `${GARAMOND}/600SemiBold/EBGaramond_600SemiBold.ttf`,
    to: 'pictures/figures.ttf',
    text: `${FIGURES}AKQJRDV+−×½ `,
    keepFeatures: ['kern'],
  },
  {
    from: `${FELL}/files/im-fell-french-canon-latin-400-normal.woff2`,
    to: 'pictures/titles.ttf',
    text: `${LETTERS} \u00a0.,:;?!’‘“”()-–—·&ÀÉàâçèéêëîïôùûœ`,
    keepFeatures: ['kern', 'liga'],
  },
];

const OUT = 'src/assets/fonts';

mkdirSync(`${OUT}/pictures`, { recursive: true });
let total = 0;
for (const { from, to, text, keepFeatures } of [...CUTS, ...PICTURE_CUTS]) {
  const font = await subsetFont(readFileSync(from), text, {
    targetFormat: to.endsWith('.ttf') ? 'truetype' : 'woff2',
    keepFeatures: [...keepFeatures],
    noHinting: true,
  });
  writeFileSync(`${OUT}/${to}`, font);
  total += font.length;
  console.log(`${to.padEnd(28)}${String(font.length).padStart(7)} bytes`);
}
console.log(`${'together'.padEnd(28)}${String(total).padStart(7)} bytes`);
