import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownHashes } from './own-hashes.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (policy: string, body: string): string =>
  `<meta http-equiv="content-security-policy" content="script-src 'self'${policy}; style-src 'self';">${body}`;

test('a page keeps the hashes of its own scripts and styles, and no others', () => {
  const body = '<style>a{}</style><script>if (1 < 2) run()</script><script type="module" src="/a.js"></script>';
  const [style, script, other] = [hash('a{}'), hash('if (1 < 2) run()'), hash('elsewhere()')];
  expect(ownHashes(page(` ${other} ${script} ${style}`, body))).toBe(page(` ${script} ${style}`, body));
});

test('a page with nothing inline has no hash', () => {
  expect(ownHashes(page(` ${hash('elsewhere()')}`, '<p>‘sha256-’ in its text stays</p>'))).toBe(
    page('', '<p>‘sha256-’ in its text stays</p>'),
  );
});
