import { describe, expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/vary.ts';
import { endingOf } from '../play/ending.ts';
import { NO_POOLS } from '../play/pools.ts';
import { BOOKS } from '../rules/books.ts';
import { almanach1785 } from '../rules/books/almanach-1785.ts';
import { ancient } from '../rules/books/ancient.ts';
import type { DealOutcome } from './deal-outcome.ts';
import { factsFromOutcome, needsPoints } from './facts-from-outcome.ts';
import { reversisRegulator } from './regulate.ts';

const rules = valuesOf(almanach1785);
const table = reversisRegulator(rules, 4);
const NOTHING: DealOutcome = {
  seats: 4,
  honours: [],
  reversis: undefined,
  tricks: undefined,
  points: undefined,
  cards: undefined,
  laid: [0, 0, 0],
  claimed: true,
  espagnolette: undefined,
  thrownBy: undefined,
};
/** What was paid but the ante, as “from → to: amount”. */
const paid = (told: DealOutcome, before = { amounts: [20], remised: false }): unknown => {
  const made = table.settle(told, before);
  if (!made.ok) return [made.error.at, made.error.message];
  return made.value.entries
    .filter(({ at }) => at.phase !== 'ante')
    .map(({ from, to, amount }) => `${from} → ${to}: ${String(amount)}`);
};

describe('a partie of which the table knows who won and who lost', () => {
  test('is paid by the cards laid out, and by nobody else [almanach-1785.partie.underBasket]', () => {
    const partie = { winner: 3, loser: 1 } as const;
    // Four, and a king, a queen and two knaves: 3 + 2 + 1 + 1.
    expect(paid({ ...NOTHING, partie, laid: [1, 1, 2] })).toEqual(['second → dealer: 11']);
    expect(paid({ ...NOTHING, partie })).toEqual(['second → dealer: 4']);
    expect(paid({ ...NOTHING, partie: { winner: 2, loser: 2 } })).toEqual([
      'loser',
      'Whoever wins the partie wins it of another.',
    ]);
  });

  test('has that winner and that loser under every book that pays it so, whoever took the Quinola', () => {
    for (const book of BOOKS) {
      const values = valuesOf(book);
      if (needsPoints({}, values)) continue;
      for (let winner = 0; winner < 4; winner++)
        for (let loser = 0; loser < 4; loser++) {
          if (winner === loser) continue;
          const quinola = { fate: 'placed', by: loser, on: winner } as const;
          const told: DealOutcome = {
            ...NOTHING,
            partie: { winner, loser },
            honours: [undefined, undefined, undefined, undefined, quinola],
          };
          const facts = factsFromOutcome(told, values);
          expect(facts.ok && endingOf(facts.value, values), book.id).toMatchObject({
            kind: 'partie',
            winner,
            loser,
            tied: false,
          });
        }
    }
  });

  test('will not do where each pays his own points, or somebody renounced by right', () => {
    const partie = { winner: 0, loser: 1 } as const;
    const refused = (told: DealOutcome, under = rules): unknown => {
      const facts = factsFromOutcome(told, under);
      return facts.ok ? undefined : facts.error.at;
    };
    expect(refused({ ...NOTHING, partie }, valuesOf(ancient))).toBe('tricks');
    expect(refused({ ...NOTHING, partie, espagnolette: 0 })).toBe('tricks');
    expect(refused({ ...NOTHING, partie })).toBeUndefined();
  });
});

test('what is laid down is known before the deal [almanach-1785.basket.opening.dealer] [almanach-1785.basket.ante]', () => {
  const laid = (before: typeof NO_POOLS): unknown =>
    table.dealing.ante(before).map(({ from, amount }) => `${from} ${String(amount)}`);
  expect(laid(NO_POOLS)).toEqual(['first 4', 'second 4', 'third 4', 'dealer 8']);
  expect(laid({ amounts: [20], remised: false })).toEqual(['dealer 4']);
});
