import { describe, expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { almanach1785 } from '../rules/books/almanach-1785.ts';
import { parseSession, boxWorth, settleSession } from './session.ts';

const rules = valuesOf(almanach1785);

describe('from deal to deal, 1785', () => {
  test('ten contrats and twenty fiches, thirty counters [almanach-1785.box.counters], worth 10 × 10 + 20 = 120 [almanach-1785.box.contrat]', () => {
    expect(rules['box.contrats']).toBe(10);
    expect(rules['box.fiches']).toBe(20);
    expect(rules['box.contrats'] + rules['box.fiches'] + rules['box.jetons']).toBe(30);
    expect(boxWorth(rules)).toBe(120);
    // The other readings: 10 × 48 + 20 and 10 × 50 + 20.
    expect(boxWorth({ ...rules, 'box.contrat': 48 })).toBe(500);
    expect(boxWorth({ ...rules, 'box.contrat': 50 })).toBe(520);
  });

  test('the deal passes to the right, first hand dealing next [almanach-1785.deal.rotation]; baskets and boxes carry over', () => {
    // First hand holds the Quinola and leads it at once; every seat declines the talon. Each deal ends after that trick.
    const deal = {
      deal: {
        hands: {
          first: '7S 6S 5S JH 9H 8H 7H 3C 2C AD KD',
          second: '4S 3S 2S 6H 5H 4H 3H JD 9D 8D 7D',
          third: 'JS 9S 8S 2D AH KH QH 7C 6C 5C 4C',
          dealer: '2H AS KS QS 6D 5D 4D 3D JC 9C 8C QD',
        },
        talon: 'QC KC AC',
        laidOut: { first: 'QC', second: 'KC', third: 'AC', dealer: 'QD' },
      },
      plays: ['JH 6H KH 2H'],
    };
    const session = parseSession({
      players: ['Anne', 'Blaise', 'Colin', 'Denise'],
      firstDealer: 'Denise',
      deals: [deal, deal, deal, deal],
    });
    if (!session.ok) throw new Error(session.error.message);
    const result = settleSession(session.value, rules);
    if (!result.ok) throw new Error(result.error.message);
    const { deals, balances, boxes, owes, pools } = result.value;
    expect(deals.map(({ dealer }) => dealer)).toEqual(['Denise', 'Anne', 'Blaise', 'Colin']);
    expect(deals.map(({ seated }) => seated['first'])).toEqual(['Anne', 'Blaise', 'Colin', 'Denise']);
    // The basket: 20, and 20; 4 and 44; 4 and 92; 4 and 188.
    expect(deals.map((each) => each.pools['basket'])).toEqual([40, 88, 184, 376]);
    // Anne 4 + 20 + 4; Blaise 4 + 44 + 4; Colin 4 + 92 + 4; Denise 8 + 188. Denise has 120 and owes 76.
    expect(balances).toEqual({ Anne: -28, Blaise: -52, Colin: -100, Denise: -196 });
    expect(boxes).toEqual({ Anne: 92, Blaise: 68, Colin: 20, Denise: 0 });
    expect(owes).toEqual({ Denise: 76 });
    expect(pools).toEqual({ basket: 376 });
  });
});
