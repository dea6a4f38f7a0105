import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { constants, gunzipSync, zstdCompressSync } from 'node:zlib';
import { GAMES } from '../../src/games/index.ts';
import { makeArchive, type ArchivedFile, type ArchiveNotice } from '../../src/islands/offline/kept-games.ts';
import { writeServiceWorker } from './worker.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Pages of a game resemble one another: with a window of 8 MB a game becomes forty times smaller, in a second. */
const COMPRESSION = {
  [constants.ZSTD_c_compressionLevel]: 9,
  [constants.ZSTD_c_windowLog]: 23,
  [constants.ZSTD_c_enableLongDistanceMatching]: 1,
};

const GZIP = 0x1f;

/** A file of the site. Pagefind's are unpacked, which its script allows, so that all are packed together. */
function archived(site: string, file: string): ArchivedFile {
  const bytes = readFileSync(join(site, file));
  return {
    path: file.replace(/index\.html$/, ''),
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    bytes: new Uint8Array(bytes[0] === GZIP ? gunzipSync(bytes) : bytes),
  };
}

/** Pages below the base that a page leads to, as files. */
const linkedFrom = (html: string, base: string): readonly string[] =>
  [...html.matchAll(/ href="([^"#?]*)/g)].flatMap(([, path = '']) =>
    path.startsWith(base) && path.endsWith('/') ? [`${path.slice(base.length)}index.html`] : [],
  );

const hashOf = (parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
};

/**
 * Files of a site that a reader without a network needs for a game: its pages, pages elsewhere that they lead to (but no other
 * game's), scripts, fonts, and the search.
 */
function filesFor(site: string, base: string, game: string): readonly string[] {
  const own = globSync(`${game}/**/index.html`, { cwd: site }).sort();
  const others = GAMES.filter(({ id }) => id !== game).map(({ id }) => `${id}/`);
  const linked = own.flatMap((file) => linkedFrom(readFileSync(join(site, file), 'utf8'), base));
  const around = linked.filter(
    (file) => !others.some((other) => file.startsWith(other)) && existsSync(join(site, file)),
  );
  const whole = globSync(['_astro/*', 'pagefind/**/*.*', 'favicon.svg', 'search/index.html'], { cwd: site }).sort();
  return [...new Set([...own, ...around.sort(), ...whole])].map((file) => file.replaceAll('\\', '/'));
}

/**
 * Writes what reading offline needs into a built site with its search index: the service worker, and for each game an archive with
 * a notice of its size. Returns a line about each game.
 */
export async function writeOffline(site: string, base: string): Promise<readonly string[]> {
  mkdirSync(join(site, 'offline'), { recursive: true });
  const archives = GAMES.map(({ id }) => {
    const files = filesFor(site, base, id).map((file) => archived(site, file));
    const archive = makeArchive(files);
    return { id, files: files.length, archive, version: hashOf([archive]) };
  });
  await writeServiceWorker(site, hashOf(archives.map(({ version }) => version)));
  return archives.map(({ id, files, archive, version }) => {
    const packed = zstdCompressSync(archive, { params: COMPRESSION });
    const notice: ArchiveNotice = {
      version,
      archive: `${id}.${version}.bin`,
      packed: packed.length,
      unpacked: archive.length,
      files,
    };
    writeFileSync(join(site, 'offline', notice.archive), packed);
    writeFileSync(join(site, 'offline', `${id}.json`), JSON.stringify(notice));
    return `${id}: ${String(files)} files to read offline, ${(packed.length / 1e6).toFixed(1)} MB of ${(archive.length / 1e6).toFixed(0)}`;
  });
}
