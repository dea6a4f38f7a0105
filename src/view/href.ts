/** Address of a page below the site's base path: `href('/readings/')`. Use it for every internal link. A file of its own, because pages, views and tools import it. */
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
