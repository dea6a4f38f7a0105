import { statSync } from 'node:fs';
import { makeChain, type Chain } from './chain.ts';
import { filesBelow, readLibrary } from './library.ts';

interface Kept {
  readonly stamp: number;
  readonly chain: Promise<Chain>;
}
let kept: Kept | undefined;
let looked = 0;

/** The newest change below content and src; while a page is being written, the next reading sees it. */
function newestChange(root: string): number {
  const files = [...filesBelow(`${root}/content`, /./), ...filesBelow(`${root}/src`, /\.test\.ts$/)];
  return files.reduce((newest, file) => Math.max(newest, statSync(file).mtimeMs), files.length);
}

/** All content with its chain from clause to test, read once and again only when a file has changed. */
export function content(root = process.cwd()): Promise<Chain> {
  const now = Date.now();
  if (kept && now - looked < 1000) return kept.chain;
  looked = now;
  const stamp = newestChange(root);
  if (kept?.stamp !== stamp) kept = { stamp, chain: readLibrary(root).then(makeChain) };
  return kept.chain;
}
