import { describe, expect, test } from 'vitest';
import { boardSeen, dice, rulesOf1792 } from '../../../../../tests/support/revertier-board.ts';
import { printMen, type Position } from '#engine/tables/position.ts';
import { printThrow, THROWS } from '#engine/tables/play.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import { legalPlays } from '../legal-plays.ts';
import { PILE } from '../../record/record.ts';

const rules = rulesOf1792();

const plays = (position: Position, thrown: string, under: RevertierRules = rules): readonly string[] =>
  legalPlays(position, dice(thrown), under).map(({ text }) => text);

/** Points of the men off the pile after each play, such as “3 7”. */
const offThePile = (position: Position, thrown: string): readonly string[] =>
  legalPlays(position, dice(thrown), rules).map(({ after }) =>
    after.men[position.toPlay].flatMap((n, point) => (point === PILE ? [] : Array<number>(n).fill(point))).join(' '),
  );

// Every line below is from the view of the player who throws, of either colour.
describe.each(['White', 'Black'])('worked plays, %s throwing', (colour) => {
  const mover = colour === 'White' ? 0 : 1;
  const seen = (own: string, enemy?: string): Position => boardSeen(own, enemy, mover);
  const start = seen('1:15');

  describe('opening doublets: the numbers that can be played, and the men off the pile', () => {
    test.each([
      ['11', 4, ['2 4', '5']],
      ['22', 4, ['3 7', '9']],
      // Three threes with one man, the fourth on point 4: the example of the book, and the only way.
      ['33', 4, ['4 10']],
      ['44', 3, ['5 9']],
      ['55', 4, ['6 16', '21']],
      // One six: the second is barred by the man on 7, and 13 by the other’s pile. The book’s example too.
      ['66', 1, ['7']],
    ])('%s: %i', (thrown, numbers, men) => {
      expect(offThePile(start, thrown).toSorted()).toEqual(men.toSorted());
      for (const { steps } of legalPlays(start, dice(thrown), rules)) expect(steps).toHaveLength(numbers);
    });
  });

  test.each(['21', '31', '32', '41', '42', '43', '51', '52', '53', '54', '61', '62', '63', '64', '65'])(
    'opening %s: two plays, a man for each number or one man for both',
    (thrown) => {
      const [high, low] = dice(thrown);
      const apart = [1 + low, 1 + high].join(' ');
      expect(offThePile(start, thrown).toSorted()).toEqual([apart, String(1 + high + low)].toSorted());
    },
  );

  test('opening six and five: 6 and 7, or 12', () => {
    expect(plays(start, '65')).toEqual(['1/7 1/6', '1/7/12']);
  });

  test('one in hand, ternes: fifteen plays, the man entering on 3 in all', () => {
    const found = plays(seen('hand:1 1:10 12:4', '13:15'), '33');
    expect(found).toHaveLength(15);
    for (const text of found) expect(text).toMatch(/^hand\/3/);
  });

  test('two in hand, the pile standing: ternes let one in, the ace is barred, five and two let in both', () => {
    const position = seen('hand:2 1:10 12:3');
    expect(plays(position, '33')).toEqual(['hand/3']);
    expect(plays(position, '31')).toEqual(['hand/3']);
    expect(plays(position, '52')).toEqual(['hand/5 hand/2']);
  });

  test('two in hand and one entry, hors du jeu: he enters or not as he likes, or cannot', () => {
    const position = seen('hand:2 1:8 12:5', '2:2 3:2 4:2 5:2 13:7');
    expect(plays(position, '65').toSorted()).toEqual(['hand/6', 'pass']);
    expect(plays(position, '54')).toEqual(['pass']);
  });

  test('three in hand and two entries, one by hitting: three plays', () => {
    const position = seen('hand:3 1:8 12:4', '2:2 3:2 4:2 5:1 13:8');
    expect(plays(position, '65').toSorted()).toEqual(['hand/5*', 'hand/6', 'pass']);
  });

  test('one number of two: either, or only the larger', () => {
    const position = seen('2:1 24:14', '13:15');
    expect(plays(position, '65').toSorted()).toEqual(['2/7', '2/8']);
    expect(plays(position, '65', rulesOf1792({ 'dice.one': 'larger' }))).toEqual(['2/8']);
  });

  test('five and four with fifteen men on 12 and 14: six plays, one of them hitting twice with one man', () => {
    const found = legalPlays(seen('12:14 14:1', '19:1 23:1 13:13'), dice('54'), rules);
    expect(found).toHaveLength(6);
    expect(found.filter(({ hits }) => hits.length === 2).map(({ text }) => text)).toEqual(['14/19*/23*']);
    expect(found.find(({ hits }) => hits.length === 2)?.hits).toEqual([19, 23]);
  });

  test('the last man home: two plays, one hitting on the other’s head; one where the head has two', () => {
    expect(plays(seen('18:1 19:14', '24:1 13:14'), '65').toSorted()).toEqual(['18/23 19/off', '18/24* 19/24']);
    expect(plays(seen('18:1 19:14', '24:2 13:13'), '65')).toEqual(['18/23 19/off']);
  });

  test('five and ace by the other’s pile: thirteen plays where its last man is hit, seven where he is not', () => {
    const position = seen('1:5 8:1 12:9', '13:1 14:1 20:1 24:12');
    expect(plays(position, '51')).toHaveLength(13);
    const spared = plays(position, '51', rulesOf1792({ 'hit.men': 'notOnPile' }));
    expect(spared).toHaveLength(7);
    expect(spared.join(' ')).not.toContain('13');
  });

  test('ten men on the head, and two more come to them [revertier-1792.head.ten]', () => {
    // 6 + 6 and 8 + 4 are 12.
    const found = legalPlays(seen('1:3 6:1 8:1 12:10'), dice('64'), rules);
    const filled = found.filter(({ after }) => after.men[mover][12] === 12);
    expect(filled.map(({ text }) => text)).toEqual(['6/12 8/12']);
  });

  test('behind seven joined cases no throw can be played; when the nearest opens, an ace can, and a two', () => {
    // From 1, an ace meets his own man on 2, the other numbers lead to 3 to 7; from 2 all lead to 3 to 8. No man may yet be
    // lifted from 24.
    const shut = seen('1:10 2:1 24:4', '3:2 4:2 5:2 6:2 7:2 8:2 9:2 10:1');
    for (const thrown of THROWS) expect(plays(shut, printThrow(thrown)), printThrow(thrown)).toEqual(['pass']);
    const opened = seen('1:10 2:1 24:4', '4:2 5:2 6:2 7:2 8:2 9:3 10:2');
    expect(plays(opened, '65')).toEqual(['pass']);
    expect(plays(opened, '61')).toEqual(['2/3']);
    expect(plays(opened, '62')).toEqual(['1/3']);
  });

  test('a man uncovered late must be hit by a five that has no other landing', () => {
    // From 5 a five leads to 10, a case; from 20 and beyond men would have to lift, and not all are home.
    const found = plays(seen('2:1 5:1 20:5 22:4 24:4', '7:1 8:4 9:2 10:3 11:3 12:2'), '52');
    expect(found).toHaveLength(2);
    for (const text of found) expect(text).toContain('2/7*');
  });

  test('eleven off and men on 20, 22, 22, 24', () => {
    const position = seen('off:11 20:1 22:2 24:1');
    expect(plays(position, '65')).toEqual(['20/off 22/off']);
    expect(plays(position, '54').toSorted()).toEqual(['20/24 22/off', '20/off 22/off']);
    const ternes = legalPlays(position, dice('33'), rules).map(({ after }) => printMen(after.men[mover]));
    expect(ternes).toEqual(['24:1 off:14']);
    expect(plays(position, '21')).toHaveLength(5);
  });

  test('thirteen off and men on 19 and 23, five and two: two plays', () => {
    expect(plays(seen('off:13 19:1 23:1'), '52').toSorted()).toEqual(['19/21/off', '19/24 23/off']);
  });
});
