import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { siteAddress, type SiteAddress } from '../../scripts/address.ts';
import { elsewhere } from '../../scripts/steps.ts';

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text, without that of the elements in it. */
  readonly text: string;
}

export interface Page {
  /** Below the base: `/reversis/`, or `/404.html`. */
  readonly path: string;
  readonly file: string;
  readonly elements: readonly Element[];
  readonly ids: readonly string[];
}

export interface BuiltSite extends SiteAddress {
  readonly folder: string;
  readonly pages: readonly Page[];
}

function* elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    const text = child.childNodes.map((inner) => ('value' in inner ? inner.value : '')).join('');
    yield { name: child.tagName, attributes: Object.fromEntries(child.attrs.map((a) => [a.name, a.value])), text };
    yield* elementsIn('content' in child ? child.content : child);
  }
}

function readPage(folder: string, name: string): Page {
  const file = join(folder, name);
  const elements = [...elementsIn(parse(readFileSync(file, 'utf8')))];
  const ids = elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]));
  return { path: pagePath(name), file, elements, ids };
}

/** `reversis/index.html` → `/reversis/`. */
const pagePath = (name: string) => `/${name.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`;

function htmlFiles(folder: string): readonly string[] {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no site in ${folder}: run \`node scripts/test.ts --only build,index,elsewhere\` first.`);
  }
  return globSync('**/*.html', { cwd: folder }).sort();
}

const readSite = (folder: string, address: SiteAddress): BuiltSite => ({
  ...address,
  folder,
  pages: htmlFiles(folder).map((name) => readPage(folder, name)),
});

/** The site as `npm start` serves it. */
export const builtSite = (): BuiltSite => readSite('dist', siteAddress());

/** The same under a base path that no link could guess. */
export const siteElsewhere = (): BuiltSite => readSite(elsewhere.folder, siteAddress(elsewhere.url));

/** The address of a page, as `https://quinola.example/reversis/`. */
export const pageUrl = (site: SiteAddress, path: string): URL => new URL(`${site.base}${path.slice(1)}`, site.origin);

/** The file that a static server gives for an address of the site; `undefined` where it would say 404. */
export function fileFor(site: SiteAddress & { readonly folder: string }, url: URL): string | undefined {
  const path = decodeURIComponent(url.pathname);
  if (url.origin !== site.origin || !path.startsWith(site.base)) return undefined;
  const inside = path.slice(site.base.length);
  const file = join(site.folder, path.endsWith('/') ? posix.join(inside, 'index.html') : inside);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** What a page's `meta` says under a name. */
export const metaOf = (page: Page, key: string): string | undefined =>
  page.elements.find(
    ({ name, attributes }) => name === 'meta' && (attributes['name'] === key || attributes['http-equiv'] === key),
  )?.attributes['content'];
