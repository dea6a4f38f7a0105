import { expect, test } from 'vitest';
import { namingScripts } from './scripts-at-once.ts';

const imports = new Map([
  ['tool.js', ['shared.js', 'rules.js']],
  ['rules.js', ['shared.js', 'words.js']],
  ['client.js', ['shared.js']],
]);
const page = (client: string, foot = ''): string =>
  `<body><astro-island component-url="/base/_astro/tool.js" renderer-url="/base/_astro/client.js" ssr client="${client}">` +
  `<p>a text</p></astro-island>${foot}</body>`;
const named = (...names: readonly string[]): string =>
  names.map((name) => `<link rel="modulepreload" href="/base/_astro/${name}">`).join('');

test('a page names every script of its tool once, those of its scripts as well, at its foot', () => {
  expect(namingScripts(page('load'), imports)).toBe(
    page('load', named('tool.js', 'client.js', 'shared.js', 'rules.js', 'words.js')),
  );
});

test('what waits for its reader is not asked for before, and a text asks for nothing', () => {
  expect(namingScripts(page('reading'), imports)).toBe(page('reading'));
  expect(namingScripts('<body><p>a text</p></body>', imports)).toBe('<body><p>a text</p></body>');
});
