import { describe, expect, test } from 'vitest';
import { rulesOf1792 } from '../../../../tests/support/revertier-board.ts';
import type { DealInPlay } from '#engine/play/played-game.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { printThrow } from '#engine/tables/play.ts';
import { revertier } from '../game.ts';
import { legalPlays } from '../play/legal-plays.ts';
import type { RevertierRecord } from '../record/record.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { judge } from '../settle/judge.ts';
import { expectForks, expectTree } from '../../../../tests/support/forks.ts';
import { revertierReplay, revertierTable } from './table-game.ts';

const { begin, turn, act, seatView, next } = revertierTable;
const rules = rulesOf1792();

/** A game played to its end with random plays. */
function playOut(number: number, by: RevertierRules, seed: number, given = {}): DealInPlay<RevertierRecord> {
  const random = makeRandom(seed);
  let playing = begin({ number, seats: 2, next: given }, by);
  for (let now = turn(playing, by); now; now = turn(playing, by)) {
    const { act: action } = now.legal[random(now.legal.length)]!;
    playing = act(playing, action, by);
  }
  return playing;
}
const diceOf = ({ record }: DealInPlay<RevertierRecord>) => record.throws.map(({ dice }) => printThrow(dice)).join(' ');

test('at every throw one play leads on, and every other is a branch that settles', () => {
  const [book] = revertier.ruleSets.filter(({ id }) => id === 'revertier-1792');
  const forked = { engine: revertier, following: revertierReplay, variation: { source: book!, changes: {}, rules } };
  const { record } = playOut(5, rules, 1);
  const tree = expectForks(forked, record, makeRandom(3));
  const { length, alone } = expectTree(forked, tree);
  expect(tree.length).toBe(9);
  console.log(length, alone);
});

describe('a game by its number', () => {
  test('gives the same dice to anybody, whatever is played', () => {
    const [one, other] = [playOut(17, rules, 1), playOut(17, rules, 2)];
    const least = Math.min(diceOf(one).length, diceOf(other).length);
    expect(least).toBeGreaterThan(60);
    expect(diceOf(one).slice(0, least)).toBe(diceOf(other).slice(0, least));
    expect(one.record.start).toEqual(other.record.start);
    expect(diceOf(playOut(18, rules, 1)).slice(0, 60)).not.toBe(diceOf(one).slice(0, 60));
  });

  test('is played within the rules of every book to an end that is judged', () => {
    for (const book of revertier.ruleSets) {
      const by = valuesOf(book);
      for (let number = 0; number < 3; number++) {
        const { record } = playOut(number, by, number);
        const judged = judge(record, by);
        if (!judged.ok) throw new Error(judged.error.message);
        expect(judged.value.departures).toEqual([]);
        const event = judged.value.frames.at(-1)?.event;
        expect(event?.kind === 'end' && event.outcome.kind).not.toBe('unfinished');
      }
    }
  });
});

test('a game on file that is played otherwise keeps its dice while they last', () => {
  const written = playOut(17, rules, 1);
  const random = makeRandom(5);
  let playing = revertierReplay.dealt(written.record, rules);
  for (let now = turn(playing, rules); now && playing.record.throws.length < 200; now = turn(playing, rules))
    playing = revertierReplay.act(playing, now.legal[random(now.legal.length)]!.act, written.record, rules);
  const least = Math.min(written.record.throws.length, playing.record.throws.length);
  expect(least).toBeGreaterThan(20);
  const first = ({ record }: DealInPlay<RevertierRecord>) =>
    record.throws.slice(0, least).map(({ dice }) => printThrow(dice));
  expect(first(playing)).toEqual(first(written));
  expect(playing.record.throws.slice(0, least)).not.toEqual(written.record.throws.slice(0, least));
});

describe('whose turn it is', () => {
  test('whoever begins throws, and then plays one of the plays there are; of others it is said why not', () => {
    const start = begin({ number: 5, seats: 2, next: { start: 'black' } }, rules);
    expect(turn(start, rules)).toMatchObject({ seat: 1, kind: 'throw', prompt: 'Black to throw' });
    const thrown = act(start, { kind: 'throw' }, rules);
    const now = turn(thrown, rules)!;
    const { position, dice } = seatView(thrown, rules, 1).now;
    expect(now).toMatchObject({ seat: 1, kind: 'play' });
    expect(now.legal.map(({ name }) => name)).toEqual(legalPlays(position, dice!, rules).map(({ text }) => text));
    expect(now.refused.every(({ key, message }) => key !== '' && message !== '')).toBe(true);
    // Properties that are computed on request change no result.
    expect(act(thrown, { kind: 'throw' }, rules)).toBe(thrown);
    expect(turn(act(thrown, now.legal[0]!.act, rules), rules)).toMatchObject({ seat: 0, kind: 'throw' });
  });

  test('where the dice for the beginning are the first throw they lie on the board already', () => {
    const by = rulesOf1792({ 'start.throw': 'opening' });
    const playing = begin({ number: 9, seats: 2, next: {} }, by);
    const { start } = playing.record;
    expect(start?.kind === 'dice' && start.dice.at(-1)?.toSorted()).toEqual(playing.record.throws[0]?.dice.toSorted());
    expect(turn(playing, by)?.kind).toBe('play');
  });
});

test('a game leaves to the next who has the dice, and the advantage that is given', () => {
  const handicap = { to: 1, gives: 'fourAndThree', men: 0 } as const;
  const first = begin({ number: 3, seats: 2, next: { handicap } }, rules);
  // Black receives the dice with men on 5 and 4.
  expect(turn(first, rules)?.seat).toBe(1);
  expect(seatView(first, rules, 0).now.position.men[1]).toMatchObject({ 1: 13, 4: 1, 5: 1 });
  const over = playOut(3, rules, 1);
  const left = next(over, rulesOf1792({ 'start.next': 'winner' }));
  const judged = judge(over.record, rules);
  expect(judged.ok && judged.value.net[String(left['start'])]).toBeGreaterThan(0);
  expect(next({ ...over, record: { ...over.record, handicap } }, rules)['handicap']).toEqual(handicap);
});
