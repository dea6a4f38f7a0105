import { describe, expect, test } from 'vitest';
import { REVERTIER_KEYS } from '../rules/keys.ts';
import { OCCASIONS } from '../settle/judge.ts';
import { revertier } from '../game.ts';
import { keysOf } from '#engine/kernel/collections.ts';
import { parseRecord } from '#engine/notation/record.ts';
import { GROUPS, QUESTIONS, sayValue } from '../rules/questions.ts';
import { OCCASION_WORDS, WHY } from './names.ts';
import { tableNames, type SeatNames } from '#engine/wording/seat-names.ts';
import { PLAYERS } from '#engine/tables/position.ts';
import { sayFrame } from './frames.ts';

const UNIT = ['stake', 'stakes'] as const;

/** Sentence for every step of a game. */
function spoken(data: Readonly<Record<string, unknown>>, names?: SeatNames): readonly string[] {
  const written = parseRecord(revertier, { ruleset: 'revertier-1792', ...data });
  if (!written.ok) throw new Error(written.error.message);
  const judged = revertier.judge(written.value.record, written.value.variation.rules);
  if (!judged.ok) throw new Error(judged.error.message);
  const { frames, entries } = judged.value;
  return frames.map((frame, i) =>
    sayFrame(frame, entries.slice(frames[i - 1]?.entries ?? 0, frame.entries), { unit: UNIT, names }),
  );
}

describe('every question has its words', () => {
  test('a heading for its group, and an answer for every value', () => {
    for (const key of keysOf(REVERTIER_KEYS)) {
      const { group, values } = REVERTIER_KEYS[key];
      expect(QUESTIONS[key]).toMatch(/\?$/);
      expect(Object.keys(GROUPS)).toContain(group);
      const said = values.map((value) => sayValue(key, value, UNIT));
      expect(new Set(said).size).toBe(values.length);
    }
    expect(Object.keys(OCCASION_WORDS)).toEqual([...OCCASIONS]);
  });

  test.each(OCCASIONS)('a reason for “%s”', (occasion) => expect(WHY[occasion]).toMatch(/^for \w/));
});

describe('a sentence for every step', () => {
  test('one man, hitting twice', () => {
    // White’s 7 and 11 are Black’s 19 and 23.
    const [, thrown] = spoken({
      start: 'black',
      position: { white: '1:13 7:1 11:1', black: '12:14 14:1' },
      throws: ['54: 14/19/23'],
    });
    expect(thrown).toMatch(/^Black throws five and four and plays both with one man/);
    expect(thrown).toMatch(/hitting twice\.$/);
  });

  test('who begins, what is left unplayed, and a record that ends', () => {
    const [start, sonnez, pending, end] = spoken({
      start: [
        [4, 4],
        [5, 3],
      ],
      throws: ['66: 1/7', '21'],
    });
    expect(start).toBe('White throws a four and Black a four. White throws a five and Black a three. White begins.');
    expect(sonnez).toMatch(/^White throws two sixes and plays one of the four sixes/);
    expect(pending).toBe('Black throws two and ace.');
    expect(end).toBe('The record ends here.');
  });

  test('entering, and out of the game', () => {
    const position = { white: 'hand:2 1:8 12:5', black: '14:2 15:2 16:2 17:2 1:7' };
    const throws = (play: string) => spoken({ start: 'white', position, throws: [play] })[1];
    expect(throws('65: hand/6')).toMatch(/from the hand to 6/);
    expect(throws('65: pass')).toMatch(/out of the game/);
    expect(throws('54: pass')).toMatch(/out of the game\.$/);
  });

  test('shut out, for a double stake', () => {
    const said = spoken({
      position: { white: '18:1 12:14', black: 'hand:1 1:5 2:1 3:1 4:1 5:1 8:1 21:4' },
      throws: ['21: 18/20/21'],
      double: true,
    });
    expect(said.at(-1)).toMatch(
      /^Black is shut out \(two men in hand, but only one point from 1 to 6 free of his own men\), loses double, /,
    );
    expect(said.at(-1)).toMatch(/pays White 1 stake and pays 1 stake more for the double\.$/);
  });

  test('the last man off', () => {
    const said = spoken({ position: { white: 'off:14 19:1', black: '19:15' }, throws: ['66: 19/off'], stake: 3 });
    expect(said[1]).toMatch(/from 19 off/);
    expect(said.at(-1)).toBe('White has borne off the last man and wins the game; Black pays White 3 stakes.');
  });
});

describe('at a table', () => {
  const black = tableNames({ seats: PLAYERS, me: 1, direction: 'right' });
  const white = tableNames({ seats: PLAYERS, me: 0, direction: 'right' });

  test('you throw and play, and the house does', () => {
    const game = {
      start: 'black',
      position: { white: '1:13 7:1 11:1', black: '12:14 14:1' },
      throws: ['54: 14/19/23'],
    };
    expect(spoken(game, black)[1]).toMatch(/^You throw five and four and play both with one man/);
    expect(spoken(game, white)[1]).toMatch(/^The house throws five and four and plays both with one man/);
  });

  test('the end', () => {
    const last = { position: { white: 'off:14 19:1', black: '19:15' }, throws: ['66: 19/off'], stake: 3 };
    expect(spoken(last, black).at(-1)).toBe(
      'The house has borne off the last man and wins the game; you pay the house 3 stakes.',
    );
    expect(spoken(last, white).at(-1)).toBe(
      'You have borne off the last man and win the game; the house pays you 3 stakes.',
    );
    const shut = {
      position: { white: '18:1 12:14', black: 'hand:1 1:5 2:1 3:1 4:1 5:1 8:1 21:4' },
      throws: ['21: 18/20/21'],
    };
    expect(spoken(shut, black).at(-1)).toBe(
      'You are shut out (two men in hand, but only one point from 1 to 6 free of your own men), lose the game and pay the house 1 stake.',
    );
  });
});
