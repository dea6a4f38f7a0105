import { describe, expect, test } from 'vitest';
import { printPlace } from '#engine/ledger/place.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import {
  ALLIANCE_DEAL,
  ALLIED,
  frameAt,
  judged,
  departureKeys,
  record,
  refused,
  SIX_STRAIGHT,
  SOLO_DEAL,
  TEN_LEADS,
} from '../../../../tests/support/quadrille-records.ts';
import { mediateur1752 } from '../rules/books/mediateur-1752.ts';
import { quanti1822 } from '../rules/books/quanti-1822.ts';
import { tgq1728 } from '../rules/books/tgq-1728.ts';
import { judge } from './judge.ts';

const tgq = valuesOf(tgq1728);
const quanti = valuesOf(quanti1822);
const mediateur = valuesOf(mediateur1752);

describe('what breaks a rule, and what cannot be', () => {
  test('a revoke is a departure, and the deal is settled as played', () => {
    const plays = ['AS 2H 6H 3H', '7H KS 3C 4H', ...SIX_STRAIGHT.slice(2)].map((t) => t.replace('4S', 'JH'));
    const j = judged({ ...ALLIANCE_DEAL, plays: plays.slice(0, 2) }, quanti);
    expect(departureKeys(j)).toEqual(['t2.2 play.follow']);
    expect(j.departures[0]?.message).toContain('queen of hearts');
  });

  test('a bid before its time, and a contract that is not what the bids come to', () => {
    const early = { ...ALLIANCE_DEAL, bids: [{ by: 'second', bid: 'ask' }] };
    expect(judged(early, quanti).departures.map(({ at, message }) => `${printPlace(at)}: ${message}`)).toContain(
      'bid.1: Second hand bids “ask”, but it was first hand’s turn to bid.',
    );
    // The dealer passes before third hand is asked; when his turn comes he is out already, and may say so again.
    const passes = [
      'pass',
      'pass',
      { by: 'dealer', bid: 'pass' },
      { by: 'third', bid: 'ask' },
      { by: 'dealer', bid: 'pass' },
    ];
    expect(judged({ deal: { hands: ALLIED }, bids: passes }, quanti).departures.map(({ message }) => message)).toEqual([
      'The dealer passes, but it was third hand’s turn to bid.',
    ]);
    const other = { ...SOLO_DEAL, contract: { by: 'first', bid: 'ask' }, call: 'KD' };
    expect(judged(other, quanti).departures.map(({ at, message }) => `${printPlace(at)}: ${message}`)).toContain(
      'contract: By the bids first hand plays “sans prendre”, but by the record first hand plays “ask”.',
    );
  });

  test('a matador kept back from a higher one', () => {
    const hands = { ...ALLIED, first: 'AS 7H 6H AH KH 2S 3S 2D 3D 2C', third: 'AC KC QC JC 7C 6C 5C 4C 3C KD' };
    const j = judged({ ...ALLIANCE_DEAL, deal: { hands }, plays: ['AS 2H 3C 3H'] }, quanti);
    expect(departureKeys(j)).toEqual(['t1.3 matadors.privilege']);
  });

  test.each([
    ['out of turn', { ...ALLIANCE_DEAL, plays: ['2H AS 6H 3H'] }, 'out-of-turn', 't1.1'],
    ['played twice', { ...ALLIANCE_DEAL, plays: ['AS 2H 6H 3H', 'AS JH 3C 4H'] }, 'card-twice', 't2.1'],
    [
      'in two hands',
      { ...ALLIANCE_DEAL, deal: { hands: { ...ALLIED, second: `${ALLIED.second} AS` } } },
      'card-twice',
      'deal.hands.second',
    ],
    [
      'not in the pack',
      { ...ALLIANCE_DEAL, deal: { hands: { ...ALLIED, first: '8S' } } },
      'not-in-pack',
      'deal.hands.first',
    ],
    ['no trumps named', { ...ALLIANCE_DEAL, trump: undefined, plays: SIX_STRAIGHT }, 'no-trumps', 'trump'],
    ['nobody called', { ...ALLIANCE_DEAL, call: undefined, plays: SIX_STRAIGHT }, 'no-call', 'call'],
    ['no bid at all', { ...ALLIANCE_DEAL, bids: [], plays: SIX_STRAIGHT }, 'no-contract', 'bids'],
    ['a call in a game alone', { ...SOLO_DEAL, call: 'KD' }, 'call-alone', 'call'],
    ['trumps in a devole', { ...SOLO_DEAL, bids: ['devole'], plays: TEN_LEADS }, 'trumps-named', 'trump'],
  ])('%s', (_, data, code, at) => {
    expect(refused(data, code === 'trumps-named' ? mediateur : quanti)).toEqual({ code, at });
  });

  test.each([
    [
      `${ALLIED.second} AS`,
      'The ace of spades is both in first hand’s hand and in second hand’s; the pack has only one.',
    ],
    ['2H 2H', 'The two of hearts is twice in second hand’s hand; the pack has only one.'],
  ])('a card that is there twice is named with who has it: %s', (second, said) => {
    const result = judge(record({ ...ALLIANCE_DEAL, deal: { hands: { ...ALLIED, second } } }), quanti);
    expect(result.ok ? '' : result.error.message).toBe(said);
  });

  test('a record with the plays and a result too: one of them is too many', () => {
    const result = { tricks: { first: 10 } };
    expect(refused({ ...SOLO_DEAL, plays: TEN_LEADS, result }, tgq)).toEqual({
      code: 'result-and-plays',
      at: 'result',
    });
  });

  test('a partial record shows as far as it goes', () => {
    const j = judged({ deal: { hands: ALLIED }, bids: ['pass', 'ask'] }, quanti);
    expect(j.frames.map(({ at }) => printPlace(at))).toEqual(['ante', 'bid.1', 'bid.2', 'end']);
    expect(frameAt(j, 'bid.2').ombre).toBe(1);
  });

  test('a hand of other than ten cards is noticed, and counted as one says it', () => {
    const hands = { ...ALLIED, first: 'AS 7H AC AH KH 2S 3S 2D 3D', second: ALLIED.second };
    expect(departureKeys(judged({ ...ALLIANCE_DEAL, deal: { hands } }, quanti))).toEqual(['deal deal.packets']);
    const said = (cards: string) =>
      judged({ deal: { hands: { ...ALLIED, first: cards } }, bids: ['pass'] }, quanti).departures[0]?.message;
    expect(said('AS 7H AC AH KH 2S 3S 2D 3D')).toBe('First hand has 9 cards, but ten are dealt to each player.');
    expect(said('AS')).toBe('First hand has 1 card, but ten are dealt to each player.');
  });
});
