import type { APIRoute } from 'astro';
import { recordSchemaOf } from '#edition/library/record-schema.ts';

/** The JSON Schema of records, under the address it gives as its own. */
export const GET: APIRoute = ({ site, url }) =>
  new Response(JSON.stringify(recordSchemaOf(new URL(import.meta.env.BASE_URL, site ?? url).href), undefined, 2), {
    headers: { 'content-type': 'application/schema+json; charset=utf-8' },
  });
