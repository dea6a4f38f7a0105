import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publishedRecord } from '../../../../tests/support/published-record.ts';
import { reversis } from '../game.ts';
import { printReversis } from './notation.ts';
import { dealtRecords, wildRecords } from '../../../../tests/support/reversis-arbitrary.ts';
import { REVERSIS_RECORD } from './shape.ts';

const { validator, both } = publishedRecord(reversis, REVERSIS_RECORD);

const BODY = { deal: { hands: { first: 'KS', second: '8S', third: '2S', dealer: 'JH' } }, plays: ['KS 8S 2S JH'] };
const whole = (more: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ruleset: 'almanach-1785',
  ...BODY,
  ...more,
});

describe('the published schema', () => {
  test('allows every record that is printed', () => {
    fc.assert(
      fc.property(fc.oneof(dealtRecords, wildRecords), (record) => {
        const printed = { game: 'reversis', ruleset: 'bohn-1850', ...printReversis(record) };
        expect(validator.safeParse(printed)).toMatchObject({ success: true });
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['as it stands', {}],
    ['lists of cards', { deal: { hands: { first: ['KS', '10H'] }, talon: ['3D', '4D', '5D'] }, plays: [['KS', '8S']] }],
    ['plays as one text', { plays: 'KS 8S 2S JH\n3D 4D 5D 6D' }],
    ['small letters, commas, symbols', { deal: { hands: { first: 'ks, 10h,2♣' } } }],
    ['laid out in seat order', { deal: { laidOut: 'KS - 2S JH' } }],
    ['laid out as a list', { deal: { laidOut: ['KS', '-', '2S', 'JH'] } }],
    [
      'trades and opposites',
      { deal: { exchange: { first: 'KS' }, trades: [{ by: 'third', gives: 'AS', takes: 'AH' }] } },
    ],
    ['a bare pool', { pools: 20 }],
    ['a queue of pools', { pools: [25, 55] }],
    ['pools by name', { pools: { pool1: 55, pool2: 60 } }],
    ['claims in every form', { claims: { led: 'forfeited', thrown: 'second' } }],
    ['claims as a flag', { claims: false, thrown: 'dealer' }],
    [
      'changed rules',
      { vary: { 'quinola.forced.holderToForcer': 10, 'discard.quinola': 'forbidden', 'pack.tens': true } },
    ],
    ['words for readers', { title: 'A deal', notes: 'One', annotations: [{ at: 't1.1', text: 'The lead.' }] }],
    [
      'empty fields of YAML',
      { deal: { talon: null, laidOut: null, hands: { first: null } }, pools: null, claims: null },
    ],
  ])('and the engine both take a record with %s', (_, more) => {
    expect(both(whole(more))).toEqual([true, true]);
  });

  test.each([
    ['no rule set', { ruleset: undefined }],
    ['an unknown rule set', { ruleset: 'hearts-1900' }],
    ['another game', { game: 'hearts' }],
    ['a misspelt field', { play: [] }],
    ['a misspelt seat', { deal: { hands: { frist: 'KS' } } }],
    ['a card that is none', { deal: { talon: 'KS 1H' } }],
    ['a card that is none laid out', { deal: { laidOut: { first: 'K' } } }],
    ['a negative pool', { pools: { basket: -1 } }],
    ['a pool nobody knows', { pools: { kitty: 20 } }],
    ['an unknown rule', { vary: { 'quinola.forced': 10 } }],
    ['an answer that is none', { vary: { 'discard.quinola': 'sometimes' } }],
    ['half a counter', { vary: { 'quinola.forced.holderToForcer': 1.5 } }],
    ['a word for claims that is none', { claims: 'forfeit' }],
    ['half a trade', { deal: { trades: [{ by: 'first', gives: 'AS' }] } }],
  ])('and the engine both refuse a record with %s', (_, more) => {
    const data = JSON.parse(JSON.stringify(whole(more))) as unknown;
    expect(both(data)).toEqual([false, false]);
  });
});
