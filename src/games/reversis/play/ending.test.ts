import { expect, test } from 'vitest';
import { unwrap } from '#engine/kernel/result.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { howToRepeat, SEED } from '../../../../tests/support/seeds.ts';
import { reversis } from '../game.ts';
import { dealAnother } from '../policy/plain-deal.ts';
import { judge } from '../settle/judge.ts';
import type { Frame, Tie } from './facts.ts';

/** Whether a tie is told as the deal was played: `sign` 1 for the winner, -1 for the loser. */
function holds({ tricksTaken, points }: Frame, seat: number, { other, by }: Tie, sign: 1 | -1): boolean {
  const more = sign * (tricksTaken[other]! - tricksTaken[seat]!);
  const [better, worse] = sign === 1 ? [seat, other] : [other, seat];
  if (points[seat] !== points[other]) return false;
  if (by === 'tricks') return more > 0;
  if (by === 'noTrick') return tricksTaken[better] === 0 && tricksTaken[worse]! > 0;
  // A book may look at tricks only to see who has none.
  return by === 'cards' ? more === 0 : better > worse;
}

test.each(reversis.ruleSets.map((book) => [book.id, valuesOf(book)] as const))(
  '%s: each tie of the winner or the loser is told with what decided it',
  (_, rules) => {
    const ties: Tie['by'][] = [];
    for (let number = SEED; number < SEED + 150; number++) {
      const frame = unwrap(judge(dealAnother(number, rules), rules), 'the deal').frames.at(-1)!;
      if (frame.event.kind !== 'end' || frame.event.outcome.kind !== 'partie') continue;
      const { winner, loser, winnerTies, loserTies, points, espagnolette } = frame.event.outcome;
      // Whoever kept or failed an espagnolette may win or lose by that alone.
      if (espagnolette === undefined) {
        const level = (seat: number): number => points.filter((one) => one === points[seat]).length - 1;
        expect(winnerTies.length, howToRepeat).toBe(level(winner!));
        expect(loserTies.length, howToRepeat).toBe(loser === undefined ? 0 : level(loser));
      }
      for (const tie of winnerTies) expect(holds(frame, winner!, tie, 1), howToRepeat).toBe(true);
      for (const tie of loserTies) expect(holds(frame, loser ?? -1, tie, -1), howToRepeat).toBe(true);
      ties.push(...[...winnerTies, ...loserTies].map(({ by }) => by));
    }
    const first = { tricks: 'tricks', tricksThenCards: 'tricks', seat: 'noTrick' } as const;
    expect(ties, howToRepeat).toContain(first[rules['tie.order']]);
    expect(ties, howToRepeat).toContain('seat');
  },
);
