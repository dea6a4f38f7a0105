import type { GameTypes } from '#engine/ledger/game.ts';
import type { DealReplay, ReplayedActs } from '#engine/play/follow.ts';
import { type DealInPlay, type TableGame, playOn } from '#engine/play/played-game.ts';
import { counted, type Unit } from '#engine/wording/sentence.ts';
import { askHouse, type Chooser, type HousedGame } from '../play/house.ts';
import { useEffect, useRef, useState } from 'preact/hooks';

/** A recorded deal, and how it is played on otherwise. */
interface OtherChoice<G extends GameTypes> {
  readonly played: TableGame<G>;
  readonly following: DealReplay<G>;
  readonly written: G['record'];
  readonly rules: G['rules'];
  readonly stages: ReplayedActs<G['record'], G['act']>;
  /** Number of recorded acts before the choice, and what is chosen instead of the next. */
  readonly done: number;
  readonly act: G['act'];
  readonly choose: Chooser<G>['choose'];
  readonly signal: AbortSignal;
}

/** Most acts in a deal that is played on; the longest games at tables take some 400. */
const MOST_ACTS = 2000;

/**
 * Plays a recorded deal on from another choice to its end. A seat that cannot notice a difference does what it did in the
 * record; everything else the plain house chooses, for every seat. Dice are those of the record while they last. Returns the
 * deal after the choice, then after each further act; undefined if the signal ended the play.
 */
export async function followOtherChoice<G extends GameTypes>({
  played,
  following,
  written,
  rules,
  stages,
  done,
  act,
  choose,
  signal,
}: OtherChoice<G>): Promise<readonly DealInPlay<G['record']>[] | undefined> {
  const viewOf = (playing: DealInPlay<G['record']>, seat: number): string =>
    JSON.stringify(played.seatView(playing, rules, seat));
  return playOn<G>(following.act(stages.after(done), act, written, rules), {
    played: { turn: played.turn, act: (playing, chosen, by) => following.act(playing, chosen, written, by) },
    rules,
    choose: async (playing, turn, n) => {
      const recorded = stages.at(done + 1 + n);
      const isUnnoticed =
        recorded?.turn.seat === turn.seat && viewOf(recorded.before, turn.seat) === viewOf(playing, turn.seat);
      if (isUnnoticed) return recorded.act;
      const view = played.seatView(playing, rules, turn.seat);
      return (await choose(view, rules, { strength: 'plain', seed: n + 1 })).act;
    },
    most: MOST_ACTS,
    signal,
  });
}

/** A net after “would have”: “won 4 fiches”, “lost 12 fiches”, “come out even”. */
export const sayNet = (net: number, unit: Unit): string =>
  net === 0 ? 'come out even' : `${net > 0 ? 'won' : 'lost'} ${counted(Math.abs(net), unit)}`;

/** The other net after “instead of”; its verb and unit are left out if they are the same. */
const insteadOf = (guides: number, net: number, unit: Unit): string => {
  if (guides === 0) return 'coming out even';
  const sum = Math.abs(guides);
  return guides * net > 0
    ? String(sum)
    : `${guides > 0 ? 'winning' : 'losing'} ${net === 0 ? counted(sum, unit) : String(sum)}`;
};

/** What another choice would have cost: the reader’s net with it, and with the guide’s choice. */
export function sayCost(net: number, guides: number, unit: Unit): string {
  const would = `You would have ${sayNet(net, unit)}`;
  if (net === guides) return `${would}, as with the guide’s choice: this time it costs nothing.`;
  const difference = `${String(Math.abs(net - guides))} ${net < guides ? 'worse' : 'better'}`;
  const said = `${would} instead of ${insteadOf(guides, net, unit)}: ${difference}.`;
  return net < guides ? said : `${said} Nobody could know that beforehand.`;
}

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
type ShownPace = readonly [act: number, longest: number];

/** Follows a choice other than the guide’s to the end of the deal, while the guide stays in one state. */
export function useOtherChoice<G extends GameTypes>(
  game: HousedGame<G>,
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
      chooser.current ??= askHouse(game);
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
