import { GAMES } from '../../../src/games/index.ts';
import { parseLink, parseRulesLink, type LinkFormat } from '../../../src/engine/notation/link.ts';
import { parsePositionId } from '../../../src/engine/tables/position.ts';
import { parseThrow } from '../../../src/engine/tables/play.ts';
import { isDay } from '../../../src/islands/page/day.ts';
import { parseColumns } from '../../../src/islands/rules/reading-address.ts';
import { fileFor, pageUrl, type Element, type Page, type Site } from './built-site.ts';

export interface Link {
  readonly element: Element;
  /** Address as written. */
  readonly address: string;
  readonly url: URL;
}

/** Attributes that load something or lead somewhere. */
const ATTRIBUTES = ['href', 'src', 'action', 'poster', 'data', 'xlink:href', 'component-url', 'renderer-url'] as const;

const addressesIn = ({ attributes }: Element): readonly string[] => [
  ...ATTRIBUTES.flatMap((name) => attributes[name] ?? []),
  ...(attributes['srcset'] ?? '').split(',').flatMap((source) => source.trim().split(/\s/)[0] || []),
];

/** Links of each page by origin; cached, because every test file needs them. */
const known = new WeakMap<Page, Map<string, readonly Link[]>>();

/** Everything a page loads or links to. */
export function linksOf(site: Site, page: Page): readonly Link[] {
  const byOrigin = known.get(page) ?? new Map<string, readonly Link[]>();
  known.set(page, byOrigin);
  const links = byOrigin.get(site.origin) ?? readLinks(page, pageUrl(site, page.path));
  byOrigin.set(site.origin, links);
  return links;
}

function readLinks({ elements }: Page, from: URL): readonly Link[] {
  const urls = new Map<string, URL>();
  const urlOf = (address: string): URL => {
    const url = urls.get(address) ?? new URL(address, from);
    urls.set(address, url);
    return url;
  };
  return elements.flatMap((element) =>
    addressesIn(element).map((address) => ({ element, address, url: urlOf(address) })),
  );
}

/** Whether a link may leave the site: only links that a reader follows, never resources. */
const isFollowed = ({ name, attributes }: Element): boolean =>
  name === 'a' || (name === 'link' && /^(canonical|license|alternate)$/.test(attributes['rel'] ?? ''));

/** Anchors of the site by file. */
export type Places = Pick<ReadonlyMap<string, ReadonlySet<string>>, 'get'>;

/** Anchors of each page, computed on demand because that parses the page. */
export function placesIn(pages: readonly Page[]): Places {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const read = new Map<string, ReadonlySet<string>>();
  return {
    get: (file) => {
      const page = byFile.get(file);
      if (page && !read.has(file)) read.set(file, new Set(page.ids));
      return read.get(file);
    },
  };
}

/** Whether every part of a fragment is a link of a game: a deal, then further columns of a comparison. */
const isState = <R, Rec>(game: LinkFormat<R, Rec>, hash: string): boolean => {
  const [deal = '', ...columns] = parseColumns(hash);
  return (
    parseLink(game, deal).ok && columns.every((column) => parseRulesLink(game, column).ok || parseLink(game, column).ok)
  );
};
/** Whether a fragment is a board's id, with or without a throw. */
const isBoard = (hash: string): boolean => {
  const [position = '', dice] = hash.slice(1).split('.');
  return parsePositionId(position).ok && (dice === undefined || parseThrow(dice).ok);
};

/** Whether a fragment is a deal to play, by its book, as prepared, or by its day. */
const isToPlay = <R, Rec>(game: LinkFormat<R, Rec>, hash: string): boolean => {
  const said = new URLSearchParams(hash.slice(1));
  const day = said.get('day');
  if (day !== null) return isDay(day);
  const from = said.get('from');
  return from === null ? game.ruleSets.some(({ id }) => id === said.get('book')) : parseLink(game, from).ok;
};

/** Whether a fragment is not an anchor but a deal with rules, as replay, comparison, editor and table read it. */
const holdsState = (site: Site, { pathname, hash }: URL): boolean => {
  const [id, tool] = pathname.slice(site.base.length).split('/');
  const game = GAMES.find((one) => one.id === id);
  if (!game) return false;
  if (tool === 'play') return game.open(({ engine }) => isToPlay(engine, hash));
  return (game.kind === 'tables' && isBoard(hash)) || game.open(({ engine }) => isState(engine, hash));
};

/** Address whose fragments a link's target takes: what other sites embed takes those of the page it is taken from. */
function pageBehind(site: Site, url: URL): URL {
  const embedded = `${site.base}embed/`;
  return url.pathname.startsWith(embedded) && url.pathname !== embedded
    ? new URL(url.href.replace(embedded, site.base))
    : url;
}

/** Why an address of the site leads nowhere; undefined if it works. */
export function whyNotThere(site: Site, places: Places, url: URL): string | undefined {
  const file = fileFor(site, url);
  if (file === undefined) return 'there is no such page or file';
  const id = decodeURIComponent(url.hash.slice(1));
  const page = pageBehind(site, url);
  const anchors = places.get(fileFor(site, page) ?? file);
  if (id === '' || anchors?.has(id) === true || holdsState(site, page)) return undefined;
  return `the page has no #${id}`;
}

/** Why a link is broken or forbidden; undefined if it is neither. */
export function whyNotLink(site: Site, places: Places, { element, url }: Link): string | undefined {
  if (url.protocol === 'data:' && element.name === 'img') return undefined;
  if (url.origin === site.origin) return whyNotThere(site, places, url);
  if (!isFollowed(element)) return 'it loads from another site';
  return url.protocol === 'https:' ? undefined : 'it is not https';
}
