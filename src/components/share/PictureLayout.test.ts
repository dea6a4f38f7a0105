import { expect, test } from 'vitest';
import { brokenLines, fitted, widthOfText } from './PictureLayout.tsx';

const TITLE = 'La bonne: the last two tricks count double';

test('a title is broken into few lines of even length, and none is wider than its measure', () => {
  const setting = { face: 'titles', size: 60, width: 430 } as const;
  const lines = brokenLines(TITLE, setting);
  expect(lines.join(' ')).toBe(TITLE);
  const widths = lines.map((line) => widthOfText(line, setting));
  expect(Math.max(...widths)).toBeLessThanOrEqual(430);
  // Filled from the first line on, the last would be the shortest by far.
  expect(Math.min(...widths)).toBeGreaterThan(430 * 0.4);
});

test('a text too long for its box is set smaller, and at the smallest size cut with an ellipsis', () => {
  const box = { face: 'roman', width: 400, height: 120, sizes: [60, 30] } as const;
  expect(fitted('The Quinola', box).size).toBe(60);
  expect(fitted(TITLE, box).size).toBe(30);
  const cut = fitted(`${TITLE}, `.repeat(8), box);
  expect(cut.lines).toHaveLength(3);
  expect(cut.lines.at(-1)).toMatch(/\w …$/);
});

test('a letter that no font has is named', () => {
  expect(() => widthOfText('漢', { face: 'roman', size: 20 })).toThrow('no “漢”');
});
