/**
 * The careful house on a machine so slow that one trial in one deal takes a fifth of its time: it stops in time, answers from
 * the trials so far, and only acts legally. The clock is simulated: it advances by a fixed amount whenever it is read, which is
 * before each trial except those of the first deal.
 */
import { expect, test } from 'vitest';
import { makeRandom } from '#engine/kernel/random.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { GAMES } from '#games/index.ts';
import { seatings } from '#cli/bench/playing.ts';
import { howToRepeat, SEED } from '../support/seeds.ts';

const MOST = 450;
const A_TRIAL = 90;

test.each(GAMES.map((game) => [game.id, game] as const))('%s is played in time on a slow clock', async (_, game) => {
  const late = await game.open(async ({ engine, seated }) => {
    if (!seated) return [];
    const { played, house } = await seated();
    return engine.ruleSets.flatMap((book, n) => {
      const rules = valuesOf(book);
      const strength = house.strengths.at(-1) ?? 'plain';
      let playing = played.begin({ number: SEED + n, seats: seatings(game, rules)[0]!, next: {} }, rules);
      const faults: string[] = [];
      for (let turns = 0; turns < 30; turns++) {
        const turn = played.turn(playing, rules);
        if (!turn) break;
        let now = 0;
        const { act } = house.choose(played.seatView(playing, rules, turn.seat), rules, {
          strength,
          random: makeRandom(SEED + turns),
          milliseconds: MOST,
          clock: () => (now += A_TRIAL),
        });
        if (now > MOST + A_TRIAL) faults.push(`${book.id}: ${String(now)} ms at turn ${String(turns)}`);
        const chosen = turn.legal.find((choice) => JSON.stringify(choice.act) === JSON.stringify(act));
        if (!chosen) faults.push(`${book.id}: ${JSON.stringify(act)} at turn ${String(turns)}`);
        playing = played.act(playing, chosen?.act ?? turn.legal[0]!.act, rules);
      }
      return faults;
    });
  });
  expect(late, howToRepeat).toEqual([]);
});
