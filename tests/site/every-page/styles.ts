import { expect, test } from 'vitest';
import { decorationsRefused } from '../../support/text-decoration.ts';
import { builtSite } from '../support/built-site.ts';

test('the minifier leaves the longhands of text-decoration apart', () => {
  const sheets = new Set(
    builtSite().pages.flatMap(({ elements }) =>
      elements.filter(({ name }) => name === 'style').map(({ text }) => text),
    ),
  );
  expect([...sheets].filter((sheet) => sheet.includes('text-decoration-line:underline')).length).toBeGreaterThan(0);
  expect(new Set([...sheets].flatMap(decorationsRefused))).toEqual(new Set());
});
