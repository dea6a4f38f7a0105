import { describe, expect, test } from 'vitest';
import { boardSeen, dice, rulesOf1792 } from '../../../../tests/support/revertier-board.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { HAND, OFF } from '#engine/tables/position.ts';
import { THROWS } from '#engine/tables/play.ts';
import { sampleGame } from '../policy/sample-game.ts';
import { startOf } from '../record/record.ts';
import { legalPlays } from './legal-plays.ts';
import { moveBy, whyNotMan, whyNotOnward, type ManMove, type PartialPlay } from './moving.ts';
import { positionsOf } from './play-out.ts';

const rules = rulesOf1792();
const targets = ({ onward }: PartialPlay, from: number): readonly number[] =>
  onward.flatMap((way) => (way.from === from ? [way.to] : [])).toSorted((a, b) => a - b);

describe('a man at a time', () => {
  test('from the pile five and ace are played by two men or by one: 2 and 6, or 7', () => {
    const start = boardSeen('1:15');
    const first = moveBy(start, dice('51'), [], rules);
    expect(targets(first, 1)).toEqual([2, 6, 7]);
    expect(first.open).toHaveLength(2);
    expect(first.whole).toBeUndefined();
    const second = moveBy(start, dice('51'), [{ from: 1, die: 5 }], rules);
    expect(second.left).toEqual([1]);
    expect([targets(second, 1), targets(second, 6)]).toEqual([[2], [7]]);
    const done = moveBy(
      start,
      dice('51'),
      [
        { from: 1, die: 5 },
        { from: 6, die: 1 },
      ],
      rules,
    );
    expect(done.whole?.text).toBe('1/6/7');
    expect(done.onward).toEqual([]);
  });

  test('of two sixes one is played, and the second man is refused by the clause of single men', () => {
    const start = boardSeen('1:15');
    const made = moveBy(start, dice('66'), [{ from: 1, die: 6 }], rules);
    expect(made.whole?.text).toBe('1/7');
    expect(whyNotMan(start, dice('66'), made, 1, rules)?.key).toBe('outward.single');
    // From 7 a six leads to 13, where the other’s pile stands.
    expect(whyNotMan(start, dice('66'), made, 7, rules)?.key).toBe('hit.men');
  });

  test('a landing after which the other number cannot be played is refused, where both can be', () => {
    // The five is played 12/17 and the four 14/18. After 12/16 every five lands on 19 or 21, which are closed.
    const position = boardSeen('12:1 14:1 24:13', '13:11 19:2 21:2');
    const first = moveBy(position, dice('54'), [], rules);
    expect(targets(first, 12)).toEqual([17]);
    expect(whyNotOnward(position, dice('54'), first, [12, 17], rules)).toBeUndefined();
    expect(whyNotOnward(position, dice('54'), first, [12, 16], rules)?.key).toBe('dice.obliged');
    expect(whyNotOnward(position, dice('54'), first, [14, 19], rules)?.key).toBe('hit.men');
    expect(whyNotOnward(position, dice('54'), first, [12, 22], rules)?.message).toBe(
      'No remaining number of the throw moves a man from 12 to 22.',
    );
  });

  test('a man who would hit by one way and not by the other is moved one number at a time', () => {
    const position = boardSeen('12:14 14:1', '13:13 16:1 1:1');
    const first = moveBy(position, dice('42'), [], rules);
    // 14 by 16, where a lone man stands, or by 18, to 20.
    expect(targets(first, 14)).toEqual([16, 18]);
    expect(whyNotOnward(position, dice('42'), first, [14, 20], rules)?.message).toMatch(/one number at a time/);
  });

  test('a man in hand enters before any other moves, and men are borne off', () => {
    const entering = boardSeen('hand:1 1:1 12:13', '13:15');
    const first = moveBy(entering, dice('53'), [], rules);
    expect(new Set(first.onward.map(({ from }) => from))).toEqual(new Set([HAND]));
    expect(whyNotMan(entering, dice('53'), first, 12, rules)?.key).toBe('enter.first');
    const home = moveBy(boardSeen('19:5 24:10', '1:15'), dice('61'), [], rules);
    expect(targets(home, 24)).toEqual([OFF]);
    expect(targets(home, 19)).toEqual([20, OFF]);
  });
});

test('whatever is played a man at a time, every legal play can be reached and none besides', () => {
  const random = makeRandom(7);
  for (let seed = 0; seed < 3; seed++) {
    const record = sampleGame(seed, rules);
    const start = startOf(record, rules);
    if (!start.ok) throw new Error(start.error.message);
    const positions = positionsOf(record, start.value)!.slice(0, -1);
    for (let n = 0; n < 25; n++) {
      const position = positions[random(positions.length)]!;
      const thrown = THROWS[random(THROWS.length)]!;
      const legal = new Set(legalPlays(position, thrown, rules).map(({ text }) => text));
      const met = new Set<string>();
      // Random continuations, many times: each ends in a complete legal play.
      for (let way = 0; way < 12; way++) {
        let made: readonly ManMove[] = [];
        for (;;) {
          const now = moveBy(position, thrown, made, rules);
          expect(now.open.length).toBeGreaterThan(0);
          if (now.onward.length === 0) {
            expect(now.whole && legal.has(now.whole.text)).toBe(true);
            met.add(now.whole!.text);
            break;
          }
          made = [...made, ...now.onward[random(now.onward.length)]!.by];
        }
      }
      const first = moveBy(position, thrown, [], rules);
      expect(first.open.map(({ text }) => text)).toEqual([...legal]);
      expect([...met].every((text) => legal.has(text))).toBe(true);
    }
  }
});
