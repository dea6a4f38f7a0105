import { useEffect, useRef, useState } from 'preact/hooks';
import forms from '#view/forms.module.css';
import { sayBytes, cacheOfGame, cachesOfGame, noticePath, TAKE_OVER, type ArchiveNotice } from './kept-games.ts';
import { askWorker } from '../page/workers.ts';
import type { KeepEnd, KeepProgress, KeepRequest } from './keep.worker.ts';

/** A game that can be kept, and below which base path. */
interface KeepableGame {
  readonly base: string;
  readonly game: string;
}

/** What a reader knows of a game: how large it is, whether it is kept, and whether newer than the kept one. */
interface Keepable {
  readonly notice: ArchiveNotice;
  readonly kept: ArchiveNotice | undefined;
}

/** Sentences for what can prevent keeping. */
const REFUSALS = {
  unsupported: 'This browser keeps no pages for reading offline. A current browser, over HTTPS, does.',
  blocked:
    'Your browser does not let this site store anything, perhaps because the window is private. Allow it in the settings for this site, then try again.',
  offline: 'The size could not be fetched: there is no network, or the site does not answer. Try again later.',
  full: 'There is not enough room: the disk is full, or your browser allows this site no more. Nothing was stored. Remove another game, or free some space, then try again.',
  lost: 'The network was lost before everything had arrived. Nothing was stored. Try again when it is back.',
  damaged:
    'What arrived was damaged, or is older than this page. Nothing was stored. Reload this page, then try again.',
  busy: 'Another window is keeping this game already.',
  failed: 'Keeping failed, and nothing was stored. Reload this page, then try again.',
} as const;

/** What prevents keeping in this browser, without trying it; undefined if nothing does. */
const whyNotHere = (): string | undefined =>
  'serviceWorker' in navigator && 'caches' in globalThis ? undefined : REFUSALS.unsupported;

/** Names of the caches of a game. Throws if storage is blocked. */
const cachesOf = async ({ base, game }: KeepableGame): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(cachesOfGame(base, game)));

/** The notice kept with a game; undefined if it is not kept whole. Throws if storage is blocked. */
async function keptNotice(which: KeepableGame): Promise<ArchiveNotice | undefined> {
  for (const name of await cachesOf(which)) {
    const found = await (await caches.open(name)).match(noticePath(which.base, which.game));
    if (found) return (await found.json()) as ArchiveNotice;
  }
  return undefined;
}

/** Asks how large a game is and whether it is kept; a sentence if neither can be said. Without a network it knows what is kept. */
async function lookUp(which: KeepableGame): Promise<Keepable | string> {
  let kept: ArchiveNotice | undefined;
  try {
    kept = await keptNotice(which);
  } catch {
    return REFUSALS.blocked;
  }
  const response = await fetch(noticePath(which.base, which.game), { cache: 'no-cache' }).catch(() => undefined);
  const notice = response?.ok ? ((await response.json()) as ArchiveNotice) : kept;
  return notice ? { notice, kept } : REFUSALS.offline;
}

/** Registers the service worker and waits until it works. */
async function startServiceWorker(base: string): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(`${base}sw.js`);
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser says that so many bytes have no room; one that says nothing is tried. */
async function isTooLarge(bytes: number): Promise<boolean> {
  const { quota, usage = 0 } = await navigator.storage.estimate().catch((): StorageEstimate => ({}));
  return quota !== undefined && quota - usage < bytes;
}

/** How to keep a game: who hears how far it is, and a way to give it up. */
interface KeepOptions {
  readonly onFetched: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/** Fetches a game and keeps it. Returns a sentence if that failed, and then nothing of it is kept; undefined if it is kept. */
async function keepGame(
  which: KeepableGame,
  notice: ArchiveNotice,
  { onFetched, signal }: KeepOptions,
): Promise<string | undefined> {
  if (await isTooLarge(notice.unpacked)) return REFUSALS.full;
  if (!(await startServiceWorker(which.base))) return REFUSALS.blocked;
  const worker = new Worker(new URL('keep.worker.ts', import.meta.url), { type: 'module' });
  try {
    const request: KeepRequest = { ...which, notice };
    const end = await askWorker<KeepEnd, KeepProgress>(worker, request, {
      signal,
      onFound: ({ fetched }) => onFetched(fetched),
    });
    return end === 'kept' ? undefined : REFUSALS[end];
  } catch {
    return signal.aborted ? undefined : REFUSALS.failed;
  } finally {
    worker.terminate();
    if (signal.aborted) await caches.delete(cacheOfGame(which.base, which.game, notice));
  }
}

/** Removes all that is kept of a game. */
async function dropGame(which: KeepableGame): Promise<void> {
  for (const name of await cachesOf(which)) await caches.delete(name);
}

/** Calls back when a newer service worker waits, with a function by which the reader lets it take over. */
function whenNewer(offer: (accept: () => void) => void): void {
  void navigator.serviceWorker.ready.then((registration) => {
    const tell = (): void => {
      const { waiting } = registration;
      if (!waiting) return;
      offer(() => {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
        waiting.postMessage(TAKE_OVER);
      });
    };
    const watch = (): void => registration.installing?.addEventListener('statechange', tell);
    // A newer one may wait already, or be on its way.
    tell();
    watch();
    registration.addEventListener('updatefound', watch);
  });
}

export interface KeepGameProps extends KeepableGame {
  /** Name of the game, for a sentence. */
  readonly name: string;
}

/** Keeps a game for reading offline: its size, how far it is, a way to give it up, and to remove it. */
export function KeepGame({ name, ...which }: KeepGameProps) {
  const [known, setKnown] = useState<Keepable | undefined>();
  const [problem, setProblem] = useState<string | undefined>();
  const [fetched, setFetched] = useState<number | undefined>();
  const [accept, setAccept] = useState<(() => void) | undefined>();
  const giveUp = useRef<AbortController | undefined>(undefined);

  const look = async (): Promise<void> => {
    const found = await lookUp(which);
    const isKnown = typeof found !== 'string';
    setKnown(isKnown ? found : undefined);
    if (!isKnown) setProblem(found);
  };
  useEffect(() => {
    const why = whyNotHere();
    setProblem(why);
    if (why !== undefined) return;
    void look();
    whenNewer((take) => setAccept(() => take));
  }, []);

  const keep = async ({ notice }: Keepable): Promise<void> => {
    const control = new AbortController();
    giveUp.current = control;
    isPressed.current = true;
    setProblem(undefined);
    setFetched(0);
    setProblem(await keepGame(which, notice, { onFetched: setFetched, signal: control.signal }));
    setFetched(undefined);
    await look();
  };
  const drop = async (): Promise<void> => {
    isPressed.current = true;
    await dropGame(which);
    await look();
  };

  const isKeeping = fetched !== undefined;
  const status = useRef<HTMLParagraphElement>(null);
  // The button that was pressed gives way to another: the focus goes to what has come of it.
  const isPressed = useRef(false);
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) status.current?.focus();
  }, [isKeeping, known, problem]);
  const isNewer = known?.kept !== undefined && known.kept.version !== known.notice.version;
  return (
    <div class={forms.notice} data-part="keep-game">
      <p role="status" ref={status} tabIndex={-1}>
        {isKeeping ? `${name} is being fetched.` : known?.kept ? sayKept(name, known) : sayOffer(name, known)}
      </p>
      {isKeeping && known && (
        <p>
          {sayFetched(fetched, known)}
          <progress value={fetched} max={known.notice.packed} aria-label="Fetched" />
        </p>
      )}
      {problem !== undefined && (
        <p class={forms.problem} role="alert">
          {problem}
        </p>
      )}
      {known && (
        <p class={forms.actions}>
          {isKeeping && (
            <button type="button" class={forms.button} onClick={() => giveUp.current?.abort()}>
              Stop, and keep nothing
            </button>
          )}
          {!isKeeping && !known.kept && (
            <button type="button" class={forms.button} onClick={() => void keep(known)}>
              Keep this game for reading offline
            </button>
          )}
          {!isKeeping && isNewer && (
            <button type="button" class={forms.button} onClick={() => void keep(known)}>
              Fetch the newer version ({sayBytes(known.notice.packed)})
            </button>
          )}
          {!isKeeping && known.kept && (
            <button type="button" class={forms.button} onClick={() => void drop()}>
              Remove it from this browser
            </button>
          )}
        </p>
      )}
      {accept && (
        <p class={forms.actions}>
          A new version of this site is ready. Pages in other windows go on as they are.
          <button type="button" class={forms.button} onClick={accept}>
            Use it now
          </button>
        </p>
      )}
    </div>
  );
}

const sayOffer = (name: string, known: Keepable | undefined): string =>
  known
    ? `All of ${name} can be read and played without a network: its books, deals, tools and search. ${sayBytes(known.notice.packed)} to fetch, ${sayBytes(known.notice.unpacked)} in your browser.`
    : `All of ${name} can be read and played without a network: its books, deals, tools and search.`;

const sayFetched = (fetched: number, { notice }: Keepable): string =>
  `${sayBytes(fetched)} of ${sayBytes(notice.packed)}`;

const sayKept = (name: string, { kept }: Keepable): string =>
  `${name} is kept in this browser (${sayBytes(kept?.unpacked ?? 0)}): all its pages can be read and played without a network. Your browser may remove it if it runs short of room.`;
