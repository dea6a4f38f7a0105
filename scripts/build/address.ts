/**
 * The site's address is one setting, SITE_URL: `https://example.org/` or, for a site that lives in a folder,
 * `https://example.org/games/quinola/`. Origin and base path both come from it.
 */
export interface SiteAddress {
  /** As `https://example.org`. */
  readonly origin: string;
  /** Begins and ends with a slash. */
  readonly base: string;
}

const unset = 'https://quinola.example';

export function siteAddress(setting = process.env['SITE_URL']): SiteAddress {
  const text = setting === undefined || setting === '' ? unset : setting;
  if (!URL.canParse(text)) throw new Error(`SITE_URL is no address: ${text}`);
  const { origin, pathname } = new URL(text);
  return { origin, base: pathname.endsWith('/') ? pathname : `${pathname}/` };
}
