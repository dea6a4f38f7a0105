import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Chosen, Turn } from '#engine/play/played-game.ts';
import type { GameToPlay } from './game.ts';
import type { Chooser } from './house/chooser.ts';
import type { Pace } from './kept/stored-tables.ts';
import { now, type Sitting } from './sitting.ts';

/** How long the house waits before a card, and after a trick, by its pace. */
const WAITS: Readonly<Record<Pace, readonly [card: number, trick: number]>> = {
  slow: [1500, 2400],
  brisk: [600, 1200],
  'at once': [0, 0],
};

/** The same where it plays the reader’s cards too, and nobody has to think. */
const PLAYED_OUT: typeof WAITS = { slow: [500, 1100], brisk: [220, 600], 'at once': [0, 0] };

/** How much later it does what another window should have done. */
const FOLLOWS = 4000;

export interface HousesPart<R, Rec, Act> {
  readonly sitting: Sitting<R, Rec, Act>;
  readonly turn: Turn<Act> | undefined;
  /** Whether that turn is one to be played by the house. */
  readonly isDue: boolean;
  readonly pace: Pace;
  /** Whether the last act completed something to be looked at for a while: a trick. */
  readonly isPause: (sitting: Sitting<R, Rec, Act>) => boolean;
  /** Whether another window of the same table plays it, unless that has been closed. */
  readonly isElsewhere: () => boolean;
}

/** The house at a table: it plays its part by and by, and can be asked what it would do. */
export function useHouse<R, Rec, Act, Seen>(
  { played, fetchChooser }: Pick<GameToPlay<R, Rec, Act, Seen, never>, 'played' | 'fetchChooser'>,
  { sitting, turn, isDue, pace, isPause, isElsewhere }: HousesPart<R, Rec, Act>,
  onPlay: (act: Act) => void,
) {
  const [chooser, setChooser] = useState<Chooser<R, Act, Seen>>();
  const fetched = useRef<Promise<Chooser<R, Act, Seen>>>();
  useLayoutEffect(() => {
    fetched.current = fetchChooser();
    void fetched.current.then((house) => setChooser(() => house));
  }, []);
  const ask = ({ choose, strengths }: Chooser<R, Act, Seen>): Promise<Chosen<Act>> => {
    const { strength, moments, terms } = sitting;
    const playing = now(sitting);
    return choose(played.seen(playing, terms.rules, turn?.seat ?? 0), terms.rules, {
      strength: strengths.includes(strength) ? strength : (strengths[0] ?? 'plain'),
      // The same deal, taken back and played alike, is answered alike.
      seed: playing.number * 997 + moments.length,
    });
  };
  useEffect(() => {
    if (!chooser || !isDue) return undefined;
    let isOff = false;
    const [card, pause] = (sitting.playedOut === undefined ? WAITS : PLAYED_OUT)[pace];
    const wait = (isPause(sitting) ? pause : card) + (isElsewhere() ? FOLLOWS : 0);
    const timer = setTimeout(() => {
      void ask(chooser).then(({ act }) => {
        if (!isOff) onPlay(act);
      });
    }, wait);
    return () => {
      isOff = true;
      clearTimeout(timer);
    };
  }, [sitting, chooser, isDue, pace]);
  return {
    strengths: chooser?.strengths ?? (['plain'] as const),
    /** Asked before the house has come, it is answered once it has. */
    hint: async () => fetched.current && ask(await fetched.current),
  };
}
