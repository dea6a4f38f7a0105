import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEAL_COUNT } from '../../../../tests/support/seeds.ts';
import { BitReader, BitWriter } from '#engine/kernel/bits.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { parseLink, printLink } from '#engine/notation/link.ts';
import { parseRecord } from '#engine/notation/record.ts';
import { vary } from '#engine/rules/rule-set.ts';
import { ALLIANCE_DEAL, SIX_STRAIGHT, TEN_TRUMPS } from '../../../../tests/support/quadrille-records.ts';
import { printBid } from '../rules/bids.ts';
import { dealAnother } from '../policy/plain-deal.ts';
import { quadrille as game } from '../game.ts';
import { QUADRILLE_KEYS } from '../rules/keys.ts';
import { parseQuadrille, printQuadrille } from './notation.ts';
import {
  dealtRecords,
  looseRecords,
  outcomeRecords,
  wildRecords,
} from '../../../../tests/support/quadrille-arbitrary.ts';
import { unpackQuadrille } from './link-form.ts';

const anyRecord = fc.oneof(dealtRecords, looseRecords, outcomeRecords, wildRecords);
const ruleSet = (n: number) => game.ruleSets[n]!;

function read(data: Readonly<Record<string, unknown>>) {
  const parsed = parseQuadrille(data);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}
const refusal = (data: Readonly<Record<string, unknown>>) => {
  const parsed = parseQuadrille(data);
  return parsed.ok ? 'read' : `${parsed.error.at ?? ''}: ${parsed.error.message}`;
};

describe('records', () => {
  test('what is printed is read back the same', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const printed = printQuadrille(record);
        // Through JSON, so that no value depends on what JSON cannot hold.
        expect(read(JSON.parse(JSON.stringify(printed)) as Record<string, unknown>)).toEqual(record);
      }),
      { numRuns: Math.ceil(DEAL_COUNT / 8) },
    );
  });

  test('bids in turn are words; out of turn they say who', () => {
    const first = read({ ...ALLIANCE_DEAL, bids: 'pass, ask, pass, pass' });
    expect(printQuadrille(first)['bids']).toEqual(['pass', 'ask', 'pass', 'pass']);
    expect(first.bids.map(({ by }) => by)).toEqual([0, 1, 2, 3]);
    const late = read({ ...ALLIANCE_DEAL, bids: [{ by: 'dealer', bid: 'Solo' }] });
    expect(printQuadrille(late)['bids']).toEqual([{ by: 'dealer', bid: 'sans prendre' }]);
  });

  test('suits by letter, sign or name; one number for the stake; yes and no in words', () => {
    for (const trump of ['H', 'h', '♥', 'hearts', 'Hearts']) expect(read({ ...ALLIANCE_DEAL, trump }).trump).toBe(1);
    expect(read({ ...ALLIANCE_DEAL, pools: 14 }).pools).toEqual({ stake: 14 });
    expect(read({ ...ALLIANCE_DEAL, pools: { pool: 14 } }).pools).toEqual({ stake: 14 });
    expect(read({ ...ALLIANCE_DEAL, vole: { asked: true, answer: false } }).vole).toEqual({
      asked: true,
      answer: 'no',
    });
  });

  test('a hand not given is what its seat is seen to play, before the king changed hands', () => {
    const { second } = ALLIANCE_DEAL.deal.hands;
    const record = read({
      ...ALLIANCE_DEAL,
      deal: { hands: { ...ALLIANCE_DEAL.deal.hands, second: undefined } },
      plays: SIX_STRAIGHT,
    });
    // Queen, knave and two of hearts, and the spades he threw on the others.
    expect(record.hands[1]).toHaveLength(6);
    expect(second).toContain('QH JH 2H');
    const exchanged = read({
      bids: ['médiateur'],
      trump: 'H',
      call: 'KS',
      exchange: { gives: '3D' },
      plays: ['KS 3D 6S 7S'],
    });
    expect(printQuadrille(exchanged)['deal']).toEqual({
      hands: { first: '3D', second: 'KS', third: '6S', dealer: '7S' },
    });
  });

  test('contract and trumps may stand in the result', () => {
    const withOutcome = read({
      result: { ombre: 'second', played: 'ask', trump: 'H', ally: 'dealer', tricks: [2, 4, 1, 3] },
    });
    expect(withOutcome.contract && [withOutcome.contract.by, printBid(withOutcome.contract.bid)]).toEqual([1, 'ask']);
    expect(withOutcome.trump).toBe(1);
  });

  test.each([
    [{}, 'deal: The record has neither a deal, nor plays, nor a result.'],
    [{ ...ALLIANCE_DEAL, bid: [] }, 'bid: There is no “bid” in a record. Did you mean “bids”?'],
    [
      { ...ALLIANCE_DEAL, bids: ['aks'] },
      'bids[0]: “aks” is not a bid; write, for example, “pass”, “ask” or “sans prendre”. Did you mean “ask”?',
    ],
    [
      { ...ALLIANCE_DEAL, bids: ['ask', 'pass', 'pass', 'pass', 'solo'] },
      'bids[4]: No player is left to make this bid; say who made it.',
    ],
    [{ ...ALLIANCE_DEAL, trump: 'hart' }, 'trump: “hart” is not a suit; write S, H, D or C.'],
    [
      { ...ALLIANCE_DEAL, call: 'king' },
      'call: “king” is not a card; write its rank and its suit, such as KS, TH or 2C.',
    ],
    [
      { ...ALLIANCE_DEAL, call: 'KC', exchange: { gives: '3D', takes: 'KD' } },
      'exchange.takes: The card taken in exchange is not the card called.',
    ],
    [{ ...ALLIANCE_DEAL, contract: 'solo' }, 'contract: Say who plays the contract.'],
    [
      { ...ALLIANCE_DEAL, plays: ['AS 2H', '7H JH 3C 4H'] },
      'plays[0]: Trick 1 has 2 cards among four players, but another trick follows it.',
    ],
    [
      { ...ALLIANCE_DEAL, plays: ['AS 2X'] },
      't1.2: “2X” is not a card; write its rank and its suit, such as KS, TH or 2C.',
    ],
    [{ ...ALLIANCE_DEAL, pools: { stak: 4 } }, 'pools.stak: There is no “stak” in pools. Did you mean “stake”?'],
    [{ result: { tricks: [5, 5] } }, 'result.tricks: Give the tricks of all four seats in order of play.'],
    [
      { result: { tricks: { first: 5 }, ally: 'fourth' } },
      'result.ally: “fourth” is not a seat; the seats are first, second, third, dealer.',
    ],
  ])('refusal %# says what and where', (data, message) => {
    expect(refusal(data)).toBe(message);
  });

  test('plays that contain themselves, as YAML allows, are refused with a sentence', () => {
    const plays: unknown[] = [];
    plays.push(plays);
    const read = parseQuadrille({ plays });
    expect(read.ok ? 'read' : read.error.message).toBe(
      `${'['.repeat(39)}… in plays[0] must be words separated by spaces.`,
    );
  });

  test('a whole record names its rule set', () => {
    const parsed = parseRecord(game, {
      game: 'quadrille',
      ruleset: 'tgq-1728',
      vary: { 'stake.beast': 'ladder' },
      ...ALLIANCE_DEAL,
    });
    expect(parsed.ok && parsed.value.variation.rules['stake.beast']).toBe('ladder');
  });
});

describe('links', () => {
  test('give back what they were made from', () => {
    fc.assert(
      fc.property(anyRecord, fc.nat(2), (record, n) => {
        const variation = vary(QUADRILLE_KEYS, ruleSet(n), { 'codille.odd': 'highestNext' });
        if (!variation.ok) throw new Error(variation.error.message);
        const link = printLink(game, { variation: variation.value, record, step: 'bid.2' });
        const back = parseLink(game, link);
        expect(back.ok && back.value.record).toEqual(record);
        expect(back.ok && back.value.step).toBe('bid.2');
      }),
      { numRuns: Math.ceil(DEAL_COUNT / 8) },
    );
  });

  test('of a whole deal with twelve changed keys stay within a hundred letters', () => {
    const changes = {
      'stake.beast': 'ladder', 'matadors.manner': 'threeAndFour', 'matadors.side': 'ombre', 'vole.made.plain': 999,
      'vole.asks': true, 'codille.odd': 'highestNext', 'lost.noTrick': 'paysVole', 'call.own.premium': true,
      'premium.solo.plain': 999, 'consolation.each': 999, 'auction.raise': 'never', 'session.leftover': 'shared',
    }; // prettier-ignore
    const variation = vary(QUADRILLE_KEYS, ruleSet(0), changes);
    if (!variation.ok) throw new Error(variation.error.message);
    const lengths = Array.from({ length: 300 }, (_, seed) => {
      const record = dealAnother(seed, variation.value.rules, { stake: 42 });
      return printLink(game, { variation: variation.value, record, step: 't10.4' }).length;
    });
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  });

  test('any bits at all give a record that can be written down, or a sentence', () => {
    const random = makeRandom(1728);
    let unpacked = 0;
    for (let i = 0; i < 20_000; i++) {
      const bytes = Uint8Array.from({ length: 4 + random(60) }, () => random(256));
      const record = unpackQuadrille(new BitReader(bytes));
      if (!record.ok) continue;
      unpacked++;
      expect(parseQuadrille(printQuadrille(record.value)).ok).toBe(true);
    }
    expect(unpacked).toBeGreaterThan(0);
  });

  test('a deal not yet played takes some hundred bits', () => {
    const to = new BitWriter();
    game.packRecord(read({ deal: { hands: TEN_TRUMPS }, bids: ['solo', 'pass', 'pass', 'pass'], trump: 'H' }), to);
    // 73 bits for the hands, some 30 for the rest, no cards played.
    expect(to.length).toBeLessThanOrEqual(120);
  });
});
