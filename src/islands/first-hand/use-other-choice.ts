import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#engine/ledger/game.ts';
import type { DealInPlay } from '#engine/play/played-game.ts';
import type { Chooser, FetchChooser } from '../play/house/house-messages.ts';
import { followOtherChoice, type OtherChoice } from './other-choice.ts';

/** A choice other than the guide’s, followed to the end of the deal. */
interface FollowedChoice<Rec> {
  /** State of the guide with this choice; in any other state it is followed no longer. */
  readonly of: unknown;
  /** The deal after the choice and after each further act; undefined while the house is playing, empty if it failed. */
  readonly line: readonly DealInPlay<Rec>[] | undefined;
  /** Index in `line` of the deal that is shown. */
  readonly at: number;
}

/** Most deals that are shown one after the other; of a longer line some are left out. */
const MOST_SHOWN = 48;

/** How fast a line is shown: milliseconds for each act, and for the whole line at most. */
export type ShownPace = readonly [act: number, longest: number];

/** Follows a choice other than the guide’s to the end of the deal, while the guide stays in one state. */
export function useOtherChoice<G extends GameTypes>(
  fetchChooser: FetchChooser<G>,
  /** The guide’s state with that choice. */
  of: unknown,
  [act, longest]: ShownPace,
) {
  const [state, setState] = useState<FollowedChoice<G['record']>>();
  const chooser = useRef<Promise<Chooser<G>>>();
  const stopped = useRef<AbortController>();
  useEffect(() => () => stopped.current?.abort(), [of]);
  const followed = state?.of === of ? state : undefined;
  const line = followed?.line;
  const last = (line?.length ?? 0) - 1;
  const at = followed?.at ?? 0;
  const isRunning = at < last;
  useEffect(() => {
    if (!followed || !isRunning) return undefined;
    const shown = Math.min(last, MOST_SHOWN);
    const isStill = longest === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const next = isStill ? last : Math.min(last, at + Math.ceil(last / shown));
    const timer = setTimeout(() => setState({ ...followed, at: next }), isStill ? 0 : Math.min(act, longest / shown));
    return () => clearTimeout(timer);
  }, [followed, isRunning, longest]);

  const follow = async (choice: Omit<OtherChoice<G>, 'choose' | 'signal'>): Promise<void> => {
    const { signal } = (stopped.current = new AbortController());
    setState({ of, line: undefined, at: 0 });
    try {
      chooser.current ??= fetchChooser();
      const { choose } = await chooser.current;
      const played = await followOtherChoice<G>({ ...choice, choose, signal });
      if (!signal.aborted) setState({ of, line: played ?? [], at: 0 });
    } catch {
      chooser.current = undefined;
      if (!signal.aborted) setState({ of, line: [], at: 0 });
    }
  };
  return {
    /** Whether the reader has asked for it. */
    isFollowed: followed !== undefined,
    /** Whether the house plays, or what it played is being shown. */
    isRunning: followed !== undefined && (line === undefined || isRunning),
    hasFailed: line?.length === 0,
    /** The deal that is shown; undefined before there is one. */
    shown: line?.[at],
    /** The deal at its end, once it is shown. */
    end: line && !isRunning ? line[last] : undefined,
    follow: (choice: Omit<OtherChoice<G>, 'choose' | 'signal'>): void => void follow(choice),
    /** Shows the end at once. */
    skip: (): void => {
      if (followed && isRunning) setState({ ...followed, at: last });
    },
  };
}
