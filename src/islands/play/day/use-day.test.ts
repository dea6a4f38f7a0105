import { expect, test } from 'vitest';
import { PLAYED_REVERSIS as game } from '#games/reversis/tools/play/Play.tsx';
import type { Reversis } from '#games/reversis/game.ts';
import { house } from '#games/reversis/house/house.ts';
import { answer, type DealInPlay } from '#engine/play/played-game.ts';
import { unwrap } from '#engine/kernel/result.ts';
import { houseSeed, momentsOf, playAlone } from '../house.ts';
import { applyAct, now, startSession, turnOf } from '../table-session.ts';
import { daysHome } from './deal-of-the-day.ts';
import { partingOf, sayNext } from './use-day.ts';

const { played } = game;
const { terms } = unwrap(daysHome(game, '2026-11-23').parse(''), 'today');
const { rules, seat } = terms;
const begin = () => startSession(played, terms, 20_261_123, { id: 'a', reader: '', strength: 'plain', names: {} });
const turnAt = (playing: DealInPlay<Reversis['record']>) => played.turn(playing, rules);
const deal = { from: now(begin()), rules };
const asHouse = () => momentsOf(played, deal, playAlone({ house, played }, deal));

/** The day as at the table: the reader does what the house would, but for one choice of his. */
function playWith(other: number) {
  let session = begin();
  let choices = 0;
  for (let turn = turnOf(played, session); turn; turn = turnOf(played, session)) {
    const seed = houseSeed(now(session).number, session.moments.length);
    const view = played.seatView(now(session), rules, turn.seat);
    const { act } = answer(house, { view, rules, strength: 'plain', seed });
    const isOther = turn.seat === seat && turn.legal.length > 1 && choices++ === other;
    const instead = turn.legal.find((one) => JSON.stringify(one.act) !== JSON.stringify(act));
    session = applyAct(played, session, isOther && instead ? instead.act : act);
  }
  return session.moments;
}

test('the house plays a day alone as it would at the table, however often it is asked', () => {
  expect(asHouse()).toEqual(playWith(-1));
  expect(asHouse()).toEqual(asHouse());
  expect(partingOf<Reversis>(asHouse(), asHouse(), turnAt)).toBeUndefined();
});

test('where the two parted is the reader’s first other choice', () => {
  const mine = playWith(2);
  const parting = partingOf<Reversis>(mine, asHouse(), turnAt)!;
  expect(mine[parting.moment]?.done?.seat).toBe(seat);
  expect(mine.slice(0, parting.moment)).toEqual(asHouse().slice(0, parting.moment));
  expect(parting.yours).toMatch(/^the \w+ of \w+$/);
  expect(parting.theirs).not.toBe(parting.yours);
});

test('the button that leads to another day', () => {
  const today = '2026-11-23';
  expect(sayNext({ today, next: today })).toBe('Play today’s');
  expect(sayNext({ today, next: '2026-11-22' })).toBe('Play yesterday’s');
  expect(sayNext({ today, next: '2026-11-20' })).toBe('Play Fri 20 Nov');
  expect(sayNext({ today, next: undefined })).toBe('Play another deal');
});
