/** Address of a page below the site's base path: `href('/readings/')`. Use it for every internal link. A file of its own, because pages, views and tools import it. */
export const href = (path: `/${string}`): string => `${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}`;

/** Full address of the site with base path and final slash, for use outside it. Undefined if SITE_URL is not set. */
export function siteRoot(): string | undefined {
  const { BASE_URL, SITE } = import.meta.env;
  return SITE ? new URL(BASE_URL, SITE).href.replace(/\/?$/, '/') : undefined;
}
