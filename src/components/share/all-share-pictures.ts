import type { APIRoute } from 'astro';
import { renderToString } from 'preact-render-to-string';
import { content } from '#edition/graph/content.ts';
import { picturesByKind } from './share-pictures.tsx';

/** A picture as the build draws it. */
export interface PictureFile {
  readonly name: string;
  readonly svg: string;
}

/** Number of pictures of each kind: all, or as many as the setting QUINOLA_PICTURES says, for tests. */
const MOST = Number(process.env['QUINOLA_PICTURES'] ?? Infinity);

/**
 * All pictures as SVG; scripts/build/share-pictures.ts makes files of them. A file of its own, because Astro needs a module for the
 * injected route.
 */
export const GET: APIRoute = async () => {
  const kinds = picturesByKind(await content());
  const files = kinds.flatMap((pictures) =>
    pictures.slice(0, MOST).flatMap((prepare): readonly PictureFile[] => {
      const picture = prepare();
      return picture ? [{ name: picture.name, svg: renderToString(picture.draw()) }] : [];
    }),
  );
  return Response.json(files);
};
