/** Address of a page below the site's base path: `href('/readings/')`. Use it for every internal link. */
export const href = (path: `/${string}`): string => `${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}`;

/**
 * Where a page stands: its path below the base, and whether it is shown inside another site's page. The page of a tool for
 * embedding has the tool's own path below `/embed`.
 */
export interface PagePlace {
  readonly page: `/${string}`;
  readonly isEmbedded: boolean;
}

/** Place of a page by the path of its address. */
export function placeOfPage(pathname: string): PagePlace {
  const embed = href('/embed/');
  const isEmbedded = pathname.startsWith(embed);
  return { page: `/${pathname.slice(isEmbedded ? embed.length : href('/').length)}`, isEmbedded };
}

/** Address at which other sites can embed the tool of a page. */
export const embedHref = (page: `/${string}`, fragment = ''): string =>
  `${href(`/embed${page}`)}${fragment === '' ? '' : `#${fragment}`}`;

/** Full address of the site with base path and final slash, for use outside it. Undefined if SITE_URL is not set. */
export function siteRoot(): string | undefined {
  const { BASE_URL, SITE } = import.meta.env;
  return SITE ? new URL(BASE_URL, SITE).href.replace(/\/?$/, '/') : undefined;
}

interface EmbeddedFrame {
  /** Full address of the embedded page, with its fragment. */
  readonly address: string;
  /** Name of the frame for screen readers. */
  readonly title: string;
  /** In pixels. */
  readonly height: number;
}

const inAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * HTML of a frame, as docs/embedding.md explains it. Its sandbox lets the tool's scripts run and its links open windows; the frame
 * can do nothing else, and has no storage.
 */
export const printFrame = ({ address, title, height }: EmbeddedFrame): string =>
  [
    `<iframe src="${inAttribute(address)}"`,
    `  title="${inAttribute(title)}" width="100%" height="${String(height)}" style="border: 0"`,
    '  sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" loading="lazy"></iframe>',
  ].join('\n');

/** Event sent after the address was changed, which browsers do not report. */
export const ADDRESS_WRITTEN = 'address-written';
