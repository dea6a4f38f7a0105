/** Worker that fetches a game's archive and keeps its files: `new Worker` needs a file of its own. */
import { Decompress } from 'fzstd';
import { answerRequests } from '../page/workers.ts';
import { ArchiveReader, cacheOfGame, cachesOfGame, noticePath, type ArchiveNotice } from './kept-games.ts';

/** What the worker is asked: which game, below which base path. */
export interface KeepRequest {
  readonly base: string;
  readonly game: string;
  readonly notice: ArchiveNotice;
}

/** How keeping ended: well, or why not. */
export type KeepEnd = 'kept' | 'full' | 'lost' | 'damaged' | 'busy';

/** Bytes fetched so far. */
export interface KeepProgress {
  readonly fetched: number;
}

/** Milliseconds to wait for another window that keeps the same game. */
const PATIENCE = 3000;

answerRequests(async ({ base, game, notice }: KeepRequest, tell: (found: KeepProgress) => void): Promise<KeepEnd> => {
  const own = cachesOfGame(base, game);
  const name = cacheOfGame(base, game, notice);
  try {
    // While the lock is held, nobody else keeps this game, or removes what is not yet whole. A worker that was just given up
    // needs a moment to let go of it.
    return await navigator.locks.request(own, { signal: AbortSignal.timeout(PATIENCE) }, async (): Promise<KeepEnd> => {
      await caches.delete(name);
      const end = await keep(await caches.open(name), { base, game, notice }, tell);
      // An older version goes only when the new one is whole.
      const gone = end === 'kept' ? (await caches.keys()).filter((one) => one.startsWith(own) && one !== name) : [name];
      for (const one of gone) await caches.delete(one);
      return end;
    });
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'TimeoutError') return 'busy';
    throw problem;
  }
});

async function keep(
  cache: Cache,
  { base, game, notice }: KeepRequest,
  tell: (found: KeepProgress) => void,
): Promise<KeepEnd> {
  const response = await fetch(`${base}offline/${notice.archive}`).catch(() => undefined);
  if (!response?.ok || !response.body) return 'lost';
  const arrived: (readonly [path: string, file: Response])[] = [];
  const reader = new ArchiveReader();
  const unpack = new Decompress((chunk) => {
    // Here, because a damaged content type is refused too.
    for (const { path, type, bytes } of reader.take(chunk))
      arrived.push([`${base}${path}`, new Response(bytes, { headers: { 'content-type': type } })]);
  });
  const from = response.body.getReader();
  let fetched = 0;
  for (;;) {
    const read = await from.read().catch(() => undefined);
    if (!read) return 'lost';
    try {
      unpack.push(read.value ?? new Uint8Array(0), read.done);
    } catch {
      return 'damaged';
    }
    // All that have arrived at once: each waits for the disk.
    const put = arrived.splice(0).map(([path, file]) => isPut(cache, path, file));
    if ((await Promise.all(put)).includes(false)) return 'full';
    if (read.done) break;
    tell({ fetched: (fetched += read.value.length) });
  }
  if (!reader.isWhole()) return 'damaged';
  const whole = await isPut(cache, noticePath(base, game), Response.json(notice));
  return whole ? 'kept' : 'full';
}

/** Keeps a response; false if there is no room for it. */
const isPut = (cache: Cache, path: string, response: Response): Promise<boolean> =>
  cache.put(path, response).then(
    () => true,
    () => false,
  );
