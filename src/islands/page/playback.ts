import { useEffect } from 'preact/hooks';

/** Calls `onTick` every so many milliseconds while playing; stops when the page is hidden. */
export function usePlayback(isPlaying: boolean, everyMs: number, onTick: () => void, onStop: () => void): void {
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(onTick, everyMs);
    const stopIfHidden = (): void => {
      if (document.hidden) onStop();
    };
    document.addEventListener('visibilitychange', stopIfHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', stopIfHidden);
    };
  });
}
