/**
 * Names under which pages are kept for reading offline. The page that keeps a game, its worker and the service worker share
 * them. Several copies of the site may stand below one host, so each name holds the base path.
 */

/** A game's archive, as the build describes it in `offline/<game>.json`. */
export interface ArchiveNotice {
  /** Changes with every build. */
  readonly version: string;
  /** File name of the archive, beside this notice. */
  readonly archive: string;
  /** Bytes to fetch; below, bytes it takes in the reader's browser, unpacked. */
  readonly packed: number;
  readonly unpacked: number;
  readonly files: number;
}

/** Beginning of the names of all caches with kept games. */
export const keptGames = (base: string): string => `quinola ${base} game `;
/** Beginning of the names of a game's caches; also the name of the lock that is held while it is fetched. */
export const cachesOfGame = (base: string, game: string): string => `${keptGames(base)}${game} `;
/** Name of the cache with one version of a game. */
export const cacheOfGame = (base: string, game: string, { version }: ArchiveNotice): string =>
  `${cachesOfGame(base, game)}${version}`;
/** Game of a cache. */
export const gameOfCache = (base: string, name: string): string =>
  name.slice(keptGames(base).length).split(' ')[0] ?? '';

/** Address of a game's notice. It is kept last: a cache without it is not whole. */
export const noticePath = (base: string, game: string): string => `${base}offline/${game}.json`;

/** Message to a waiting service worker: the reader wants the new version. */
export const TAKE_OVER = 'take over';

/** A script, a style sheet or a font after a slash or a quotation mark, with the hash of its content before the ending. */
const NAMED = /(?<=[/"'`])[\w.@-]+[.-][\w-]{8}\.(?:js|css|woff2)\b/g;

/** Names of files below `_astro` that a page or a script names, without repetition. */
export const filesNamedIn = (text: string): readonly string[] => [...new Set(text.match(NAMED))];

const MEGA = 1e6;

/** Bytes in words: `1.7 MB`, `52 MB`; less than a tenth is `0.1 MB`. */
export const sayBytes = (bytes: number): string => {
  const millions = bytes / MEGA;
  return `${millions >= 10 ? millions.toFixed(0) : Math.max(0.1, millions).toFixed(1)} MB`;
};
