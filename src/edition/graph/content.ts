import { statSync } from 'node:fs';
import { makeContentGraph, type ContentGraph } from './content-graph.ts';
import { filesBelow } from '../library/files/files-below.ts';
import { readLibrary } from '../library/read-library.ts';

interface Kept {
  readonly stamp: number;
  readonly graph: Promise<ContentGraph>;
}
let kept: Kept | undefined;
let looked = 0;

/** Vite sets this in pages; scripts and the command line do not have it. */
const isBuild = (import.meta as { readonly env?: { readonly PROD?: boolean } }).env?.PROD === true;

/** Time of the newest change below content and src, so that the development server rereads what changed. */
function newestChange(root: string): number {
  const files = [...filesBelow(`${root}/content`, /./), ...filesBelow(`${root}/src`, /\.test\.ts$/)];
  return files.reduce((newest, file) => Math.max(newest, statSync(file).mtimeMs), files.length);
}

/** All content as a graph, read once and again only when a file has changed. */
export function content(root = process.cwd()): Promise<ContentGraph> {
  // Content does not change during a build.
  if (kept && isBuild) return kept.graph;
  const now = Date.now();
  if (kept && now - looked < 1000) return kept.graph;
  looked = now;
  const stamp = newestChange(root);
  if (kept?.stamp !== stamp) kept = { stamp, graph: readLibrary(root).then(makeContentGraph) };
  return kept.graph;
}
