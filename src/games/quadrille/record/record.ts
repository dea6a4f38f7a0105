import type { Card } from '#engine/cards/card.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import { type Bid, PASS } from '../rules/bids.ts';
import { saySeat, capital } from '#engine/wording/sentence.ts';

/**
 * Seats of some bids given in order: the four in turn; then, eldest first, overcalled bidders until nobody raises. The ranks of
 * bids are not compared: of two bids the later counts. Undefined from where no seat is left to speak.
 */
export function biddersOf(bids: readonly Bid[]): readonly (Seat | undefined)[] {
  let bidders = 0;
  let out = 0;
  let holder: Seat = -1;
  return bids.map((bid, i) => {
    const by = i < 4 ? i : [0, 1, 2, 3].find((seat) => seat !== holder && ((bidders & ~out) >> seat) & 1);
    if (by === undefined) return undefined;
    if (bid === PASS) out |= 1 << by;
    else {
      bidders |= 1 << by;
      holder = by;
    }
    return by;
  });
}

/** Seats in order of play, which runs to the right: first hand (eldest) leads, the dealer is last. */
export const SEATS = ['first', 'second', 'third', 'dealer'] as const;
export type SeatName = (typeof SEATS)[number];
/** Index in order of play: 0 is first hand, 3 the dealer. Facts use -1 for none. */
export type Seat = number;

/** A suit by number: spades 0, hearts 1, diamonds 2, clubs 3. */
export type SuitNumber = number;

/** One bid in the auction. */
export interface SpokenBid {
  readonly by: Seat;
  readonly bid: Bid;
}

/**
 * One deal as it happened, legal or not, complete or not, and independent of any rule set.
 *
 * As JSON or YAML:
 * ```yaml
 * deal: { hands: { first: AS KH …, second: …, third: …, dealer: … } }   # as dealt, ten cards each
 * bids: [pass, ask, pass, sans prendre, pass]   # in the order spoken; or { by: dealer, bid: solo }
 * trump: H                # absent in grandissimo and devole
 * named: third            # who named trumps, if not the ombre (casco; a forced spadille in which he leaves it to the ally)
 * call: KS                # the king or queen called; in médiateur the card asked for
 * exchange: { gives: 3C, takes: KS }            # médiateur; `takes` repeats the call and may be left out
 * favourite: H            # if it was drawn by lot
 * vole: { asked: true, answer: yes }            # before the lead to the seventh trick, in an alliance
 * plays: [KS 8S 2S JH, …] # trick by trick, in order of play from the leader
 * pools: { stake: 14 }    # before this deal’s ante; also vole, odd and oddNot, beasts and heapTaken (see pools.ts)
 * ```
 * `bids` are `pass`, `ask`, `médiateur`, `casco`, `sans prendre` (`solo`), `grandissimo`, `devole`, each where it makes sense
 * `… in favourite`, `… with the vole`, `… with the vole revealed`; `vole` alone is a sans prendre with the vole. An unknown
 * auction may be given by its result: `contract: { by: third, bid: solo }`, or `forced spadille`. A deal known by its outcome
 * has `result` instead of hands and plays (see `DealOutcome`).
 */
export interface QuadrilleRecord {
  readonly hands: readonly (readonly Card[])[];
  readonly bids: readonly SpokenBid[];
  /** Result of an unknown auction; `bid` is `PASS` for a forced spadille. */
  readonly contract: { readonly by: Seat | undefined; readonly bid: Bid } | undefined;
  readonly trump: SuitNumber | undefined;
  readonly named: Seat | undefined;
  readonly call: Card | undefined;
  /** Médiateur: the card given face down for the one called. */
  readonly gives: Card | undefined;
  readonly favourite: SuitNumber | undefined;
  /** The question before the seventh lead: whether it was asked; the ally's answer. */
  readonly vole: { readonly asked: boolean; readonly answer: 'yes' | 'no' | undefined } | undefined;
  readonly plays: readonly (readonly Card[])[];
  /** The pools before this deal’s ante; if absent, empty. */
  readonly pools: Balances | undefined;
  readonly result: DealOutcome | undefined;
}

/**
 * A deal of which only the outcome is known, as somebody at a real table tells it. Contract, trump and favourite stand where
 * they always do in the record; with them, as JSON or YAML:
 * ```yaml
 * contract: { by: second, bid: ask }       # or `forced spadille`
 * trump: H
 * result:
 *   ally: dealer                           # or ownKing: true
 *   tricks: { second: 4, dealer: 3, first: 2, third: 1 }
 *   matadors: 3                            # the ombre’s side; { defenders: 4 } for the other
 *   premiers: true                         # the first six tricks straight off
 *   vole: undertaken                       # or refused: the ally said no
 *   giver: third                           # médiateur: who gave the king
 *   shown: true                            # the ally led a matador or the called card before the seventh trick
 *   kingHidden: true                       # the called card had not been played when the seventh trick was led to
 *   highest: [third, first]                # seats by the highest trump dealt to them, if odd counters depend on it: opponents; for
 *                                          # odd counters of the last codille any seats, by the trumps that decide, dealt or held
 * ```
 * `ombre`, `played` and `trump` may stand in `result` too.
 */
export interface DealOutcome {
  readonly ally: Seat | undefined;
  readonly ownKing: boolean;
  readonly tricks: readonly number[];
  /** Trumps in sequence from spadille: of the ombre’s side, of the defenders. */
  readonly matadors: readonly [number, number];
  readonly premiers: boolean;
  readonly vole: 'undertaken' | 'refused' | undefined;
  readonly giver: Seat | undefined;
  readonly shown: boolean;
  readonly kingHidden: boolean;
  readonly highest: readonly Seat[];
}

/** Body of an empty record. */
export const EMPTY_RECORD: QuadrilleRecord = {
  hands: [[], [], [], []],
  bids: [],
  contract: undefined,
  trump: undefined,
  named: undefined,
  call: undefined,
  gives: undefined,
  favourite: undefined,
  vole: undefined,
  plays: [],
  pools: undefined,
  result: undefined,
};

/** Seat within a sentence: `first hand`, `the dealer`. */
export const aSeat = (seat: Seat): string => saySeat(SEATS[seat]);

/** Seat at the beginning of a sentence: `First hand`, `The dealer`. */
export const theSeat = (seat: Seat): string => capital(aSeat(seat));
