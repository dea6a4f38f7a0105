import type { APIRoute, GetStaticPaths } from 'astro';
import { DEALS } from '#components/deal/deals-on-file.ts';
import { publishedFiles } from '#edition/data/data-package.ts';
import { content } from '#edition/graph/content.ts';
import { href, siteRoot } from '#view/href.ts';

/** Files of data, and the record of each deal as a file of its own, `/data/deals/<game>/<deal>.yaml`. */
export const getStaticPaths = (async () => {
  const graph = await content();
  const records = graph.library.deals.map((deal) => ({
    path: `deals/${deal.id}.yaml`,
    mediaType: 'application/yaml',
    text: DEALS.get(deal.game)?.recordText(deal) ?? '',
  }));
  return [...publishedFiles(graph, siteRoot() ?? href('/')), ...records].map(({ path, ...props }) => ({
    params: { file: path },
    props,
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly text: string; readonly mediaType: string }> = ({ props: { text, mediaType } }) =>
  new Response(text, { headers: { 'content-type': `${mediaType}; charset=utf-8` } });
