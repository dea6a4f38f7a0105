import { nameCard, nameSuit } from '#engine/cards/card-name.ts';
import type { Card } from '#engine/cards/card.ts';
import { fallenTricks, type FallenTrick } from '#engine/cards/plays.ts';
import { PASS, printBid } from '../../rules/bids.ts';
import { trumpOf } from '../../record/hands-seen.ts';
import { plainTable, winningPosition } from '../../rules/ranks.ts';
import { SEATS, type QuadrilleRecord } from '../../record/record.ts';
import { seatHeading } from '#engine/words/seats.ts';
import { HandsAndPlay } from '#islands/compare/HandsAndPlay.tsx';
import { accountLabel } from '../../say/accounts.ts';

/** The cards, the bids and the play of the record, folded away: the same in every column. */
export function DealAtHand({ record }: { readonly record: QuadrilleRecord }) {
  const { bids, contract, trump, call, gives } = record;
  const named = [
    ...(trump === undefined ? [] : [`${nameSuit(trump)} trumps`]),
    ...(call === undefined ? [] : [`the ${nameCard(call)} called`]),
    ...(gives === undefined ? [] : [`the ${nameCard(gives)} given for it`]),
  ];
  return (
    <HandsAndPlay seats={SEATS.map(seatHeading)} hands={record.hands} tricks={tricksOf(record)}>
      {bids.length > 0 && (
        <li>Bids: {bids.map(({ by, bid }) => `${accountLabel(SEATS[by] ?? '')} ${printBid(bid)}`).join(', ')}</li>
      )}
      {contract && <li>Played: {contract.bid === PASS ? 'forced spadille' : printBid(contract.bid)}</li>}
      {named.length > 0 && <li>Named: {named.join(', ')}</li>}
    </HandsAndPlay>
  );
}

/** Whoever holds the first card led it, unless it came to him for a king. */
function tricksOf(record: QuadrilleRecord): readonly FallenTrick[] {
  const { hands, plays, call, gives } = record;
  const table = plainTable(trumpOf(record));
  const lead = plays[0]?.[0];
  const isExchanged = gives !== undefined && (lead === call || lead === gives);
  const holder = hands.findIndex((hand) => lead !== undefined && hand.includes(lead));
  const winner = (trick: readonly Card[]): number => winningPosition(trick, table);
  return fallenTricks(plays, SEATS.length, winner, isExchanged ? 0 : Math.max(0, holder));
}
