import type { Card } from '#engine/cards/card.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import type { Playing } from '#engine/play/played-game.ts';
import { agreedOf } from '../play/bidding/contract.ts';
import { cardsHeld, type Contracted } from '../play/play.ts';
import { exchangedHands } from '../play/exchange.ts';
import type { QuadrilleRecord, Seat, Spoken, SuitNumber } from '../record/record.ts';
import { CASCO, MEDIATEUR, REVEALED } from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { BASTO, SPADILLE } from '../rules/ranks.ts';
import type { QuadrilleChoice } from './acts.ts';
import { tableOf } from './card-turn.ts';
import { turn } from './turn.ts';

/** All that one seat knows of a deal. Seats that are nobody’s, or not yet known to it, are undefined. */
export interface QuadrilleSeen {
  readonly seat: Seat;
  /** Its own cards as dealt, and as it now holds them. */
  readonly dealt: readonly Card[];
  readonly hand: readonly Card[];
  readonly bids: readonly Spoken[];
  readonly favourite: SuitNumber | undefined;
  /** What is played, once trumps and call are named; undefined before. */
  readonly contract: number | undefined;
  readonly announced: number;
  readonly ombre: Seat | undefined;
  readonly trump: SuitNumber | undefined;
  readonly call: Card | undefined;
  /** Who named trumps, where not the ombre. */
  readonly named: Seat | undefined;
  /** The ombre’s ally as far as this seat knows him; itself, where it holds the card called. */
  readonly ally: Seat | undefined;
  /** Whether this seat knows that the ombre plays alone: always where no card is called, and the ombre of his own king. */
  readonly alone: boolean;
  /** Médiateur: who gave the king, and the card he got for it, where this seat saw it: it is of the two, or the hand lay open. */
  readonly giver: Seat | undefined;
  readonly gives: Card | undefined;
  /** Cards of others that lie open: the black aces of a casco, a hand revealed; played or not. */
  readonly open: readonly (readonly [Seat, Card])[];
  readonly vole: QuadrilleRecord['vole'];
  readonly plays: readonly (readonly Card[])[];
  /** What lay in the pools before the ante, as the record has it. */
  readonly pools: Balances | undefined;
  /** What it may do, where it is its turn. */
  readonly legal: readonly QuadrilleChoice[];
}

const NOTHING = {
  contract: undefined,
  announced: 0,
  ombre: undefined,
  ally: undefined,
  alone: false,
  giver: undefined,
  gives: undefined,
  open: [],
} as const;

/** What a seat knows of the two sides and of the cards that changed hands. */
function partiesSeenBy(
  record: QuadrilleRecord,
  c: Contracted,
  namedBy: Seat,
  seat: Seat,
  /** As they are once a card has been given for the king that was asked for. */
  exchanged: QuadrilleRecord['hands'] | undefined,
): Pick<QuadrilleSeen, keyof typeof NOTHING> {
  const hasFallen = record.plays.some((trick) => trick.includes(c.called));
  const isOpen = hasFallen || c.contract === CASCO || namedBy === c.ally || record.vole?.asked === true;
  const knowsAlly = c.ally >= 0 && (isOpen || seat === c.ally);
  const isCalled = c.ally >= 0 || c.ownKing;
  const aces = c.contract === CASCO ? [SPADILLE, BASTO] : [];
  const isRevealed = c.announced === REVEALED;
  const revealed = isRevealed ? ((exchanged ?? record.hands)[c.ombre] ?? []) : [];
  return {
    contract: c.contract,
    announced: c.announced,
    ombre: c.ombre,
    ally: knowsAlly ? c.ally : undefined,
    alone: !isCalled || (c.ownKing && (hasFallen || seat === c.ombre)),
    giver: c.contract === MEDIATEUR && record.gives !== undefined ? c.giver : undefined,
    // Of a hand that lies open everybody sees which card goes.
    gives: isRevealed || [c.ombre, c.giver].includes(seat) ? record.gives : undefined,
    open: [...new Set([...aces, ...revealed])].map((card) => [c.ombre, card] as const),
  };
}

export function seen(playing: Playing<QuadrilleRecord>, rules: QuadrilleRules, seat: Seat): QuadrilleSeen {
  const { record } = playing;
  const dealt = record.hands[seat] ?? [];
  const agreed = agreedOf(record, rules);
  const known = agreed.ok && agreed.value.contracted.contract >= 0 ? agreed.value : undefined;
  const exchanged = known && exchangedHands(record, known.contracted);
  const hands = exchanged?.ok === true ? exchanged.value : undefined;
  const state = hands && tableOf(record, rules);
  const now = turn(playing, rules);
  return {
    seat,
    dealt,
    hand: state ? cardsHeld(state.hands, seat, state.table) : dealt,
    bids: record.bids,
    favourite: record.favourite,
    trump: record.trump,
    call: record.call,
    named: record.named,
    vole: record.vole,
    plays: record.plays,
    pools: record.pools,
    ...(known ? partiesSeenBy(record, known.contracted, known.namedBy, seat, hands) : NOTHING),
    legal: now?.seat === seat ? now.legal : [],
  };
}
