import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';

/** A picture to draw. */
interface PictureFile {
  readonly name: string;
  readonly svg: string;
}

/** Page that holds all pictures as SVG until they are drawn. */
const ALL = 'share-pictures.json';
/** Drawn pictures, by a hash of all that they are made from; kept from build to build. */
const CACHE = 'node_modules/.cache/quinola/pictures';
const FONTS = ['roman', 'italic', 'figures', 'titles'].map((name) => `src/assets/fonts/pictures/${name}.ttf`);
/** Change this when the same drawing must give another file. */
const MANNER = 'palette 1';

/** A drawing as a PNG: with a palette, which makes it a third smaller. The same drawing gives the same bytes. */
export async function drawPng(svg: string): Promise<Uint8Array> {
  const { width, height, pixels } = await renderAsync(svg, {
    font: { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: 'EB Garamond' },
  });
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: 128, effort: 1, compressionLevel: 9, dither: 0 })
    .toBuffer();
}

/** Name of a drawing's file in the cache. */
function nameOf(svg: string, fonts: string): string {
  return `${createHash('sha256').update(MANNER).update(fonts).update(svg).digest('hex').slice(0, 32)}.png`;
}

/** How many pictures are drawn at a time: each is drawn by a thread of its own. */
const AT_ONCE = 4;

/** Draws pictures into a folder; those drawn before are taken from the cache. Returns how many were drawn. */
export async function drawAll(files: readonly PictureFile[], folder: string, cache = CACHE): Promise<number> {
  mkdirSync(cache, { recursive: true });
  const fonts = createHash('sha256');
  for (const file of FONTS) fonts.update(readFileSync(file));
  const fontsName = fonts.digest('hex');
  const waiting = [...files];
  let drawn = 0;
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const kept = join(cache, nameOf(file.svg, fontsName));
      if (!existsSync(kept)) {
        // Under another name first: an interrupted build leaves no half picture.
        const half = `${kept}.${String(process.pid)}`;
        writeFileSync(half, await drawPng(file.svg));
        renameSync(half, kept);
        drawn += 1;
      }
      const path = join(folder, `${file.name}.png`);
      mkdirSync(dirname(path), { recursive: true });
      copyFileSync(kept, path);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return drawn;
}

/** Draws the pictures of shared links into `/pictures/`, each with the path of its page. */
export const sharePictures = (): AstroIntegration => ({
  name: 'share-pictures',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'build')
        injectRoute({ pattern: `/${ALL}`, entrypoint: './src/components/share/share-pictures.tsx' });
    },
    'astro:build:done': async ({ dir, logger }) => {
      const all = new URL(ALL, dir);
      const files = JSON.parse(readFileSync(all, 'utf8')) as readonly PictureFile[];
      const start = performance.now();
      const drawn = await drawAll(files, fileURLToPath(new URL('pictures/', dir)));
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      logger.info(`${String(files.length)} pictures, ${String(drawn)} drawn anew, in ${seconds} s`);
      rmSync(all);
    },
  },
});
