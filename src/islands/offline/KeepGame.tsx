import { useEffect, useRef, useState } from 'preact/hooks';
import forms from '#view/forms.module.css';
import { classes } from '#view/classes.ts';
import { dropGame, keepGame, lookUp, whenNewer, whyNotHere, type Keepable, type KeepableGame } from './keep-game.ts';
import { sayBytes } from './say-bytes.ts';
import styles from './KeepGame.module.css';

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
    <div class={classes(forms.notice, styles.box)} data-part="keep-game">
      <p role="status" ref={status} tabIndex={-1}>
        {isKeeping ? `${name} is being fetched.` : known?.kept ? sayKept(name, known) : sayOffer(name, known)}
      </p>
      {isKeeping && known && (
        <p>
          {sayFetched(fetched, known)}
          <progress class={styles.bar} value={fetched} max={known.notice.packed} aria-label="Fetched" />
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
