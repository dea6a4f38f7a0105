import { endingOf, type Ending } from '#games/revertier/play/ending.ts';
import { REVERTIER_KEYS, type RevertierKey, type RevertierRules } from '#games/revertier/rules/keys.ts';
import { legalPlays, type LegalPlay } from '#games/revertier/play/legal-plays.ts';
import type { RevertierRecord, Thrown } from '#games/revertier/record/record.ts';
import { keysOf } from '#engine/kernel/collections.ts';
import type { Random } from '#engine/kernel/random.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import type { Position } from '#engine/tables/position.ts';
import { randomThrow, type Throw } from '#engine/tables/throw.ts';
import { men, rulesOf1792 } from './revertier-board.ts';

/** No random game has been seen to last half as long. */
export const MOST_RANDOM_THROWS = 1500;

/** Every way of answering one question otherwise than the rule set of 1792, and the rule set itself. */
export const EVERY_TOGGLE: readonly (readonly [name: string, rules: RevertierRules])[] = [
  ['as in 1792', rulesOf1792()],
  ...keysOf(REVERTIER_KEYS).flatMap((key) =>
    (REVERTIER_KEYS[key].values as readonly RuleValue[])
      .filter((value) => value !== rulesOf1792()[key])
      .map((value) => [`${key}: ${String(value)}`, rulesOf1792({ [key]: value })] as const),
  ),
];

const pick = <T>(among: readonly T[], random: Random): T => among[random(among.length)]!;

/** The rules of 1792 with some questions answered otherwise. */
export function randomRules(random: Random): RevertierRules {
  const changes: Partial<Record<RevertierKey, RuleValue>> = {};
  for (let n = random(5); n > 0; n--) {
    const key = pick(keysOf(REVERTIER_KEYS), random);
    changes[key] = pick<RuleValue>(REVERTIER_KEYS[key].values, random);
  }
  return rulesOf1792(changes as Partial<RevertierRules>);
}

/** One throw of a random game, for whoever looks on. */
export interface SeenThrow {
  readonly position: Position;
  readonly dice: Throw;
  readonly plays: readonly LegalPlay[];
  readonly chosen: LegalPlay;
}

/** A game from the first throw to its end, each legal play as likely as another. */
export function randomGame(
  random: Random,
  rules: RevertierRules,
  look: (seen: SeenThrow) => void = () => undefined,
): { readonly record: RevertierRecord; readonly ending: Ending | undefined } {
  const throws: Thrown[] = [];
  let position: Position = { men: [men('1:15'), men('1:15')], toPlay: random(2) === 0 ? 0 : 1 };
  const start = { kind: 'player', player: position.toPlay } as const;
  let ending = endingOf(position, rules);
  while (!ending && throws.length < MOST_RANDOM_THROWS) {
    const dice = randomThrow(random);
    const plays = legalPlays(position, dice, rules);
    const chosen = pick(plays, random);
    look({ position, dice, plays, chosen });
    throws.push({ dice, play: chosen.play });
    position = chosen.after;
    ending = endingOf(position, rules);
  }
  const record = { start, men: undefined, handicap: undefined, stake: undefined, double: undefined, throws };
  return { record, ending };
}
