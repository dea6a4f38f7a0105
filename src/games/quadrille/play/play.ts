import { suitOf, type Card } from '#engine/cards/card.ts';
import { GRANDISSIMO, MEDIATEUR, SOLO, type Contract } from '../rules/bids.ts';
import { emptyFacts, NOBODY, type Facts, type FactsDraft } from './facts.ts';
import type { QuadrilleKey, QuadrilleRules } from '../rules/keys.ts';
import { BASTO_BIT, MATADORS, PLAY_SUITS, sequence, type RankTable } from '../rules/ranks.ts';
import type { Seat } from '../record/record.ts';

/** A hand is five masks, one a suit of play; bit s of a mask is the card of strength s. `hands[seat * 5 + suit]`. */
export type Hands = readonly number[];

/** The contract, as far as play and payment need it. */
export interface ContractInPlay {
  readonly contract: Contract;
  readonly ombre: Seat;
  /** -1 if he plays alone, also with a king of his own called. */
  readonly ally: Seat;
  readonly ownKing: boolean;
  readonly trump: number;
  readonly favourite: number;
  readonly announced: number;
  /** The card called, -1 for none; below, in médiateur, the seat that gave it. */
  readonly called: Card;
  readonly giver: Seat;
}

/** The table between two cards. Records of illegal play reach `advance` too. */
export interface PlayState {
  readonly table: RankTable;
  readonly hands: Hands;
  /** The trick under way, from 0; below, how many cards lie in it, who led and whose turn it is. */
  readonly trick: number;
  readonly position: number;
  readonly leader: Seat;
  readonly toPlay: Seat;
  /** The card led, as a card of play; below, the winning one. */
  readonly led: number;
  readonly best: number;
  readonly winning: Seat;
  /** Seats of the ombre’s side as a mask; below, the called card as a card of play. */
  readonly side: number;
  readonly called: number;
  readonly facts: Facts;
}

/** State into which `advance` writes while one deal is played. */
export type PlayDraft = { -readonly [K in keyof Omit<PlayState, 'hands' | 'facts'>]: PlayState[K] } & {
  hands: number[];
  facts: FactsDraft;
};

/** Hands as masks under a ranking. */
export function handMasks(hands: readonly (readonly Card[])[], table: RankTable): number[] {
  const masks = new Array<number>(hands.length * PLAY_SUITS).fill(0);
  hands.forEach((hand, seat) => {
    for (const card of hand) {
      const code = table.toPlay[card]!;
      if (code >= 0) masks[seat * PLAY_SUITS + (code >> 4)]! |= 1 << (code & 15);
    }
  });
  return masks;
}

/** Cards of one seat, by suit, trumps in the place of their suit, each from the highest down. */
export function cardsHeld(hands: Hands, seat: Seat, table: RankTable): readonly Card[] {
  const cards: Card[] = [];
  for (let suit = 0; suit < PLAY_SUITS; suit++) {
    const mask = hands[seat * PLAY_SUITS + suit]!;
    for (let bit = 11; bit >= 0; bit--) if ((mask >> bit) & 1) cards.push(table.toCard[suit * 16 + bit]!);
  }
  return cards;
}

/** The seat that leads to the first trick. */
export const firstLeader = (c: ContractInPlay, rules: QuadrilleRules): Seat =>
  rules['play.firstLead'] === 'ombreAlone' &&
  (c.contract === MEDIATEUR || (c.contract >= SOLO && c.contract <= GRANDISSIMO))
    ? c.ombre
    : 0;

const highestBit = (mask: number): number => 31 - Math.clz32(mask);

/**
 * State at the start of play. `masks` are the hands after the exchange, `dealtTrumps` the four trump masks as dealt; the state
 * takes both over.
 */
export function startDraft(
  masks: number[],
  dealtTrumps: readonly number[],
  c: ContractInPlay,
  table: RankTable,
  leader: Seat,
): PlayDraft {
  const facts = emptyFacts();
  const side = (1 << c.ombre) | (c.ally >= 0 ? 1 << c.ally : 0);
  let ours = 0;
  let theirs = 0;
  let oursHeld = 0;
  let theirsHeld = 0;
  for (let seat = 0; seat < 4; seat++) {
    const mask = dealtTrumps[seat]!;
    const held = masks[seat * PLAY_SUITS + table.trump]!;
    facts.highest[seat] = mask === 0 ? NOBODY : highestBit(mask);
    facts.highestHeld[seat] = held === 0 ? NOBODY : highestBit(held);
    if ((side >> seat) & 1) {
      ours |= mask;
      oursHeld |= held;
    } else {
      theirs |= mask;
      theirsHeld |= held;
    }
  }
  facts.dealt[0] = sequence(ours);
  facts.dealt[1] = sequence(theirs);
  facts.held[0] = sequence(oursHeld);
  facts.held[1] = sequence(theirsHeld);
  facts.contract = c.contract;
  facts.ombre = c.ombre;
  facts.ally = c.ally;
  facts.ownKing = c.ownKing;
  facts.trump = c.trump;
  facts.favourite = c.favourite;
  facts.announced = c.announced;
  facts.giver = c.giver;
  facts.kingSuit = c.contract === MEDIATEUR && c.called >= 0 ? suitOf(c.called) : NOBODY;
  return {
    table,
    hands: masks,
    trick: 0,
    position: 0,
    leader,
    toPlay: leader,
    led: 0,
    best: 0,
    winning: leader,
    side,
    called: c.called < 0 ? -1 : table.toPlay[c.called]!,
    facts,
  };
}

/** Plays one card of play of the seat whose turn it is, in place. */
export function advance(s: PlayDraft, code: number): void {
  const facts = s.facts;
  const seat = s.toPlay;
  const suit = code >> 4;
  const position = s.position;
  s.hands[seat * PLAY_SUITS + suit]! &= ~(1 << (code & 15));
  if (s.trick < 6) {
    if (
      position === 0 &&
      s.trick > 0 &&
      seat === facts.ally &&
      (code === s.called || (suit === s.table.trump && (code & 15) >= BASTO_BIT))
    ) {
      facts.allyShown = true;
      if (!facts.kingPlayed) facts.unknownAllyShown = true;
    }
    if (code === s.called) facts.kingPlayed = true;
  } else if (position === 0) facts.seventhLed = true;
  if (position === 0) {
    s.leader = seat;
    s.led = code;
    s.best = code;
    s.winning = seat;
  } else if (suit === s.best >> 4 ? code > s.best : suit === s.table.trump) {
    s.best = code;
    s.winning = seat;
  }
  if (position < 3) {
    s.position = position + 1;
    s.toPlay = (seat + 1) & 3;
    return;
  }
  const taker = s.winning;
  facts.winners.push(taker);
  facts.taken[taker]!++;
  if (facts.straight === s.trick && (s.side >> taker) & 1) facts.straight++;
  s.trick++;
  facts.played = s.trick;
  s.position = 0;
  s.leader = taker;
  s.toPlay = taker;
}

/** Copy of a state in memory of its own. */
export function copyOf(state: PlayState): PlayDraft {
  const { facts } = state;
  return {
    ...state,
    hands: state.hands.slice(),
    facts: {
      ...facts,
      winners: facts.winners.slice(),
      taken: facts.taken.slice(),
      dealt: [...facts.dealt],
      held: [...facts.held],
      highest: facts.highest.slice(),
      highestHeld: facts.highestHeld.slice(),
    },
  };
}

/** State after one card of the seat whose turn it is; the given state is unchanged. */
export function applyCard(state: PlayState, card: Card): PlayState {
  const copy = copyOf(state);
  advance(copy, state.table.toPlay[card]!);
  return copy;
}

/**
 * Suit of play that the seat whose turn it is must follow; -1 if it may play any card. A matador need not follow a lower trump;
 * it must if a higher matador was led and the seat has no other trump (readings, Quadrille: all).
 */
export function boundSuit(s: PlayState, rules: QuadrilleRules): number {
  if (s.position === 0 || !rules['play.follow']) return -1;
  const suit = s.led >> 4;
  const due = s.hands[s.toPlay * PLAY_SUITS + suit]!;
  if (due === 0 || (suit === s.table.trump && mayRenege(due, s.led & 15, rules))) return -1;
  return suit;
}

/** Legal cards of one suit of play, as a mask, for the seat whose turn it is. */
export function legalMask(s: PlayState, rules: QuadrilleRules, suit: number): number {
  const bound = boundSuit(s, rules);
  return bound < 0 || bound === suit ? s.hands[s.toPlay * PLAY_SUITS + suit]! : 0;
}

/** Whether a player who holds these trumps may play another suit on a trump of this strength. */
function mayRenege(trumps: number, led: number, rules: QuadrilleRules): boolean {
  const privilege = rules['matadors.privilege'];
  if (privilege === 'none' || (trumps & ~MATADORS) !== 0) return false;
  return privilege === 'always' || led < BASTO_BIT || (trumps & ((1 << led) - 1)) === 0;
}

/** Whether the seat whose turn it is uses its privilege with this card: it holds trumps and plays none on a trump. */
export const isReneging = (s: PlayState, code: number): boolean =>
  s.position > 0 &&
  s.led >> 4 === s.table.trump &&
  code >> 4 !== s.table.trump &&
  s.hands[s.toPlay * PLAY_SUITS + s.table.trump] !== 0;

/** Legal cards of the seat whose turn it is; at least one while it has any. */
export function legalCards(s: PlayState, rules: QuadrilleRules): readonly Card[] {
  const cards: Card[] = [];
  for (let suit = 0; suit < PLAY_SUITS; suit++) {
    const mask = legalMask(s, rules, suit);
    for (let bit = 11; bit >= 0; bit--) if ((mask >> bit) & 1) cards.push(s.table.toCard[suit * 16 + bit]!);
  }
  return cards;
}

/** Rule key that forbids a card held by the seat whose turn it is; undefined if the card is legal. */
export function whyNotCard(
  s: PlayState,
  rules: QuadrilleRules,
  card: Card,
): Extract<QuadrilleKey, 'play.follow' | 'matadors.privilege'> | undefined {
  const code = s.table.toPlay[card]!;
  if ((legalMask(s, rules, code >> 4) >> (code & 15)) & 1) return undefined;
  const due = s.hands[s.toPlay * PLAY_SUITS + (s.led >> 4)]!;
  return s.led >> 4 === s.table.trump && (due & ~MATADORS) === 0 ? 'matadors.privilege' : 'play.follow';
}
