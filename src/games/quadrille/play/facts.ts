import { FORCED, type Contract } from '../rules/bids.ts';
import type { Seat } from '../record/record.ts';

/** Nobody, or none. */
export const NOBODY = -1;
/** Contracts of a deal that is not played for: not known yet, and thrown in because all passed. */
export const UNKNOWN = -1;
export const VOIDED = -2;

/**
 * What happened in a deal, in small integers, knowing no rule. Replay, compare, the regulator and the bench all settle
 * from here; a regulator fills it in without having seen a card. -1 stands for nobody or none.
 */
export interface Facts {
  /** 0 forced spadille, 1 alliance, 2 médiateur, 3 casco, 4 solo, 5 grandissimo, 6 devole; or `UNKNOWN`, or `VOIDED`. */
  readonly contract: Contract;
  readonly ombre: Seat;
  /** -1 when the ombre plays alone, also because he called a card of his own. */
  readonly ally: Seat;
  readonly ownKing: boolean;
  /** 0 spades, 1 hearts, 2 diamonds, 3 clubs; 4 where only the black aces are trumps. */
  readonly trump: number;
  /** The favourite suit drawn by lot, where the record says one. */
  readonly favourite: number;
  /** 0 no vole bid, 1 announced, 2 revealed. */
  readonly announced: number;
  /** Médiateur: who gave the king. */
  readonly giver: Seat;
  /** Médiateur: the suit of the king asked for. */
  readonly kingSuit: number;
  /** Trick → who took it; a deal known only by its outcome gives none. */
  readonly winners: readonly Seat[];
  /** How many tricks are over, and how many each seat took. */
  readonly played: number;
  readonly taken: readonly number[];
  /** How many tricks the ombre’s side took from the first on without losing one. */
  readonly straight: number;
  /** Whether a card was led to the seventh trick. */
  readonly seventhLed: boolean;
  /** Whether the called card had been played before that lead. */
  readonly kingPlayed: boolean;
  /** Whether the ally had led a matador or the called card before the seventh trick, the first lead of the deal excepted. */
  readonly shown: boolean;
  /** Whether leave for the vole was asked, and whether the ally said no. */
  readonly asked: boolean;
  readonly refused: boolean;
  /** Trumps in unbroken sequence from spadille: [ombre’s side, defenders], in the cards dealt, and after an exchange. */
  readonly dealt: readonly [number, number];
  readonly held: readonly [number, number];
  /** Seat → its highest trump as dealt, from 0 to 11 (spadille); -1 for none. */
  readonly highest: readonly number[];
}

/** The same while play goes on. */
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
  shown: false,
  asked: false,
  refused: false,
  dealt: [0, 0],
  held: [0, 0],
  highest: [NOBODY, NOBODY, NOBODY, NOBODY],
});

/** Whether a seat plays for the ombre’s side. */
export const isOmbreSide = (facts: Facts, seat: Seat): boolean => seat === facts.ombre || seat === facts.ally;

/** The tricks of the ombre’s side. */
export const sideTricks = (facts: Facts): number =>
  facts.taken[facts.ombre]! + (facts.ally >= 0 ? facts.taken[facts.ally]! : 0);
