import { nameCard, nameSuit } from '#engine/cards/card-name.ts';
import { KING, makeCard, QUEEN, type Card } from '#engine/cards/card.ts';
import { atExchange, inPhase, isSamePlace, type Place } from '#engine/ledger/place.ts';
import { isCalling } from '../play/bidding/call.ts';
import { declaredOf } from '../play/bidding/contract.ts';
import { hearBids } from '../play/bidding/hearing.ts';
import type { QuadrilleRecord, Seat } from '../record/record.ts';
import { BID_CONTRACT, CASCO, FORCED, GRANDISSIMO, MEDIATEUR, PASS } from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { judge } from '../settle/judge.ts';
import type { QuadrilleChoice, QuadrilleRefused, QuadrilleTurn } from './acts.ts';
import { heading } from './bid-turn.ts';

const HIGHEST: readonly Card[] = [KING, QUEEN].flatMap((rank) => [0, 1, 2, 3].map((suit) => makeCard(suit, rank)));

const choiceOf = (kind: 'call' | 'give', card: Card): QuadrilleChoice => ({
  act: { kind, card },
  label: nameCard(card),
  card,
});

/** Each way to go on under the judge: allowed, or with what it breaks at that place; what cannot be is left out. */
function tryEach(
  choices: readonly (readonly [QuadrilleChoice, QuadrilleRecord])[],
  at: Place,
  rules: QuadrilleRules,
  before: readonly string[],
): Pick<QuadrilleTurn, 'legal' | 'refused'> {
  const legal: QuadrilleChoice[] = [];
  const refused: QuadrilleRefused[] = [];
  for (const [choice, record] of choices) {
    const tried = judge(record, rules);
    if (!tried.ok) continue;
    // A favourite suit wrongly drawn comes to light with the trumps, and is not their fault.
    const broken = tried.value.departures.find(
      (one) => isSamePlace(one.at, at) && one.key !== 'favourite.suit' && !before.includes(one.message),
    );
    if (broken) refused.push({ ...choice, key: broken.key, message: broken.message });
    else legal.push(choice);
  }
  return { legal, refused };
}

const messagesOf = (record: QuadrilleRecord, rules: QuadrilleRules): readonly string[] => {
  const judged = judge(record, rules);
  return judged.ok ? judged.value.departures.map(({ message }) => message) : [];
};

/** Who names trumps: the ally in casco, and where they were left to him; otherwise the ombre. */
const namerOf = ({ hands, call }: QuadrilleRecord, ombre: Seat, isLeft: boolean): Seat => {
  const ally = isLeft && call !== undefined ? hands.findIndex((hand) => hand.includes(call)) : -1;
  return ally < 0 ? ombre : ally;
};

/**
 * Trumps, call and exchange, in the order in which the game played has them. `left`: the ombre, who plays by force, leaves
 * trumps to the ally he calls; `mayLeave` offers him that where the rules know it.
 */
export function namingTurn(
  record: QuadrilleRecord,
  rules: QuadrilleRules,
  { left = false, mayLeave = false }: { readonly left?: boolean; readonly mayLeave?: boolean } = {},
): QuadrilleTurn | undefined {
  const { ombre, bid } = declaredOf(record, hearBids(record, rules).last);
  if (ombre < 0 || record.plays.length > 0) return undefined;
  if (bid === PASS && rules['auction.allPass'] === 'redeal') return undefined;
  const contract = bid === PASS ? FORCED : BID_CONTRACT[bid]!;
  const before = messagesOf(record, rules);
  const callsFirst = contract === CASCO || left;
  const trumps = (): QuadrilleTurn | undefined => {
    if (contract >= GRANDISSIMO || record.trump !== undefined) return undefined;
    const seat = namerOf(record, ombre, callsFirst);
    const choices = [0, 1, 2, 3].map((trump) => {
      const choice: QuadrilleChoice = { act: { kind: 'trump', suit: trump }, label: nameSuit(trump) };
      return [choice, { ...record, trump }] as const;
    });
    const { legal, refused } = tryEach(choices, inPhase('contract'), rules, before);
    const leave: readonly QuadrilleChoice[] =
      mayLeave && !left && contract === FORCED && rules['call.forcedAllyNames']
        ? [{ act: { kind: 'leave' }, label: 'leave it to the ally' }]
        : [];
    return {
      seat,
      kind: 'trump',
      says: `${callsFirst ? 'The ally' : heading(ombre)} to name trumps`,
      legal: [...legal, ...leave],
      refused,
    };
  };
  const call = (): QuadrilleTurn | undefined => {
    if (!isCalling(contract) || record.call !== undefined) return undefined;
    const isHeld = (card: Card): boolean => record.hands.some((hand) => hand.includes(card));
    // A call needs trumps beside it to be judged; where it comes before them, any suit will do that is not its own.
    const trumpFor = (card: Card) => record.trump ?? (contract === CASCO ? 0 : left ? (card < 13 ? 1 : 0) : undefined);
    const choices = HIGHEST.filter(isHeld).map(
      (card) => [choiceOf('call', card), { ...record, trump: trumpFor(card), call: card }] as const,
    );
    return {
      seat: ombre,
      kind: 'call',
      says: `${heading(ombre)} ${contract === MEDIATEUR ? 'to ask for a card' : 'to call'}`,
      ...tryEach(choices, inPhase('contract'), rules, before),
    };
  };
  const gift = (): QuadrilleTurn | undefined => {
    if (contract !== MEDIATEUR || record.gives !== undefined) return undefined;
    const choices = (record.hands[ombre] ?? []).map(
      (card) => [choiceOf('give', card), { ...record, gives: card }] as const,
    );
    return {
      seat: ombre,
      kind: 'give',
      says: `${heading(ombre)} to give a card for it`,
      ...tryEach(choices, atExchange(), rules, before),
    };
  };
  for (const step of callsFirst ? [call, trumps] : [trumps, call, gift]) {
    const next = step();
    if (next) return next;
  }
  return undefined;
}
