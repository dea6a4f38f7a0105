import { endingOf } from '../../../play/frame.ts';
import { REVERTIER_KEYS, type RevertierKey, type RevertierRules } from '../../../rules/keys.ts';
import { legalPlays, type LegalPlay } from '../../../play/legal-plays.ts';
import { refusedPlays, type RefusedPlay, whyNotPlay } from '../../../play/why-not.ts';
import { keysOf } from '#engine/kernel/collections.ts';
import type { Problem } from '#engine/kernel/result.ts';
import type { KeySpec } from '#engine/rules/key.ts';
import { type Position, printPositionId } from '#engine/tables/position.ts';
import { THROWS, type Throw } from '#engine/tables/play.ts';

/** Whether a play is legal under both sets of rules, only under those in force, or only under those compared with. */
export type PlayStatus = 'both' | 'gained' | 'lost';

/** A play of the throw under either set of rules. */
export interface ListedPlay extends LegalPlay {
  readonly status: PlayStatus;
  /** Why one set of rules forbids it. */
  readonly why: Problem | undefined;
}

export interface PlayLists {
  readonly listed: readonly ListedPlay[];
  /** Plausible plays that are legal under neither. */
  readonly refused: readonly RefusedPlay[];
}

export const NO_PLAYS: PlayLists = { listed: [], refused: [] };

/** Every legal play under some rules, compared with another set. Empty once the game is over. */
export function comparePlays(position: Position, dice: Throw, rules: RevertierRules, held: RevertierRules): PlayLists {
  if (endingOf(position, rules)) return NO_PLAYS;
  const now = legalPlays(position, dice, rules);
  const isSame = keysOf(rules).every((key) => rules[key] === held[key]);
  const then = isSame ? now : legalPlays(position, dice, held);
  const idsThen = new Set(then.map(({ after }) => printPositionId(after)));
  const idsNow = new Set(now.map(({ after }) => printPositionId(after)));
  const lost = isSame ? [] : then.filter(({ after }) => !idsNow.has(printPositionId(after)));
  const texts = new Set(lost.map(({ text }) => text));
  return {
    listed: [
      ...now.map((play): ListedPlay => {
        const isBoth = idsThen.has(printPositionId(play.after));
        return {
          ...play,
          status: isBoth ? 'both' : 'gained',
          why: isBoth ? undefined : whyNotPlay(position, dice, play.play, held),
        };
      }),
      ...lost.map((play): ListedPlay => ({
        ...play,
        status: 'lost',
        why: whyNotPlay(position, dice, play.play, rules),
      })),
    ],
    refused: refusedPlays(position, dice, rules).filter(({ text }) => !texts.has(text)),
  };
}

/** Number of plays of a throw under each set of rules. */
export interface ThrowCount {
  readonly dice: Throw;
  readonly now: number;
  readonly then: number;
  readonly gained: number;
  readonly lost: number;
}

/** Counts for all 21 throws from a position. */
export const countThrows = (position: Position, rules: RevertierRules, held: RevertierRules): readonly ThrowCount[] => {
  const idsOf = (dice: Throw, under: RevertierRules): ReadonlySet<string> =>
    new Set(legalPlays(position, dice, under).map(({ after }) => printPositionId(after)));
  const isSame = keysOf(rules).every((key) => rules[key] === held[key]);
  return THROWS.map((dice) => {
    const now = idsOf(dice, rules);
    const then = isSame ? now : idsOf(dice, held);
    const gained = [...now].filter((id) => !then.has(id)).length;
    return { dice, now: now.size, then: then.size, gained, lost: then.size - now.size + gained };
  });
};

/** Rule keys about the movement of men. */
export const RULES_OF_PLAY: readonly RevertierKey[] = keysOf(REVERTIER_KEYS).filter(
  (key) => REVERTIER_KEYS[key].touches === 'play',
);

/** Rule keys of which another answer would change the plays of this throw. */
export function keysThatMatter(position: Position, dice: Throw, rules: RevertierRules): readonly RevertierKey[] {
  if (endingOf(position, rules)) return [];
  const idsOf = (under: RevertierRules): string =>
    legalPlays(position, dice, under)
      .map(({ after }) => printPositionId(after))
      .toSorted()
      .join();
  const now = idsOf(rules);
  return RULES_OF_PLAY.filter((key) => {
    const { values }: KeySpec = REVERTIER_KEYS[key];
    return values.some((value) => value !== rules[key] && idsOf({ ...rules, [key]: value }) !== now);
  });
}
