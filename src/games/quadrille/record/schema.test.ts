import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publishedRecord } from '../../../../tests/support/published-record.ts';
import { quadrille } from '../game.ts';
import { printQuadrille } from './notation.ts';
import { dealtRecords, outcomeRecords, wildRecords } from '../../../../tests/support/quadrille-arbitrary.ts';
import { QUADRILLE_RECORD } from './shape.ts';

const { validator, both } = publishedRecord(quadrille, QUADRILLE_RECORD);

const BODY = {
  deal: { hands: { first: 'AS', second: '7S', third: '2S', dealer: 'JH' } },
  bids: ['ask', 'pass', 'pass', 'pass'],
  trump: 'S',
  call: 'KH',
  plays: ['AS 7S 2S JH'],
};
const whole = (more: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ruleset: 'quanti-1822',
  ...BODY,
  ...more,
});
const TOLD = { deal: undefined, bids: undefined, plays: undefined, contract: { by: 'second', bid: 'ask' } };

describe('the published schema of Quadrille', () => {
  test('allows every record that is printed', () => {
    fc.assert(
      fc.property(fc.oneof(dealtRecords, outcomeRecords, wildRecords), (record) => {
        const printed = { game: 'quadrille', ruleset: 'mediateur-1752', ...printQuadrille(record) };
        expect(validator.safeParse(printed)).toMatchObject({ success: true });
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['as it stands', {}],
    ['bids as one text', { bids: 'pass, I ask leave, pass, solo in favourite' }],
    ['bids with their speakers', { bids: [{ by: 'dealer', bid: 'Médiateur' }] }],
    ['a contract alone', { bids: undefined, contract: 'forced spadille' }],
    ['a suit in a word', { trump: 'hearts', favourite: '♥' }],
    ['an exchange', { exchange: { gives: '3C', takes: 'KH' } }],
    ['the question of the vole', { vole: { asked: true, answer: 'no' } }],
    ['a bare stake', { pools: 14 }],
    ['pools by name', { pools: { stake: 28, odd: 1, oddNot: 2, beasts: 1, heapTaken: 1 } }],
    [
      'a result',
      { ...TOLD, result: { ally: 'dealer', tricks: { second: 4, dealer: 2 }, matadors: 3, premiers: true } },
    ],
    ['defenders’ matadors', { ...TOLD, result: { tricks: [4, 3, 2, 1], matadors: { defenders: 4 }, vole: 'refused' } }],
    ['changed rules', { vary: { 'codille.odd': 'allStays', 'stake.ante.dealer': 4, 'call.own': true } }],
    ['empty fields of YAML', { call: null, exchange: null, pools: null, deal: { hands: { first: null } } }],
  ])('and the engine both take a record with %s', (_, more) => {
    const data = JSON.parse(JSON.stringify(whole(more))) as unknown;
    expect(both(data)).toEqual([true, true]);
  });

  test.each([
    ['an unknown rule set', { ruleset: 'ombre-1665' }],
    ['another game', { game: 'reversis' }],
    ['a misspelt field', { trumps: 'S' }],
    ['a fifth seat', { deal: { hands: { fourth: 'KS' } } }],
    ['a suit that is none', { trump: 'N' }],
    ['a card that is none', { call: 'K' }],
    ['a bid without words', { bids: [{ by: 'dealer' }] }],
    ['a pool nobody knows', { pools: { basket: 20 } }],
    ['a result without tricks', { ...TOLD, result: { ally: 'dealer' } }],
    ['an answer that is none', { vary: { 'call.queen': 'always' } }],
  ])('and the engine both refuse a record with %s', (_, more) => {
    const data = JSON.parse(JSON.stringify(whole(more))) as unknown;
    expect(both(data)).toEqual([false, false]);
  });
});
