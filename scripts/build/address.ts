/**
 * Address of the site from the setting SITE_URL: `https://example.org/` or, for a site in a folder,
 * `https://example.org/games/quinola/`. Gives both origin and base path. Without it the site has no sitemap, and pages
 * and citations contain no full address.
 */
export interface SiteAddress {
  /** Such as `https://example.org`; undefined without SITE_URL. */
  readonly origin: string | undefined;
  /** Begins and ends with a slash. */
  readonly base: string;
}

export function siteAddress(setting = process.env['SITE_URL']): SiteAddress {
  if (setting === undefined || setting === '') return { origin: undefined, base: '/' };
  if (!URL.canParse(setting)) throw new Error(`SITE_URL is not an address: ${setting}`);
  const { origin, pathname } = new URL(setting);
  return { origin, base: pathname.endsWith('/') ? pathname : `${pathname}/` };
}
