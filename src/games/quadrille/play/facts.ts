import { FORCED, type Contract } from '../rules/bids.ts';
import type { Seat } from '../record/record.ts';

/** No seat, no card or no suit. */
export const NOBODY = -1;
/** Contracts of a deal without play: not known yet, and thrown in after four passes. */
export const UNKNOWN = -1;
export const VOIDED = -2;

/**
 * What happened in a deal, in small integers and independent of any rule. Replay, comparison, score keeping and bench all
 * settle from these; score keeping fills them in without any card. -1 stands for no seat, card or suit.
 */
export interface Facts {
  /** 0 forced spadille, 1 alliance, 2 médiateur, 3 casco, 4 solo, 5 grandissimo, 6 devole; or `UNKNOWN`, or `VOIDED`. */
  readonly contract: Contract;
  readonly ombre: Seat;
  /** -1 if the ombre plays alone, also after calling a card of his own. */
  readonly ally: Seat;
  readonly ownKing: boolean;
  /** 0 spades, 1 hearts, 2 diamonds, 3 clubs; 4 if only the black aces are trumps. */
  readonly trump: number;
  /** The favourite suit drawn by lot, if the record gives it. */
  readonly favourite: number;
  /** 0 no vole bid, 1 announced, 2 revealed. */
  readonly announced: number;
  /** Médiateur: the seat that gave the king. */
  readonly giver: Seat;
  /** Médiateur: the suit of the king asked for. */
  readonly kingSuit: number;
  /** Trick → the seat that took it; empty for a deal known by its outcome. */
  readonly winners: readonly Seat[];
  /** Number of tricks over; below, tricks taken by each seat. */
  readonly played: number;
  readonly taken: readonly number[];
  /** Tricks that the ombre’s side took from the first on without a loss. */
  readonly straight: number;
  /** Whether a card was led to the seventh trick. */
  readonly seventhLed: boolean;
  /** Whether the called card had been played before that lead. */
  readonly kingPlayed: boolean;
  /**
   * Whether the ally had led a matador or the called card before the seventh trick, not counting the first lead of the deal.
   */
  readonly allyShown: boolean;
  /** Likewise, for leads made while the called card had not been played and which therefore revealed the ally. */
  readonly unknownAllyShown: boolean;
  /** Whether leave for the vole was asked; below, whether the ally refused. */
  readonly leaveAsked: boolean;
  readonly leaveRefused: boolean;
  /** Trumps in unbroken sequence from spadille: [ombre’s side, defenders], in the cards dealt; below, after the exchange. */
  readonly dealt: readonly [number, number];
  readonly held: readonly [number, number];
  /** Seat → its highest trump as dealt, from 0 to 11 (spadille); -1 for none. */
  readonly highest: readonly number[];
  /** Seat → its highest trump after the exchange, likewise. */
  readonly highestHeld: readonly number[];
}

/** Facts that are still being written during play. */
export type FactsDraft = {
  -readonly [K in keyof Facts]: Facts[K] extends readonly [number, number]
    ? [number, number]
    : Facts[K] extends readonly number[]
      ? number[]
      : Facts[K];
};

export const emptyFacts = (): FactsDraft => ({
  contract: FORCED,
  ombre: 0,
  ally: NOBODY,
  ownKing: false,
  trump: 0,
  favourite: NOBODY,
  announced: 0,
  giver: NOBODY,
  kingSuit: NOBODY,
  winners: [],
  played: 0,
  taken: [0, 0, 0, 0],
  straight: 0,
  seventhLed: false,
  kingPlayed: false,
  allyShown: false,
  unknownAllyShown: false,
  leaveAsked: false,
  leaveRefused: false,
  dealt: [0, 0],
  held: [0, 0],
  highest: [NOBODY, NOBODY, NOBODY, NOBODY],
  highestHeld: [NOBODY, NOBODY, NOBODY, NOBODY],
});

/** Whether a seat is on the ombre’s side. */
export const isOmbreSide = (facts: Facts, seat: Seat): boolean => seat === facts.ombre || seat === facts.ally;

/** Tricks of the ombre’s side. */
export const sideTricks = (facts: Facts): number =>
  facts.taken[facts.ombre]! + (facts.ally >= 0 ? facts.taken[facts.ally]! : 0);
