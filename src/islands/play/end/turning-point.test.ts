import { expect, test } from 'vitest';
import { PLAYED_REVERSIS } from '../../../games/reversis/tools/play/Play.tsx';
import type { Reversis } from '../../../games/reversis/game.ts';
import { house } from '../../../games/reversis/house/house.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { inPhase, atCard } from '#engine/ledger/place.ts';
import { unwrap } from '#engine/kernel/result.ts';
import { parseDealNamed } from '../kept/address.ts';
import { applyAct, lastChoice, now, startSession, turnOf } from '../table-session.ts';
import { backTo, findTurningPoint, sayWhen, type TurningPointSearch } from './turning-point.ts';

const { played, engine } = PLAYED_REVERSIS;
const ME = 2;

/** A deal in which the reader always plays his first legal card and the house plays the others. */
function playBadly() {
  const { terms } = unwrap(parseDealNamed(PLAYED_REVERSIS, 'book=almanach-1785&deal=4711&seat=third'), 'the deal');
  let session = startSession(played, terms, 4711, { id: 'a', reader: '', strength: 'plain', names: {} });
  for (let turn = turnOf(played, session); turn; turn = turnOf(played, session)) {
    const view = played.seatView(now(session), terms.rules, turn.seat);
    const act =
      turn.seat === ME
        ? turn.legal[0]!.act
        : house.choose(view, terms.rules, { strength: 'plain', random: makeRandom(1) }).act;
    session = applyAct(played, session, act);
  }
  return session;
}

const search = (signal: AbortSignal): TurningPointSearch<Reversis> => ({
  played,
  choose: (view, rules) => Promise.resolve(house.choose(view, rules, { strength: 'plain', random: makeRandom(1) })),
  netOf: (record) => {
    const { terms } = unwrap(parseDealNamed(PLAYED_REVERSIS, 'book=almanach-1785'), 'the book');
    const judged = engine.judge(record, terms.rules);
    return judged.ok ? (judged.value.net['third'] ?? 0) : -Infinity;
  },
  signal,
});

test('names a choice of the reader with another card that brings more; going back leaves that choice open', async () => {
  const session = playBadly();
  const look = search(new AbortController().signal);
  const point = await findTurningPoint(session, ME, look);
  expect(point?.gain).toBeGreaterThan(0);
  const before = backTo(session, point!);
  const turn = turnOf(played, before);
  expect(turn?.seat).toBe(ME);
  expect(turn?.legal.map(({ label }) => label)).toContain(point?.instead);
  expect(before.takenBack).toBe(1);
  expect(lastChoice(played, session, ME)).toBeGreaterThanOrEqual(point!.moment);
});

test('a search that was ended says nothing', async () => {
  const stopped = new AbortController();
  stopped.abort();
  expect(await findTurningPoint(playBadly(), ME, search(stopped.signal))).toBeUndefined();
});

test('when it was', () => {
  expect([sayWhen(atCard(9, 2)), sayWhen(inPhase('ante')), sayWhen(undefined)]).toEqual([' at trick 9', '', '']);
});
