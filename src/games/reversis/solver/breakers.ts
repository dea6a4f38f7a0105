import type { Card } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import { ANY_CARD, type Goal, type Moment, type OpenDeal } from '#engine/solver/open-deal.ts';
import { TrickSearch, type Limit } from '#engine/solver/trick-search.ts';
import type { Seat } from '../record/record.ts';
import { cardOf } from './open-deal.ts';

/** So many tricks running make it worth asking who can still break a reversis. */
const WORTH_ASKING = 2;

/** A reversis under way at one moment, and who can break it whatever its player does, all others helping. */
export interface Breakers {
  readonly maker: Seat;
  /** Whether its player can still be stopped; undefined where the time was over first. */
  readonly canBreak: boolean | undefined;
  /** Each hand that can be the one to break it, with the cards it can be sure to do so with; undefined, or no cards, where the time was over first. */
  readonly hands: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[] | undefined;
  readonly nodes: number;
}

/** Who can still break the reversis of whoever has had every trick so far; undefined where nobody is on the way to one. */
export function breakersOf(
  deal: OpenDeal,
  moment: Moment,
  winners: readonly Seat[],
  limit: Limit,
): Breakers | undefined {
  const [maker] = winners;
  if (maker === undefined || winners.length < WORTH_ASKING || winners.some((winner) => winner !== maker))
    return undefined;
  const { seats } = deal;
  let nodes = 0;
  /** Whether it can be forced that the first trick its player loses goes to one of these, or to this card. */
  const canBreak = (breakers: number, card: number): boolean | undefined => {
    const goal: Goal = { kind: 'unbroken', maker, breakers, card };
    const search = new TrickSearch(deal, goal);
    const unbroken = search.prove(moment, 1, limit);
    nodes += search.nodes;
    return unbroken === undefined ? undefined : !unbroken;
  };
  const all = (1 << seats) - 1;
  const can = canBreak(all, ANY_CARD);
  const others = can === true ? range(seats).filter((seat) => seat !== maker) : [];
  const able = allOf(others, (seat) => canBreak(1 << seat, ANY_CARD));
  const hands = able?.map((seat) => ({
    seat,
    cards: (allOf(cardsOf(deal, moment, seat), (card) => canBreak(1 << seat, card)) ?? []).map(cardOf),
  }));
  return { maker, canBreak: can, hands, nodes };
}

/** The cards of a hand, and the one it has on the table. */
function cardsOf({ suits, seats }: OpenDeal, { hands, table, leader }: Moment, seat: Seat): readonly number[] {
  const held = range(suits).flatMap((suit) =>
    range(13).flatMap((strength) => ((hands[seat * suits + suit]! >> strength) & 1 ? [suit * 16 + strength] : [])),
  );
  const lying = table[(seat - leader + seats) % seats];
  return lying === undefined ? held : [...held, lying];
}

/** Those of which something holds; undefined where that is not known of one. */
function allOf(these: readonly number[], holds: (one: number) => boolean | undefined): readonly number[] | undefined {
  const found: number[] = [];
  for (const one of these) {
    const does = holds(one);
    if (does === undefined) return undefined;
    if (does) found.push(one);
  }
  return found;
}
