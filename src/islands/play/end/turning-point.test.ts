import { expect, test } from 'vitest';
import { EVERYTHING } from '../../../../tests/support/seeds.ts';
import { PLAYED_REVERSIS } from '../../../games/reversis/tools/play/Play.tsx';
import { house as reversisHouse } from '../../../games/reversis/house/house.ts';
import type { Reversis } from '../../../games/reversis/game.ts';
import { revertierTable } from '../../../games/revertier/choices/table-game.ts';
import { revertier, type Revertier } from '../../../games/revertier/game.ts';
import { house as revertierHouse } from '../../../games/revertier/house/house.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { unwrap } from '#engine/kernel/result.ts';
import type { GameTypes } from '#engine/ledger/game.ts';
import { isAct } from '#engine/play/follow.ts';
import type { DealInPlay } from '#engine/play/played-game.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import type { SeatedHouse } from '../house.ts';
import { parseDealNamed } from '../kept/address.ts';
import { applyAct, lastChoice, now, startSession, turnOf, type TableSession } from '../table-session.ts';
import { backTo, lookBack, type FinishedPlay, type LookingBack } from './turning-point.ts';
import { sayTurned } from './use-turning-point.ts';

const { played, engine } = PLAYED_REVERSIS;
const REVERSIS: SeatedHouse<Reversis> = { house: reversisHouse, played, judge: engine.judge };
const REVERTIER: SeatedHouse<Revertier> = { house: revertierHouse, played: revertierTable, judge: revertier.judge };

/** A deal of Réversis in which the reader, third hand, plays his first legal card and the house plays the others. */
function playBadly(number: number, me = 2): TableSession<Reversis> {
  const { terms } = unwrap(parseDealNamed(PLAYED_REVERSIS, `book=almanach-1785&deal=${String(number)}`), 'the deal');
  let session = startSession(played, terms, number, { id: 'a', reader: '', strength: 'plain', names: {} });
  for (let turn = turnOf(played, session); turn; turn = turnOf(played, session)) {
    const view = played.seatView(now(session), terms.rules, turn.seat);
    const act =
      turn.seat === me
        ? turn.legal[0]!.act
        : reversisHouse.choose(view, terms.rules, { strength: 'plain', random: makeRandom(1) }).act;
    session = applyAct(played, session, act);
  }
  return session;
}

/** Looking back in the page with a clock that counts its own questions, so that the machine does not matter. */
function looking<G extends GameTypes>(
  seated: SeatedHouse<G>,
  { rules, me }: Pick<FinishedPlay<G>, 'rules' | 'me'>,
  signal = new AbortController().signal,
): LookingBack<G> {
  let time = 0;
  return {
    played: seated.played,
    house: seated.house,
    netOf: (record) => {
      const { net, seats } = unwrap(seated.judge(record, rules), 'a finished deal');
      return net[seats[me]!] ?? 0;
    },
    signal,
    pause: () => Promise.resolve(),
    clock: () => time++,
    atOnce: 250,
  };
}

const finished = ({ moments, terms }: TableSession<Reversis>, me = 2): FinishedPlay<Reversis> => ({
  moments,
  rules: terms.rules,
  me,
});

/** The least that the reader can end with, if he plays as well as the open cards allow and the others as they like. */
function leastFrom(playing: DealInPlay<Reversis['record']>, { rules, me }: FinishedPlay<Reversis>): number {
  const turn = played.turn(playing, rules);
  if (!turn) return looking(REVERSIS, { rules, me }).netOf(playing.record);
  const nets = turn.legal.map(({ act }) => leastFrom(played.act(playing, act, rules), { moments: [], rules, me }));
  return turn.seat === me ? Math.max(...nets) : Math.min(...nets);
}

test('a card of the last tricks is proved better, whatever the others play', async () => {
  const session = playBadly(4772);
  const deal = finished(session);
  const found = await lookBack(deal, looking(REVERSIS, deal), true);
  expect(found?.point?.by).toBe('sureWithMore');
  const { moment, instead, gain } = found!.point!;
  const before = session.moments[moment - 1]!.playing;
  const better = played.turn(before, deal.rules)!.legal.find(({ label }) => label === instead)!;
  expect(leastFrom(played.act(before, better.act, deal.rules), deal)).toBe(found!.net + gain);
});

test('what is not proved is tried by the house; going back leaves that choice open', async () => {
  const session = playBadly(4711);
  const deal = finished(session);
  const found = await lookBack(deal, looking(REVERSIS, deal), false);
  const point = found!.point!;
  expect(point.by).toBe('tried');
  expect(point.gain).toBeGreaterThan(0);
  const before = backTo(session, point);
  const turn = turnOf(played, before);
  expect(turn?.seat).toBe(2);
  expect(turn?.legal.map(({ label }) => label)).toContain(point.instead);
  expect(before.takenBack).toBe(1);
  expect(lastChoice(played, session, 2)).toBeGreaterThanOrEqual(point.moment);
});

test('a search that was ended says nothing', async () => {
  const stopped = new AbortController();
  stopped.abort();
  const deal = finished(playBadly(4711));
  expect(await lookBack(deal, looking(REVERSIS, deal, stopped.signal), true)).toBeUndefined();
  expect(await lookBack(deal, looking(REVERSIS, deal, stopped.signal), false)).toBeUndefined();
});

/** A game at tables played to its end: the reader, White, takes the first legal play, and the house the house's. */
function playTables(number: number, isBad: boolean): FinishedPlay<Revertier> {
  const rules = valuesOf(revertier.ruleSets[0]!);
  const moments: FinishedPlay<Revertier>['moments'][number][] = [
    { playing: revertierTable.begin({ number, seats: 2, next: {} }, rules), done: undefined },
  ];
  for (;;) {
    const { playing } = moments.at(-1)!;
    const turn = revertierTable.turn(playing, rules);
    if (!turn) return { moments, rules, me: 0 };
    const view = revertierTable.seatView(playing, rules, turn.seat);
    const act =
      turn.seat === 0 && isBad
        ? turn.legal[0]!.act
        : revertierHouse.choose(view, rules, { strength: 'plain', random: makeRandom(1) }).act;
    moments.push({ playing: revertierTable.act(playing, act, rules), done: { act, seat: turn.seat } });
  }
}

test('at tables the same dice are thrown again, and the play that wins is found', async () => {
  const whole = playTables(14, false);
  // The play that would have won is among the last four.
  const deal = EVERYTHING ? whole : { ...whole, moments: whole.moments.slice(-9) };
  const look = looking(REVERTIER, deal);
  const found = await lookBack(deal, look, false);
  expect(found?.net).toBe(-1);
  const point = found!.point!;
  expect(point).toMatchObject({ isCard: false, by: 'tried', gain: 2 });
  const before = deal.moments[point.moment - 1]!.playing;
  const other = revertierTable.turn(before, deal.rules)!.legal.find(({ label }) => label === point.instead)!;
  let playing = revertierTable.act(before, other.act, deal.rules);
  for (let turn = revertierTable.turn(playing, deal.rules); turn; turn = revertierTable.turn(playing, deal.rules)) {
    const view = revertierTable.seatView(playing, deal.rules, turn.seat);
    playing = revertierTable.act(
      playing,
      revertierHouse.choose(view, deal.rules, { strength: 'plain', random: makeRandom(1) }).act,
      deal.rules,
    );
  }
  const { throws } = deal.moments.at(-1)!.playing.record;
  const both = Math.min(throws.length, playing.record.throws.length);
  expect(playing.record.throws.slice(0, both).map(({ dice }) => dice)).toEqual(
    throws.slice(0, both).map(({ dice }) => dice),
  );
  expect(isAct(other.act, deal.moments[point.moment]!.done!.act)).toBe(false);
});

// Some hundred games played on to their end.
if (EVERYTHING)
  test('a game won for all there is to win: every other play is tried, and none is better', async () => {
    const deal = playTables(2, false);
    const found = await lookBack(deal, looking(REVERTIER, deal), false);
    expect(found).toMatchObject({ net: 1, point: undefined });
    expect(found!.tried).toBeGreaterThan(100);
  });

test('says what is proved and what was only tried, and how much better', () => {
  const at = (moment: number): string => (moment === 0 ? 'before the play' : `trick ${String(moment)}`);
  const fiches = ['fiche', 'fiches'] as const;
  const say = (net: number, gain: number, by: 'tried' | 'sure' | 'sureWithMore', moment = 9): string =>
    sayTurned(
      {
        net,
        tried: 4,
        since: undefined,
        point: { moment, instead: 'four of clubs', isCard: true, gain, by, record: {} },
      },
      at,
      fiches,
    );
  expect(say(-10, 6, 'sure')).toBe(
    'Proved with all cards open: if you had played the four of clubs at trick 9, you would have paid at least 6 fiches less, whatever the others played.',
  );
  expect(say(-10, 10, 'sureWithMore')).toBe(
    'Proved with all cards open: if you had played the four of clubs at trick 9, and the right cards after it, you would have lost nothing, whatever the others played.',
  );
  expect(say(-10, 13, 'tried')).toBe(
    'The house tried this, but it is not proved: if you had played the four of clubs at trick 9, and the house had played every card after it, you would have won 3 fiches instead of losing 10.',
  );
  expect(say(3, 1, 'tried', 0)).toContain('if you had chosen the four of clubs before the play,');
  expect(say(3, 1, 'tried')).toContain('you would have won 1 fiche more.');
  expect(say(0, 2, 'sure')).toContain('you would have won at least 2 fiches,');
  const none = { net: -1, point: undefined };
  expect(sayTurned({ ...none, tried: 40, since: undefined }, at, fiches)).toBe(
    'The house tried your other choices, 40 in all, and played on from each: none would have been better for you.',
  );
  expect(sayTurned({ ...none, tried: 40, since: 3 }, at, fiches)).toContain(
    'your other choices from trick 3 on, 40 in all',
  );
  expect(sayTurned({ ...none, tried: 0, since: undefined }, at, fiches)).toBe(
    'You had no choice that could have changed the result.',
  );
});
