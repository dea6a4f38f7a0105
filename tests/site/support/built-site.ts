import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { siteAddress } from '../../../scripts/build/address.ts';
import { testedSite } from '../../../scripts/steps.ts';
import { EVERYTHING } from '../../support/seeds.ts';
import { EXAMPLE_PAGES } from './example-pages.ts';

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Own text, without that of its child elements. */
  readonly text: string;
  readonly parent: Element | undefined;
  readonly children: readonly Element[];
}

export interface Page {
  /** Path below the base: `/reversis/`, or `/404.html`. */
  readonly path: string;
  readonly file: string;
  /** In document order. */
  readonly elements: readonly Element[];
  readonly ids: readonly string[];
}

/** An address, and the folder with its files. */
export interface Site {
  readonly origin: string;
  /** Begins and ends with a slash. */
  readonly base: string;
  readonly folder: string;
}

export interface BuiltSite extends Site {
  readonly pages: readonly Page[];
}

/** The site under test, built under an unusual base path. */
const { origin = '', base } = siteAddress(testedSite.url);
export const site: Site = { origin, base, folder: testedSite.folder };

/** What most elements have none of, shared between them: a site has a million elements, and all are kept. */
const NO_CHILDREN: readonly Element[] = [];
const NO_ATTRIBUTES: Element['attributes'] = {};

const attributesIn = ({ attrs }: DefaultTreeAdapterTypes.Element): Element['attributes'] =>
  attrs.length === 0 ? NO_ATTRIBUTES : Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

function elementsIn(
  node: DefaultTreeAdapterTypes.ParentNode,
  parent: Element | undefined,
  all: Element[],
): readonly Element[] {
  const found: Element[] = [];
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    let text = '';
    for (const inner of child.childNodes) if ('value' in inner) text += inner.value;
    const element = { name: child.tagName, attributes: attributesIn(child), text, parent, children: NO_CHILDREN };
    found.push(element);
    all.push(element);
    element.children = elementsIn('content' in child ? child.content : child, element, all);
  }
  return found.length === 0 ? NO_CHILDREN : found;
}

/** A page, parsed on first access; many tests need only its address. */
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
    throw new Error(`There is no site in ${folder}: run \`npm test -- --only build,index\` first.`);
  }
  return globSync('**/*.html', { cwd: folder })
    .filter((name) => EVERYTHING || !/^embed[\\/][^\\/]+[\\/]/.test(name) || EXAMPLE_PAGES.includes(pagePath(name)))
    .sort();
}

let read: BuiltSite | undefined;

/**
 * The site with all its pages, read once for the test files of a worker. Of those that other sites embed, which have the parts of other
 * pages, `npm test` reads the examples.
 */
export const builtSite = (): BuiltSite =>
  (read ??= { ...site, pages: htmlFiles(site.folder).map((name) => readPage(site.folder, name)) });

/** Address of a page, such as `https://quinola.example/some/where/reversis/`. */
export const pageUrl = (at: Pick<Site, 'origin' | 'base'>, path: string): URL =>
  new URL(`${at.base}${path.slice(1)}`, at.origin);

/** Cache of file look-ups: some thousand files and hundreds of thousands of links. */
const found = new Map<string, string | undefined>();

/** File that a static server returns for an address of the site; undefined for a 404. */
export function fileFor(at: Site, url: URL): string | undefined {
  if (url.origin !== at.origin || !url.pathname.startsWith(at.base)) return undefined;
  const { pathname } = url;
  const key = at.folder + pathname;
  if (!found.has(key)) found.set(key, findFile(at, decodeURIComponent(pathname)));
  return found.get(key);
}

function findFile(at: Site, path: string): string | undefined {
  if (path.includes('//')) return undefined;
  const inside = path.slice(at.base.length);
  const file = join(at.folder, path.endsWith('/') ? posix.join(inside, 'index.html') : inside);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** Content of a page's `meta` element. */
export const metaOf = (page: Page, key: string): string | undefined =>
  page.elements.find(
    ({ name, attributes }) => name === 'meta' && (attributes['name'] === key || attributes['http-equiv'] === key),
  )?.attributes['content'];
