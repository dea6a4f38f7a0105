import { countBits, menAt, moveMan, type Board } from '#engine/tables/board.ts';
import { placeAfter, type Place } from '#engine/tables/point.ts';
import type { Landing } from '#engine/tables/play.ts';

/*
 * What a record looks like in a short link, format 1, in both directions. Published links decode for ever: nothing here
 * may change but by appending to a table.
 *
 * A play is written by the places its men come from, each as its number among the places where its player then has men.
 * What does not fit the dice so is written out, five bits for every place from and to.
 */

/** What is to be said of a record in one bit each, as one number; append only. */
export const FLAGS = ['pending', 'position', 'handicap', 'stake', 'double', 'loosePosition', 'named'] as const;
export type Flag = (typeof FLAGS)[number];

/** Kinds of beginning by permanent number. */
export const STARTS = ['none', 'white', 'black', 'dice'] as const;

/**
 * Forms of a play of two different numbers, and of a doublet, by permanent number: so many ones and a nought stand for
 * each but the last, which has no nought.
 */
export const PAIR_FORMS = ['highLow', 'lowHigh', 'pass', 'high', 'low', 'loose'] as const;
export const DOUBLET_FORMS = ['four', 'pass', 'two', 'one', 'three', 'loose'] as const;
export type PairForm = (typeof PAIR_FORMS)[number];
export type DoubletForm = (typeof DOUBLET_FORMS)[number];

/** The numbers a form plays, in order; none for a pass, undefined where the play is written out. */
export const diceOfPair = (form: PairForm, high: number, low: number): readonly number[] | undefined =>
  ({ highLow: [high, low], lowHigh: [low, high], pass: [], high: [high], low: [low], loose: undefined })[form];
export const diceOfDoublet = (form: DoubletForm, die: number): readonly number[] | undefined =>
  ({
    four: [die, die, die, die],
    pass: [],
    two: [die, die],
    one: [die],
    three: [die, die, die],
    loose: undefined,
  })[form];

/** More landings than any link writes out. */
export const TOO_MANY = 16;

/** How many bits it takes to name one of so many. */
export const widthFor = (n: number): number => (n <= 1 ? 0 : 32 - Math.clz32(n - 1));

/** The number of a place among those where a player has men, and how many there are. */
export const numberOfPlace = (board: Board, player: number, place: Place): number =>
  countBits(board.held[player]! & ((1 << place) - 1));
export const placesHeld = (board: Board, player: number): number => countBits(board.held[player]!);

/** Moves the men of a play as far as they are where it says. */
export function follow(board: Board, player: number, landings: readonly Landing[]): void {
  for (const [from, to] of landings) if (menAt(board, player, from) > 0) moveMan(board, player, from, to);
}

export const fits = ([from, to]: Landing, die: number): boolean => placeAfter(from, die) === to;
