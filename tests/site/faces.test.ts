import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isInOwnFace } from '../browsers/faces.ts';
import { pageUrl } from './support/built-site.ts';
import { open, visitor, type Visitor } from './support/visit.ts';

let here: Visitor;
beforeAll(async () => {
  here = await visitor();
});
afterAll(() => here.leave());

test('a face that comes late takes the place of the one that stood in for it', async () => {
  const context = await here.contextOfItsOwn({ bypassCSP: true });
  // Far longer than a browser holds a text back for its face.
  await context.route('**/*.woff2*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const { page } = await open(context, pageUrl(here.served, '/about/'));
  expect(await page.evaluate(isInOwnFace)).toBe(true);
  await context.close();
});

test('what stands in for a face is as high above and below the line', () => {
  const faces = readFileSync('src/styles/base/faces.css', 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];
  const standIns = faces.filter((face) => face.includes('size-adjust'));
  expect(standIns.length).toBe(12);
  for (const face of standIns) {
    const percent = (property: string): number => Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
    const [size, up, down] = ['size-adjust', 'ascent-override', 'descent-override'].map(percent) as [
      number,
      number,
      number,
    ];
    // The files say so: EB Garamond 1007 and 298 of 1000 units, IM Fell French Canon 1868 and 530 of 2048.
    const [above, below] = face.includes('Titles') ? [1868 / 2048, 530 / 2048] : [1.007, 0.298];
    expect.soft(size * up, face).toBeCloseTo(above, 2);
    expect.soft(size * down, face).toBeCloseTo(below, 2);
  }
});
