import type { APIRoute } from 'astro';
import { siteRoot } from '#view/href.ts';

/** The page /robots.txt (Astro makes each file here a page): allows all pages; names the sitemap if the site's address is known. */
export const GET: APIRoute = () => {
  const root = siteRoot();
  return new Response(`User-agent: *\nAllow: /\n${root === undefined ? '' : `Sitemap: ${root}sitemap-index.xml\n`}`);
};
