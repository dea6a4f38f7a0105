import { describe, expect, test } from 'vitest';
import type { Problem } from '#engine/kernel/result.ts';
import type { Judgement } from '#engine/ledger/game.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { atCard, printPlace } from '#engine/ledger/place.ts';
import { ACE, makeCard, printCard, SPADES } from '#engine/cards/card.ts';
import type { Frame } from '../play/facts.ts';
import { reversis } from '../game.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { almanach1785 } from '../rules/books/almanach-1785.ts';
import { ancient } from '../rules/books/ancient.ts';
import { bohn1850 } from '../rules/books/bohn-1850.ts';
import { lpjr1634 } from '../rules/books/lpjr-1634.ts';
import { maison1659 } from '../rules/books/maison-1659.ts';
import { parlett2008 } from '../rules/books/parlett-2008.ts';

const almanach = valuesOf(almanach1785);
const parlett = valuesOf(parlett2008);
const bohn = valuesOf(bohn1850);

type Data = Readonly<Record<string, unknown>>;

function judged(data: Data, rules: ReversisRules): Judgement<Frame> {
  const record = reversis.parseRecord(data);
  if (!record.ok) throw new Error(record.error.message);
  const judgement = reversis.judge(record.value, rules);
  if (!judgement.ok) throw new Error(judgement.error.message);
  return judgement.value;
}
function refused(data: Data, rules = almanach): Problem | undefined {
  const record = reversis.parseRecord(data);
  if (!record.ok) throw new Error(record.error.message);
  const judgement = reversis.judge(record.value, rules);
  return judgement.ok ? undefined : judgement.error;
}
const departed = (data: Data, rules: ReversisRules): readonly string[] =>
  judged(data, rules).departures.map(({ at, key }) => `${printPlace(at)} ${key}`);

/** Hands as they were played, eleven each; the four cards laid out are KS, QS, KD and KC. */
const HANDS = {
  first: '7S 2S QH JH 3H 9D 4D 2D QC 5C 3C',
  second: '8S 3S KH 6H 5H 8D 6D 7C 6C 4C 9C',
  third: 'JS 9S 4S AH 7H 4H 7D 5D AC 8C 2C',
  dealer: 'AS 6S 5S 9H 8H 2H AD QD JD 3D JC',
} as const;
const LAID_OUT = { first: 'KS', second: 'QS', third: 'KD', dealer: 'KC' } as const;
const deal = (plays: readonly string[], more: Data = {}, hands: Data = HANDS): Data => ({
  deal: { hands, laidOut: LAID_OUT },
  plays,
  ...more,
});

describe('what cannot be stops, with a sentence, a place and a key', () => {
  test('a card twice', () => {
    expect(refused(deal([], {}, { ...HANDS, first: '7S 2S QH JH 3H 9D 4D 2D QC 5C AS' }))).toMatchObject({
      code: 'card-twice',
      key: 'pack.tens',
      at: 'deal.hands.dealer',
      message: 'The ace of spades is both in first hand’s hand and in the dealer’s hand; the pack has only one.',
    });
    expect(refused(deal(['7S 8S 9S AS', '9S']))).toMatchObject({ code: 'card-twice', at: 't2.1', key: 'pack.tens' });
    expect(refused({ deal: { hands: { second: '3D 3D' } } })).toMatchObject({
      at: 'deal.hands.second',
      message: 'The three of diamonds is twice in second hand’s hand; the pack has only one.',
    });
    expect(refused({ deal: { hands: { second: '3D' }, talon: '3D' } })).toMatchObject({
      at: 'deal.talon',
      message: 'The three of diamonds is both in second hand’s hand and in the talon; the pack has only one.',
    });
  });
  test('out of turn: the card is in another hand', () => {
    // The dealer took the trick with the ace, and it is second hand that plays on.
    expect(refused(deal(['7S 8S 9S AS', '3S']))).toEqual({
      code: 'out-of-turn',
      message: 'It is the dealer’s turn, but the three of spades is in second hand’s hand.',
      at: 't2.1',
      key: 'play.direction',
    });
  });
  test('a card nobody holds, or one under the basket', () => {
    expect(refused(deal(['TS']))).toMatchObject({ code: 'not-held', at: 't1.1' });
    expect(refused(deal(['KS']))?.message).toBe('The king of spades lies under the pools, so it cannot be played.');
  });
  test('more plays than cards', () => {
    const short = { first: '7S', second: '8S', third: '9S', dealer: 'AS' };
    expect(refused({ deal: { hands: short }, plays: ['7S 8S 9S AS', '2C'] })).toMatchObject({
      code: 'no-cards-left',
      at: 't2.1',
    });
  });
  test('five in a trick of four, and a seat that is not there', () => {
    const record = reversis.parseRecord(deal([]));
    if (!record.ok) throw new Error(record.error.message);
    const long = reversis.judge({ ...record.value, plays: [[5, 6, 7, 12, 0]] }, almanach);
    expect(long).toMatchObject({ ok: false, error: { code: 'trick-long', key: 'play.direction' } });
    const thrown = reversis.judge({ ...record.value, thrownBy: 4 }, almanach);
    expect(thrown).toMatchObject({ ok: false, error: { code: 'unknown-seat', at: 'thrown' } });
  });
});

describe('what breaks a rule is said, and play goes on', () => {
  test('hands as they were played need no exchange', () => {
    expect(departed(deal([]), almanach)).toEqual([]);
    expect(departed(deal([]), bohn)).toEqual([]);
  });

  test('hands known from a few tricks are no other deal, and the deal is not over', () => {
    const seen = judged({ plays: ['9D 8D 7D 3D', 'QC 6C AC JC'] }, almanach);
    expect(seen.departures).toEqual([]);
    expect(seen.frames[seen.frames.length - 1]?.event).toMatchObject({ outcome: { kind: 'unfinished' } });
    // Thirteen cards in play are not 1634's twelve: no seat laid one out.
    const thirteen = {
      first: 'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S',
      second: 'AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H',
      third: 'AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D',
      dealer: 'AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C',
    };
    expect(departed({ deal: { hands: thirteen } }, valuesOf(lpjr1634))).toEqual(['deal deal.discard']);
    expect(departed({ deal: { hands: thirteen } }, valuesOf(ancient))).toEqual([]);
  });

  test('not following suit, without the right to renounce', () => {
    const { departures, frames } = judged(deal(['7S 6C']), almanach);
    expect(departures).toEqual([
      {
        at: atCard(1, 2),
        key: 'play.follow',
        message:
          'Second hand plays the six of clubs on spades, but had to follow with one of the eight of spades and the three of spades.',
      },
    ]);
    expect(frames.find(({ at }) => printPlace(at) === 't1.2')?.event).toMatchObject({ how: 'renounces' });
    expect(departed(deal(['7S 6C']), { ...almanach, 'play.follow': false })).toEqual([]);
  });

  test('four aces may renounce throughout in 1785, three and the Quinola for nine tricks in Parlett', () => {
    const aces = {
      ...HANDS,
      first: '7S 2S QH 2H 3H 9D 4D 2D QC 5C 3C',
      third: 'AS AH AC AD JH 4H 7D 5D JS 8C 2C',
      dealer: '4S 6S 5S 9H 8H 7H 9S QD JD 3D JC',
    };
    expect(departed(deal(['7S 8S AD'], {}, aces), almanach)).toEqual([]);
    expect(departed(deal(['7S 8S AD'], {}, aces), parlett)).toEqual([]);
    expect(departed(deal(['7S 8S AD'], {}, aces), valuesOf(lpjr1634))).toContain('t1.3 play.follow');
  });

  test('in Parlett the right to renounce ends with the ninth trick', () => {
    const hands = {
      first: 'AS KS QS 9S 8S 7S 6S 5S 4S 9C 2C',
      second: '2H 3H 4H 5H 6H 7H 8H 9H 2D 3D 4D',
      third: '3S 2S JH AH AD AC KH QH 8C 7C 6C',
      dealer: '5D 6D 7D 8D 9D JD QD KD 5C 4C 3C',
    };
    // First hand takes nine tricks with its spades; third renounces, but follows the ninth with the three.
    const nine = [
      'AS 2H AH 5D',
      'KS 3H AD 6D',
      'QS 4H AC 7D',
      '9S 5H JH 8D',
      '8S 6H KH 9D',
      '7S 7H QH JD',
      '6S 8H 8C QD',
      '5S 9H 7C KD',
      '4S 2D 3S 5C',
    ];
    const follows = [...nine, '9C 3D 6C 4C'];
    const renounces = [...nine, '9C 3D 2S 4C'];
    expect(departed({ deal: { hands }, plays: follows }, parlett)).toEqual([]);
    expect(departed({ deal: { hands }, plays: renounces }, parlett)).toEqual(['t10.3 espagnolette.renounce']);
    expect(
      departed({ deal: { hands }, plays: renounces }, { ...parlett, 'espagnolette.renounce': 'throughout' }),
    ).toEqual([]);
  });

  test('1659: the first lead is a heart, and only court hearts are thrown', () => {
    const rules = valuesOf(maison1659);
    // Second hand has no diamonds and throws a small heart, with clubs in its hand; the dealer may throw the king.
    const hands = {
      first: '2H 3D 4S 5S 6S 7S 8S 9S TS JS QS KS',
      second: '3H 4H 2C 3C 4C 5C 6C 7C 8C 9C TC JC',
      third: '5H 4D 5D 6D 7D 8D 9D TD JD QD KD AD',
      dealer: 'KH 6H QC KC AC 7H 8H 9H TH JH QH AH',
    };
    const data = { deal: { hands }, plays: ['3D 4H 4D KH'] };
    expect(departed(data, rules)).toEqual(['t1.1 play.firstLead', 't1.2 play.throwHearts']);
    expect(departed(data, { ...rules, 'play.firstLead': 'any', 'play.throwHearts': 'any' })).toEqual([]);
  });

  test('cards thrown down, and what they pay under law 9 [bohn-1850.law.thrown]', () => {
    const data = deal(['9D 8D 7D 3D'], { thrown: 'second' });
    const { departures, entries, frames } = judged(data, bohn);
    expect(departures).toEqual([]);
    // Aces: spades 1 and diamonds 2 to the dealer, hearts 1 and clubs 1 to third hand. First hand holds both Quinolas: 6 and 3.
    const paid = entries.filter(
      ({ at, from, occasion }) => at.phase === 'end' && from === 'second' && occasion.endsWith('Placed'),
    );
    expect(paid.map(({ of, to, amount }) => [of === undefined ? undefined : printCard(of), to, amount])).toEqual([
      ['AS', 'dealer', 1],
      ['AH', 'third', 1],
      ['AD', 'dealer', 2],
      ['AC', 'third', 1],
      ['JH', 'first', 6],
      ['QH', 'first', 3],
    ]);
    const drawn = entries.filter(
      ({ at, to, occasion }) => at.phase === 'end' && to === 'first' && occasion === 'quinolaDraws',
    );
    expect(drawn.map(({ from, amount }) => [from, amount])).toEqual([
      ['great', 26],
      ['little', 13],
    ]);
    // The other reading: only the consolations.
    const alone = judged(data, { ...bohn, 'thrown.pays': 'consolationOnly' });
    expect(alone.pools).toEqual({ great: 26, little: 13 });
    expect(frames[frames.length - 2]?.event).toEqual({ kind: 'thrownDown', seat: 1 });
  });

  test('a book it was not played by: one departure for the deal, one for the pack, five where four play', () => {
    expect(departed(deal([]), valuesOf(lpjr1634))).toEqual(['deal pack.tens', 'deal deal.discard']);
    const five = {
      deal: {
        hands: {
          first: '2S 3S 4S 5S 6S 7S 8S 9S TS',
          second: '2H 3H 4H 5H 6H 7H 8H 9H TH',
          third: '2D 3D 4D 5D 6D 7D 8D 9D TD',
          fourth: '2C 3C 4C 5C 6C 7C 8C 9C TC',
          dealer: 'JS QS KS JH QH KH JD QD KD',
        },
      },
    };
    expect(departed(five, valuesOf(lpjr1634))).toEqual([]);
    expect(departed(five, almanach)).toEqual(['deal pack.tens', 'deal players.five', 'deal deal.discard']);
  });
});

describe('frames', () => {
  test('the ante, each card, the end; a trick pays with its last card', () => {
    const { frames, entries } = judged(deal(['7S 8S 9S AS', '3D 9D 8D 7D']), almanach);
    expect(frames.map(({ at }) => printPlace(at))).toEqual([
      'ante',
      't1.1',
      't1.2',
      't1.3',
      't1.4',
      't2.1',
      't2.2',
      't2.3',
      't2.4',
      'end',
    ]);
    // Four fillings; then first hand, who led the seven, gets 2 from the dealer for the ace it forced.
    expect(frames.map((frame) => frame.entries)).toEqual([4, 4, 4, 4, 5, 5, 5, 5, 5, 5]);
    expect(entries[4]).toMatchObject({
      at: atCard(1, 4),
      occasion: 'aceForced',
      of: makeCard(SPADES, ACE),
      from: 'dealer',
      to: 'first',
      amount: 2,
    });
    const full = frames.find(({ at }) => printPlace(at) === 't1.4');
    expect(full).toMatchObject({
      leader: 0,
      winning: 3,
      tricksTaken: [0, 0, 0, 1],
      points: [0, 0, 0, 4],
      pools: { basket: 20 },
    });
    expect(full?.trick).toHaveLength(4);
    expect(full?.net).toEqual({ first: -4 + 2, second: -4, third: -4, dealer: -8 - 2 });
    expect(frames[0]?.net).toEqual({ first: -4, second: -4, third: -4, dealer: -8 });
    expect(frames[9]?.event).toMatchObject({ kind: 'end', outcome: { kind: 'unfinished' } });
  });
});
