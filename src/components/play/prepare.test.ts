import { expect, test } from 'vitest';
import { quadrille } from '#games/quadrille/game.ts';
import { quotedClauses } from './prepare.ts';

const quoted = (book: string) =>
  quotedClauses(
    quadrille.ruleSets.find(({ id }) => id === book)!,
    ['play.follow', { key: 'matadors.privilege', clause: 1 }],
  );

test('of the matadors that clause is quoted which forces them, and not the privilege it takes away', () => {
  expect(quoted('tgq-1728')).toEqual(['tgq-1728.play.follow', 'tgq-1728.matadors.higherLed']);
  expect(quoted('quanti-1822')).toEqual(['quanti-1822.play.follow', 'quanti-1822.renege.forced']);
});

test('“the play is that of Quadrille” tells nobody why a card may not be played, and is not quoted', () => {
  expect(quoted('mediateur-1752')).toEqual([]);
});
