import type { Card } from '#engine/cards/card.ts';
import { playsBySeat } from '#engine/cards/plays.ts';
import { BID_CONTRACT, GRANDISSIMO, MEDIATEUR, PASS } from '../rules/bids.ts';
import { NO_SUIT, plainTable, winningPosition } from '../rules/ranks.ts';
import type { QuadrilleRecord } from './record.ts';

/** What is played for, as far as a record says without being judged: the last bid that is not a pass. */
const lastBid = ({ contract, bids }: QuadrilleRecord): number =>
  contract?.bid ?? bids.findLast(({ bid }) => bid !== PASS)?.bid ?? PASS;

/** The suit that wins a trick: the one named, or only the black aces. Where nothing is said yet, the aces too. */
export function trumpOf(record: QuadrilleRecord): number {
  const bid = lastBid(record);
  return bid !== PASS && BID_CONTRACT[bid]! >= GRANDISSIMO ? NO_SUIT : (record.trump ?? NO_SUIT);
}

/**
 * Seat → its hand as far as the play shows it, for records that do not give it: the cards it plays, as they were dealt
 * before a king changed hands in médiateur.
 */
export function handsSeen(record: QuadrilleRecord): readonly (readonly Card[])[] {
  const { call, gives } = record;
  const bid = lastBid(record);
  const exchanged = bid !== PASS && BID_CONTRACT[bid] === MEDIATEUR;
  const table = plainTable(trumpOf(record));
  return playsBySeat(record.plays, 4, (trick) => winningPosition(trick, table)).map((played) => {
    if (!exchanged || call === undefined || gives === undefined) return played;
    return played.map((card) => (card === call ? gives : card === gives ? call : card));
  });
}
