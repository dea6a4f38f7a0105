import type { ShownTypes } from '../replay/model.ts';
import type { GameTypes } from '#engine/ledger/game.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { HouseChoice, Turn } from '#engine/play/played-game.ts';
import { askHouse, houseSeed, type Chooser, type HousedGame } from './house.ts';
import type { Pace } from './kept/stored-tables.ts';
import { now, type TableSession } from './table-session.ts';
import { isAct } from '#engine/play/follow.ts';
import { capital } from '#engine/wording/sentence.ts';

/** Delay of the house before a card and after a trick, by speed. */
const WAITS: Readonly<Record<Pace, readonly [card: number, trick: number]>> = {
  slow: [1500, 2400],
  normal: [400, 1200],
  'at once': [0, 0],
};

/** Delay where it also plays the reader's cards. */
const PLAYED_OUT: typeof WAITS = { slow: [500, 1100], normal: [220, 600], 'at once': [0, 0] };

/** Additional delay before acting in place of another window. */
const FOLLOWS = 4000;

export interface HousesPart<G extends GameTypes> {
  readonly session: TableSession<G>;
  readonly turn: Turn<G['act']> | undefined;
  /** Whether the house is to play this turn. */
  readonly isDue: boolean;
  readonly pace: Pace;
  /** Whether the last act completed something to look at, such as a trick. */
  readonly isPause: (session: TableSession<G>) => boolean;
  /** Whether another window of the same table plays for the house, unless it was closed. */
  readonly isElsewhere: () => boolean;
}

/** Plays for the house with pauses, and gives advice. */
export function useHouse<G extends ShownTypes>(
  game: HousedGame<G>,
  { session, turn, isDue, pace, isPause, isElsewhere }: HousesPart<G>,
  onPlay: (act: G['act']) => void,
) {
  const [chooser, setChooser] = useState<Chooser<G>>();
  const fetched = useRef<Promise<Chooser<G>>>();
  useLayoutEffect(() => {
    fetched.current = askHouse(game);
    void fetched.current.then((house) => setChooser(() => house));
  }, []);
  const ask = ({ choose, strengths }: Chooser<G>): Promise<HouseChoice<G['act']>> => {
    const { strength, moments, terms } = session;
    const playing = now(session);
    return choose(game.played.seatView(playing, terms.rules, turn?.seat ?? 0), terms.rules, {
      strength: strengths.includes(strength) ? strength : (strengths[0] ?? 'plain'),
      seed: houseSeed(playing.number, moments.length),
    });
  };
  useEffect(() => {
    if (!chooser || !isDue) return undefined;
    let isOff = false;
    const [card, pause] = (session.playedOut === undefined ? WAITS : PLAYED_OUT)[pace];
    const wait = (isPause(session) ? pause : card) + (isElsewhere() ? FOLLOWS : 0);
    // The house thinks while it waits.
    const chosen = ask(chooser);
    const timer = setTimeout(() => {
      void chosen.then(({ act }) => {
        if (!isOff) onPlay(act);
      });
    }, wait);
    return () => {
      isOff = true;
      clearTimeout(timer);
    };
  }, [session, chooser, isDue, pace]);
  return {
    strengths: chooser?.strengths ?? (['plain'] as const),
    /** Looks back over a finished deal, once the house is loaded. */
    lookBack: chooser?.lookBack,
    /** Plays a whole deal in every seat, once the house is loaded. */
    playAlone: chooser?.playAlone,
    /** A question before the house is loaded is answered afterwards. */
    hint: async () => fetched.current && ask(await fetched.current),
  };
}

/** Advice of the house: its act, and the sentence that says it with its reason. */
interface Hint<Act> {
  readonly act: Act;
  readonly words: string;
}

/** Advice of the house for the reader's turn, if asked; cleared after any act. */
export function useHint<Act>(
  turn: Turn<Act> | undefined,
  /** Current state of the table. */
  table: unknown,
  ask: () => Promise<HouseChoice<Act> | undefined>,
): readonly [hint: Hint<Act> | undefined, askHint: () => void] {
  const [hint, setHint] = useState<Hint<Act>>();
  const latest = useRef(table);
  latest.current = table;
  useLayoutEffect(() => setHint(undefined), [table]);
  const askHint = (): void => {
    if (!turn) return;
    void ask().then((chosen) => {
      // The reader may have acted before the answer arrived.
      if (!chosen || latest.current !== table) return;
      const { act, because } = chosen;
      const choice = turn.legal.find((one) => isAct(one.act, act));
      setHint({ act, words: choice ? `${capital(choice.label)}. ${because}` : because });
    });
  };
  return [hint, askHint];
}
