import { describe, expect, test } from 'vitest';
import { quadrille } from '#games/quadrille/game.ts';
import { quadrilleTable } from '#games/quadrille/choices/table-game.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { kindsOf } from './Questions.tsx';

/** What first hand is asked first of all. */
const bidding = (id: string) => {
  const rules = valuesOf(quadrille.ruleSets.find((book) => book.id === id)!);
  const playing = quadrilleTable.begin({ number: 5, seats: 4, next: {} }, rules);
  return quadrilleTable.turn(playing, rules)!;
};
type Offered = ReturnType<typeof kindsOf>;
const names = (of: Offered): readonly string[] => of.map((one) => (typeof one === 'string' ? `${one} …` : one.label));
const labels = (of: Offered): readonly string[] => of.flatMap((one) => (typeof one === 'string' ? [] : [one.label]));

describe('many answers', () => {
  test('1752: which game comes first, by rank, and then what it is bid with; every bid is there once', () => {
    const turn = bidding('mediateur-1752');
    const offered = kindsOf(turn, false, undefined);
    // Two black aces are wanted for casco, and first hand has one.
    expect(names(offered)).toEqual([
      'pass',
      'ask …',
      'médiateur …',
      'sans prendre …',
      'grandissimo …',
      'devole',
      'casco',
    ]);
    const all = ['ask', 'médiateur', 'sans prendre', 'grandissimo'].flatMap((name) => kindsOf(turn, false, name));
    expect(labels([...offered, ...all]).toSorted()).toEqual(labels([...turn.legal, ...turn.refused]).toSorted());
    expect(labels(kindsOf(turn, false, 'ask'))).toEqual(['ask', 'ask in favourite']);
  });

  test('1728: few stand side by side', () => {
    const turn = bidding('tgq-1728');
    expect(kindsOf(turn, false, undefined)).toEqual([...turn.legal, ...turn.refused]);
  });
});
