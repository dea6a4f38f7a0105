import type { Card } from '#engine/cards/card.ts';
import { BID_CONTRACT, GRANDISSIMO, MEDIATEUR, PASS } from '../rules/bids.ts';
import { NO_SUIT, plainTable, winningPosition } from '../rules/ranks.ts';
import type { QuadrilleRecord, Seat } from './record.ts';

/** What is played for, as far as a record says without being judged: the last bid that is not a pass. */
const lastBid = ({ contract, bids }: QuadrilleRecord): number =>
  contract?.bid ?? bids.findLast(({ bid }) => bid !== PASS)?.bid ?? PASS;

/** The suit that wins a trick: the one named, or only the black aces. Where nothing is said yet, the aces too. */
export function trumpOf(record: QuadrilleRecord): number {
  const bid = lastBid(record);
  return bid !== PASS && BID_CONTRACT[bid]! >= GRANDISSIMO ? NO_SUIT : (record.trump ?? NO_SUIT);
}

/** Seat → the cards it plays, in order: first hand leads, then whoever took the trick before. */
function playsBySeat(record: QuadrilleRecord): readonly (readonly Card[])[] {
  const table = plainTable(trumpOf(record));
  const played: Card[][] = [[], [], [], []];
  let leader: Seat = 0;
  for (const trick of record.plays) {
    trick.forEach((card, i) => played[(leader + i) & 3]?.push(card));
    leader = (leader + winningPosition(trick, table)) & 3;
  }
  return played;
}

/**
 * Seat → its hand as far as the play shows it, for records that do not give it: the cards it plays, as they were dealt
 * before a king changed hands in médiateur.
 */
export function handsSeen(record: QuadrilleRecord): readonly (readonly Card[])[] {
  const { call, gives } = record;
  const bid = lastBid(record);
  const exchanged = bid !== PASS && BID_CONTRACT[bid] === MEDIATEUR;
  return playsBySeat(record).map((played) => {
    if (!exchanged || call === undefined || gives === undefined) return played;
    return played.map((card) => (card === call ? gives : card === gives ? call : card));
  });
}
