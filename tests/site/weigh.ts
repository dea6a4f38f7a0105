import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fileFor, type BuiltSite } from './built-site.ts';
import type { Weight } from './budgets.ts';

const weights = new Map<string, number>();

/** What a file costs on the way to the reader. WOFF2 is compressed already, and servers leave it as it is. */
function weightOf(file: string): number {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const bytes = readFileSync(file);
  const weight = file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
  weights.set(file, weight);
  return weight;
}

/** The weight of everything a page asked for, each file once. */
export function weigh(site: Pick<BuiltSite, 'origin' | 'base' | 'folder'>, requests: readonly URL[]): Weight {
  const files = new Set(requests.flatMap((url) => fileFor(site, url) ?? []));
  const sum = (wanted: RegExp) =>
    [...files].filter((file) => wanted.test(file)).reduce((total, file) => total + weightOf(file), 0);
  return { page: sum(/(?<!\.woff2)$/), script: sum(/\.js$/), fonts: sum(/\.woff2$/) };
}
