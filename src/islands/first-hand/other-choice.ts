import type { GameTypes } from '#engine/ledger/game.ts';
import type { DealReplay, ReplayedActs } from '#engine/play/follow.ts';
import type { DealInPlay, TableGame } from '#engine/play/played-game.ts';
import { counted, type Unit } from '#engine/wording/sentence.ts';
import type { Chooser } from '../play/house/house-messages.ts';
import { playOn } from '../play/house/play-on.ts';

/** A recorded deal, and how it is played on otherwise. */
export interface OtherChoice<G extends GameTypes> {
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
