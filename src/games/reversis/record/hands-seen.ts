import type { Card } from '#engine/cards/card.ts';
import { playsBySeat, winningPosition } from '#engine/cards/plays.ts';
import { talonCardBefore, type ReversisRecord } from './record.ts';

/**
 * Seat → its hand as far as the play shows it, for records that do not give it: the cards it plays, and with a talon
 * given, as they were dealt: before the exchange between opposites, the trades and the exchange with the talon.
 */
export function handsSeen(
  record: Pick<ReversisRecord, 'seats' | 'talon' | 'laidOut' | 'opposites' | 'trades' | 'plays'>,
): readonly (readonly Card[])[] {
  const { seats, talon, laidOut, opposites, trades, plays } = record;
  const asDealt = talon.length > 0;
  return playsBySeat(plays, seats, winningPosition).map((played, seat) => {
    const hand = new Set(played);
    const swap = (gone: Card | undefined, back: Card | undefined): void => {
      if (gone !== undefined) hand.delete(gone);
      if (back !== undefined) hand.add(back);
    };
    if (opposites.length > 0) swap(opposites[(seat + 2) % 4], opposites[seat]);
    for (const { by, gives, takes } of trades.toReversed()) {
      if (by === seat) swap(takes, gives);
      else if (hand.has(gives)) swap(gives, takes);
    }
    const laid = laidOut[seat];
    const before = talonCardBefore({ seats, talon }, seat);
    if (asDealt && laid !== undefined && laid !== before) swap(before, laid);
    return [...hand];
  });
}
