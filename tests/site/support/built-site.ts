import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { siteAddress, type SiteAddress } from '../../../scripts/build/address.ts';
import { testedSite } from '../../../scripts/steps.ts';

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text, without that of the elements in it. */
  readonly text: string;
  readonly parent: Element | undefined;
  readonly children: readonly Element[];
}

export interface Page {
  /** Below the base: `/reversis/`, or `/404.html`. */
  readonly path: string;
  readonly file: string;
  /** In the order of the document. */
  readonly elements: readonly Element[];
  readonly ids: readonly string[];
}

/** An address, and the folder whose files stand there. */
export interface Site extends SiteAddress {
  readonly folder: string;
}

export interface BuiltSite extends Site {
  readonly pages: readonly Page[];
}

/** The site that is tested: built under a base path that no link could guess. */
export const site: Site = { ...siteAddress(testedSite.url), folder: testedSite.folder };

function elementsIn(node: DefaultTreeAdapterTypes.ParentNode, parent: Element | undefined, all: Element[]): Element[] {
  const found: Element[] = [];
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    const text = child.childNodes.map((inner) => ('value' in inner ? inner.value : '')).join('');
    const attributes = Object.fromEntries(child.attrs.map((a) => [a.name, a.value]));
    const children: Element[] = [];
    const element = { name: child.tagName, attributes, text, parent, children };
    found.push(element);
    all.push(element);
    children.push(...elementsIn('content' in child ? child.content : child, element, all));
  }
  return found;
}

/** A page is parsed when somebody looks into it: to many a test it is an address. */
function readPage(folder: string, name: string): Page {
  const file = join(folder, name);
  let parsed: Pick<Page, 'elements' | 'ids'> | undefined;
  const parts = (): Pick<Page, 'elements' | 'ids'> => {
    if (parsed === undefined) {
      const elements: Element[] = [];
      elementsIn(parse(readFileSync(file, 'utf8')), undefined, elements);
      parsed = { elements, ids: elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id])) };
    }
    return parsed;
  };
  return {
    path: pagePath(name),
    file,
    get elements() {
      return parts().elements;
    },
    get ids() {
      return parts().ids;
    },
  };
}

/** `reversis/index.html` → `/reversis/`. */
const pagePath = (name: string) => `/${name.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`;

function htmlFiles(folder: string): readonly string[] {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no site in ${folder}: run \`node scripts/test.ts --only build,index\` first.`);
  }
  return globSync('**/*.html', { cwd: folder }).sort();
}

let read: BuiltSite | undefined;

/** The site with all its pages, read once for the test files of one worker. */
export const builtSite = (): BuiltSite =>
  (read ??= { ...site, pages: htmlFiles(site.folder).map((name) => readPage(site.folder, name)) });

/** The address of a page, as `https://quinola.example/some/where/reversis/`. */
export const pageUrl = (at: SiteAddress, path: string): URL => new URL(`${at.base}${path.slice(1)}`, at.origin);

/** What was found on the disk: a site has some thousand files, and hundreds of thousands of links. */
const found = new Map<string, string | undefined>();

/** The file that a static server gives for an address of the site; `undefined` where it would say 404. */
export function fileFor(at: Site, url: URL): string | undefined {
  if (url.origin !== at.origin || !url.pathname.startsWith(at.base)) return undefined;
  const { pathname } = url;
  if (!found.has(pathname)) found.set(pathname, findFile(at, decodeURIComponent(pathname)));
  return found.get(pathname);
}

function findFile(at: Site, path: string): string | undefined {
  if (path.includes('//')) return undefined;
  const inside = path.slice(at.base.length);
  const file = join(at.folder, path.endsWith('/') ? posix.join(inside, 'index.html') : inside);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** What a page's `meta` says under a name. */
export const metaOf = (page: Page, key: string): string | undefined =>
  page.elements.find(
    ({ name, attributes }) => name === 'meta' && (attributes['name'] === key || attributes['http-equiv'] === key),
  )?.attributes['content'];
