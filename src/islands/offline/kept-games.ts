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

/**
 * An archive of the site's files for reading offline, before compression: the length of a list in four bytes (low byte first), the
 * list as JSON, then the files one after the other.
 */

/** A file in the list of an archive. */
interface ListedFile {
  /** Path below the site's base. */
  readonly path: string;
  readonly type: string;
  /** Bytes. */
  readonly length: number;
}

/** A file with its content. */
export interface ArchivedFile {
  readonly path: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const LENGTH = 4;

/** Joins files into an archive. */
export function makeArchive(files: readonly ArchivedFile[]): Uint8Array<ArrayBuffer> {
  const list = new TextEncoder().encode(
    JSON.stringify(files.map(({ path, type, bytes }): ListedFile => ({ path, type, length: bytes.length }))),
  );
  const length = new Uint8Array(LENGTH);
  new DataView(length.buffer).setUint32(0, list.length, true);
  const parts = [length, list, ...files.map(({ bytes }) => bytes)];
  const archive = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    archive.set(part, at);
    at += part.length;
  }
  return archive;
}

/** Takes an archive apart while it arrives, chunk by chunk. */
export class ArchiveReader {
  private rest = new Uint8Array(0);
  private list: ListedFile[] | undefined;

  /** Files that are complete with this chunk, in order. */
  take(chunk: Uint8Array): readonly ArchivedFile[] {
    const all = new Uint8Array(this.rest.length + chunk.length);
    all.set(this.rest);
    all.set(chunk, this.rest.length);
    let at = 0;
    if (!this.list && all.length >= LENGTH) {
      const end = LENGTH + new DataView(all.buffer).getUint32(0, true);
      if (all.length >= end) {
        this.list = JSON.parse(new TextDecoder().decode(all.subarray(LENGTH, end))) as ListedFile[];
        at = end;
      }
    }
    const files: ArchivedFile[] = [];
    for (let next = this.list?.[0]; next && at + next.length <= all.length; next = this.list?.[0]) {
      files.push({ path: next.path, type: next.type, bytes: all.slice(at, at + next.length) });
      at += next.length;
      this.list?.shift();
    }
    this.rest = all.slice(at);
    return files;
  }

  /** Whether all files have been taken. */
  isWhole(): boolean {
    return this.list?.length === 0 && this.rest.length === 0;
  }
}
