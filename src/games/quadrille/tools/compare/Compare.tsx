import type { Quadrille } from '../../game.ts';
import { shownGame } from '../replay/settle.ts';
import type { Occasion } from '../../record/pools.ts';
import { SEATS, type QuadrilleRecord } from '../../record/record.ts';
import { settleRecord } from '../../settle/judge.ts';
import { mapOk } from '#engine/kernel/result.ts';
import { sayOccasion, accountLabel } from '../../wording/names.ts';
import { CompareOf, type CompareProps } from '#islands/compare/Compare.tsx';
import type { ComparedGame } from '#islands/compare/game.ts';
import { nameCard, nameSuit, type Card } from '#engine/cards/card.ts';
import { fallenTricks, type FallenTrick } from '#engine/cards/plays-in-link.ts';
import { PASS, printBid } from '../../rules/bids.ts';
import { trumpOf } from '../../record/notation.ts';
import { plainTable, winningPosition } from '../../rules/ranks.ts';
import { seatHeading } from '#engine/wording/sentence.ts';
import { HandsAndPlay } from '#islands/compare/DealAtHand.tsx';

/** Cards, bids and play of the record, which are the same in every column. */
function DealAtHand({ record }: { readonly record: QuadrilleRecord }) {
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

/** Tricks of the play; the holder of the first card led it, unless he was given it for a king. */
function tricksOf(record: QuadrilleRecord): readonly FallenTrick[] {
  const { hands, plays, call, gives } = record;
  const table = plainTable(trumpOf(record));
  const lead = plays[0]?.[0];
  const isExchanged = gives !== undefined && (lead === call || lead === gives);
  const holder = hands.findIndex((hand) => lead !== undefined && hand.includes(lead));
  const winner = (trick: readonly Card[]): number => winningPosition(trick, table);
  return fallenTricks(plays, SEATS.length, winner, isExchanged ? 0 : Math.max(0, holder));
}

/** Quadrille for the comparison. */
export const COMPARED_QUADRILLE: ComparedGame<Quadrille> = {
  ...shownGame,
  settle: (record, rules) =>
    mapOk(settleRecord(record, rules), ({ settlement, deal }) => ({
      ...settlement,
      isFinished: deal.ending.kind !== 'unfinished',
    })),
  seats: () => SEATS,
  sayOccasion: (occasion, of) => sayOccasion(occasion as Occasion, of),
  DealAtHand,
  fetchEdition: () => import('../reading/game.tsx').then(({ reading }) => reading),
  isEdited: true,
};

/** Compares a deal of Quadrille in several books. */
export const Compare = (props: CompareProps) => <CompareOf {...props} game={COMPARED_QUADRILLE} />;
