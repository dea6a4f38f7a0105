import type { APIRoute, GetStaticPaths } from 'astro';
import { content } from '#edition/graph/content.ts';
import { readReleases } from '#edition/graph/history.ts';
import { feedEntries, feedPath, printAtom, type FeedOf } from '#edition/view/feed.ts';
import { GAMES } from '#games/index.ts';
import { siteRoot } from '#view/href.ts';

/** Feeds of all games and of each, `/feed.xml` and `/<game>/feed.xml`. A feed needs full addresses: without SITE_URL there is none. */
export const getStaticPaths = (() =>
  siteRoot() === undefined
    ? []
    : [undefined, ...GAMES].map((game) => ({
        params: { feed: feedPath(game?.id).replace(/^\/|\.xml$/g, '') },
        props: { game: game && { id: game.id, name: game.name } },
      }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly game: FeedOf | undefined }> = async ({ props: { game } }) => {
  const { library } = await content();
  const entries = feedEntries(library, readReleases(library.root), game?.id);
  return new Response(printAtom(siteRoot() ?? '', entries, game));
};
