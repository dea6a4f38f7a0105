import type { APIRoute } from 'astro';
import { siteRoot } from '#view/href.ts';
import { recordSchemaOf } from '#edition/library/schemas/deals.ts';

/** JSON Schema of records, a page at the address it names as its own (Astro makes each file here a page). */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(recordSchemaOf(siteRoot() ?? import.meta.env.BASE_URL), undefined, 2), {
    headers: { 'content-type': 'application/schema+json; charset=utf-8' },
  });
