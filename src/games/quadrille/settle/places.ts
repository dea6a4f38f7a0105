import { ANTE, placeOf, printPlace as printLedgerPlace } from '#engine/ledger/sink.ts';

/** When trumps and the call are named, and when the king changes hands: between the ante and the first card. */
export const CONTRACT = 1000;
export const EXCHANGE = 1001;
/** The lead to the seventh trick, where a vole is undertaken. */
export const SEVENTH_LEAD = placeOf(6, 0);

/** `ante`, `contract`, `exchange`, `t7.1`, `end`. */
export const printPlace = (place: number): string =>
  place === CONTRACT ? 'contract' : place === EXCHANGE ? 'exchange' : printLedgerPlace(place);

/** A number that grows along the deal, as places themselves do not. */
export const timeOf = (place: number): number =>
  place === CONTRACT ? ANTE + 0.3 : place === EXCHANGE ? ANTE + 0.6 : place;
