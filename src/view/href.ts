/** The address of a page below the site's base path: `href('/readings/')`. Every internal link goes through here. */
export const href = (path: `/${string}`): string => `${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}`;
