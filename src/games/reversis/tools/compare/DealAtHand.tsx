import { winningPosition } from '#engine/cards/trick.ts';
import { seatNames, type ReversisRecord } from '../../record/record.ts';
import { seatHeading } from '#engine/words/seats.ts';
import { Cards, HandsAndPlay, type FallenTrick } from '#islands/compare/HandsAndPlay.tsx';

/** The cards and the play of the record, folded away: the same in every column. */
export const DealAtHand = ({ record }: { readonly record: ReversisRecord }) => (
  <HandsAndPlay seats={seatNames(record.seats).map(seatHeading)} hands={record.hands} tricks={tricksOf(record)}>
    {record.talon.length > 0 && (
      <li>
        Talon: <Cards cards={record.talon} />
      </li>
    )}
    {record.laidOut.some((card) => card !== undefined) && (
      <li>
        Laid out: <Cards cards={record.laidOut.flatMap((card) => card ?? [])} />
      </li>
    )}
    {record.opposites.length > 0 && (
      <li>
        Given to the hand opposite: <Cards cards={record.opposites.flatMap((card) => card ?? [])} />
      </li>
    )}
  </HandsAndPlay>
);

function tricksOf({ plays, seats }: ReversisRecord): readonly FallenTrick[] {
  let leader = 0;
  return plays.map((cards) => {
    const led = leader;
    const winner = cards.length === seats ? (led + winningPosition(cards)) % seats : undefined;
    leader = winner ?? led;
    return { cards, leader: led, winner };
  });
}
