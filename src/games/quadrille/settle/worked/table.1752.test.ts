import { describe, expect, test } from 'vitest';
import { parseCard, printCards } from '#engine/cards/card.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { PACKETS, whyNotPackets } from '../../play/frame.ts';
import { PACK, ranking } from '../../rules/ranks.ts';
import { mediateur1752 } from '../../rules/books/mediateur-1752.ts';
import { parseSession, boxWorth, settleSession } from '../../session/session.ts';

/* What Médiateur takes from Quadrille: the pack, the deal, the stake, the counters, the play. */

const rules = valuesOf(mediateur1752);
const [SPADES, HEARTS] = [0, 1] as const;

describe('the table of Médiateur', () => {
  test('forty cards, ranked as at Quadrille: eleven trumps in a black suit, twelve in a red one [mediateur-1752.pack]', () => {
    expect(PACK).toHaveLength(40);
    expect(PACK).not.toContain(parseCard('TH'));
    expect(printCards(ranking(SPADES, true, rules))).toBe('AS 2S AC KS QS JS 7S 6S 5S 4S 3S');
    expect(ranking(HEARTS, true, rules)).toHaveLength(12);
  });

  test('ten cards each, in packets of three, three and four in any order [mediateur-1752.deal]', () => {
    for (const packets of PACKETS) {
      expect(packets.reduce((sum, n) => sum + n, 0)).toBe(10);
      expect(whyNotPackets(packets, undefined, rules['deal.packets'])).toBeUndefined();
    }
    expect(whyNotPackets([5, 5], undefined, rules['deal.packets'])).toBe('deal.packets');
  });

  test('ten jetons [mediateur-1752.box.jetons], nineteen fiches [mediateur-1752.box.fiches] and five mils [mediateur-1752.box.mils] are seven hundred', () => {
    // 10 + 19 × 10 + 5 × 100 = 700.
    expect(boxWorth(rules)).toBe(700);
    expect(boxWorth({ ...rules, 'box.jetons': 0 })).toBe(690);
    expect(boxWorth({ ...rules, 'box.fiches': 0 })).toBe(510);
    expect(boxWorth({ ...rules, 'box.contrats': 0 })).toBe(200);
  });

  test('a stake of four, one chip from each, and what is lost is carried on [mediateur-1752.stake]', () => {
    const deal = {
      contract: { by: 'first', bid: 'solo' },
      trump: 'S',
      result: { tricks: { first: 5, second: 5 }, highest: ['second', 'third', 'dealer'] },
    };
    const session = parseSession({ players: ['Anne', 'Basil', 'Clara', 'David'], firstDealer: 'David', deals: [deal] });
    if (!session.ok) throw new Error(session.error.message);
    const settled = settleSession(session.value, rules);
    if (!settled.ok) throw new Error(settled.error.message);
    const entries = settled.value.deals[0]?.entries ?? [];
    expect(entries.filter(({ at }) => at.phase === 'ante').map(({ amount }) => amount)).toEqual([1, 1, 1, 1]);
    // A remise doubles the four.
    expect(settled.value.pools['stake']).toBe(8);
  });
});
