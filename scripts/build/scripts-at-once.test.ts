import { expect, test } from 'vitest';
import { SCRIPTS } from '../../src/islands/page/wake-painted.ts';
import { namingScripts } from './scripts-at-once.ts';

const imports = new Map([
  ['tool.js', ['shared.js', 'rules.js']],
  ['rules.js', ['shared.js', 'words.js']],
  ['client.js', ['shared.js']],
]);
const page = (client: string, scripts = ''): string =>
  `<body><astro-island component-url="/base/_astro/tool.js" renderer-url="/base/_astro/client.js" ssr client="${client}"${scripts}>` +
  `<p>a text</p></astro-island></body>`;
const named = (...names: readonly string[]): string =>
  ` ${SCRIPTS}="${names.map((name) => `/base/_astro/${name}`).join(' ')}"`;

test('a tool names every script of its own once, those of its scripts as well', () => {
  expect(namingScripts(page('painted'), imports)).toBe(
    page('painted', named('tool.js', 'client.js', 'shared.js', 'rules.js', 'words.js')),
  );
});

test('what waits for its reader is not asked for before, and a text asks for nothing', () => {
  expect(namingScripts(page('reading'), imports)).toBe(page('reading'));
  expect(namingScripts('<body><p>a text</p></body>', imports)).toBe('<body><p>a text</p></body>');
});
