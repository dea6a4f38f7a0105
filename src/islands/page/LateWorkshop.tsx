import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { readFragment } from './fragment.ts';
import { StandingWorkshop } from '../replay/StandingWorkshop.tsx';

export interface LateWorkshopProps {
  /** The workshop as the page served it. */
  readonly standing: ComponentChildren;
  /** Fetches the living one. */
  readonly fetchAlive: () => Promise<() => ComponentChildren>;
  /** Something else than the reader's touch asks for it: asked once, when the page is there. */
  readonly isWanted?: () => boolean;
}

/** A workshop that stands as it was served until it is touched, or until the address says otherwise. */
export function LateWorkshop({ standing, fetchAlive, isWanted }: LateWorkshopProps) {
  const [alive, setAlive] = useState<{ readonly draw: () => ComponentChildren }>();
  const [hasFailed, setHasFailed] = useState(false);
  const coming = useRef<Promise<void> | undefined>(undefined);
  const held = useRef<{ isHeld: boolean; free: () => void }>({ isHeld: false, free: () => undefined });
  const fetchOnce = async (): Promise<void> => {
    const draw = await fetchAlive();
    if (held.current.isHeld)
      await new Promise<void>((resolve) => {
        held.current.free = resolve;
      });
    setHasFailed(false);
    setAlive({ draw });
  };
  const prepare = (): void => {
    coming.current ??= fetchOnce().catch(() => {
      // The next thing the reader does is another try.
      coming.current = undefined;
      setHasFailed(true);
    });
  };
  useEffect(() => {
    const look = (): void => {
      if (readFragment() !== '') prepare();
    };
    look();
    if (isWanted?.()) prepare();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return (
    <StandingWorkshop
      standing={standing}
      alive={alive?.draw()}
      hasFailed={hasFailed}
      onNear={prepare}
      onHold={(isHeld) => {
        held.current.isHeld = isHeld;
        // The click comes after the pointer goes up.
        if (!isHeld) setTimeout(held.current.free);
      }}
    />
  );
}
