import { endingOf, type Ending } from '#games/revertier/play/frame.ts';
import { REVERTIER_KEYS, type RevertierKey, type RevertierRules } from '#games/revertier/rules/keys.ts';
import { legalPlays, type LegalPlay } from '#games/revertier/play/legal-plays.ts';
import type { RevertierRecord, ThrowRecord } from '#games/revertier/record/record.ts';
import { keysOf } from '#engine/kernel/collections.ts';
import type { Random } from '#engine/kernel/random.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import type { Position } from '#engine/tables/position.ts';
import { randomThrow, type Throw } from '#engine/tables/play.ts';
import { men, rulesOf1792 } from './revertier-board.ts';
import { randomPosition } from './revertier-positions.ts';

/** At least twice the longest random game seen, in throws. */
export const MOST_RANDOM_THROWS = 4000;

/** The rule set of 1792, and each variation of it in one answer. */
export const EVERY_TOGGLE: readonly (readonly [name: string, rules: RevertierRules])[] = [
  ['as in 1792', rulesOf1792()],
  ...keysOf(REVERTIER_KEYS).flatMap((key) =>
    (REVERTIER_KEYS[key].values as readonly RuleValue[])
      .filter((value) => value !== rulesOf1792()[key])
      .map((value) => [`${key}: ${String(value)}`, rulesOf1792({ [key]: value })] as const),
  ),
];

const pick = <T>(among: readonly T[], random: Random): T => among[random(among.length)]!;

/** Rules of 1792 with some random answers. */
export function randomRules(random: Random): RevertierRules {
  const changes: Partial<Record<RevertierKey, RuleValue>> = {};
  for (let n = random(5); n > 0; n--) {
    const key = pick(keysOf(REVERTIER_KEYS), random);
    changes[key] = pick<RuleValue>(REVERTIER_KEYS[key].values, random);
  }
  return rulesOf1792(changes as Partial<RevertierRules>);
}

/** A throw of a random game, for an observer. */
export interface SeenThrow {
  readonly position: Position;
  readonly dice: Throw;
  readonly plays: readonly LegalPlay[];
  readonly chosen: LegalPlay;
}

/** Random game to its end; every legal play is equally likely. */
export function randomGame(
  random: Random,
  rules: RevertierRules,
  look: (state: SeenThrow) => void = () => undefined,
): { readonly record: RevertierRecord; readonly ending: Ending | undefined } {
  const throws: ThrowRecord[] = [];
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

/** The same game begun by single dice; sometimes those are also the first throw. */
function begunByDice(record: RevertierRecord, rules: RevertierRules, random: Random): RevertierRecord {
  const first = record.throws[0]?.dice;
  if (record.start?.kind !== 'player' || !first) return record;
  const [low, high] = random(2) === 0 && first[0] !== first[1] ? [Math.min(...first), Math.max(...first)] : [2, 5];
  const isHigh = (rules['start.die'] === 'higher') === (record.start.player === 0);
  const dice = (isHigh ? [high, low] : [low, high]) as unknown as Throw;
  return { ...record, start: { kind: 'dice', dice: [dice] } };
}

/**
 * Position in which neither player can play any number, which rarely occurs by chance: men in hand, and every entry point
 * held by the other.
 */
function closedBothWays(random: Random): RevertierRecord {
  const side = () => {
    const inHand = 1 + random(3);
    return men(`hand:${String(inHand)} 13:2 14:2 15:2 16:2 17:2 18:${String(5 - inHand)}`);
  };
  const blank = { start: undefined, handicap: undefined, stake: undefined, double: undefined, throws: [] };
  return { ...blank, men: [side(), side()] };
}

/** One throw from a random position, which makes rare situations frequent. */
function throwFromAnywhere(rules: RevertierRules, random: Random): RevertierRecord {
  const position = randomPosition(random);
  const dice = randomThrow(random);
  const throws = endingOf(position, rules)
    ? []
    : [
        {
          dice,
          play: pick(legalPlays(position, dice, rules), random).play,
          // Sometimes the numbers were named because dice broke.
          ...(random(4) === 0 && { named: true as const }),
        },
      ];
  const start = { kind: 'player', player: position.toPlay } as const;
  return { start, men: position.men, handicap: undefined, stake: undefined, double: undefined, throws };
}

/** A record in which any rule may matter: a whole game, a single throw, or a position in which neither can play. */
export function randomRecord(rules: RevertierRules, random: Random): RevertierRecord {
  const kind = random(10);
  if (kind === 0) return closedBothWays(random);
  return kind < 7 ? throwFromAnywhere(rules, random) : begunByDice(randomGame(random, rules).record, rules, random);
}
