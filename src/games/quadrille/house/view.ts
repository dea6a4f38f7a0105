import { playsBySeat, type Plays } from '#engine/cards/plays-in-link.ts';
import { applyBid, startAuction, type AuctionState } from '../play/bidding/auction.ts';
import { NOBODY } from '../play/facts.ts';
import { advance, firstLeader, handMasks, startDraft, type ContractInPlay, type PlayDraft } from '../play/play.ts';
import type { Seat } from '../record/record.ts';
import { CASCO, UNDECLARED } from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { NO_SUIT, PACK, PLAY_SUITS, rankTable, winningPosition, BASTO_BIT, MATADORS } from '../rules/ranks.ts';
import type { QuadrilleView } from '../choices/view.ts';

const WHOLE = (1 << 12) - 1;

/** Trumps that a player shows not to hold by playing no trump on a trump of this strength; matadors may be kept back. */
function trumpsBarred(led: number, rules: QuadrilleRules): number {
  const privilege = rules['matadors.privilege'];
  if (privilege === 'none') return WHOLE;
  const isDrawn = privilege !== 'always' && led >= BASTO_BIT;
  return WHOLE & ~(isDrawn ? MATADORS & ~((1 << led) - 1) : MATADORS);
}

/** Cards that each seat no longer holds, as its play has shown, as masks of cards of play: `barred[seat * 5 + suit]`. */
export function barredCards(view: QuadrilleView, rules: QuadrilleRules): readonly number[] {
  const table = rankTable(view.trump ?? NO_SUIT, rules);
  const barred = new Array<number>(4 * PLAY_SUITS).fill(0);
  if (!rules['play.follow']) return barred;
  let leader = firstLeader(contractedOf(view), rules);
  for (const trick of view.plays) {
    const led = table.toPlay[trick[0]!]!;
    for (const [position, card] of trick.entries()) {
      const suit = led >> 4;
      if (table.toPlay[card]! >> 4 === suit) continue;
      const seat = (leader + position) & 3;
      barred[seat * PLAY_SUITS + suit]! |= suit === table.trump ? trumpsBarred(led & 15, rules) : WHOLE;
    }
    leader = (leader + winningPosition(trick, table)) & 3;
  }
  return barred;
}

/** The auction so far. */
export const auctionOf = ({ bids }: QuadrilleView, rules: QuadrilleRules): AuctionState =>
  bids.reduce((state, { by, bid }) => applyBid(state, by, bid, rules), startAuction);

/** The contract as far as the seat knows it. */
export const contractedOf = (view: QuadrilleView): ContractInPlay => ({
  contract: view.contract ?? 0,
  ombre: view.ombre ?? 0,
  ally: view.ally ?? NOBODY,
  ownKing: view.alone && view.call !== undefined && view.giver === undefined,
  trump: view.trump ?? NO_SUIT,
  favourite: view.favourite ?? NOBODY,
  announced: view.announced,
  called: view.call ?? -1,
  giver: view.giver ?? NOBODY,
});

/** Whether every seat knows the ally. */
export const isAllyOpen = ({ contract, call, named, ally, plays, vole }: QuadrilleView): boolean =>
  contract === CASCO ||
  (ally !== undefined && named === ally) ||
  (call !== undefined && plays.some((trick) => trick.includes(call))) ||
  vole?.asked === true;

/** Cards that each seat has played. */
export function playedBy(view: QuadrilleView, rules: QuadrilleRules): Plays {
  const table = rankTable(view.trump ?? NO_SUIT, rules);
  return playsBySeat(view.plays, 4, (trick) => winningPosition(trick, table), firstLeader(contractedOf(view), rules));
}

/**
 * The table as one seat knows it. Each later seat is given all unseen cards: the policy asks what is still out, never where.
 */
export function viewOf(view: QuadrilleView, rules: QuadrilleRules): PlayDraft {
  const { seat, hand, plays } = view;
  const c = contractedOf(view);
  const table = rankTable(c.trump, rules);
  const fallen = plays.flat();
  const unseen = PACK.filter((card) => !hand.includes(card) && !fallen.includes(card));
  const next: Seat = (seat + 1) & 3;
  const held = playedBy(view, rules).map((cards, other) => [
    ...cards,
    ...(other === seat ? hand : other === next ? unseen : []),
  ]);
  const masks = handMasks(held, table);
  const trumps = [0, 1, 2, 3].map((other) => masks[other * PLAY_SUITS + table.trump]!);
  const state = startDraft(masks, trumps, c, table, firstLeader(c, rules));
  for (const card of fallen) advance(state, table.toPlay[card]!);
  return state;
}

/** Whether the first six tricks were taken in a row, so that a lead to the seventh may undertake the vole. */
export const mayUndertake = ({ legal, announced }: QuadrilleView): boolean =>
  announced === UNDECLARED && legal.some(({ act }) => act.kind === 'stop');
