import { describe, expect, test } from 'vitest';
import { someOf } from '../../../../tests/support/seeds.ts';
import { boardSeen, dice, rulesOf1792 } from '../../../../tests/support/revertier-board.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import type { Position } from '#engine/tables/position.ts';
import { printPlay } from '#engine/tables/play.ts';
import { revertier } from '../game.ts';
import { REVERTIER_KEYS, type RevertierRules } from '../rules/keys.ts';
import { keysOf } from '#engine/kernel/collections.ts';
import { judge } from '../settle/judge.ts';
import { revertierTable } from '../choices/table-game.ts';
import { AttentivePlayer } from './attentive.ts';
import { house } from './house.ts';

const rules = rulesOf1792();
const RECORD = {
  start: undefined,
  men: undefined,
  handicap: undefined,
  stake: undefined,
  double: undefined,
  throws: [],
} as const;

function choose(position: Position, thrown: string | undefined, strength: 'plain' | 'attentive', seed = 1) {
  const now = { position, dice: thrown === undefined ? undefined : dice(thrown), ending: undefined };
  const { act, because } = house.choose({ record: RECORD, now }, rules, { strength, random: makeRandom(seed) });
  return { play: act.kind === 'play' ? printPlay(act.play, position.men[position.toPlay]) : act.kind, because };
}

describe.each(['plain', 'attentive'] as const)('the house, %s', (strength) => {
  test('throws where there is no throw, and says so where there is one play', () => {
    expect(choose(boardSeen('1:15'), undefined, strength).play).toBe('throw');
    const only = choose(boardSeen('1:15'), '33', strength);
    expect(only).toEqual({ play: '1/4/7/10 1/4', because: 'It is the only legal play.' });
  });

  test('shuts the other out when it can, and says that it does', () => {
    // His pile and four more points are his own, one man is in hand: a second hit, on 20, ends the game.
    const found = choose(boardSeen('12:10 14:5', '13:5 15:1 16:1 17:1 18:1 hand:1 20:1 9:4'), '62', strength);
    expect(found.play).toContain('/20');
    expect(found.because).toContain('It shuts the other player out behind his own men, so that he has lost.');
  });

  test('plays every book within its rules to the end', () => {
    // The attentive house takes a second for a game.
    for (const book of strength === 'plain' ? revertier.ruleSets : someOf(revertier.ruleSets, 1)) {
      const by: RevertierRules = valuesOf(book);
      const random = makeRandom(4);
      let playing = revertierTable.begin({ number: 4, seats: 2, next: {} }, by);
      for (let turn = revertierTable.turn(playing, by); turn; turn = revertierTable.turn(playing, by)) {
        const view = revertierTable.seatView(playing, by, turn.seat);
        const { act, because } = house.choose(view, by, { strength, random });
        const chosen = JSON.stringify(act);
        expect(turn.legal.some((choice) => JSON.stringify(choice.act) === chosen)).toBe(true);
        expect(because).toMatch(/\.$/);
        playing = revertierTable.act(playing, act, by);
      }
      const judged = judge(playing.record, by);
      expect(judged.ok && judged.value.departures).toEqual([]);
      const event = judged.ok ? judged.value.frames.at(-1)?.event : undefined;
      expect(event?.kind === 'end' && event.outcome.kind).not.toBe('unfinished');
    }
  });
});

test('the three books differ only in broken dice and in the double, so that the house is as strong in each of them', () => {
  const books = revertier.ruleSets.filter(({ id }) =>
    ['trictrac-1698', 'verquere-1725', 'revertier-1792'].includes(id),
  );
  const [first, ...others] = books.map((book): RevertierRules => valuesOf(book));
  const differing = keysOf(REVERTIER_KEYS).filter((key) => others.some((rules) => rules[key] !== first?.[key]));
  expect(differing).toEqual(['dice.broken', 'double.agreed', 'double.when']);
  const doubles = books.map(valuesOf).filter((rules) => rules['double.agreed']);
  expect(doubles.map((rules) => rules['double.when'])).toEqual(['sevenInHand']);
});

test('what is expected of a play lies between a stake won and a stake lost, and the double counts twice', () => {
  const attentive = new AttentivePlayer();
  // Each player has one man left; White bears his off and wins the stake.
  const last = attentive.weigh(boardSeen('off:14 24:1', '12:1 off:14'), dice('21'), rules);
  expect(last[0]?.stakes).toBe(1);
  const shut = boardSeen('12:10 14:5', '13:5 15:1 16:1 17:1 18:1 hand:1 20:1 9:4');
  const double = { ...rules, 'double.agreed': true, 'double.when': 'shutOut' } as const;
  expect(attentive.weigh(shut, dice('62'), double)[0]?.stakes).toBe(2);
  for (const { stakes } of attentive.weigh(boardSeen('1:15'), dice('51'), rules))
    expect(Math.abs(stakes)).toBeLessThan(1);
});

test('with the same throws the attentive house has the better of the plain one', () => {
  let won = 0;
  for (let number = 0; number < 6; number++)
    for (const me of [0, 1]) {
      const random = makeRandom(number);
      let playing = revertierTable.begin({ number, seats: 2, next: {} }, rules);
      for (let turn = revertierTable.turn(playing, rules); turn; turn = revertierTable.turn(playing, rules)) {
        const strength = turn.seat === me ? 'attentive' : 'plain';
        const view = revertierTable.seatView(playing, rules, turn.seat);
        playing = revertierTable.act(playing, house.choose(view, rules, { strength, random }).act, rules);
      }
      const judged = judge(playing.record, rules);
      won += judged.ok ? (judged.value.net[me === 0 ? 'white' : 'black'] ?? 0) : 0;
    }
  // Measured: twelve stakes in twelve games. Any throws should give at least three.
  expect(won).toBeGreaterThanOrEqual(3);
});
