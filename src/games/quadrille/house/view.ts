import { playsBySeat, type Plays } from '#engine/cards/plays.ts';
import { speak, startAuction, type AuctionState } from '../play/bidding/auction.ts';
import { NOBODY } from '../play/facts.ts';
import { advance, firstLeader, handMasks, startDraft, type Contracted, type PlayDraft } from '../play/play.ts';
import type { Seat } from '../record/record.ts';
import { CASCO, UNDECLARED } from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { NO_SUIT, PACK, PLAY_SUITS, rankTable, winningPosition } from '../rules/ranks.ts';
import type { QuadrilleSeen } from '../turns/seen.ts';

/** The auction as far as all have heard it. */
export const auctionOf = ({ bids }: QuadrilleSeen, rules: QuadrilleRules): AuctionState =>
  bids.reduce((state, { by, bid }) => speak(state, by, bid, rules), startAuction);

/** What is played, as far as the seat knows. */
export const contractedOf = (seen: QuadrilleSeen): Contracted => ({
  contract: seen.contract ?? 0,
  ombre: seen.ombre ?? 0,
  ally: seen.ally ?? NOBODY,
  ownKing: seen.alone && seen.call !== undefined && seen.giver === undefined,
  trump: seen.trump ?? NO_SUIT,
  favourite: seen.favourite ?? NOBODY,
  announced: seen.announced,
  called: seen.call ?? -1,
  giver: seen.giver ?? NOBODY,
});

/** Whether the whole table knows who is the ally. */
export const isAllyOpen = ({ contract, call, named, ally, plays, vole }: QuadrilleSeen): boolean =>
  contract === CASCO ||
  (ally !== undefined && named === ally) ||
  (call !== undefined && plays.some((trick) => trick.includes(call))) ||
  vole?.asked === true;

/** The cards that each seat has played. */
export function playedBy(seen: QuadrilleSeen, rules: QuadrilleRules): Plays {
  const table = rankTable(seen.trump ?? NO_SUIT, rules);
  return playsBySeat(seen.plays, 4, (trick) => winningPosition(trick, table), firstLeader(contractedOf(seen), rules));
}

/**
 * The table as one seat knows it. Whoever comes after it holds, for its eyes, every card it has not seen: the policy asks what is
 * still out, and never where.
 */
export function viewOf(seen: QuadrilleSeen, rules: QuadrilleRules): PlayDraft {
  const { seat, hand, plays } = seen;
  const c = contractedOf(seen);
  const table = rankTable(c.trump, rules);
  const fallen = plays.flat();
  const unseen = PACK.filter((card) => !hand.includes(card) && !fallen.includes(card));
  const next: Seat = (seat + 1) & 3;
  const held = playedBy(seen, rules).map((cards, other) => [
    ...cards,
    ...(other === seat ? hand : other === next ? unseen : []),
  ]);
  const masks = handMasks(held, table);
  const trumps = [0, 1, 2, 3].map((other) => masks[other * PLAY_SUITS + table.trump]!);
  const state = startDraft(masks, trumps, c, table, firstLeader(c, rules));
  for (const card of fallen) advance(state, table.toPlay[card]!);
  return state;
}

/** Whether six tricks were taken straight off, and a lead to the seventh may undertake the vole. */
export const mayUndertake = ({ legal, announced }: QuadrilleSeen): boolean =>
  announced === UNDECLARED && legal.some(({ act }) => act.kind === 'stop');
