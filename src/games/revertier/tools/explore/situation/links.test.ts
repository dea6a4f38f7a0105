import { describe, expect, test } from 'vitest';
import { boardSeen } from '../../../../../../tests/support/revertier-board.ts';
import { randomPosition } from '../../../../../../tests/support/revertier-positions.ts';
import { howToRepeat, DEAL_COUNT, SEED } from '../../../../../../tests/support/seeds.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { parseRecord } from '#engine/notation/record.ts';
import { printLink } from '#engine/notation/link.ts';
import { printPositionId } from '#engine/tables/position.ts';
import { randomThrow } from '#engine/tables/play.ts';
import { parseCompared } from '#islands/compare/model/state.ts';
import { revertier } from '../../../game.ts';
import { revertier1792 as book } from '../../../rules/books/revertier-1792.ts';
import { printBeside, printSituation, readSituation, situationRecord } from './links.ts';
import { START } from './state.ts';

const read = (fragment: string) => {
  const found = readSituation(fragment);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
};
const BLACK_IN_HAND = boardSeen('hand:2 1:8 12:5', '2:2 3:2 4:2 5:2 13:7', 1);

describe('a link to a position', () => {
  test('brings back men, throw, whose turn it is and the rules that were changed', () => {
    for (const position of [START, BLACK_IN_HAND]) {
      const fragment = printSituation(book, { position, dice: [5, 4] }, { 'enter.horsDuJeu': 'asAnyone' });
      expect(read(fragment)).toEqual({ position, dice: [5, 4], book, changes: { 'enter.horsDuJeu': 'asAnyone' } });
    }
    const unthrown = printSituation(book, { position: BLACK_IN_HAND, dice: undefined }, {});
    expect(read(unthrown)).toEqual({ position: BLACK_IN_HAND, dice: undefined, book, changes: {} });
    expect(printSituation(book, { position: START, dice: [5, 4] }, { 'no.such': 1 })).toBe('');
  });

  test('brings back the book by whose rules it was thrown', () => {
    for (const one of revertier.ruleSets)
      expect(read(printSituation(one, { position: START, dice: [6, 6] }, {})).book).toBe(one);
  });

  test('brings back any position and any throw, in the comparison too', () => {
    const random = makeRandom(SEED);
    for (let n = 0; n < DEAL_COUNT / 20; n++) {
      const situation = { position: randomPosition(random), dice: random(4) === 0 ? undefined : randomThrow(random) };
      expect(read(printSituation(book, situation, {})), howToRepeat).toEqual({ ...situation, book, changes: {} });
      const compared = parseCompared(revertier, printBeside(book, situation, {}), []);
      const record = situationRecord(situation.position, situation.dice);
      expect(compared, howToRepeat).toMatchObject({ ok: true, value: { record } });
    }
  });

  test('may be the name of a position, with a throw or without', () => {
    const id = printPositionId(BLACK_IN_HAND);
    expect(read(id)).toEqual({ position: BLACK_IN_HAND, dice: undefined, book: undefined, changes: {} });
    expect(read(`${id}.53`)).toEqual({ position: BLACK_IN_HAND, dice: [5, 3], book: undefined, changes: {} });
    expect(readSituation(`${id}.73`)).toMatchObject({ ok: false, error: { code: 'bad-throw' } });
    expect(readSituation('nothing').ok).toBe(false);
  });
});

describe('a link to a whole game', () => {
  const linked = (step: string | undefined, more: Readonly<Record<string, unknown>> = {}): string => {
    const written = parseRecord(revertier, {
      ruleset: 'revertier-1792',
      throws: ['65: 1/7/12', '43: 1/5/8', '21: 1/3/4'],
      ...more,
    });
    if (!written.ok) throw new Error(written.error.message);
    return printLink(revertier, { ...written.value, step });
  };

  test('leads to the throw where it stands, before it is played', () => {
    expect(read(linked('t1.1'))).toMatchObject({
      position: START,
      dice: [6, 5],
      book: { id: 'revertier-1792' },
      changes: {},
    });
    // White’s man is on his head, Black’s 24 and 12 apart; Black throws four and three.
    expect(read(linked('t1.2'))).toEqual({
      position: { men: boardSeen('1:14 12:1').men, toPlay: 1 },
      dice: [4, 3],
      book,
      changes: {},
    });
  });

  test('leads past the last throw from the end, or where it names no throw', () => {
    for (const step of ['end', undefined, 'start']) {
      const { position, dice } = read(linked(step));
      expect(dice).toEqual([2, 1]);
      expect(position).toEqual({ ...boardSeen('1:13 4:1 12:1', '13:14 20:1'), toPlay: 1 });
    }
  });

  test('keeps the rules of the game, and is refused where its plays lead nowhere', () => {
    expect(read(linked('t1.1', { vary: { 'dice.obliged': false } })).changes).toEqual({ 'dice.obliged': false });
    // No man stands on White’s 8.
    const wrong = readSituation(linked('end', { throws: ['65: 8/14'] }));
    expect(wrong).toMatchObject({ ok: false, error: { code: 'no-position' } });
  });
});
