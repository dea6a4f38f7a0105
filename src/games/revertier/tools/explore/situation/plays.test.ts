import { describe, expect, test } from 'vitest';
import { boardSeen, dice, rulesOf1792 } from '../../../../../../tests/support/revertier-board.ts';
import { printThrow } from '#engine/tables/play.ts';
import { comparePlays, countThrows, keysThatMatter, RULES_OF_PLAY } from './plays.ts';
import { START } from './state.ts';

const rules = rulesOf1792();
/** Of two numbers that exclude each other, the larger must be played. */
const larger = rulesOf1792({ 'dice.one': 'larger' });
const free = rulesOf1792({ 'dice.obliged': false });
/** A man on 2 and fourteen borne up: with six and five either number can be played, and not both. */
const ONE_OF_TWO = boardSeen('2:1 24:14');

const listed = (...parameters: Parameters<typeof comparePlays>) =>
  comparePlays(...parameters).listed.map(({ text, status, why }) => [text, status, why?.message !== undefined]);

describe('the plays of a throw by two sets of rules', () => {
  test('legal by both, where nothing is changed', () => {
    expect(listed(ONE_OF_TWO, dice('65'), rules, rules)).toEqual([
      ['2/8', 'both', false],
      ['2/7', 'both', false],
    ]);
  });

  test('only by those in force, or only by those they are held against, each with the reason of the others', () => {
    expect(listed(ONE_OF_TWO, dice('65'), rules, larger)).toEqual([
      ['2/8', 'both', false],
      ['2/7', 'gained', true],
    ]);
    expect(listed(ONE_OF_TWO, dice('65'), larger, rules)).toEqual([
      ['2/8', 'both', false],
      ['2/7', 'lost', true],
    ]);
  });

  test('what is legal by neither is refused with a reason, and what is only lost is not told twice', () => {
    const { refused } = comparePlays(ONE_OF_TWO, dice('65'), larger, larger);
    expect(refused.map(({ text }) => text)).toContain('2/7');
    expect(comparePlays(ONE_OF_TWO, dice('65'), larger, rules).refused.map(({ text }) => text)).not.toContain('2/7');
  });

  test('none, where the game is over', () => {
    const over = boardSeen('off:15');
    expect(comparePlays(over, dice('65'), rules, rules)).toEqual({ listed: [], refused: [] });
    expect(keysThatMatter(over, dice('65'), rules)).toEqual([]);
  });
});

describe('all throws from a position', () => {
  test('from the pile: two plays of every simple throw, and of the doublets one or two', () => {
    const counts = countThrows(START, rules, rules);
    expect(counts).toHaveLength(21);
    for (const { now, then, gained, lost } of counts) expect([then, gained, lost]).toEqual([now, 0, 0]);
    // Aces to 2 and 4 or to 5, twos to 3 and 7 or to 9, fives to 6 and 16 or to 21; the others in one way.
    expect(
      counts
        .filter(({ now }) => now !== 2)
        .map(({ dice: thrown }) => printThrow(thrown))
        .toSorted(),
    ).toEqual(['33', '44', '66']);
    expect(counts.filter(({ now }) => now === 1)).toHaveLength(3);
  });

  test('counted by both sets of rules: what one allows more, the other allows less', () => {
    const sixFive = (now: typeof rules, then: typeof rules) =>
      countThrows(START, now, then).find(({ dice: thrown }) => printThrow(thrown) === '65');
    // Legal: nothing, the six, the five, or both in two ways: five plays instead of two.
    expect(sixFive(free, rules)).toMatchObject({ now: 5, then: 2, gained: 3, lost: 0 });
    expect(sixFive(rules, free)).toMatchObject({ now: 2, then: 5, gained: 0, lost: 3 });
    const other = countThrows(ONE_OF_TWO, larger, rules).find(({ dice: thrown }) => printThrow(thrown) === '65');
    expect(other).toMatchObject({ now: 1, then: 2, gained: 0, lost: 1 });
  });
});

test('the rules that matter to a throw are those some other answer to which changes its plays', () => {
  expect(keysThatMatter(ONE_OF_TWO, dice('65'), rules)).toContain('dice.one');
  expect(keysThatMatter(START, dice('65'), rules)).toEqual(['dice.obliged']);
  // Two threes: as two numbers, as any, or with a second man on 4.
  expect(keysThatMatter(START, dice('33'), rules)).toEqual(['dice.doublets', 'dice.obliged', 'outward.single']);
  expect(RULES_OF_PLAY).not.toContain('stake.game');
});
