import { KING, nameCard, nameCards, nameSuit, QUEEN, rankOf, type Card } from '#engine/cards/card.ts';
import { NO_SUIT } from '../rules/ranks.ts';
import { PASS, printBid, type Bid } from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { cardsHeld, type PlayState } from '../play/play.ts';

/** Sentence to the player whose turn it is to speak: why he may not make a bid. `high` is the highest bid before it. */
export function refuseToBid(key: string, bid: Bid, high: Bid, rules: QuadrilleRules): string {
  const named = `“${printBid(bid)}”`;
  switch (key) {
    case 'auction.raise':
      return `You may not bid ${named}. After passing you may not bid again. After a bid you may bid again only if somebody has bid above you, and only as far as these rules allow.`;
    case 'auction.order':
      return high === PASS ? `You may not bid ${named} now.` : `You must bid above “${printBid(high)}”.`;
    case 'casco.aces':
    case 'grandissimo.aces':
      return `You need both black aces to bid ${named}.`;
    case 'casco.fourKings':
      return `You hold all four kings, so there is none to call in ${named}.`;
    case 'mediateur.fourKings':
      return `You hold all four kings, so there is none to ask for in ${named}.`;
    case 'favourite.suit':
      return rules['favourite.suit'] === 'none'
        ? 'These rules have no favourite suit.'
        : 'No favourite suit has been drawn.';
    default:
      return `These rules have no ${named}.`;
  }
}

/** Sentence to the ombre: why he may not call a card or ask for it; undefined for a rule that is about something else. */
export function refuseToCall(key: string, call: Card): string | undefined {
  const card = `the ${nameCard(call)}`;
  switch (key) {
    case 'call.kingOfTrumps':
      return 'You may not call the king of trumps.';
    case 'mediateur.kingOfTrumps':
      return 'You may not ask for the king of trumps.';
    case 'casco.fourKings':
      return 'In casco you call a king that you do not hold.';
    case 'mediateur.fourKings':
      return 'In médiateur you ask for a king; or, if you hold all four kings and these rules allow it, for a queen.';
    case 'auction.mediateur':
      return `You hold ${card} yourself.`;
    case 'call.own':
      return `You may not call ${card}, because you hold it yourself.`;
    case 'call.queen':
      return rankOf(call) === KING
        ? `You may not call ${card}.`
        : rankOf(call) === QUEEN
          ? 'You may call a queen only if you hold all four kings, and never the queen of trumps.'
          : 'You call a king; or, if you hold all four kings, a queen.';
    default:
      return undefined;
  }
}

/** Sentence to the player who names trumps: why he may not name a suit; undefined for a rule that is about something else. */
export const refuseToName = (key: string): string | undefined =>
  key === 'favourite.bids' ? 'Name the favourite suit if you bid in it, and another suit if you did not.' : undefined;

/** Sentence to the player whose turn it is: why he may not play a card, and which he may. */
export function refuseToPlay({ toPlay, led, table, hands }: PlayState, key: string): string {
  const due = cardsHeld(hands, toPlay, table).filter((other) => table.toPlay[other]! >> 4 === led >> 4);
  const owed = due.length === 1 ? nameCards(due) : `one of ${nameCards(due)}`;
  const suit = led >> 4;
  const what = suit === NO_SUIT || suit === table.trump ? 'trumps' : nameSuit(suit);
  return key === 'matadors.privilege'
    ? `A higher matador was led: you must play ${owed}.`
    : `You must follow suit${due.length === 1 ? ` in ${what}: play ${owed}` : `: play one of your ${what}`}.`;
}

/** Sentence to a player whose ally has refused leave to go on. */
export const REFUSE_TO_GO_ON =
  'You may not lead to the seventh trick, because your ally has refused leave to try for the vole.';
