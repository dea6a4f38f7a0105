import { useEffect, useRef, useState } from 'preact/hooks';
import type { ReplayGame } from '../replay/game.ts';
import type { ReplayAction } from '../replay/key-bindings.ts';
import type { CardReplayModel, ShownTypes } from '../replay/model.ts';
import { placesAt } from '../replay/replay-links.ts';
import type { FollowedGame } from './lines.ts';
import type { TouchedCard, WhatIfProps } from './WhatIf.tsx';
import type { JSX } from 'preact';

/** What the page loads when a reader first asks for another choice. */
interface WhatIfParts<G extends ShownTypes> {
  readonly WhatIf: (props: WhatIfProps<G>) => JSX.Element;
  readonly followed: FollowedGame<G>;
}

const WIDE = '(width > 60rem)';

/** Whether the window has room beside the table. */
export function useWide(): boolean {
  const [isWide, setIsWide] = useState(true);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const read = (): void => setIsWide(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return isWide;
}

/** The part of a replay in which other choices are made: loaded on first use, and open while the deal has branches. */
export function useWhatIf<G extends ShownTypes>(
  { fetchFollowed }: Pick<ReplayGame<G>, 'fetchFollowed'>,
  hasBranches: boolean,
  onFail: () => void,
) {
  const [parts, setParts] = useState<WhatIfParts<G>>();
  const [isOpen, setIsOpen] = useState(false);
  const [touched, setTouched] = useState<TouchedCard>();
  const [takesFocus, setTakesFocus] = useState(0);
  const isWide = useWide();
  const asked = useRef<Promise<void>>();
  const load = async (): Promise<void> => {
    if (!fetchFollowed) return;
    const [{ WhatIf }, followed] = await Promise.all([import('./WhatIf.tsx'), fetchFollowed()]);
    setParts({ WhatIf, followed });
  };
  const open = (byTouch?: TouchedCard, takesIt = true): void => {
    setIsOpen(true);
    if (takesIt && byTouch === undefined) setTakesFocus((times) => times + 1);
    setTouched(byTouch);
    asked.current ??= load().catch(() => {
      asked.current = undefined;
      onFail();
    });
  };
  useEffect(() => {
    if (hasBranches && !isOpen) open(undefined, false);
  }, [hasBranches]);
  return {
    canOpen: fetchFollowed !== undefined,
    parts: isOpen ? parts : undefined,
    isOpen,
    isWide,
    touched,
    takesFocus,
    open,
    close: (): void => {
      setIsOpen(false);
      setTouched(undefined);
    },
  };
}

/** Goes to the line above or below in the list of lines; returns false if no line is listed. */
export function goToLine(root: HTMLElement | null, action: ReplayAction): boolean {
  const rows = [...(root?.querySelectorAll<HTMLElement>('[data-part="lines"] li > button') ?? [])];
  rows[rows.findIndex((row) => row.ariaCurrent === 'true') + (action === 'lineBefore' ? -1 : 1)]?.click();
  return rows.length > 0;
}

/** The card of a hand on the table that was touched; undefined elsewhere, and for cards of the trick. */
export function touchedCard(
  { steps }: Pick<CardReplayModel, 'steps'>,
  step: number,
  target: EventTarget | null,
): TouchedCard | undefined {
  const card = target instanceof Element ? target.closest('[data-part="seat"] [data-part="card"]') : null;
  const hand = card?.closest('[data-part="hand"]');
  const seat = Number(card?.closest<HTMLElement>('[data-part="seat"]')?.dataset['seat']);
  if (!card || !hand) return undefined;
  const lying = (placesAt(steps, step)[seat] ?? []).flatMap((one) => one ?? []);
  const found = lying[[...hand.querySelectorAll('[data-part="card"]')].indexOf(card)];
  return found === undefined ? undefined : { seat, card: found };
}
