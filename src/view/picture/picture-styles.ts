import board from '../board/Board.module.css';
import cards from '../cards/CardFace.module.css';
import { PICTURE_BLACK, PICTURE_RED } from './PictureCard.tsx';
import felt from '../plate/Felt.module.css';

/** Rules for one class of a module. */
const rule = (module: Readonly<Record<string, string>>, selector: string, declarations: string): string =>
  `${selector.replaceAll(/\.(\w+)/g, (_, name: string) => `.${module[name] ?? name}`)}{${declarations}}`;

/**
 * Styles of the drawings in a picture: what the style sheets of felt, cards and board say, for a program that knows neither
 * variables nor nesting nor `font`. Colours are those of the tokens, which are the same in light and dark.
 */
export const PICTURE_STYLES = [
  rule(
    felt,
    '.drawing text',
    'fill:#f3ecd9;font-family:EB Garamond;font-size:14px;font-variant:small-caps;letter-spacing:.56px;text-anchor:middle',
  ),
  ...['.net', '.sum'].map((name) =>
    rule(
      felt,
      `.drawing ${name}`,
      'font-family:EB Garamond SemiBold;font-size:16px;font-variant:normal;letter-spacing:0;fill:#ecd08a',
    ),
  ),
  rule(felt, '.drawing .sum', 'fill:#2a1f0c;font-size:15px'),
  rule(felt, '.drawing .says', 'font-style:italic;font-variant:normal;letter-spacing:0'),
  rule(felt, '.drawing .said', 'font-size:18px;fill:#ecd08a'),
  rule(felt, '.drawing .pool', 'font-size:12px'),
  rule(felt, '.dish', 'fill:#000;fill-opacity:.22;stroke:#ecd08a'),
  rule(felt, '.line', 'fill:none;stroke:#ecd08a;stroke-width:1.4;stroke-dasharray:2 4;stroke-linecap:round'),
  rule(felt, '.head', 'fill:#ecd08a'),
  rule(felt, '.coin', 'fill:#e2bd5d;stroke:#7d5c1d;stroke-width:1.2'),
  rule(felt, '.gone', 'opacity:.55'),
  `.${PICTURE_RED}{fill:#b3261a;color:#b3261a}.${PICTURE_BLACK}{fill:#1d1a15;color:#1d1a15}`,
  rule(cards, '.court', 'stroke:#1d1a15;stroke-width:.8;stroke-linejoin:round'),
  rule(cards, '.court .line', 'fill:none'),
  rule(cards, '.court .gold', 'fill:#e2bd5d'),
  rule(cards, '.court .skin', 'fill:#f8e8cf'),
  rule(cards, '.court .ink', 'fill:#1d1a15'),
  rule(cards, '.court .dye', 'fill:currentColor'),
  rule(cards, '.court use', 'fill:currentColor;stroke:none'),
  rule(cards, '.court .blank', 'color:#fdf9ee'),
  rule(board, '.board text', 'font-family:EB Garamond SemiBold'),
  rule(board, '.numbers text', 'fill:#b99c70;font-size:17px;text-anchor:middle'),
  rule(board, '.counting text', 'fill:#fff3d4'),
  rule(board, '.man', 'fill:#f6ecd2;stroke:#94793f;stroke-width:1.5'),
  rule(board, '.black .man', 'fill:#27211b;stroke:#9c8c73;stroke-width:1.5'),
  rule(board, '.ring', 'fill:none;stroke:#94793f;stroke-width:1.2'),
  rule(board, '.black .ring', 'fill:none;stroke:#9c8c73;stroke-width:1.2'),
  rule(board, '.count', 'fill:#2a2116;font-size:18px;text-anchor:middle'),
  rule(board, '.black .count', 'fill:#f3ecd9'),
  rule(board, '.dice rect', 'fill:#fdf8ea;stroke:#2a2116;stroke-width:1.2'),
  rule(board, '.dice circle', 'fill:#2a2116'),
  rule(board, '.ways .way', 'fill:none;stroke:#f0cc6b;stroke-width:4;stroke-dasharray:1 7;stroke-linecap:round'),
  rule(board, '.ways .head', 'fill:#f0cc6b;stroke:#4a2f1b'),
  rule(board, '.ways .hit', 'fill:none;stroke:#ff8a70;stroke-width:3'),
].join('');
