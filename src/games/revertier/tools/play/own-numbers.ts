import { useLayoutEffect, useState } from 'preact/hooks';
import { dropStored, onStoredElsewhere, readStored, writeStored } from '#islands/page/stored.ts';

/** Stored where the points are to be numbered from the side of whoever moves. */
const NAME = 'quinola.play.revertier.numbers';
const BY_MOVER = 'of whoever moves';

/** Whether a choice that the browser does not keep stands until the page is left. */
let isUnkept = false;
const read = (): boolean => !isUnkept && readStored(NAME) !== BY_MOVER;

/** What listens in this window; parts of the page are trees of their own, which share no state. */
const listeners = new Set<() => void>();

/** Whether the reader’s numbers stand for the whole game, and the choice. The browser keeps it, or the page. */
export function useOwnNumbers(): readonly [isOwn: boolean, choose: (isOwn: boolean) => void] {
  const [isOwn, setIsOwn] = useState(true);
  useLayoutEffect(() => {
    const look = (): void => setIsOwn(read());
    look();
    listeners.add(look);
    const leave = onStoredElsewhere(NAME, look);
    return () => {
      listeners.delete(look);
      leave();
    };
  }, []);
  const choose = (chosen: boolean): void => {
    if (chosen) dropStored(NAME);
    isUnkept = !chosen && !writeStored(NAME, BY_MOVER);
    for (const look of listeners) look();
  };
  return [isOwn, choose];
}
