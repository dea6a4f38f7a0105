/** The full address of the site, base path included, with a slash at the end: for what is read away from it. */
export const siteRoot = (): string => new URL(import.meta.env.BASE_URL, import.meta.env.SITE).href.replace(/\/?$/, '/');
