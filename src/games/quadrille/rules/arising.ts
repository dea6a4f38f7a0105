import { only, onlyAs, type Condition, type Only, type RuleValue, type Where } from '#engine/rules/key.ts';

/*
 * Where questions of Quadrille arise: only in a book that has the favourite suit, the médiateur, the casco and so on.
 */

/** A question about something that a book may not have at all. */
export const absent = <const V extends RuleValue, const W extends Where>(value: V, ...where: W): Only<V, W> =>
  only(value, 'quadrille.not-mentioned', ...where);

/** What is laid for a vole in a bid that a book has not got: as much as in its solo. */
export const asSolo = <const W extends Where>(solo: string, ...where: W): Only<never, W> =>
  onlyAs(solo, 'quadrille.not-mentioned', false, ...where);

export const FAVOURITE = { 'favourite.suit': ['hearts', 'lotForParty', 'lotEachDeal'] } as const;
export const FORCED = { 'auction.allPass': ['forcedSpadille'] } as const;
export const MEDIATEUR = { 'auction.mediateur': [true] } as const;
export const CASCO = { 'auction.casco': [true] } as const;
export const GRANDISSIMO = { 'auction.grandissimo': [true] } as const;
export const DEVOLE = { 'auction.devole': [true] } as const;
export const EACH = { 'matadors.manner': ['eachFromThree', 'eachFromOne'] } as const;
export const THREE_AND_FOUR = { 'matadors.manner': ['threeAndFour'] } as const;
export const ANNOUNCED = { 'auction.vole': ['announced', 'revealed'] } as const;
export const REVEALED = { 'auction.vole': ['revealed'] } as const;

/** An amount in favourite: where a reader gives a book the favourite suit, as much as in any other. */
export const inFavourite = <const C extends Condition = typeof FAVOURITE>(
  plain: string,
  besides?: C,
): Only<never, readonly [C & typeof FAVOURITE]> =>
  onlyAs(plain, 'quadrille.across.favourite', true, { ...besides, ...FAVOURITE } as C & typeof FAVOURITE);
