import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Weight, Weights } from './budgets.ts';
import { fileFor, pageUrl, type Element, type Page, type Site } from './built-site.ts';
import { linksOf, type Link } from './links.ts';

const weights = new Map<string, number>();

/** Transferred size of a file, as most servers pack it. WOFF2 is already compressed, and they send it as it is. */
function weightOf(file: string): number {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const bytes = readFileSync(file);
  const weight = file.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length;
  weights.set(file, weight);
  return weight;
}

function weightOfAll(files: ReadonlySet<string>): Weight {
  const sum = (wanted: RegExp) =>
    [...files].filter((file) => wanted.test(file)).reduce((total, file) => total + weightOf(file), 0);
  return { page: sum(/(?<!\.woff2)$/), script: sum(/\.js$/), fonts: sum(/\.woff2$/) };
}

/** Total weight of a page's requests, each file once. */
export const weigh = (site: Site, requests: readonly URL[]): Weight =>
  weightOfAll(new Set(requests.flatMap((url) => fileFor(site, url) ?? [])));

/** Files that a script or style sheet loads, at once and possibly later. */
interface Loads {
  readonly atOnce: readonly URL[];
  readonly ever: readonly URL[];
}
const loads = new Map<string, Loads>();

function loadsOf(file: string, url: URL): Loads {
  const known = loads.get(file);
  if (known) return known;
  const written = /\.(js|css|html)$/.test(file) ? readFileSync(file, 'utf8') : '';
  // For a page, only what its styles name; its elements are examined separately.
  const isPage = file.endsWith('.html');
  const text = isPage
    ? [...written.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style).join('')
    : written;
  const found = (pattern: RegExp): readonly URL[] =>
    [...text.matchAll(pattern)].map(([, address = '']) => new URL(address, url));
  const atOnce =
    isPage || file.endsWith('.css')
      ? found(/url\(\s*['"]?([^'")]+)/g)
      : found(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g);
  const result = { atOnce, ever: [...atOnce, ...found(/["'`](\.[\w./-]+\.js)["'`]/g)] };
  loads.set(file, result);
  return result;
}

/** Files of a page, beginning with what its elements load. */
function reach(site: Site, page: Page, begins: (link: Link) => boolean, when: keyof Loads): ReadonlySet<string> {
  const reached = new Map([[page.file, pageUrl(site, page.path)]]);
  const add = (url: URL): void => {
    const file = url.protocol === 'data:' ? undefined : fileFor(site, url);
    if (file !== undefined && !reached.has(file)) reached.set(file, url);
  };
  for (const link of linksOf(site, page)) if (begins(link)) add(link.url);
  for (const [file, url] of reached)
    if (file === page.file || !file.endsWith('.html')) loadsOf(file, url)[when].forEach(add);
  return new Set(reached.keys());
}

const isLoaded = ({ name, attributes }: Element): boolean =>
  name === 'link' ? /^(stylesheet|preload|modulepreload)$/.test(attributes['rel'] ?? '') : !/^(a|form)$/.test(name);
/** Whether an element loads its resource before it is in view. */
const isEager = ({ name, attributes }: Element): boolean =>
  name !== 'astro-island' || /^(load|idle|only)$/.test(attributes['client'] ?? '');

/** Possible weight of a page, computed from its files: before scrolling, and with everything its scripts may load. */
export const weighFiles = (site: Site, page: Page): Weights => ({
  atFirst: weightOfAll(reach(site, page, ({ element }) => isLoaded(element) && isEager(element), 'atOnce')),
  toTheEnd: weightOfAll(reach(site, page, ({ element }) => isLoaded(element), 'ever')),
});
