import type { DealInPlay, PlayChoice, RefusedChoice, Turn } from '#engine/play/played-game.ts';
import { memoizeLast } from '#engine/kernel/collections.ts';
import { type ReversisRecord, seatNames, talonCardBefore, type Seat } from '../record/record.ts';
import type { ReversisRules, ReversisKey } from '../rules/keys.ts';
import { judge } from '../settle/judge.ts';
import { nameCard, ACE, makeCard, rankOf, type Card, nameCards, nameSuit, suitOf } from '#engine/cards/card.ts';
import { seatHeading } from '#engine/wording/sentence.ts';
import { exchangeOf, type ExchangeResult } from '../play/exchange.ts';
import { mustExchange, whyNotLayOut, whyNotTrade } from '../play/exchange-rules.ts';
import { poolsAtStart } from '../play/pools.ts';
import { QUINOLA } from '../rules/shape.ts';
import { tricksOf } from '../play/deal.ts';
import { advance, cardsHeld, handMasks, legalCards, startDraft, whyNotCard, type PlayState } from '../play/play.ts';
import { departureOf } from '../play/play-out.ts';

/** Turn of a deal: laying out, calling for aces, giving a card to the seat opposite, the play, and claims. */
export const turn = memoizeLast(findTurn);

function findTurn(playing: DealInPlay<ReversisRecord>, rules: ReversisRules): ReversisTurn | undefined {
  const { record } = playing;
  if (record.thrownBy !== undefined) return claiming(playing, rules);
  return (
    layingOut(record, rules) ??
    trading(playing, rules) ??
    giving(record, rules) ??
    cardTurn(record, rules) ??
    claiming(playing, rules)
  );
}

/** Turn of the winner of the partie, if led cards owe him something that he must claim. */
function claiming({ record, declined }: DealInPlay<ReversisRecord>, rules: ReversisRules): ReversisTurn | undefined {
  if (!rules['led.claim'] || record.claimed) return undefined;
  const judged = judge(record, rules);
  const end = judged.ok ? judged.value.frames.at(-1)?.event : undefined;
  const seat = end?.kind === 'end' ? end.outcome.winner : undefined;
  if (!judged.ok || seat === undefined || declined.includes(seat)) return undefined;
  const withClaim = judge({ ...record, claimed: true }, rules);
  if (!withClaim.ok || withClaim.value.entries.length === judged.value.entries.length) return undefined;
  return {
    seat,
    kind: 'claim',
    prompt: `${heading(record, seat)} to claim payment for led cards`,
    legal: [
      { act: { kind: 'claim' }, label: 'claim payment for led cards' },
      { act: { kind: 'forgo' }, label: 'claim nothing' },
    ],
    refused: [],
  };
}

/**
 * An act of a seat in a deal of Réversis. `keep`: decline the talon card before it. `noTrade`: pass its call for an ace.
 * `claim`: ask, before the next cut, for what led aces and Quinolas owe; `forgo`: do not ask. `throwDown`: throw down the cards
 * and take the remaining tricks at the price the book sets.
 */
export type ReversisAct =
  | { readonly kind: 'layOut' | 'give' | 'play'; readonly card: Card }
  | { readonly kind: 'trade'; readonly gives: Card; readonly takes: Card }
  | { readonly kind: 'keep' | 'noTrade' | 'claim' | 'forgo' | 'throwDown' };

export type ReversisTurn = Turn<ReversisAct>;
export type ReversisChoice = PlayChoice<ReversisAct>;
type ReversisRefused = RefusedChoice<ReversisAct>;

export const heading = (record: ReversisRecord, seat: Seat): string => seatHeading(seatNames(record.seats)[seat] ?? '');

/** Whether every seat has chosen the card to give the seat opposite; none changes hands before that. */
export const haveGiven = ({ seats, opposites }: ReversisRecord): boolean =>
  opposites.length === seats && opposites.every((card) => card !== undefined);

/** Hands now; gifts lie face down until all are chosen. Undefined for an impossible record. */
export function exchangedSoFar(record: ReversisRecord, rules: ReversisRules): ExchangeResult | undefined {
  const given = haveGiven(record) ? record : { ...record, opposites: [] };
  const made = exchangeOf(given, rules, poolsAtStart(record, rules));
  return made.ok ? made.value : undefined;
}

/** Turn of the seat that is to lay out a card, or decline the talon card before it. */
export function layingOut(record: ReversisRecord, rules: ReversisRules): ReversisTurn | undefined {
  const discard = rules['deal.discard'];
  if ((discard !== 'talon' && discard !== 'each') || record.plays.length > 0) return undefined;
  const seat = seatNames(record.seats).findIndex((_, i) => record.laidOut[i] === undefined);
  if (seat < 0) return undefined;
  const pools = poolsAtStart(record, rules);
  const legal: ReversisChoice[] = [];
  const refused: ReversisRefused[] = [];
  for (const card of record.hands[seat] ?? []) {
    const choice: ReversisChoice = { act: { kind: 'layOut', card }, label: nameCard(card), card };
    const key = whyNotLayOut(rules, pools, card);
    if (key === undefined) legal.push(choice);
    else refused.push({ ...choice, key, message: refuseToLayOut(rules, card, key) });
  }
  const before = discard === 'talon' ? talonCardBefore(record, seat) : undefined;
  if (before !== undefined) {
    const keeps: ReversisChoice = { act: { kind: 'keep' }, label: 'keep the hand' };
    if (!mustExchange(rules, pools)) legal.push(keeps);
    else refused.push({ ...keeps, key: 'exchange.compulsory', message: REFUSE_TO_KEEP });
  }
  return { seat, kind: 'layOut', prompt: `${heading(record, seat)} to lay out a card`, legal, refused };
}

/**
 * Calls open to a seat: each of its unguarded cards that may be traded, for each ace it does not hold. The seat does not know
 * where that ace is: a call that no seat can meet has no effect.
 */
function callsOf(
  record: ReversisRecord,
  rules: ReversisRules,
  hand: readonly Card[],
  by: Seat,
): readonly ReversisChoice[] {
  const aces = [0, 1, 2, 3].map((suit) => makeCard(suit, ACE)).filter((ace) => !hand.includes(ace));
  return hand
    .filter((card) => card === QUINOLA || rankOf(card) === ACE)
    .flatMap((gives) => aces.map((takes) => ({ by, gives, takes })))
    .filter((trade) => whyNotTrade(rules, hand, record.trades, trade) === undefined)
    .map(({ gives, takes }) => ({
      act: { kind: 'trade', gives, takes },
      label: `the ${nameCard(takes)} for the ${nameCard(gives)}`,
    }));
}

/** Turn of the seat that may call for an ace; a seat with nothing to trade is skipped. */
export function trading(
  { record, declined }: DealInPlay<ReversisRecord>,
  rules: ReversisRules,
): ReversisTurn | undefined {
  if (!rules['trade.aces'] || record.plays.length > 0) return undefined;
  const hands = exchangedSoFar(record, rules)?.hands ?? [];
  const done = Math.max(-1, ...declined, ...record.trades.map(({ by }) => by));
  for (let seat = done + 1; seat < record.seats; seat++) {
    const calls = callsOf(record, rules, hands[seat] ?? [], seat);
    if (calls.length > 0)
      return {
        seat,
        kind: 'trade',
        prompt: `${heading(record, seat)} to call for an ace`,
        legal: [...calls, { act: { kind: 'noTrade' }, label: 'no call' }],
        refused: [],
      };
  }
  return undefined;
}

/** Turn of the seat that is to choose a card for the seat opposite. */
export function giving(record: ReversisRecord, rules: ReversisRules): ReversisTurn | undefined {
  if (!rules['exchange.opposites'] || record.seats !== 4 || record.plays.length > 0) return undefined;
  const seat = [0, 1, 2, 3].findIndex((i) => record.opposites[i] === undefined);
  if (seat < 0) return undefined;
  const hand = exchangedSoFar(record, rules)?.hands[seat] ?? [];
  return {
    seat,
    kind: 'give',
    prompt: `${heading(record, seat)} to give a card to the seat opposite`,
    legal: hand.map((card) => ({ act: { kind: 'give', card }, label: nameCard(card), card })),
    refused: [],
  };
}

/** The table after the cards played. Undefined if the hands are impossible. */
export const tableOf = memoizeLast(findTable);

function findTable(record: ReversisRecord, rules: ReversisRules): PlayState | undefined {
  const made = exchangedSoFar(record, rules);
  if (!made) return undefined;
  const { hands, laid } = made;
  const state = startDraft(handMasks(hands), record.seats, tricksOf(record, rules, hands), laid);
  for (const card of record.plays.flat()) advance(state, card);
  return state;
}

const THROW_DOWN = [
  { act: { kind: 'throwDown' }, label: 'throw down your cards', key: 'thrown.pays' },
] as const satisfies ReversisTurn['besides'];

/** Turn of the seat that is to play; undefined once the hands are empty. */
export function cardTurn(record: ReversisRecord, rules: ReversisRules): ReversisTurn | undefined {
  const state = tableOf(record, rules);
  if (!state) return undefined;
  const seat = state.toPlay;
  const held = cardsHeld(state.hands, seat);
  if (held.length === 0) return undefined;
  const allowed = legalCards(state, rules);
  // Under rules that say nothing of it, no seat may throw down its cards.
  const throws = rules['thrown.pays'] !== 'nothing';
  const choice = (card: number) => ({ act: { kind: 'play', card } as const, label: nameCard(card), card });
  return {
    seat,
    kind: 'play',
    prompt: `${heading(record, seat)} to play`,
    legal: allowed.map(choice),
    refused: held.flatMap((card): readonly ReversisRefused[] => {
      const key = allowed.includes(card) ? undefined : whyNotCard(state, rules, card);
      return key ? [{ ...choice(card), ...refuseToPlay(state, rules, card, key) }] : [];
    }),
    ...(throws && { besides: THROW_DOWN }),
  };
}

/** Sentence to the player whose turn it is: why he may not lay out a card. */
function refuseToLayOut(rules: ReversisRules, card: Card, key: ReversisKey): string {
  const until =
    rules[key] === 'threeStakes'
      ? ' until its pool holds three stakes'
      : rules[key] === 'notAfterRemise'
        ? ' once a remise has been paid'
        : '';
  return `You may not lay out the ${nameCard(card)}${until}.`;
}

/** Sentence to the same player, where the book makes him exchange. */
const REFUSE_TO_KEEP = 'You must lay out a card and draw the next talon card.';

/** Why a card may not be played, in a sentence to the player who holds it, and the rule that says so. */
function refuseToPlay(
  state: PlayState,
  rules: ReversisRules,
  card: Card,
  key: NonNullable<ReturnType<typeof whyNotCard>>,
): { readonly key: ReversisKey; readonly message: string } {
  const { toPlay, suitLed, hands } = state;
  const broken = departureOf(state, rules, card, key).key;
  switch (key) {
    case 'play.firstLead':
      return { key: broken, message: 'You must lead a heart to the first trick, because you have one.' };
    case 'play.throwHearts':
      return {
        key: broken,
        message: `You may not throw the ${nameCard(card)}: as long as you can throw anything else, the only hearts you may throw are king, queen and knave.`,
      };
    case 'play.follow': {
      const due = cardsHeld(hands, toPlay).filter((other) => suitOf(other) === suitLed);
      const suit = nameSuit(suitLed);
      const owed = due.length === 1 ? ` in ${suit}: play ${nameCards(due)}` : `: play one of your ${suit}`;
      const late = broken === 'espagnolette.renounce' ? ' Your right to renounce ended with the ninth trick.' : '';
      return { key: broken, message: `You must follow suit${owed}.${late}` };
    }
  }
}
