import type { Problem } from '#engine/kernel/result.ts';
import { HAND, OFF, placeAfter, POINTS, type Place } from '#engine/tables/point.ts';
import { makePlay, printPlay, type Landing, type Play } from '#engine/tables/play.ts';
import type { Position } from '#engine/tables/position.ts';
import { isDoublet, type Throw } from '#engine/tables/throw.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { findLegalPlay, legalPlays } from './legal-plays.ts';
import { whyNotPlay } from './why-not.ts';

/** A play somebody might think of, and why it is not legal. */
export interface RefusedPlay {
  readonly text: string;
  readonly play: Play;
  /** With the key of the rule that refuses it. */
  readonly why: Problem;
}

/** The landings a player can think of first: every man he has moved by each number. */
function firstLandings(
  position: Position,
  [high, low]: Throw,
): readonly (readonly [landing: Landing, other: number])[] {
  const own = position.men[position.toPlay];
  const landings: (readonly [Landing, number])[] = [];
  for (let from: Place = HAND; from <= POINTS; from++) {
    if ((own[from] ?? 0) === 0) continue;
    landings.push([[from, placeAfter(from, high)], low]);
    if (low !== high) landings.push([[from, placeAfter(from, low)], high]);
  }
  return landings;
}

/**
 * The plays of a throw that look possible and are not: every man moved by one number, and on by the other, or a second
 * beside him; and no man at all. A landing that some legal play makes is not shown alone, and one that is refused is not tried further.
 */
export function refusedPlays(position: Position, thrown: Throw, rules: RevertierRules): readonly RefusedPlay[] {
  const refused = new Map<string, RefusedPlay>();
  const textOf = (play: Play): string => printPlay(play, position.men[position.toPlay]);
  const legal = legalPlays(position, thrown, rules);
  const firsts = firstLandings(position, thrown);
  const ask = (landings: readonly Landing[], isShown: (why: Problem) => boolean): Problem | undefined => {
    const play = makePlay(landings);
    const why = whyNotPlay(position, thrown, play, rules);
    if (why?.key !== undefined && isShown(why)) refused.set(textOf(play), { text: textOf(play), play, why });
    return why;
  };
  /** Whether a landing is part of a legal play. Of a doublet each legal play has one form; else the second man is looked for. */
  const isPart = (landing: Landing, other: number): boolean =>
    isDoublet(thrown)
      ? legal.some(({ play }) => play.some(([from, to]) => from === landing[0] && to === landing[1]))
      : [...firsts.map(([[from]]) => from), landing[1]].some((from) => {
          const play = makePlay([landing, [from, placeAfter(from, other)]]);
          return from !== OFF && findLegalPlay(position, thrown, play, rules).legal !== undefined;
        });
  for (const [landing, other] of firsts) {
    const why = ask([landing], ({ code }) => code !== 'fewer' || !isPart(landing, other));
    const [from, to] = landing;
    const isGood = !why || why.code === 'fewer';
    if (isGood && isDoublet(thrown) && (position.men[position.toPlay][from] ?? 0) > 1)
      ask([landing, landing], ({ code }) => code !== 'fewer');
    if (isGood && to !== OFF) ask([landing, [to, placeAfter(to, other)]], ({ code }) => code !== 'fewer');
  }
  ask([], () => true);
  return [...refused.values()];
}
