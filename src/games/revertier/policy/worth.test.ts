import { describe, expect, test } from 'vitest';
import { boardSeen, dice, rulesOf1792 } from '../../../../tests/support/revertier-board.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { printPlay } from '#engine/tables/play.ts';
import { endingOf } from '../play/frame.ts';
import { revertier } from '../game.ts';
import { legalPlays } from '../play/legal-plays.ts';
import { choosePlay } from './worth.ts';
import { sampleGame } from './sample-game.ts';

const rules = rulesOf1792();
const chosen = (own: string, enemy: string, thrown: string): string => {
  const position = boardSeen(own, enemy);
  return printPlay(choosePlay(position, dice(thrown), rules, makeRandom(1)), position.men[0]);
};

describe('the policy', () => {
  test('furnishes the head', () => {
    expect(chosen('1:12 7:1 8:1 12:1', '13:15', '54')).toBe('7/12 8/12');
  });

  test('makes a case near the other’s pile rather than leave two men alone', () => {
    expect(chosen('12:9 14:1 15:1 18:4', '13:13 24:2', '32')).toBe('12/15 12/14');
  });

  test('shuts the other out when it can', () => {
    // His pile and four more points are his own, one man is in hand: a second hit, on 20, ends the game.
    expect(chosen('12:10 14:5', '13:5 15:1 16:1 17:1 18:1 hand:1 20:1 9:4', '62')).toContain('/20');
  });

  test('plays its games to the end, within the rules, the same from the same seed', () => {
    const ends = new Set<string>();
    for (let seed = 0; seed < 25; seed++) {
      const game = sampleGame(seed, rules);
      expect(sampleGame(seed, rules)).toEqual(game);
      const judged = revertier.judge(game, rules);
      if (!judged.ok) throw new Error(judged.error.message);
      expect(judged.value.departures).toEqual([]);
      const event = judged.value.frames.at(-1)?.event;
      if (event?.kind === 'end') ends.add(event.outcome.kind);
    }
    expect(ends).toEqual(new Set(['borneOff', 'shutOut']));
  });

  test('beats whoever plays at random, three games in four and more', () => {
    const random = makeRandom(2);
    let won = 0;
    for (let game = 0; game < 12; game++) {
      let position = { ...boardSeen('1:15'), toPlay: game % 2 === 0 ? (0 as const) : (1 as const) };
      let ending = endingOf(position, rules);
      while (!ending) {
        const thrown = dice(`${String(1 + random(6))}${String(1 + random(6))}`);
        const plays = legalPlays(position, thrown, rules);
        const best = position.toPlay === 0 ? choosePlay(position, thrown, rules, random) : undefined;
        const text = best && printPlay(best, position.men[0]);
        const play = plays.find((legal) => text?.replaceAll('*', '') === legal.text.replaceAll('*', ''));
        position = (play ?? plays[random(plays.length)])!.after;
        ending = endingOf(position, rules);
      }
      if (ending.winner === 0) won++;
    }
    expect(won).toBeGreaterThanOrEqual(9);
  });

  test('plays on from a handicap and, where that is the rule, from the opening dice', () => {
    const given = sampleGame(4, rules, { to: 1, gives: 'sixAndAce', men: 0 });
    const judged = revertier.judge(given, rules);
    expect(judged.ok && judged.value.departures).toEqual([]);
    expect(judged.ok && judged.value.frames[0]?.position.toPlay).toBe(1);
    const opening = rulesOf1792({ 'start.throw': 'opening' });
    for (let seed = 0; seed < 5; seed++) {
      const game = revertier.judge(sampleGame(seed, opening), opening);
      expect(game.ok && game.value.departures).toEqual([]);
    }
  });
});
