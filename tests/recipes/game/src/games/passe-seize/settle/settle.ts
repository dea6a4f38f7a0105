import { JACK, ACE, rankOf, type Card } from '#engine/cards/card.ts';
import { momentOf, type Reason, type Sink } from '#engine/ledger/sink.ts';
import type { PasseSeizeKey, PasseSeizeRules } from '../rules/keys.ts';
import { playerOf, roundOf, type PasseSeizeRecord } from '../record/record.ts';

/** What is paid for. */
export type Occasion = 'over';
export type Why = Reason<Occasion, PasseSeizeKey>;

const OVER: Why = { occasion: 'over', keys: ['over.pays', 'count.courts'] };
const SIXTEEN = 16;

/** An ace counts one, the others their pips, court cards as the rules have it. */
export function worthOf(card: Card, { 'count.courts': courts }: PasseSeizeRules): number {
  const rank = rankOf(card);
  if (rank === ACE) return 1;
  return rank >= JACK ? (courts === 'ten' ? 10 : 1) : rank + 2;
}

/** The count after each card, and what is paid: whoever passes sixteen pays the other, and the count begins again. */
export function settle({ cards }: PasseSeizeRecord, rules: PasseSeizeRules, sink: Sink<Why>): readonly number[] {
  let count = 0;
  return cards.map((card, i) => {
    const reached = count + worthOf(card, rules);
    count = reached > SIXTEEN ? 0 : reached;
    const player = playerOf(i);
    if (reached > SIXTEEN)
      sink.at(momentOf(roundOf(i), player), card).pay(OVER, player, 1 - player, rules['over.pays']);
    return reached;
  });
}
